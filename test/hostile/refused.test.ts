/** What a machine refuses is said in a line and ends the command with 3: no stack, no «internal error», nothing left behind. */

import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { runHere } from '../run-here.ts'
import { createTrial, type Trial } from './trial.ts'

const CLI = join(import.meta.dirname, '../../dist/cli.js')
const CACHED = `${process.execPath} ${CLI} build . --lang en --no-color`
const BUILD = `${CACHED} --no-cache`

let trial: Trial
beforeEach(() => {
  trial = createTrial({ 'docs/index.md': '# Начало\n', file: 'x' })
})
afterEach(() => trial.end())

interface Ran {
  code: number | null
  said: string
  left: string[]
}

const left = (): string[] => readdirSync(trial.folder).filter(name => /zapiski-|^out/.test(name))

function run(command: string): Ran {
  const { status, stdout, stderr } = spawnSync('bash', ['-c', command], { cwd: trial.folder, encoding: 'utf8' })
  return { code: status, said: stdout + stderr, left: left() }
}

/** The same where the machine refuses no more to a process of its own than to this one. */
async function buildHere(...options: string[]): Promise<Ran> {
  const { code, out, err } = await runHere(trial.folder, ['build', '.', '--no-color', '--no-cache', ...options])
  return { code, said: out + err, left: left() }
}

function expectRefusal(ran: Ran, said: RegExp): void {
  expect(ran.said).toMatch(said)
  expect(ran.said).not.toMatch(/\n\s+at |internal error/)
  expect(ran.code).toBe(3)
  expect(ran.left).toEqual([])
}

test.each([
  ['a file on the way to the output folder', 'file/out', /a file stands where a folder is needed: file/],
  ['a folder that nobody can make', '/proc/none', /is not there or cannot be made/],
  ['a name that is too long', `out${'a'.repeat(300)}`, /too long for the disk/],
])('%s', async (_, folder, said) => expectRefusal(await buildHere('--out-dir', folder), said))

test('files that may not grow', () => {
  expectRefusal(run(`ulimit -f 8; ${BUILD} --out-dir out`), /a file is larger than this machine allows/)
})

test('few files that may be open, from where Node starts at all to where the command has enough', () => {
  const under = (limit: number): string => `ulimit -n ${limit}; ${BUILD} --out-dir out`
  let limit = 16
  // Below that Node ends, itself or the process that it starts, before it reads a line of ours.
  while (!/too many files are open/.test(run(under(limit)).said) && limit < 100) limit++
  // How many are enough differs with the version of Node.
  const first = limit
  for (; !existsSync(join(trial.folder, 'out')); limit += 6) {
    const { said, code, left } = run(under(limit))
    expect(said).not.toMatch(/\n\s+at |internal error/)
    const isRefused = /too many files are open/.test(said)
    expect({ code, left }).toEqual(isRefused ? { code: 3, left: [] } : { code: 0, left: ['out'] })
  }
  expect(limit).toBeGreaterThan(first + 6)
})

test('a report that no disk can hold', async () => {
  const { code, said } = await buildHere('--report', '/dev/full')
  expect([code, /no space left on the disk/.test(said)]).toEqual([3, true])
})

test('S14: nobody’s home folder is needed', () => {
  expect(run(`env -u HOME -u USER ${BUILD} --out-dir built`).code).toBe(0)
})

/** Whether this machine lets us make small disks for a process of our own. */
function canMount(): boolean {
  try {
    execFileSync('unshare', ['-rm', 'mount', '-t', 'tmpfs', '-o', 'size=100k', 'none', '/mnt'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

test.runIf(canMount())('S9: without any network a site is built', () => {
  trial.put({ 'docs/a.md': '# А\n\n[x](https://none.invalid/) ![y](https://none.invalid/a.png)\n' })
  expect(run(`unshare -rn ${BUILD} --out-dir built`).code).toBe(0)
})

test.runIf(canMount() && existsSync('/usr/sbin/ip'))(
  'S9: and served under `dev`',
  () => {
    trial.put({ 'docs/a.md': '# А\n\n[x](https://none.invalid/) ![y](https://none.invalid/a.png)\n' })
    const ask = 'fetch("http://localhost:4321/docs/a").then(a => a.text()).then(console.log, () => process.exit(1))'
    const steps = [
      '/usr/sbin/ip link set lo up',
      `${process.execPath} ${CLI} dev . --lang en --port 4321 & server=$!`,
      `for n in $(seq 100); do ${process.execPath} -e '${ask}' && break; sleep 0.2; done`,
      'kill $server; wait',
    ]
    trial.put({ 'steps.sh': steps.join('\n') })
    const { said } = run('unshare -rn bash steps.sh')
    expect(said).toContain('https://none.invalid/a.png')
    expect(said).not.toMatch(/\berror: (?!the signal SIGTERM)/)
  },
  60_000,
)

describe.runIf(canMount())('a disk', () => {
  const on = (disk: string, then: string): string =>
    `mkdir small; unshare -rm bash -c 'mount -t tmpfs -o ${disk} none small && ${then}'`

  test('that is full: what was begun is taken away', () => {
    const { code, said } = run(on('size=100k', `${BUILD} --out-dir small/out; echo code $? $(ls -A small | wc -l)`))
    expect(said).toMatch(/no space left on the disk/)
    expect([code, /^code 3 0$/m.test(said)]).toEqual([0, true])
  })

  test('that is the output folder itself: nothing beside it could be put there by a rename', () => {
    expectRefusal(run(on('size=60m', `${BUILD} --out-dir small`)), /the output folder is on another disk: small/)
  })

  test('that fills up: the site that stands is untouched, and with room again the next build has all it needs', () => {
    const build = `${CACHED} --out-dir out; echo code $?`
    const sums = (name: string): string => `find out -type f -exec sha256sum {} + | sort > ../${name}`
    const steps = [
      'cp -r docs zapiski.config.mjs small; cd small',
      build,
      sums('before'),
      'cp docs/index.md docs/b.md; head -c 200m /dev/zero > filler',
      build,
      sums('after'),
      'cmp ../before ../after && echo same',
      'rm filler; echo beside $(ls -A)',
      build,
      'ls out/docs/b.html',
    ]
    const { said } = run(on('size=60m', steps.join('; ')))
    expect(said.match(/^(?:code \d+|same|out\/docs\/b\.html)$/gm)).toEqual([
      'code 0',
      'code 3',
      'same',
      'code 0',
      'out/docs/b.html',
    ])
    expect(/^beside (.*)$/m.exec(said)?.[1]?.split(' ').toSorted()).toEqual([
      '.zapiski',
      'docs',
      'out',
      'zapiski.config.mjs',
    ])
  })

  test('that is read-only: the output cannot be there, elsewhere it can', () => {
    const copied = 'cp -r docs zapiski.config.mjs small && mount -o remount,ro small && cd small'
    expectRefusal(run(on('size=5m', `${copied} && ${BUILD}`)), /the disk is read-only: \.build\.zapiski-lock/)
    expect(run(`rm -r small; ${on('size=5m', `${copied} && ${CACHED} --out-dir ${trial.folder}/built`)}`).code).toBe(0)
  })
})

/** Code of a site that loops, waits, grows or ends the program: named, and it costs nothing but itself. */

import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { CONFIG, component, configOf, type Files, idOf, LOOP, TRIALS, type Trial } from './fence-cases.ts'
import { writeFiles } from './write-files.ts'

const CLI = join(import.meta.dirname, '../dist/cli.js')
const isBuilt = existsSync(CLI)

/** A command of a site, with all that it has said. */
interface Started {
  child: ChildProcess
  said(): string
  /** Its code, once it has ended. */
  ended: Promise<number | null>
}

/** A site with an earlier output, removed when `onEnd` says so; the other test files go on meanwhile, so several are tried at once. */
function makeSite(onEnd: (work: () => void) => void, files: Files) {
  const site = mkdtempSync(join(tmpdir(), 'zapiski-fence-'))
  const children: ChildProcess[] = []
  onEnd(() => {
    for (const child of children) child.kill('SIGKILL')
    rmSync(site, { recursive: true, force: true, maxRetries: 5 })
  })
  writeFiles(site, {
    'zapiski.config.ts': CONFIG,
    'docs/a.md': '---\ntitle: A\n---\n\nText\n',
    'build/index.html': 'old',
  })
  writeFiles(site, { 'build/.zapiski-build': '{"engine":"zapiski","files":["index.html"]}\n', ...files })
  function start(command: string, ...args: string[]): Started {
    const child = spawn(process.execPath, [CLI, command, site, ...args], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ZAPISKI_CONFIG_SECONDS: '2' },
    })
    children.push(child)
    let said = ''
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (said += chunk.toString()))
    return { child, said: () => said, ended: new Promise(resolve => child.on('close', resolve)) }
  }
  return {
    start,
    write: (more: Files) => writeFiles(site, more),
    read: (path: string) => readFileSync(join(site, path), 'utf8'),
    /** What lies beside the output and should not. */
    left: () => readdirSync(site).filter(name => name.includes('.zapiski-')),
  }
}

/** Problems, a line each: what is the same at several places is said once. */
function problemsOf(said: string): string[] {
  let last = ''
  return said.split('\n').flatMap(line => {
    const [, others] = /^ {4}the same: (.*)$/.exec(line) ?? []
    if (others === undefined) last = line
    const all = others?.split(', ').map(place => last.replace(/^\S+/, place)) ?? [line]
    return all.filter(one => /^(?:\S+ +)?(?:error|warning): /.test(one))
  })
}

const ends: (() => void)[] = []
afterAll(() => {
  for (const end of ends) end()
})
const runs = new Map<Trial, Promise<string[]>>()

/** What is wrong with a site, told by whichever of its cases asks first; its output stays. */
function namedIn(trial: Trial): Promise<string[]> {
  const run = runs.get(trial) ?? build(trial)
  runs.set(trial, run)
  return run
}

async function build({ cases, isPatient }: Trial): Promise<string[]> {
  const files = cases.map(([, make], index) => make(idOf(index)))
  const site = makeSite(
    end => ends.push(end),
    Object.assign({ 'zapiski.config.ts': configOf('', isPatient) }, ...files),
  )
  const { ended, said } = site.start('build', '--no-cache')
  const code = await ended
  expect(code, said()).toBeGreaterThan(0)
  expect(code === 143 || Number(code) < 70).toBe(true)
  expect(site.read('build/index.html')).toBe('old')
  expect(site.left()).toEqual([])
  return problemsOf(said())
}

/** The first of each site come first, so that sites are built beside each other. */
const CASES = TRIALS.flatMap(trial => trial.cases.map((one, index) => ({ trial, index, one })))
  .toSorted((a, b) => a.index - b.index)
  .map(({ trial, index, one: [name, , where, said] }) => ({ name, trial, id: idOf(index), where, said }))

describe.skipIf(!isBuilt).concurrent('code that does not behave is named, and the old output stays', () => {
  test.for(CASES)('$name', { timeout: 240_000 }, async ({ trial, id, where, said }, { expect }) => {
    const place = where === '' ? '' : `${where.replaceAll('.', '\\.')} +`
    const how = said.source.startsWith('^') ? said.source.slice(1) : `error: .*(?:${said.source})`
    const wanted = new RegExp(`^${place}${how}`.replaceAll('ID', id))
    expect(await namedIn(trial)).toContainEqual(expect.stringMatching(wanted))
  })

  test('everything else is still checked', { timeout: 120_000 }, async ({ onTestFinished, expect }) => {
    const files = {
      ...component(LOOP)('b'),
      'docs/c.mdx': '{nothing}\n',
      'docs/d.md': '[x](gone.md)\n',
      'docs/e.mdx': '{(Array.prototype.map = () => { throw 1 }, JSON.parse = null, "x")}\n',
    }
    const { ended, said } = makeSite(onTestFinished, files).start('check')
    expect(await ended).toBe(1)
    for (const file of ['docs/b.mdx', 'docs/c.mdx:1', 'docs/d.md:1']) expect(said()).toContain(file)
    expect(said()).toMatch(/docs\/e\.mdx .*everything uses: Array\.prototype\.map, JSON\.parse/)
  })
})

/** What the dev server says and answers, once it does. */
async function ask(url: string, wanted: RegExp): Promise<void> {
  const text = async (): Promise<string> => {
    try {
      return await (await fetch(url, { signal: AbortSignal.timeout(2000) })).text()
    } catch {
      return ''
    }
  }
  await expect.poll(text, { timeout: 60_000, interval: 300 }).toMatch(wanted)
}

test.skipIf(!isBuilt)(
  'dev goes on: a loop is ended and named, other pages are there, and it heals when the file is mended',
  { timeout: 300_000 },
  async ({ onTestFinished }) => {
    const { start, write } = makeSite(onTestFinished, component('return <p>first</p>')('b'))
    const { child, said, ended } = start('dev', '--port', '0')
    await expect.poll(said, { timeout: 60_000 }).toMatch(/http:\/\/localhost:\d+\//)
    const url = /http:\/\/localhost:\d+\//.exec(said())?.[0] ?? ''
    await ask(`${url}docs/b`, /first/)
    write(component(LOOP)('b'))
    await expect.poll(said, { timeout: 60_000 }).toMatch(/docs\/b\.mdx .*did not end in 1 second/)
    await ask(`${url}docs/a`, /<title>A/)
    write(component('return <p>second</p>')('b'))
    await ask(`${url}docs/b`, /second/)
    write({ 'zapiski.config.ts': `${CONFIG}\n${LOOP}` })
    await expect.poll(said, { timeout: 60_000 }).toMatch(/zapiski\.config\.ts .*did not end/)
    write({ 'zapiski.config.ts': CONFIG.replace("title: 'T'", "title: 'Mended'") })
    await ask(`${url}docs/a`, /Mended/)
    // It runs when the site is opened: started again, there is none until the config is another.
    write({ 'zapiski.config.ts': CONFIG.replace("title: 'T'", `title: 'T', docs: { editUrl() { ${LOOP} } }`) })
    await ask(`${url}docs/a`, /editUrl: .*did not end/)
    write({ 'zapiski.config.ts': CONFIG.replace("title: 'T'", "title: 'Mended again'") })
    await ask(`${url}docs/a`, /Mended again/)
    child.kill('SIGTERM')
    expect(await ended).toBe(143)
  },
)

test.skipIf(!isBuilt).for([
  ['SIGHUP', 129],
  ['SIGINT', 130],
] as const)(
  '%s ends a build whose code loops, and nothing is left beside the output',
  { timeout: 120_000 },
  async ([signal, code], { onTestFinished }) => {
    const files = { ...component(LOOP)('b'), 'zapiski.config.ts': configOf('', true) }
    const { start, left } = makeSite(onTestFinished, files)
    const { child, said, ended } = start('build')
    await expect.poll(said, { timeout: 60_000 }).toMatch(/Reading/)
    child.kill(signal)
    expect(await ended).toBe(code)
    expect(left()).toEqual([])
  },
)

/** The process that a command watches. */
const childOf = (pid: number | undefined): number =>
  Number(readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ')[0])

test.skipIf(!isBuilt || !existsSync('/proc/self/task'))(
  'a program that is killed from outside did not run out of memory, and is told so',
  { timeout: 60_000 },
  async ({ onTestFinished }) => {
    const { start } = makeSite(onTestFinished, {})
    const { child, said, ended } = start('dev', '--port', '0', '--lang', 'en')
    await expect.poll(said, { timeout: 30_000 }).toContain('http://')
    process.kill(childOf(child.pid), 'SIGKILL')
    expect(await ended).not.toBe(0)
    expect(said()).toContain('killed from outside (SIGKILL)')
    expect(said()).not.toContain('ran out of memory')
  },
)

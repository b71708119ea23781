/** Builds that are killed at any moment leave whole pages, all of them; the next one makes them those of one site. */

import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { rolldown } from 'rolldown'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { MARKER } from './outdir.ts'
import { createOutput } from './write.ts'

const FILES = 40
const ROUNDS = 12

let siteDir = ''
let script = ''

beforeAll(async () => {
  siteDir = mkdtempSync(join(tmpdir(), 'zapiski-crash-'))
  const bundle = await rolldown({ input: join(import.meta.dirname, 'write.ts'), platform: 'node' })
  await bundle.write({ file: join(siteDir, 'write.mjs') })
  script = join(siteDir, 'builder.mjs')
  writeFileSync(
    script,
    `import { createOutput } from './write.mjs'
     process.on('SIGTERM', () => process.exit(143))
     for (let version = 1; ; version++) {
       const output = await createOutput(${JSON.stringify(join(siteDir, 'build'))}, { siteDir: ${JSON.stringify(siteDir)} })
       for (let index = 0; index < ${FILES}; index++) await output.put({ path: 'page-' + index + '.html', read: () => String(version).repeat(2000) })
       await output.commit()
       process.stdout.write('.')
     }`,
  )
})
afterAll(() => rmSync(siteDir, { recursive: true, force: true }))

/** Starts the endless builder and returns once it has published at least once. */
async function startBuilder(): Promise<ChildProcess> {
  const child = spawn(process.execPath, [script], { stdio: ['ignore', 'pipe', 'inherit'] })
  await new Promise(resolve => child.stdout.once('data', resolve))
  return child
}

const ended = (child: ChildProcess) => new Promise<number | null>(resolve => child.once('exit', code => resolve(code)))

const hidden = (): string[] => readdirSync(siteDir).filter(name => name.startsWith('.build'))

/** The versions that the pages of the output are of; each page is whole. */
function versionsOf(out: string): string[] {
  const names = readdirSync(out).filter(name => name !== MARKER)
  expect(names).toHaveLength(FILES)
  const texts = new Set(names.map(name => readFileSync(join(out, name), 'utf8')))
  return [...texts].map(text => {
    const version = text.slice(0, text.length / 2000)
    expect(version.repeat(2000)).toBe(text)
    expect(version).not.toBe('')
    return version
  })
}

test(`a build killed at random, ${ROUNDS} times`, async () => {
  const out = join(siteDir, 'build')
  for (let round = 0; round < ROUNDS; round++) {
    const child = await startBuilder()
    await sleep(Math.random() * 40)
    const exit = ended(child)
    child.kill('SIGKILL')
    await exit
    expect(versionsOf(out).length).toBeLessThan(3)
    // The next build finds its way without a word from the author.
    await (await createOutput(out, { siteDir, wait: 0 })).discard()
    expect(versionsOf(out)).toHaveLength(1)
    expect(hidden()).toEqual([])
  }
})

test('a build that is asked to stop tidies up after itself', async () => {
  const child = await startBuilder()
  const exit = ended(child)
  child.kill('SIGTERM')
  expect(await exit).toBe(143)
  expect(hidden()).toEqual([])
  await (await createOutput(join(siteDir, 'build'), { siteDir, wait: 0 })).discard()
  expect(versionsOf(join(siteDir, 'build'))).toHaveLength(1)
})

test('a build that ends while it opens its output leaves nothing, however busy the disk is', async () => {
  const late = join(siteDir, 'late.mjs')
  // The only thread for work on files is never free: what it is given when the lock is taken it does after everything has
  // been put away.
  writeFileSync(
    late,
    `import { pbkdf2 } from 'node:crypto'
     import { lstatSync } from 'node:fs'
     import { createOutput } from './write.mjs'
     createOutput(${JSON.stringify(join(siteDir, 'build'))}, { siteDir: ${JSON.stringify(siteDir)} })
     const work = () => pbkdf2('', '', 3e4, 64, 'sha512', work)
     work()
     work()
     const look = () => {
       if (!lstatSync(${JSON.stringify(join(siteDir, '.build.zapiski-lock'))}, { throwIfNoEntry: false })) return setImmediate(look)
       process.on('exit', () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 600))
       process.exit(143)
     }
     look()`,
  )
  const child = spawn(process.execPath, [late], { stdio: 'inherit', env: { ...process.env, UV_THREADPOOL_SIZE: '1' } })
  expect(await ended(child)).toBe(143)
  expect(hidden()).toEqual([])
})

/** Code of a site that loops, waits, grows or ends the program: named, and it costs nothing but itself. */

import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

const CLI = join(import.meta.dirname, '../dist/cli.js')
const isBuilt = existsSync(CLI)

let site = ''
let running: ChildProcess | undefined

const CONFIG = `export default {
  title: 'T', url: 'https://example.org', i18n: { defaultLocale: 'en' }, search: false, shareImages: false,
  limits: { seconds: 1, memory: 200 },
}`
const PAGE = '---\ntitle: B\n---\n\nimport C from "@site/src/C"\n\nText\n\n<C />\n'

function write(files: Record<string, string>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(site, path)), { recursive: true })
    writeFileSync(join(site, path), text)
  }
}

beforeEach(() => {
  site = mkdtempSync(join(tmpdir(), 'zapiski-fence-'))
  write({ 'zapiski.config.ts': CONFIG, 'docs/a.md': '---\ntitle: A\n---\n\nText\n', 'build/index.html': 'old' })
  write({ 'build/.zapiski-build': '{"engine":"zapiski","files":["index.html"]}\n' })
})
afterEach(() => {
  running?.kill('SIGKILL')
  rmSync(site, { recursive: true, force: true })
})

interface Ran {
  code: number | null
  said: string
}

function start(...args: string[]): ChildProcess {
  const child = spawn(process.execPath, [CLI, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ZAPISKI_CONFIG_SECONDS: '2' },
  })
  running = child
  return child
}

function run(...args: string[]): Promise<Ran> {
  const child = start(...args)
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (said += chunk.toString()))
  return new Promise(resolve => child.on('close', code => resolve({ code, said })))
}

const left = (): string[] => readdirSync(site).filter(name => name.includes('.zapiski-'))

const component = (body: string) => ({ 'src/C.tsx': `export default function C() {\n${body}\n}`, 'docs/b.mdx': PAGE })
const inPage = (code: string) => ({ 'docs/b.mdx': `---\ntitle: B\n---\n\nexport const x = ${code}\n\nText\n` })

const CASES: [name: string, files: Record<string, string>, said: RegExp][] = [
  ['a loop in a component', component('for (;;);'), /^docs\/b\.mdx .*did not end in 1 second /m],
  ['a loop in a page', inPage('(() => { for (;;); })()'), /^docs\/b\.mdx .*did not end in 1 second /m],
  [
    'a loop at the top of a module',
    { ...component('return 1'), 'src/C.tsx': 'for (;;);\nexport default 1' },
    /^docs\/b\.mdx:5:1 .*@site\/src\/C .*did not end/m,
  ],
  [
    'a loop in the config',
    { 'zapiski.config.ts': 'for (;;);\nexport default {}' },
    /^zapiski\.config\.ts .*did not end in 2 seconds/m,
  ],
  ['a promise that is never settled', inPage('await new Promise(() => {})'), /^docs\/b\.mdx .*waits for something/m],
  [
    'a promise that is never settled while a timer runs',
    inPage('await new Promise(() => setInterval(() => {}, 9))'),
    /^docs\/b\.mdx .*waits for something/m,
  ],
  [
    'a config that waits for ever',
    { 'zapiski.config.ts': 'export default async () => new Promise(() => {})' },
    /^zapiski\.config\.ts .*waits for something/m,
  ],
  [
    'a text that the parser would be long at, before anything of it runs',
    { 'docs/b.mdx': `import "react"\n\n<A b={${'<b>с'.repeat(40)}{a}` },
    /^docs\/b\.mdx:3:1 .*nested too deep/m,
  ],
  ['recursion', component('const f = () => f() + 1\nreturn <p>{f()}</p>'), /^src\/C\.tsx:2:\d+ .*call stack/m],
  [
    'an array that grows',
    component('const all = []\nfor (;;) all.push({ a: all.length })'),
    /^docs\/b\.mdx .*(?:200 MB of memory|did not end)/m,
  ],
  [
    'memory outside the heap',
    component('const all = []\nfor (;;) all.push(Buffer.alloc(1e7, 1))'),
    /^docs\/b\.mdx .*200 MB of memory/m,
  ],
  [
    'a text without measure',
    component('return <p>{"x".repeat(2e7)}</p>'),
    /^docs\/b\.mdx:9:1 .*more than 10 million characters/m,
  ],
  ['the end of the program', component('process.exit(0)'), /^src\/C\.tsx:2:9 .*process\.exit/m],
  [
    'the end of the program in the config',
    { 'zapiski.config.ts': 'process.exit(0)\nexport default {}' },
    /^zapiski\.config\.ts:1:9 .*process\.exit/m,
  ],
  [
    'a crash',
    component('process.kill(process.pid, "SIGSEGV"); for (;;);'),
    /^docs\/b\.mdx .*crashed here \(SIGSEGV\)/m,
  ],
  [
    'a rejection that nobody handles',
    component('Promise.reject(new Error("late"))\nreturn <p />'),
    /^src\/C\.tsx:2:16 .*nobody waited for it: late/m,
  ],
  [
    'an error out of a timer',
    component('setTimeout(() => { throw new Error("late") }, 1)\nreturn <p />'),
    /^src\/C\.tsx:2:26 .*late/m,
  ],
]

describe.skipIf(!isBuilt)('code that does not behave is named, and the old output stays', () => {
  test.each(CASES)(
    '%s',
    async (_, files, said) => {
      write(files)
      const ran = await run('build', site, '--no-cache')
      expect(ran.said).toMatch(said)
      expect(ran.code).toBeGreaterThan(0)
      expect(ran.code).toBeLessThan(70)
      expect(readFileSync(join(site, 'build/index.html'), 'utf8')).toBe('old')
      expect(left()).toEqual([])
    },
    120_000,
  )

  test('everything else is still checked', async () => {
    write({ ...component('for (;;);'), 'docs/c.mdx': '{nothing}\n', 'docs/d.md': '[x](gone.md)\n' })
    const { said, code } = await run('check', site)
    expect(code).toBe(1)
    for (const file of ['docs/b.mdx', 'docs/c.mdx:1', 'docs/d.md:1']) expect(said).toContain(file)
  }, 120_000)
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

describe.skipIf(!isBuilt)('dev goes on', () => {
  test('a loop is ended and named, other pages are there, and it heals when the file is mended', async () => {
    write(component('return <p>first</p>'))
    const child = start('dev', site, '--port', '0')
    let said = ''
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (said += chunk.toString()))
    await expect.poll(() => said, { timeout: 60_000 }).toMatch(/http:\/\/localhost:\d+\//)
    const url = /http:\/\/localhost:\d+\//.exec(said)?.[0] ?? ''
    await ask(`${url}docs/b`, /first/)
    write(component('for (;;);'))
    await expect.poll(() => said, { timeout: 60_000 }).toMatch(/docs\/b\.mdx .*did not end in 1 second/)
    await ask(`${url}docs/a`, /<title>A/)
    write(component('return <p>second</p>'))
    await ask(`${url}docs/b`, /second/)
    write({ 'zapiski.config.ts': `${CONFIG}\nfor (;;);` })
    await expect.poll(() => said, { timeout: 60_000 }).toMatch(/zapiski\.config\.ts .*did not end/)
    write({ 'zapiski.config.ts': CONFIG.replace("title: 'T'", "title: 'Mended'") })
    await ask(`${url}docs/a`, /Mended/)
    const ended = new Promise(resolve => child.on('exit', resolve))
    child.kill('SIGTERM')
    expect(await ended).toBe(143)
  }, 300_000)
})

test.skipIf(!isBuilt)(
  'a signal ends a build whose code loops, and nothing is left beside the output',
  async () => {
    write({ ...component('for (;;);'), 'zapiski.config.ts': CONFIG.replace('seconds: 1', 'seconds: 60') })
    const child = start('build', site)
    let said = ''
    child.stderr?.on('data', (chunk: Buffer) => (said += chunk.toString()))
    await expect.poll(() => said, { timeout: 60_000 }).toMatch(/Reading/)
    const ended = new Promise(resolve => child.on('exit', resolve))
    child.kill('SIGHUP')
    expect(await ended).toBe(129)
    expect(left()).toEqual([])
  },
  120_000,
)

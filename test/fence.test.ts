/** Code of a site that loops, waits, grows or ends the program: named, and it costs nothing but itself. */

import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'

const CLI = join(import.meta.dirname, '../dist/cli.js')
const isBuilt = existsSync(CLI)

const CONFIG = `export default {
  title: 'T', url: 'https://example.org', i18n: { defaultLocale: 'en' }, search: false, shareImages: false,
  limits: { seconds: 1, memory: 200 },
}`
const PAGE = '---\ntitle: B\n---\n\nimport C from "@site/src/C"\n\nText\n\n<C />\n'

type Files = Record<string, string>

function write(site: string, files: Files): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(site, path)), { recursive: true })
    writeFileSync(join(site, path), text)
  }
}

/** A command of a site, with all that it has said. */
interface Started {
  child: ChildProcess
  said(): string
  /** Its code, once it has ended. */
  ended: Promise<number | null>
}

/** A site of a test, with an earlier output; the other test files go on meanwhile, so several are tried at once. */
function makeSite(onTestFinished: (work: () => void) => void, files: Files) {
  const site = mkdtempSync(join(tmpdir(), 'zapiski-fence-'))
  const children: ChildProcess[] = []
  onTestFinished(() => {
    for (const child of children) child.kill('SIGKILL')
    rmSync(site, { recursive: true, force: true, maxRetries: 5 })
  })
  write(site, { 'zapiski.config.ts': CONFIG, 'docs/a.md': '---\ntitle: A\n---\n\nText\n', 'build/index.html': 'old' })
  write(site, { 'build/.zapiski-build': '{"engine":"zapiski","files":["index.html"]}\n', ...files })
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
    write: (more: Files) => write(site, more),
    read: (path: string) => readFileSync(join(site, path), 'utf8'),
    /** What lies beside the output and should not. */
    left: () => readdirSync(site).filter(name => name.includes('.zapiski-')),
  }
}

const component = (body: string) => ({ 'src/C.tsx': `export default function C() {\n${body}\n}`, 'docs/b.mdx': PAGE })
const inPage = (code: string) => ({ 'docs/b.mdx': `---\ntitle: B\n---\n\nexport const x = ${code}\n\nText\n` })

/** Where something else is to end the code, a busy machine must not let the clock come first. */
const patient = (files: Files): Files => ({
  'zapiski.config.ts': CONFIG.replace('seconds: 1', 'seconds: 60'),
  ...files,
})

const CASES: [name: string, files: Files, said: RegExp][] = [
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
  [
    'a loop of promises that goes on behind the page',
    inPage('(async () => { for (;;) await 0 })() && 1'),
    /^docs\/b\.mdx .*did not end in 1 second /m,
  ],
  [
    'a loop of the next tick',
    component('const again = () => process.nextTick(again)\nagain()\nreturn <p />'),
    /^docs\/b\.mdx .*did not end in 1 second /m,
  ],
  ...[
    [
      'a setting',
      'docs: {\n  editUrl() { for (;;); } }',
      /^zapiski\.config\.ts:4:3 .*editUrl: the code did not end in 1 second /m,
    ],
    ['a getter', 'get tagline() { for (;;); }', /^zapiski\.config\.ts .*tagline: the code did not end in 2 seconds /m],
    [
      'a plugin of Markdown',
      'docs: { remarkPlugins: [function slow() { return () => { for (;;); } }] }',
      /^docs\/a\.md:4:1 .*plugin "slow" failed: slow: the code did not end in 1 second /m,
    ],
    [
      'what waits in a setting',
      'sitemap: { createSitemapItems: () => new Promise(() => {}) }',
      /^zapiski\.config\.ts:3:\d+ .*createSitemapItems: the code waits for something/m,
    ],
  ].map(([name, setting, said]): (typeof CASES)[number] => [
    `a loop in ${name as string}`,
    { 'zapiski.config.ts': CONFIG.replace('limits:', `${setting as string},\n  limits:`) },
    said as RegExp,
  ]),
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
    /^docs\/b\.mdx:3:1 .*too many tags/m,
  ],
  // Within every limit, and nothing of it runs: it is only long.
  [
    'a text that takes long',
    { 'docs/b.md': `# B\n\n${'**b** [c](#b)\n\n'.repeat(120_000)}` },
    /^docs\/b\.md .*(?:did not end in 1 second|200 MB of memory)/m,
  ],
  ['recursion', patient(component('const f = () => f() + 1\nreturn <p>{f()}</p>')), /^src\/C\.tsx:2:\d+ .*call stack/m],
  [
    'an array that grows',
    component('const all = []\nfor (;;) all.push({ a: all.length })'),
    /^docs\/b\.mdx .*(?:200 MB of memory|did not end)/m,
  ],
  [
    'memory outside the heap',
    patient(component('const all = []\nfor (;;) all.push(Buffer.alloc(1e7, 1))')),
    /^docs\/b\.mdx .*200 MB of memory/m,
  ],
  [
    'a text without measure',
    patient(component('return <p>{"x".repeat(2e7)}</p>')),
    /^docs\/b\.mdx:9:1 .*more than 10 million characters/m,
  ],
  ['the end of the program', patient(component('process.exit(0)')), /^src\/C\.tsx:2:9 .*process\.exit/m],
  ['an end by force', patient(component('process.abort()')), /^src\/C\.tsx:2:9 .*process\.abort/m],
  [
    'functions of Node that do not work, and an error',
    patient(
      component(
        "const fs = require('node:fs')\nfor (const key of Object.keys(fs)) fs[key] = () => { throw new Error(key) }\nthrow new Error('own')",
      ),
    ),
    /^src\/C\.tsx .*changes functions that everything uses: fs\./m,
  ],
  [
    'the end of the program in the config',
    { 'zapiski.config.ts': 'process.exit(0)\nexport default {}' },
    /^zapiski\.config\.ts:1:9 .*process\.exit/m,
  ],
  [
    'a signal to itself',
    patient(component('process.kill(process.pid, "SIGTERM")\nreturn <p />')),
    /^src\/C\.tsx:2:9 .*process\.kill/m,
  ],
  ...[
    ['to the program', 'process.pid'],
    ['to the one that watches', 'process.ppid'],
  ].map(([whom, pid]): (typeof CASES)[number] => [
    `a signal of a program that it starts ${whom}`,
    patient(component(`require('node:child_process').execSync('kill -TERM ' + ${pid})\nreturn <p />`)),
    /signal SIGTERM ended the command/m,
  ]),
  [
    'a word on the channel that is not its own',
    component("require('node:fs').writeSync(3, '!{\"exitCode\":0}\\n')\nfor (;;);"),
    /^docs\/b\.mdx .*did not end in 1 second /m,
  ],
  [
    'the end of what is said',
    patient(component('process.stderr.end()\nreturn <p />')),
    /^src\/C\.tsx:2:\d+ .*process\.stderr\.end/m,
  ],
  [
    'what is said, closed from below',
    patient(component("require('node:fs').closeSync(2)\nreturn <p>{nothing}</p>")),
    /^error: code of the site closed the output .*docs\/b\.mdx/m,
  ],
  ['a crash', patient(component('process.reallyExit(7)')), /^docs\/b\.mdx .*crashed here \(exit 7\)/m],
  [
    'a rejection that nobody handles',
    patient(component('Promise.reject(new Error("late"))\nreturn <p />')),
    /^src\/C\.tsx:2:16 .*nobody waited for it: late/m,
  ],
  [
    'an error out of a timer',
    patient(component('setTimeout(() => { throw new Error("late") }, 1)\nreturn <p />')),
    /^src\/C\.tsx:2:26 .*late/m,
  ],
]

describe.skipIf(!isBuilt).concurrent('code that does not behave is named, and the old output stays', () => {
  test.for(CASES)('%s', { timeout: 120_000 }, async ([, files, wanted], { onTestFinished, expect }) => {
    const site = makeSite(onTestFinished, files)
    const { ended, said } = site.start('build', '--no-cache')
    const code = await ended
    expect(said()).toMatch(wanted)
    expect(code).toBeGreaterThan(0)
    expect(code === 143 || Number(code) < 70).toBe(true)
    expect(site.read('build/index.html')).toBe('old')
    expect(site.left()).toEqual([])
  })

  test('everything else is still checked', { timeout: 120_000 }, async ({ onTestFinished, expect }) => {
    const files = {
      ...component('for (;;);'),
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
    const { start, write } = makeSite(onTestFinished, component('return <p>first</p>'))
    const { child, said, ended } = start('dev', '--port', '0')
    await expect.poll(said, { timeout: 60_000 }).toMatch(/http:\/\/localhost:\d+\//)
    const url = /http:\/\/localhost:\d+\//.exec(said())?.[0] ?? ''
    await ask(`${url}docs/b`, /first/)
    write(component('for (;;);'))
    await expect.poll(said, { timeout: 60_000 }).toMatch(/docs\/b\.mdx .*did not end in 1 second/)
    await ask(`${url}docs/a`, /<title>A/)
    write(component('return <p>second</p>'))
    await ask(`${url}docs/b`, /second/)
    write({ 'zapiski.config.ts': `${CONFIG}\nfor (;;);` })
    await expect.poll(said, { timeout: 60_000 }).toMatch(/zapiski\.config\.ts .*did not end/)
    write({ 'zapiski.config.ts': CONFIG.replace("title: 'T'", "title: 'Mended'") })
    await ask(`${url}docs/a`, /Mended/)
    // It runs when the site is opened: started again, there is none until the config is another.
    write({ 'zapiski.config.ts': CONFIG.replace("title: 'T'", "title: 'T', docs: { editUrl() { for (;;); } }") })
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
    const config = CONFIG.replace('seconds: 1', 'seconds: 60')
    const { start, left } = makeSite(onTestFinished, { ...component('for (;;);'), 'zapiski.config.ts': config })
    const { child, said, ended } = start('build')
    await expect.poll(said, { timeout: 60_000 }).toMatch(/Reading/)
    child.kill(signal)
    expect(await ended).toBe(code)
    expect(left()).toEqual([])
  },
)

/** Code that does not behave, and the sites in which it stands: for `fence.test.ts`. */

export const CONFIG = `export default {
  title: 'T', url: 'https://example.org', i18n: { defaultLocale: 'en' }, search: false, shareImages: false,
  limits: { seconds: 1, memory: 200 },
}`
/** What a case asks of the config: more settings, and that another limit than the clock comes first on a busy machine. */
export const configOf = (setting = '', isPatient = false): string =>
  CONFIG.replace('seconds: 1', isPatient ? 'seconds: 60' : 'seconds: 1').replace('limits:', `${setting}limits:`)
/** A twentieth of a second in which nothing else runs and no processor is needed: a loop of it never ends either. */
const NAP = 'Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 50)'
export const LOOP = `for (;;) ${NAP}`

export type Files = Record<string, string>

/** Files of a case: what they are called tells it from the others of its site. */
type Make = (id: string) => Files
const page = (id: string): Files => ({
  [`docs/${id}.mdx`]: `---\ntitle: B\n---\n\nimport C from "@site/src/${id}"\n\nText\n\n<C />\n`,
})
const inModule =
  (code: string): Make =>
  id => ({ [`src/${id}.tsx`]: code, ...page(id) })
export const component = (body: string): Make => inModule(`export default function C() {\n${body}\n}`)
const inPage =
  (code: string): Make =>
  id => ({ [`docs/${id}.mdx`]: `---\ntitle: B\n---\n\nexport const x = ${code}\n\nText\n` })
const config =
  (setting: string): Make =>
  () => ({ 'zapiski.config.ts': configOf(setting) })

/** What it does, its files, where it is named (`ID` is its name) and how: by an error, if nothing else is said. */
type Case = [name: string, files: Make, where: string, said: RegExp]

/**
 * What one build can name stands in one site. One that has ended four turns says no more than the fifth (`MOST_ROUNDS` in
 * `src/cli/fence/watch.ts`), and where the config is refused nothing else is said.
 */
const SITES: Case[][] = [
  [
    // It works without an end; other loops wait in each turn: what they keep from ending is the same.
    ['a loop in a component', component('for (;;);'), 'docs/ID.mdx', /did not end in 1 second /],
    ['a loop in a page', inPage(`(() => { ${LOOP} })()`), 'docs/ID.mdx', /did not end in 1 second /],
    [
      'a loop at the top of a module',
      inModule(`${LOOP}\nexport default 1`),
      'docs/ID.mdx:5:1',
      /@site\/src\/ID .*did not end/,
    ],
    [
      'a loop of promises that goes on behind the page',
      inPage(`(async () => { for (;;) await ${NAP} })() && 1`),
      'docs/ID.mdx',
      /did not end in 1 second /,
    ],
  ],
  [
    [
      'a loop of the next tick',
      component(`const again = () => { ${NAP}\nprocess.nextTick(again) }\nagain()\nreturn <p />`),
      'docs/ID.mdx',
      /did not end in 1 second /,
    ],
    [
      'an array that grows',
      component('const all = []\nfor (;;) all.push({ a: all.length })'),
      'docs/ID.mdx',
      /200 MB of memory|did not end/,
    ],
    // Within every limit, and nothing of it runs: it is only long.
    [
      'a text that takes long',
      id => ({ [`docs/${id}.md`]: `# B\n\n${'**b** [c](#b)\n\n'.repeat(120_000)}` }),
      'docs/ID.md',
      /did not end in 1 second|200 MB of memory/,
    ],
    [
      'a word on the channel that is not its own',
      component(`require('node:fs').writeSync(3, '!{"exitCode":0}\\n')\n${LOOP}`),
      'docs/ID.mdx',
      /did not end in 1 second /,
    ],
  ],
  [
    ['a promise that is never settled', inPage('await new Promise(() => {})'), 'docs/ID.mdx', /waits for something/],
    [
      'a promise that is never settled while a timer runs',
      inPage('await new Promise(() => setInterval(() => {}, 9))'),
      'docs/ID.mdx',
      /waits for something/,
    ],
    [
      'a text that the parser would be long at, before anything of it runs',
      id => ({ [`docs/${id}.mdx`]: `import "react"\n\n<A b={${'<b>с'.repeat(40)}{a}` }),
      'docs/ID.mdx:3:1',
      /too many tags/,
    ],
  ],
  [
    [
      'a loop in a setting',
      config(`docs: {\n  editUrl() { ${LOOP} } },\n  `),
      'zapiski.config.ts:4:3',
      /editUrl: the code did not end in 1 second /,
    ],
  ],
  [
    [
      'a loop in a plugin of Markdown',
      config(`docs: { remarkPlugins: [function slow() { return () => { ${LOOP} } }] },\n  `),
      'docs/a.md:4:1',
      /plugin "slow" failed: slow: the code did not end in 1 second /,
    ],
  ],
  [
    [
      'what waits in a setting',
      config('sitemap: { createSitemapItems: () => new Promise(() => {}) },\n  '),
      'zapiski.config.ts:3:\\d+',
      /createSitemapItems: the code waits for something/,
    ],
  ],
  [
    [
      'a loop in a getter',
      config(`get tagline() { ${LOOP} },\n  `),
      'zapiski.config.ts',
      /tagline: the code did not end in 2 seconds /,
    ],
  ],
  ...[
    ['a loop in the config', `${LOOP}\nexport default {}`, 'zapiski.config.ts', /did not end in 2 seconds/],
    [
      'a config that waits for ever',
      'export default async () => new Promise(() => {})',
      'zapiski.config.ts',
      /waits for something/,
    ],
    [
      'the end of the program in the config',
      'process.exit(0)\nexport default {}',
      'zapiski.config.ts:1:9',
      /process\.exit/,
    ],
  ].map(([name, text, where, said]): Case[] => [
    [name as string, () => ({ 'zapiski.config.ts': text as string }), where as string, said as RegExp],
  ]),
]

/** Where something else is to end the code. */
const PATIENT: Case[][] = [
  [
    ['recursion', component('const f = () => f() + 1\nreturn <p>{f()}</p>'), 'src/ID.tsx:2:\\d+', /call stack/],
    [
      'memory outside the heap',
      component('const all = []\nfor (;;) all.push(Buffer.alloc(1e7, 1))'),
      'docs/ID.mdx',
      /200 MB of memory/,
    ],
    [
      'a text without measure',
      component('return <p>{"x".repeat(2e7)}</p>'),
      'docs/ID.mdx:9:1',
      /more than 10 million characters/,
    ],
    ['the end of the program', component('process.exit(0)'), 'src/ID.tsx:2:9', /process\.exit/],
    ['an end by force', component('process.abort()'), 'src/ID.tsx:2:9', /process\.abort/],
    [
      'a signal to itself',
      component('process.kill(process.pid, "SIGTERM")\nreturn <p />'),
      'src/ID.tsx:2:9',
      /process\.kill/,
    ],
    [
      'the end of what is said',
      component('process.stderr.end()\nreturn <p />'),
      'src/ID.tsx:2:\\d+',
      /process\.stderr\.end/,
    ],
    ['a crash', component('process.reallyExit(7)'), 'docs/ID.mdx', /crashed here \(exit 7\)/],
    [
      'a rejection that nobody handles',
      component('Promise.reject(new Error("late"))\nreturn <p />'),
      'src/ID.tsx:2:16',
      /nobody waited for it: late/,
    ],
  ],
  // It comes when the page is drawn: a build that has enough to say by then does not wait for it.
  [
    [
      'an error out of a timer',
      component('setTimeout(() => { throw new Error("late") }, 1)\nreturn <p />'),
      'src/ID.tsx:2:26',
      /late/,
    ],
  ],
  [
    [
      'functions of Node that do not work, and an error',
      component(
        "const fs = require('node:fs')\nfor (const key of Object.keys(fs)) fs[key] = () => { throw new Error(key) }\nthrow new Error('own')",
      ),
      'src/ID.tsx',
      /^warning: .*changes functions that everything uses: fs\./,
    ],
  ],
  ...[
    ['to the program', 'process.pid'],
    ['to the one that watches', 'process.ppid'],
  ].map(([whom, pid]): Case[] => [
    [
      `a signal of a program that it starts ${whom}`,
      component(`require('node:child_process').execSync('kill -TERM ' + ${pid})\nreturn <p />`),
      '',
      /signal SIGTERM ended the command/,
    ],
  ]),
  [
    [
      'what is said, closed from below',
      component("require('node:fs').closeSync(2)\nreturn <p>{nothing}</p>"),
      '',
      /code of the site closed the output .*docs\/ID\.mdx/,
    ],
  ],
]

export interface Trial {
  cases: Case[]
  isPatient: boolean
}
export const TRIALS: Trial[] = [
  ...SITES.map(cases => ({ cases, isPatient: false })),
  ...PATIENT.map(cases => ({ cases, isPatient: true })),
]
export const idOf = (index: number): string => `B${index}`

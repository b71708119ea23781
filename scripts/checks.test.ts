import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { findBrowser, findForTests } from './browser.mjs'
import { keptShell } from './browser-shell.mjs'
import { checkDocument } from './check-code.mjs'
import { findProblems } from './check-deps.mjs'
import { missingTests, pathsOf, roomProblems, rowsOf, unnamedRooms, versionProblems } from './check-docs.mjs'
import { findVainExports, readModule } from './check-exports.mjs'
import { findViolations, importsOf, rowsOfRooms } from './check-rooms.mjs'
import { findSwitches, isMocking } from './check-tests.mjs'
import { follow, namesIn } from './declarations.mjs'
import { isInstalled, languageFor } from './setup.mjs'
import { noBrowser, summarize } from './summary.mjs'

test('imports of every form are found', () => {
  const text = `import a from 'a'
import type { B } from "b"
import {
  c,
} from './c.ts'
import './d.css'
export * from './e.ts'
const f = await import('./f.ts')
// nothing from here
const text = 'from'`
  expect(importsOf(text).map(({ name }) => name)).toEqual(['a', 'b', './c.ts', './d.css', './e.ts', './f.ts'])
  expect(importsOf(text).filter(({ isType }) => isType)).toEqual([{ name: 'b', isType: true }])
})

test.each([
  ['model/a.ts', "import { x } from '../shared/x.ts'", []],
  ['model/deep/a.ts', "import { x } from '../b.ts'", []],
  ['model/a.ts', "import { x } from '../content/x.ts'", ['src/model/a.ts: model не может брать из content']],
  ['build/a.ts', "const x = await import('../client/x.ts')", ['src/build/a.ts: build не может брать из client']],
  ['model/a.ts', "import { join } from 'node:path'", ['src/model/a.ts: чистая комната берёт node:path']],
  ['build/a.ts', "import { join } from 'node:path'", []],
  ['cli.ts', "import { run } from './cli/run.ts'", []],
  ['errors.ts', "import { x } from './build/x.ts'", ['src/errors.ts: errors не может брать из build']],
  ['build/a.ts', "import x from '@scope/pkg/deep'", ['src/build/a.ts: пакета @scope/pkg нет в dependencies']],
  ['build/a.ts', "import x from 'known/deep'", []],
  ['build/a.ts', "import type { X } from 'types'", []],
  ['build/a.ts', "import { x } from '../../test/x.ts'", ['src/build/a.ts: импорт снаружи src: ../../test/x.ts']],
  ['attic/a.ts', '', ['src/attic/a.ts: комнаты «attic» нет в таблице']],
])('%s with %s', (path, text, violations) => {
  expect(findViolations(path, text, ['known'])).toEqual(violations)
})

test('the lockfile: more packages, scripts, hosts, missing sums and licences are found', () => {
  const entry = { integrity: 'sha512-x', license: 'MIT' }
  const packages = {
    '': {},
    'node_modules/a': entry,
    'node_modules/b': { ...entry, hasInstallScript: true },
    'node_modules/c': { ...entry, dev: true, resolved: 'https://registry/c.tgz' },
    'node_modules/d': { license: 'MIT', optional: true },
    'node_modules/e': { integrity: 'sha512-x', dev: true },
    'node_modules/f': { ...entry, dev: true, license: 'GPL-3.0-only' },
    'node_modules/tool-for-another-system': { license: 'MIT', optional: true, dev: true },
    'node_modules/fsevents': { ...entry, optional: true, hasInstallScript: true },
  }
  expect(findProblems({ packages }, 1)).toEqual([
    'пакетов стало больше: 2, было 1',
    'node_modules/b: скрипт при установке',
    'node_modules/c: в lockfile записан адрес реестра',
    'node_modules/d: нет контрольной суммы',
    'node_modules/e: лицензия не названа',
    'node_modules/f: лицензия GPL-3.0-only',
    'node_modules/tool-for-another-system: нет контрольной суммы',
  ])
  expect(findProblems({ packages: { '': {}, 'node_modules/a': entry } }, 1)).toEqual([])
})

test('tests that are switched off are found', () => {
  // In pieces, or this file itself would be found.
  const off = [
    ['test', '.skip('],
    ['it', ".only('x'"],
    ['describe', '.concurrent.skip('],
    ['suite', '.todo('],
    ['x', 'it('],
    ['  f', 'describe('],
  ]
  const text = off.map(parts => parts.join('')).join('\n')
  expect(findSwitches(text)).toEqual([1, 2, 3, 4, 5, 6])
  expect(findSwitches("test.skipIf(isWindows)(\nlist.skip('a')\nunit(")).toEqual([])
})

test('paths in documents are those that begin in the root', () => {
  const text = 'See `src/model/a.ts:12`, `docs/`, `npm test`, `/about`, `other/x.ts`, `dist/cli.js`, `src/**`'
  expect(pathsOf(text, ['src', 'docs', 'dist'])).toEqual(['src/model/a.ts', 'docs'])
})

test('the version is the same in the package, its lock and the changelog', () => {
  const lock = (own: string, root: string) => ({ version: own, packages: { '': { version: root } } })
  const changelog = '# Changelog\n\n## 1.2.0\n\n- a\n\n## 1.1.0\n'
  expect(versionProblems({ version: '1.2.0' }, lock('1.2.0', '1.2.0'), changelog)).toEqual([])
  expect(versionProblems({ version: '1.1.0' }, lock('1.1.0', '1.1.0'), changelog)).toEqual([
    'CHANGELOG.md: версия 1.2.0, а в package.json 1.1.0',
  ])
  expect(versionProblems({ version: '1.2.0' }, lock('1.0.0', '1.2.0'), changelog)).toHaveLength(1)
  expect(versionProblems({ version: '1.2.0' }, lock('1.2.0', '1.0.0'), changelog)).toHaveLength(1)
})

test('rows of tables are counted without their heads', () => {
  expect(rowsOf('text\n| a | b |\n|---|:-:|\n| 1 | 2 |\n| 3 | 4 |\n')).toEqual([
    { line: 4, text: '| 1 | 2 |' },
    { line: 5, text: '| 3 | 4 |' },
  ])
})

test('packages are installed when every one is there in its version', () => {
  const packages = { '': {}, 'node_modules/a': { version: '1' }, 'node_modules/mac': { version: '1', optional: true } }
  const lock = { packages }
  expect(isInstalled(lock, undefined)).toBe(false)
  expect(isInstalled(lock, { packages: { 'node_modules/a': { version: '1' } } })).toBe(true)
  expect(isInstalled(lock, { packages: { 'node_modules/a': { version: '2' } } })).toBe(false)
  expect(isInstalled(lock, { packages: { 'node_modules/mac': { version: '1' } } })).toBe(false)
  expect(
    isInstalled(lock, { packages: { 'node_modules/a': { version: '1' }, 'node_modules/old': { version: '1' } } }),
  ).toBe(false)
})

test.each([
  [['build', 'site', '--lang', 'en'], { LANG: 'ru_RU.UTF-8' }, 'en'],
  [['build', '--lang=ru'], { LANG: 'en_US.UTF-8' }, 'ru'],
  [['build'], { LANG: 'ru_RU.UTF-8' }, 'ru'],
  [['build'], { LC_ALL: 'C', LANG: 'ru_RU.UTF-8' }, 'en'],
  [['build'], { LANG: 'rum' }, 'en'],
  [[], {}, 'en'],
])('what is done before a command is said in its language, else in that of the system: %j %j', (args, env, language) =>
  expect(languageFor(args, env)).toBe(language),
)

test('a browser named by the author comes first, and only when it is there', () => {
  expect(findBrowser({ CHROMIUM_PATH: process.execPath, PATH: '' })).toBe(process.execPath)
  expect(findBrowser({ CHROMIUM_PATH: '/no/such/browser', PATH: '/no/such/folder' })).not.toBe('/no/such/browser')
})

test('tests take the shell before a whole browser', () => {
  const folder = mkdtempSync(join(tmpdir(), 'zapiski-browser-'))
  for (const name of ['chromium', 'chromium-headless-shell']) writeFileSync(join(folder, name), '')
  expect(findBrowser({ PATH: folder })).toBe(join(folder, 'chromium'))
  expect(findForTests({ PATH: folder })).toBe(join(folder, 'chromium-headless-shell'))
  expect(findForTests({ PATH: folder, CHROMIUM_PATH: process.execPath })).toBe(process.execPath)
  rmSync(folder, { recursive: true })
})

test('a browser that is not Debian’s own is tested as it is', () => {
  expect(keptShell('/opt/browser/chromium')).toBeUndefined()
  expect(findForTests({ CHROMIUM_PATH: '/usr/bin/env', PATH: '' })).toBe('/usr/bin/env')
})

test('code of a document that does not parse is named with its line', () => {
  const text =
    'Текст\n\n```json title="a.json"\n{ "a": 1 }\n```\n\n```json\n{ a }\n```\n\n```yaml\na: [1\n```\n\n```text\n{ что угодно\n```\n'
  expect(checkDocument(text).map(({ line }) => line)).toEqual([8, 12])
})

test('a row of the coverage names tests that are there', () => {
  const row = '| x | `a.ts` | `a.test.ts`: one thing; another; `b.test.ts` |'
  const missing = (text: string): string[] => missingTests(row, () => text)
  expect(missing("test('one thing is', f) // another")).toEqual(['a.test.ts: нет теста «another»'])
  expect(missing("describe.each([\n  ['another one', 1],\n])('%s: one thing', f)")).toEqual([])
  expect(missing("it.each<A>(all)('of all another', f)\ntest(\n  'one thing',")).toEqual([])
})

describe('exports in vain', () => {
  const find = (files: Record<string, string>): string[] =>
    findVainExports(
      Object.entries(files).map(([path, text]) => readModule(path, text)),
      {},
    ).map(({ kind, path, name }: Record<'kind' | 'path' | 'name', string>) => `${kind} ${path}#${name}`)

  test('a value or a type that no other file imports', () => {
    const a = 'export const used = 1, unused = used\nexport interface Shape {}\nexport type Known = Shape'
    const b = "import { used, type Known } from './a.ts'"
    expect(find({ 'src/x/a.ts': a, 'src/x/b.ts': b })).toEqual(['dead src/x/a.ts#unused', 'dead src/x/a.ts#Shape'])
  })

  test('a re-export is no use of its own, but leads to those who take the name from the door', () => {
    const a = 'export const one = 1\nexport const two = 2'
    const door = "export { one as first, two } from './a.ts'"
    const outside = "import { first } from '../x/index.ts'"
    expect(find({ 'src/x/a.ts': a, 'src/x/index.ts': door, 'src/y/b.ts': outside })).toEqual([
      'dead src/x/a.ts#two',
      'door src/x/index.ts#two',
    ])
  })

  test('a door is for those outside the room', () => {
    const files = { 'src/x/a.ts': 'export const one = 1', 'src/x/index.ts': "export { one } from './a.ts'" }
    expect(find({ ...files, 'src/x/b.ts': "import { one } from './index.ts'" })).toEqual(['door src/x/index.ts#one'])
    expect(find({ ...files, 'src/y.ts': "export * from './x/index.ts'" })).toEqual([
      'dead src/x/a.ts#one',
      'door src/x/index.ts#one',
    ])
    expect(find({ ...files, 'src/index.ts': "export { one } from './x/index.ts'" })).toEqual([])
  })

  test('what tests alone import is a kind of its own; scripts count as users', () => {
    const a = 'export const one = 1\nexport const two = 2\nexport function three() {}'
    expect(
      find({
        'src/a.ts': a,
        'src/a.test.ts': "import { one } from './a.ts'",
        'test/said.ts': "import { one } from '../src/a.ts'",
        'scripts/b.mjs': "const { two } = await import('../src/a.ts')\n;(await import('../src/a.ts')).three()",
      }),
    ).toEqual(['tests src/a.ts#one'])
  })

  test('types by import(), whole modules and names on the way through a star', () => {
    const user = "type A = import('./a.ts').One\nimport { two } from './star.ts'"
    const a = 'export interface One {}\nexport const two = 2\nexport const three = 3'
    const files = { 'src/a.ts': a, 'src/star.ts': "export * from './a.ts'", 'src/b.ts': user }
    expect(find(files)).toEqual(['dead src/a.ts#three'])
    expect(find({ ...files, 'src/c.ts': "import * as all from './a.ts'" })).toEqual([])
  })
})

test('the table of rooms in the architecture is the one that is checked', () => {
  const rows = rowsOfRooms({
    shared: { pure: true, may: [] },
    theme: { pure: true, may: ['shared', 'messages'] },
    build: {
      may: ['shared', 'messages', 'errors', 'encoding', 'fence', 'disk', 'content-hash', 'package-root', 'config'],
    },
  })
  expect(rows).toEqual([
    ['`shared`', 'pure', 'nothing of ours'],
    ['`theme`', 'pure', '`shared`, `messages`'],
    ['`build`', '', 'the ground, `config`'],
  ])
  const table = ['| room | kind | may import |', '| - | - | - |', ...rows.map(cells => `|  ${cells.join('   | ')} |`)]
  expect(roomProblems(table.join('\n'), rows)).toEqual([])
  expect(roomProblems(table.slice(0, -1).join('\n'), rows)).toEqual([
    'ARCHITECTURE.md: нет строки «| `build` |  | the ground, `config` |»',
  ])
})

test('a room that the map does not name is found', () => {
  expect(unnamedRooms('| `src/theme`, `src/dev` | x |', ['src/theme', 'src/dev', 'src/de'])).toEqual([
    'README.md: на карте нет src/de',
  ])
})

describe('the summary of npm test', () => {
  const results = [
    { name: 'типы', passed: true, seconds: 1 },
    { name: 'браузер', passed: false, seconds: 0 },
  ]

  test('without a browser ends in the reason and the cures', () => {
    const lines = summarize(results, { passed: 7, failed: 0, retried: [] }, noBrowser('linux'))
    expect(lines).toContain('7 passed, 1 failed')
    expect(lines.slice(-4)).toEqual([
      'Браузера нет, поэтому браузерные тесты не запускались. Что делать, на выбор:',
      '  поставить его:       sudo apt-get install chromium',
      '  указать свой:        CHROMIUM_PATH=/путь/к/chromium npm test',
      '  обойтись без него:   npm run check',
    ])
  })

  test('ends in the count when nothing is wrong with the machine', () => {
    expect(summarize(results, { passed: 7, failed: 1, retried: [] }, []).at(-1)).toBe('7 passed, 2 failed')
  })

  test('names what passed only when it was tried again, with what was wrong', () => {
    const lines = summarize(results, { passed: 7, failed: 0, retried: ['меню: Error: timed out'] }, [])
    expect(lines.slice(-4)).toEqual(['Прошли со второго раза:', '  меню: Error: timed out', '', '7 passed, 1 failed'])
  })
})

describe('declarations of the public names', () => {
  test('are followed through imports of every form and not through examples in comments', () => {
    const text =
      "/** `import x from './not.ts'` */\nimport type { A } from './a.ts'\nexport { B } from 'b'\ntype C = import('./c.tsx').C"
    expect(namesIn(text)).toEqual(['./a.ts', 'b', './c.tsx'])
  })

  test('are those of the start and what it names', () => {
    const files: Record<string, string> = {
      'index.d.ts': "export { A } from './in/a.ts'",
      'in/a.d.ts': "import { B } from '../b.ts'\nexport type A = B | import('react').ReactNode",
      'b.d.ts': 'export type B = 1',
      'c.d.ts': '',
    }
    expect(follow('index.d.ts', file => files[file] ?? '')).toEqual({
      files: ['index.d.ts', 'in/a.d.ts', 'b.d.ts'],
      packages: ['react'],
    })
  })
})

test('what is packed and published is built first: npm runs prepack, which nothing switches off', () => {
  const read = (name: string): string => readFileSync(join(import.meta.dirname, '..', name), 'utf8')
  expect(JSON.parse(read('package.json')).scripts.prepack).toBe('node scripts/prepack.mjs')
  expect(read('.npmrc')).not.toMatch(/ignore-scripts/)
})

test('a test that puts something in the place of a module is known by it', () => {
  expect(isMocking("vi.mock('node:fs', async original => ({ ...(await original()) }))")).toBe(true)
  expect(isMocking('/** `vi.mock(` is not called here. */\nconst mock = vi.fn()')).toBe(false)
})

import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { inWords } from '../../test/said.ts'
import { writeFiles } from '../../test/write-files.ts'
import { loadConfig } from './load.ts'

let siteDir = ''
beforeEach(() => {
  siteDir = mkdtempSync(join(tmpdir(), 'zapiski-config-'))
})
afterEach(() => rmSync(siteDir, { recursive: true, force: true }))

const put = (files: Record<string, string>): void => writeFiles(siteDir, files)

/** Problems of a site with these files: `file:line:column text`. */
async function problemsOf(files: Record<string, string>): Promise<string[]> {
  put(files)
  const { config, problems } = await loadConfig(siteDir)
  expect(config).toBe(undefined)
  return problems
    .map(inWords)
    .map(
      ({ file, line, column, text }) => `${[file, line, column].filter(part => part !== undefined).join(':')} ${text}`,
    )
}

const REST = "url: 'https://example.org'"

test.each([
  [
    'zapiski.config.ts',
    `import { defineConfig } from 'zapiski'\nconst title: string = 'Т'\nexport default defineConfig({ title, ${REST} })`,
  ],
  ['zapiski.config.mts', `export default { title: 'Т', ${REST} } satisfies object`],
  ['zapiski.config.js', `module.exports = { title: 'Т', ${REST} }`],
  ['zapiski.config.mjs', `export default async () => ({ title: 'Т', ${REST} })`],
])('reads %s', async (name, text) => {
  put({ [name]: text })
  const { config, problems, files } = await loadConfig(siteDir)
  expect([problems, config?.title, config?.outDir]).toEqual([[], 'Т', join(siteDir, 'build')])
  expect(files).toEqual([join(siteDir, name)])
  // Nothing of the reading is left behind.
  expect(readdirSync(siteDir)).toEqual([name])
})

test('a promise among settings is told at its place; what plugins are given is theirs', async () => {
  const promised = (text: string, name = 'zapiski.config.mjs') => problemsOf({ [name]: text })
  const bar = "navbar: Promise.resolve({ title: 'x' })"
  const text = `export default {\n  title: 'Т', ${REST},\n  themeConfig: { ${bar} },\n  blog: import('node:fs'),\n}`
  expect(await promised(text)).toEqual([
    'zapiski.config.mjs:3:18 themeConfig.navbar: здесь обещание (Promise): того, что оно даст, ещё нет',
    'zapiski.config.mjs:4:3 blog: здесь обещание (Promise): того, что оно даст, ещё нет',
  ])
  rmSync(join(siteDir, 'zapiski.config.mjs'))
  const theirs = `module.exports = async () => ({ title: 'T', ${REST}, baseUrl: '/', ITEM })`
  const name = 'docusaurus.config.js'
  expect(await promised(theirs.replace('ITEM', "presets: [['classic', { docs: import('node:fs') }]]"), name)).toEqual([
    expect.stringContaining('docusaurus.config.js:1:111 presets[0][1].docs: здесь обещание'),
  ])
  put({
    [name]: theirs.replace(
      'ITEM',
      'plugins: [[() => ({ name: "a" }), { later: Promise.resolve(1) }]], presets: [[() => ({}), { later: Promise.resolve(1) }]]',
    ),
  })
  expect((await loadConfig(siteDir)).problems.filter(({ level }) => level === 'error')).toEqual([])
})

test.each([
  ['zapiski.config.json', 'из такого файла настройки не читаются: они — код'],
  ['zapiski.config.yml', 'из такого файла настройки не читаются: они — код'],
  ['docusaurus.config.toml', 'из такого файла настройки не читаются: они — код'],
  ['zapiski.config.cjs', 'из файла с таким именем настройки не читаются'],
])('a folder with %s alone is told that it is not read', async (name, text) => {
  expect(await problemsOf({ [name]: '' })).toEqual([`${name} ${text}`])
})

test.each([
  ['{\n<<<<<<< HEAD\n', /^package\.json:2:1 /],
  ['', /^package\.json:1:1 /],
])(
  'a package.json that is no JSON is told at its place: a bundler stumbles over it and says nothing: %j',
  async (text, said) => {
    const config =
      "const { resolve } = require('./paths')\nmodule.exports = { title: resolve('x'), url: 'https://example.org', baseUrl: '/' }"
    const files = { 'paths.js': 'exports.resolve = name => name', 'docusaurus.config.js': config, 'package.json': text }
    expect(await problemsOf(files)).toEqual([expect.stringMatching(said)])
    put({ 'package.json': '{}' })
    expect((await loadConfig(siteDir)).problems.filter(({ level }) => level === 'error')).toEqual([])
  },
)

test('reads what the config imports and names every file to watch', async () => {
  put({
    'zapiski.config.ts': `import { readFileSync } from 'node:fs'\nimport { title } from './parts/title'\nexport default { title: title + readFileSync(new URL('./x.txt', import.meta.url), 'utf8'), ${REST} }`,
    'parts/title.ts': `export const title: string = 'Т'`,
    'x.txt': '!',
  })
  const { config, files } = await loadConfig(siteDir)
  expect(config?.title).toBe('Т!')
  expect(files.toSorted()).toEqual([join(siteDir, 'parts/title.ts'), join(siteDir, 'zapiski.config.ts')])
})

test.each([
  [
    'cjs',
    `const { readFileSync } = require('fs')\nmodule.exports = { title: readFileSync(__dirname + '/t.txt', 'utf8') }`,
  ],
  [
    'mjs',
    `import { readFileSync as read } from 'fs'\nexport const title = read(new URL('t.txt', import.meta.url), 'utf8')`,
  ],
  [
    'ts',
    `import { readFileSync as read } from 'fs'\nexport const title: string = read(import.meta.dirname + '/t.txt', 'utf8')`,
  ],
])('a module of the config knows its own place: %s', async (extension, code) => {
  const config = `import { title } from './parts/title.${extension}'\nexport default { title, tagline: __dirname, ${REST} }`
  put({ 'zapiski.config.ts': config, [`parts/title.${extension}`]: code, 'parts/t.txt': 'Т' })
  const { config: read, problems } = await loadConfig(siteDir)
  expect([problems, read?.title, read?.tagline]).toEqual([[], 'Т', siteDir])
})

test('code in the markup of bars, which the policy of pages forbids, is named at its place; the site is built', async () => {
  const items = "[{ type: \"html\", value: \"<a title='a > b' onmouseover='go()' onMouseOut='go()'>x</a>\" }]"
  put({
    'zapiski.config.mjs': `export default { title: 'Т', ${REST}, themeConfig: {\n  navbar: { title: 'a',\n    items: ${items} },\n  footer: { copyright: '<script>a()</script>' },\n  announcementBar: { content: '<b class="on" data-on="a">once=1</b>' } } }`,
  })
  const { config, problems } = await loadConfig(siteDir)
  expect(config?.title).toBe('Т')
  expect(problems.map(({ code, level, line, values }) => [code, level, line, values?.name])).toEqual([
    ['blocked-markup/handler', 'warning', 3, 'onmouseover'],
    ['blocked-markup/handler', 'warning', 3, 'onMouseOut'],
    ['blocked-markup/script', 'warning', 4, undefined],
  ])
})

test('is read afresh every time', async () => {
  for (const title of ['Раз', 'Два']) {
    put({
      'zapiski.config.ts': `import { t } from './t.ts'\nexport default { title: t, ${REST} }`,
      't.ts': `export const t = '${title}'`,
    })
    expect((await loadConfig(siteDir)).config?.title).toBe(title)
  }
})

test.each([
  ['sidebars.ts', `export default { docs: ['a'] } as const`],
  ['sidebars.js', `module.exports = { docs: ['a'] }`],
  ['sidebars.ts', `import type { X } from 'x'\nconst all: object = { docs: ['a'] }\n\nmodule.exports = all`],
  ['sidebars.json', `{ "docs": ["a"] }`],
])('reads sidebars from %s', async (name, text) => {
  put({
    'zapiski.config.ts': `export default { title: 'Т', ${REST}, docs: { sidebarPath: './${name}' } }`,
    [name]: text,
  })
  const { config, files } = await loadConfig(siteDir)
  expect(config?.docs[0]?.sidebars).toEqual({ docs: [{ type: 'doc', id: 'a' }] })
  expect(files).toContain(join(siteDir, name))
})

test('all files that are not there are told at once, and a key that is missing where the settings begin', async () => {
  const lost = { 'zapiski.config.ts': "import a from './a'\nimport b from './b'\nexport default { a, b }" }
  expect(await problemsOf(lost)).toEqual([
    'zapiski.config.ts:1:15 файл «./a» из import не найден',
    'zapiski.config.ts:2:15 файл «./b» из import не найден',
  ])
  expect(await problemsOf({ 'zapiski.config.ts': `\nexport default { title: 'Т' }` })).toEqual([
    'zapiski.config.ts:2:16 url: обязательная настройка не задана',
  ])
})

test('puts a mistake at its line, through names, calls and types', async () => {
  const config = `import { defineConfig } from 'zapiski'
const navbar = {
  items: [
    { label: 'x', to: '/' },
    { type: 'serach' },
  ],
}
export default defineConfig({
  title: 'Т', url: 5,
  themeConfig: { navbar } as const,
  docs: { sidebarPath: 'sidebars.js' },
})`
  const sidebars = `export default {\n  docs: ['a',\n    { type: 'x' }],\n}`
  expect(await problemsOf({ 'zapiski.config.ts': config, 'sidebars.js': sidebars })).toEqual([
    'zapiski.config.ts:9:15 url: нужна строка, а здесь число',
    'sidebars.js:3:5 docs[1]: вида пункта «x» нет',
    'zapiski.config.ts:5:5 themeConfig.navbar.items[1]: не найден компонент NavbarItem для типа «serach»',
  ])
})

test.each<[what: string, files: Record<string, string>, problem: string | RegExp]>([
  [
    'a syntax error',
    { 'zapiski.config.ts': 'export default {\n  title: }' },
    /^zapiski\.config\.ts:2:10 синтаксическая ошибка: /,
  ],
  [
    'a syntax error in an import',
    { 'zapiski.config.ts': "import './a'\nexport default {}", 'a.ts': '\nconst = 1' },
    /^a\.ts:2:7 синтаксическая ошибка: /,
  ],
  [
    'an error when it runs',
    { 'zapiski.config.ts': 'const a: any = {}\nexport default { title: a.b.c }' },
    /^zapiski\.config\.ts:2:2\d ошибка при выполнении: Cannot read properties/,
  ],
  [
    'an error in an import',
    { 'zapiski.config.ts': "import './a'\nexport default {}", 'a.ts': "type X = 1\nthrow new Error('так')" },
    'a.ts:2:7 ошибка при выполнении: так',
  ],
  [
    'a function that fails',
    { 'zapiski.config.ts': "export default () => { throw new Error('так') }" },
    'zapiski.config.ts:1:30 ошибка при выполнении: так',
  ],
  [
    'a missing file',
    { 'zapiski.config.ts': "import './nav'\nexport default {}" },
    'zapiski.config.ts:1:8 файл «./nav» из import не найден',
  ],
  [
    'a missing file that another asks for',
    { 'zapiski.config.ts': "import './a'\nexport default {}", 'a.ts': "\nexport * from './nav'" },
    'a.ts:2:15 файл «./nav» из import не найден',
  ],
  [
    'a missing package',
    { 'zapiski.config.ts': "import x from 'no-such-package'\nexport default { x }" },
    'zapiski.config.ts:1:15 пакет «no-such-package» не найден',
  ],
  ['no default export', { 'zapiski.config.ts': 'export const a = 1' }, 'zapiski.config.ts в файле нет export default'],
  [
    'a missing sidebars file',
    { 'zapiski.config.ts': `export default { title: 'Т', ${REST}, docs: { sidebarPath: './s.js' } }` },
    'zapiski.config.ts:1:66 docs.sidebarPath: файла «s.js» нет',
  ],
  [
    'broken JSON',
    { 'zapiski.config.ts': `export default { title: 'Т', ${REST}, docs: { sidebarPath: 's.json' } }`, 's.json': '{' },
    /^s\.json:1:2 файл не читается как JSON: текст обрывается/,
  ],
  ['no config', {}, ' здесь нет сайта: нет ни zapiski.config.ts, ни docusaurus.config'],
  ['an empty config of Docusaurus', { 'docusaurus.config.ts': '' }, 'docusaurus.config.ts в файле нет export default'],
])('%s is told with its place', async (_, files, problem) => {
  const [first, ...others] = await problemsOf(files)
  expect(others).toEqual([])
  if (typeof problem === 'string') expect(first).toBe(problem)
  else expect(first).toMatch(problem)
  expect(first).not.toContain(siteDir)
})

test('a setting that an unset variable of the environment leaves out names the variable', async () => {
  const text = `const { ZAPISKI_TEST_B: title } = process.env
const icon = process.env['ZAPISKI_TEST_C']
export default {
  title,
  url: process.env.ZAPISKI_TEST_A || '',
  themeConfig: { navbar: { logo: { src: icon }, items: [
    { label: 'x', href: process.env?.ZAPISKI_TEST_D },
    { label: 'y' },
  ] } },
}`
  put({ 'zapiski.config.mjs': text })
  const { problems } = await loadConfig(siteDir)
  expect(problems.map(problem => `${problem.values?.where}${inWords(problem).hint}`)).toEqual([
    expect.stringMatching(/^title: .* ZAPISKI_TEST_B,/),
    expect.stringMatching(/^url: .* ZAPISKI_TEST_A,/),
    expect.stringMatching(/^themeConfig\.navbar\.logo\.src: .* ZAPISKI_TEST_C,/),
    expect.stringMatching(/^themeConfig\.navbar\.items\[0\]: .* ZAPISKI_TEST_D,/),
    expect.not.stringContaining('окружения'),
  ])
})

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeConfig } from '../../test/factory.ts'
import { readClientModules } from './client-modules.ts'

let siteDir = ''
beforeAll(() => {
  siteDir = mkdtempSync(join(tmpdir(), 'zapiski-client-'))
  const write = (name: string, text: string): void => writeFileSync(join(siteDir, name), text)
  write('words.ts', "export const words: string = 'слова сайта'\n")
  write('sound.ts', "import { words } from '@site/words'\nimport './own.css'\nconsole.log(words)\n")
  write('own.css', '.own { color: red }\n')
  write('lost.js', "import './nowhere'\n")
  write('wrong.js', 'const a = ;\n')
})
afterAll(() => rmSync(siteDir, { recursive: true }))

const read = (...clientModules: string[]) => readClientModules(makeConfig({ siteDir, clientModules }))

test('modules become one script named by its bytes; sheets that they import are told', async () => {
  const { files, sheets, problems, watched } = await read('sound.ts', 'words.ts')
  expect([files.length, sheets, problems]).toEqual([1, ['own.css'], []])
  expect(files[0]?.path).toMatch(/^assets\/js\/client-modules-[0-9a-f]{8}\.js$/)
  expect(files[0]?.body).toContain('слова сайта')
  expect(watched).toEqual(expect.arrayContaining(['sound.ts', 'words.ts'].map(name => join(siteDir, name))))
})

test('a sheet in Sass is told as one in CSS is', async () => {
  writeFileSync(join(siteDir, 'own.scss'), '$x: red;\n.own { color: $x }\n')
  writeFileSync(join(siteDir, 'sassy.js'), "import './own.scss'\nconsole.log('слова')\n")
  expect(await read('sassy.js')).toMatchObject({ sheets: ['own.scss'], problems: [] })
})

test('a module that draws has the React of the engine where the site has none', async () => {
  writeFileSync(
    join(siteDir, 'drawn.jsx'),
    "import { createRoot } from 'react-dom/client'\nexport const onRouteDidUpdate = () => createRoot(document.body).render(<b>нарисовано</b>)\n",
  )
  const { files, problems } = await read('drawn.jsx')
  expect(problems).toEqual([])
  expect(files[0]?.body).toContain('нарисовано')
})

test('a module of a plugin reads what plugins tell of the site', async () => {
  writeFileSync(
    join(siteDir, 'counted.js'),
    "import data from '@generated/globalData'\nconsole.log(data['plugin-of-counting'].default.mode)\n",
  )
  const lenient = {
    isPartial: false,
    themeConfig: {},
    globalData: { 'plugin-of-counting': { default: { mode: 'quiet counting' } } },
  }
  const made = await readClientModules(makeConfig({ siteDir, lenient, clientModules: ['counted.js'] }))
  expect(made.problems).toEqual([])
  expect(made.files[0]?.body).toContain('quiet counting')
})

test('a site without them has none', async () =>
  expect(await read()).toEqual({ files: [], sheets: [], problems: [], watched: [] }))

test.each(['lost.js', 'wrong.js'])('%s is named, and the others run', async name => {
  const { files, problems, watched } = await read(name, 'sound.ts')
  expect(problems).toMatchObject([{ level: 'error', code: 'client-module', file: name }])
  expect(files[0]?.body).toContain('слова сайта')
  expect(watched).toContain(join(siteDir, name))
})

test('a name of the environment of the build is told: it is empty in browsers', async () => {
  writeFileSync(
    join(siteDir, 'env.js'),
    '\nconst id = process.env.ID\nif (process.env.NODE_ENV) use(id, process.env.ID)\n',
  )
  const { problems } = await read('env.js')
  expect(problems).toMatchObject([{ code: 'browser-environment', file: 'env.js', line: 2, values: { name: 'ID' } }])
})

test('an address that the policy forbids is named at its place, once', async () => {
  writeFileSync(
    join(siteDir, 'asks.js'),
    "\nconst s = document.createElement('script')\ns.src = 'https://cdn.example/a.js'\nfetch('https://api.example/a')\nfetch('https://api.example/b')\nfetch('/c')\n",
  )
  const { problems } = await read('asks.js')
  const found = problems.map(({ code, line, values }) => [code, line, values?.setting, values?.origin])
  expect(found).toEqual([
    ['blocked-address/module', 3, 'scriptSrc', 'https://cdn.example'],
    ['blocked-address/module', 4, 'connectSrc', 'https://api.example'],
  ])
  const rules = [{ pages: '/**', directive: 'script-src' as const, sources: ['https://cdn.example'] }]
  const config = makeConfig({ siteDir, clientModules: ['asks.js'] })
  const opened = await readClientModules({ ...config, security: { ...config.security, rules } })
  expect(opened.problems.map(({ values }) => values?.origin)).toEqual(['https://api.example'])
})

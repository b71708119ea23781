/** What a Docusaurus site is told of its mistakes, and where. */

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { loadConfig } from '../src/config/index.ts'
import { runHere } from './run-here.ts'
import { buildSmall, smallConfig } from './small-site.ts'
import { writeFiles } from './write-files.ts'

test('a link of a part around all pages is named at the file of the part', async () => {
  const { problems } = await buildSmall({
    'docs/Index.md': '# Дом\n',
    'docs/Big.md': '# Большой\n',
    'src/theme/Footer/index.jsx': '\nexport default () => <footer><a href="/docs/big">x</a></footer>',
  })
  expect(problems.filter(({ code }) => code === 'link-case').map(({ file, line }) => [file, line])).toEqual([
    ['src/theme/Footer/index.jsx', 2],
  ])
})

test('where there is nothing to choose from, that is said', async () => {
  const built = buildSmall({
    'docusaurus.config.js': smallConfig('{}').replace(
      "[['classic', {}]]",
      "[['classic', { docs: { sidebarPath: './sidebars.js' } }]]",
    ),
    'sidebars.js': "module.exports = { docs: ['a'] }",
    'docs/.keep': '',
    'blog/a.md': '---\ndate: 2024-05-01\n---\n\n# Запись\n',
  })
  await expect(built).rejects.toHaveProperty('actual.0', expect.stringMatching(/«a».* — ни одного нет$/))
})

const saidOf = async (files: Record<string, string>) => {
  const folder = mkdtempSync(join(tmpdir(), 'zapiski-strangers-'))
  writeFiles(folder, files)
  const { problems } = await loadConfig(folder)
  rmSync(folder, { recursive: true, force: true })
  return problems.map(({ code, file, values }) => [code, file, values?.list])
}

const FAILS =
  "const { z } = require('zod')\nconst look = () => { if (z.parse('a') !== 'a') throw new Error('нельзя') }\n"

test('packages that are not there are named beside what fails without them', async () => {
  expect(await saidOf({ 'docusaurus.config.js': `${FAILS}look()\nmodule.exports = {}` })).toEqual([
    ['config-run', 'docusaurus.config.js', undefined],
    ['config-packages/failed', 'docusaurus.config.js', 'zod'],
  ])
  const said = await saidOf({
    'docusaurus.config.js': smallConfig('{}').replace(', themeConfig', ", plugins: ['./own'], themeConfig"),
    'own.js': `${FAILS}module.exports = () => ({ name: 'own', loadContent: look })`,
    'docs/index.md': '# Дом\n',
  })
  expect(said.filter(([, file]) => file === 'own.js')).toEqual([
    ['plugin-run', 'own.js', undefined],
    ['config-packages/failed', 'own.js', 'zod'],
  ])
})

test('of what stands for a package that is not there nothing more is said than that it is not there', async () => {
  const { problems, read } = await buildSmall({
    'docs/index.mdx': "import Outer from '@site/src/outer'\n\n# Дом\n\n<Outer />\n",
    'docs/b.mdx': "import Late from '@site/src/late'\n\n# Б\n\n<Late />\n",
    'src/outer.jsx':
      "import parse from 'no-such-parse'\nimport Inner from './inner'\nexport default function Outer() {\n  const { name, list } = parse('a')\n  return <Inner name={name} list={[list]} />\n}\n",
    'src/inner.jsx':
      "import { useState } from 'react'\nexport default function Inner({ name }) {\n  const [n] = useState(0)\n  return <b>внутри {n}</b>\n}\n",
    'src/late.jsx':
      "import ask from 'no-such-ask'\nexport default function Late() {\n  ask('a').then(() => 1)\n  return <b>позже</b>\n}\n",
  })
  expect(read('docs/index.html')).toMatch(/<x-island [^>]*inner-.*внутри/)
  const said = problems.filter(({ code }) => !/^(?:no-home|package-missing|islands-found)$/.test(code))
  expect(said.map(({ code, values }) => [code, String(values?.reason).replace(/\$\d+/, '')])).toEqual([
    ['component-run', 'notInstalled(...).then is not a function'],
  ])
})

test('a plugin that is named by its whole path is told by the one in its site', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'zapiski-strangers-'))
  writeFiles(folder, {
    'docusaurus.config.js': smallConfig('{}').replace(
      ', themeConfig',
      ", plugins: [require.resolve('./plugins/own.js')], themeConfig",
    ),
    'plugins/own.js': "module.exports = () => { throw new Error('нет ключа') }",
    'docs/index.md': '# Дом\n',
  })
  const { problems } = await loadConfig(folder)
  rmSync(folder, { recursive: true, force: true })
  expect(problems.filter(({ code }) => code === 'plugin-run').map(({ values }) => values?.name)).toEqual([
    'plugins/own.js',
  ])
})

const CHOSEN = smallConfig('{}').replace('{}]]', "{ docs: { sidebarPath: './sidebars.js' } }]]")

test.each([
  ['made by the sidebars of today', { dirName: "'LIB'.toLowerCase()", now: 'guide', kept: 'lib' }, '', 'docs'],
  [
    'written in those of today too',
    { dirName: "'lib'", now: 'lib', kept: 'guide' },
    'versioned_sidebars/version-1-sidebars.json:3:43',
    'versioned_docs/version-1',
  ],
])('a folder without documents is named where its own version names it: %s', async (_, site, place, root) => {
  const folder = mkdtempSync(join(tmpdir(), 'zapiski-strangers-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  writeFiles(folder, {
    'docusaurus.config.js': CHOSEN,
    'sidebars.js': `module.exports = { docs: [{ type: 'autogenerated', dirName: ${site.dirName} }] }`,
    'versions.json': '["1"]',
    'versioned_sidebars/version-1-sidebars.json':
      '{\n  "docs": [\n    { "type": "autogenerated", "dirName": "lib" }\n  ]\n}\n',
    [`docs/${site.now}/a.md`]: '# A\n',
    [`versioned_docs/version-1/${site.kept}/a.md`]: '# A\n',
  })
  const { out, err } = await runHere(folder, ['check', '.'])
  const lines = `${out}${err}`.split('\n').filter(line => line.includes('a sidebar is generated'))
  expect(lines).toEqual([expect.stringContaining(root)])
  expect(lines[0]?.split(/ *warning: /, 1)[0]).toBe(place)
})

test('a file that settings ask for by a name made of parts is a file, not a package to install', async () => {
  const config =
    "const of = name => require('./menus/' + name + '.cjs')\nmodule.exports = { title: 'T', url: 'https://example.org', baseUrl: '/', customFields: of('main') }"
  const folder = mkdtempSync(join(tmpdir(), 'zapiski-strangers-'))
  writeFiles(folder, { 'docusaurus.config.js': config, 'docs/index.md': '# Дом\n' })
  const { problems } = await loadConfig(folder)
  rmSync(folder, { recursive: true, force: true })
  expect(problems.filter(({ level }) => level === 'error')).toMatchObject([
    { code: 'config-syntax/import', file: 'docusaurus.config.js', values: { name: './menus/main.cjs' } },
  ])
})

/** What a Docusaurus site is told of its mistakes, and where. */

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { loadConfig } from '../src/config/index.ts'
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

/** A site's own `sidebarItemsGenerator`, from its config to the menus. */

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { loadConfig } from '../src/config/index.ts'
import { openSite } from '../src/engine/open-site.ts'
import { explainError } from '../src/errors.ts'
import { isWay } from '../src/shared/site/branch.ts'
import type { SidebarItem } from '../src/shared/site/menus.ts'
import { inWords } from './said.ts'
import { writeFile } from './write-files.ts'

let siteDir: string
beforeEach(() => {
  siteDir = mkdtempSync(join(tmpdir(), 'items-'))
  write('docs/b.md', '---\nsidebar_label: Б\nshelf: low\n---\n\nТекст.\n')
  write('docs/a.md', '---\nsidebar_position: 2\n---\n\nТекст.\n')
  write('docs/deep/c.md', 'Текст.\n')
  write('docs/deep/_category_.json', '{ "label": "Глубже", "position": 1 }')
})
afterEach(() => rmSync(siteDir, { recursive: true, force: true }))

const write = (path: string, text: string): void => writeFile(join(siteDir, path), text)

async function menuOf(generator: string): Promise<string[]> {
  const docs = `docs: { routeBasePath: '/', sidebarItemsGenerator: ${generator} }`
  write(
    'docusaurus.config.mjs',
    `export default { title: 'T', url: 'https://example.org', baseUrl: '/', presets: [['classic', { ${docs}, blog: false }]] }`,
  )
  const { config, problems } = await loadConfig(siteDir)
  if (config === undefined) throw new Error(problems.map(problem => inWords(problem).text).join())
  const { site } = await openSite(config, { mode: 'production' })
  const sidebar = site.sidebars['docs:default:defaultSidebar']
  const lines = (items: SidebarItem[]): string[] =>
    items.flatMap(item => {
      if (!isWay(item)) return []
      return item.type === 'category' ? [`${item.label}:`, ...lines(item.items)] : [item.label]
    })
  return sidebar?.kind === 'docs' ? lines(sidebar.items) : []
}

test('is given what the engine makes itself, and gives what stands in the menu', async () => {
  const reversed = `async ({ defaultSidebarItemsGenerator, ...args }) =>
    (await defaultSidebarItemsGenerator(args)).toReversed()`
  expect(await menuOf('({ defaultSidebarItemsGenerator, ...args }) => defaultSidebarItemsGenerator(args)')).toEqual([
    'Глубже:',
    'c',
    'a',
    'Б',
  ])
  expect(await menuOf(reversed)).toEqual(['Б', 'a', 'Глубже:', 'c'])
})

test('is told of documents with their metadata, of folders and of numbers', async () => {
  const seen = `({ docs, item, version, categoriesMetadata, numberPrefixParser, isCategoryIndex }) =>
    [...docs.map(({ id, sourceDirName, sidebarPosition, frontMatter }) => [id, sourceDirName, sidebarPosition, frontMatter.shelf].join()),
      item.dirName, version.versionName, categoriesMetadata.deep.label, JSON.stringify(numberPrefixParser('01-x')),
      isCategoryIndex({ fileName: 'README', directories: [] })
    ].map(label => ({ type: 'link', label: String(label), href: 'https://example.net', position: 1 }))`
  expect(await menuOf(seen)).toEqual([
    'a,.,2,',
    'b,.,,low',
    'deep/c,deep,,',
    '.',
    'current',
    'Глубже',
    '{"filename":"x","numberPrefix":1}',
    'true',
  ])
})

test('may ask the engine with fewer documents, at other places, under other names', async () => {
  const asking = `async ({ defaultSidebarItemsGenerator, docs, categoriesMetadata, ...args }) =>
    defaultSidebarItemsGenerator({
      ...args,
      docs: docs.filter(({ id }) => id !== 'a').map(doc => ({ ...doc, sidebarPosition: doc.id === 'b' ? 0 : undefined })),
      categoriesMetadata: { deep: { ...categoriesMetadata.deep, label: 'Иначе' } },
    })`
  expect(await menuOf(asking)).toEqual(['Б', 'Иначе:', 'c'])
})

test.each([
  [`() => { throw new Error('нельзя') }`, 'нельзя', 'docusaurus.config.mjs'],
  [`async () => { throw new Error('нельзя') }`, 'нельзя', 'docusaurus.config.mjs'],
  [`() => [{ type: 'dog' }]`, 'sidebarItemsGenerator[0]', 'docusaurus.config.mjs'],
])('that fails or gives what no menu has ends the command by its name: %s', async (generator, said, file) => {
  const error: unknown = await menuOf(generator).catch((thrown: unknown) => thrown)
  const { problem, exitCode } = explainError(error, siteDir)
  expect(exitCode).toBe(1)
  expect(inWords(problem).text).toContain(said)
  expect(problem.file).toBe(file)
})

/** A site's own `createSitemapItems`, from its config to the sitemap. */

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { loadConfig } from '../src/config/index.ts'
import { openSite } from '../src/engine/open-site.ts'
import { explainError } from '../src/errors.ts'
import { inWords } from './said.ts'
import { writeFile } from './write-files.ts'

let siteDir: string
beforeEach(() => {
  siteDir = mkdtempSync(join(tmpdir(), 'sitemap-'))
  write('docs/a.md', 'Текст.\n')
  write('docs/b.md', 'Текст.\n')
  write('docs/hidden.md', '---\nunlisted: true\n---\n\nТекст.\n')
})
afterEach(() => rmSync(siteDir, { recursive: true, force: true }))

const write = (path: string, text: string): void => writeFile(join(siteDir, path), text)

/** Entries of the sitemap that such a function makes of `docs/a.md` and `docs/b.md`. */
async function entriesOf(create: string): Promise<string[]> {
  write(
    'docusaurus.config.mjs',
    `export default { title: 'T', url: 'https://example.org', baseUrl: '/x/', customFields: { word: 'own' }, presets: [['classic', {
      docs: { routeBasePath: '/' }, blog: false, pages: false, sitemap: { changefreq: null, priority: 0.3, createSitemapItems: ${create} } }]] }`,
  )
  const { config, problems } = await loadConfig(siteDir)
  if (config === undefined) throw new Error(problems.map(problem => inWords(problem).text).join())
  const body = (await openSite(config, { mode: 'production' })).files().find('sitemap.xml')
  const text = body?.from === undefined ? String(body?.read()) : ''
  return [...text.matchAll(/<url>(.*?)<\/url>/g)].map(([, entry = '']) => entry)
}

const LOC = 'https://example.org/x'

test('is given what the engine makes itself, and gives what stands in the sitemap', async () => {
  const usual = [`<loc>${LOC}/a</loc><priority>0.3</priority>`, `<loc>${LOC}/b</loc><priority>0.3</priority>`]
  expect(await entriesOf('({ defaultCreateSitemapItems, ...rest }) => defaultCreateSitemapItems(rest)')).toEqual(usual)
  const fewer = `async ({ defaultCreateSitemapItems, ...rest }) =>
    (await defaultCreateSitemapItems(rest)).filter(({ url }) => !url.endsWith('/a'))`
  expect(await entriesOf(fewer)).toEqual(usual.slice(1))
})

test('may ask the engine for some of the pages, and write of them what it likes', async () => {
  const some = `async ({ defaultCreateSitemapItems, routes, siteConfig }) => [
    ...(await defaultCreateSitemapItems({ siteConfig, routes: routes.filter(({ path }) => path === '/x/a') })),
    { url: siteConfig.url + siteConfig.baseUrl + siteConfig.customFields.word, lastmod: new Date(0), changefreq: 'daily', priority: 1 },
    { url: '/x/' + routes.map(({ path, metadata }) => path.length + metadata.sourceFilePath).join(','), lastmod: null },
  ]`
  expect(await entriesOf(some)).toEqual([
    `<loc>${LOC}/a</loc><priority>0.3</priority>`,
    `<loc>${LOC}/own</loc><lastmod>1970-01-01T00:00:00.000Z</lastmod><changefreq>daily</changefreq><priority>1.0</priority>`,
    `<loc>${LOC}/4docs/a.md,4docs/b.md</loc>`,
  ])
})

test.each([
  [`() => { throw new Error('нельзя') }`, 'нельзя', 'docusaurus.config.mjs'],
  [`async () => { throw new Error('нельзя') }`, 'нельзя', 'docusaurus.config.mjs'],
  ['() => undefined', 'createSitemapItems: нужен список', 'docusaurus.config.mjs'],
  [`() => ['/a']`, 'createSitemapItems[0]: нужен объект', 'docusaurus.config.mjs'],
  [`() => [{ url: 'http://' }]`, 'createSitemapItems[0].url', 'docusaurus.config.mjs'],
  [`() => [{ url: '/', priority: 2 }]`, 'createSitemapItems[0].priority', 'docusaurus.config.mjs'],
])('that fails or gives no list of addresses ends the command by its name: %s', async (create, words, file) => {
  const error: unknown = await entriesOf(create).catch((thrown: unknown) => thrown)
  const { problem, exitCode } = explainError(error, siteDir)
  expect(exitCode).toBe(1)
  expect(inWords(problem).text).toContain(words)
  expect(problem.file).toBe(file)
  expect(problem.line).toBe(2)
})

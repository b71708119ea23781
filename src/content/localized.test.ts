import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { makeParsed, makeReference } from '../../test/factory.ts'
import { writeFile } from '../../test/write-files.ts'
import { resolveConfig } from '../config/resolve/index.ts'
import { createTranslate } from '../messages/index.ts'
import { buildSite } from '../model/index.ts'
import type { Config } from '../shared/config.ts'
import { toFilePath } from '../shared/path.ts'
import type { DocPage } from '../shared/site.ts'
import { findInstance, readContent, type Shelf } from './index.ts'

let siteDir: string
beforeEach(() => {
  siteDir = mkdtempSync(join(tmpdir(), 'localized-'))
})
afterEach(() => rmSync(siteDir, { recursive: true, force: true }))

const write = (path: string, text = 'Текст.\n'): void => writeFile(join(siteDir, path), text)

function config(user: Record<string, unknown> = {}): Config {
  const { config, problems } = resolveConfig(
    { title: 'З', url: 'https://example.org', i18n: { defaultLocale: 'ru' }, ...user },
    { siteDir },
  )
  expect(problems).toEqual([])
  if (config === undefined) throw new Error('no config')
  return config
}

const files = async (site: Config): Promise<string[]> => (await readContent(site)).sources.map(({ file }) => file)

const DOCS = 'i18n/ru/docusaurus-plugin-content-docs'
const BLOG = 'i18n/ru/docusaurus-plugin-content-blog'
const PAGES = 'i18n/ru/docusaurus-plugin-content-pages'

test('a translation takes the place of the original; without an original it is no page, and said to be none', async () => {
  for (const path of ['a.md', 'deep/b.md']) write(`docs/${path}`)
  write(`${DOCS}/current/deep/b.md`, 'По-русски.\n')
  write(`${DOCS}/current/extra.md`)
  write('blog/2024-05-01-x.md')
  write(`${BLOG}/2024-05-01-x.md`)
  write('src/pages/about.md')
  write(`${PAGES}/about.md`)
  const content = await readContent(config())
  expect(content.problems).toEqual([
    expect.objectContaining({
      level: 'warning',
      code: 'translation-orphan',
      file: `${DOCS}/current/extra.md`,
      values: { original: 'docs/extra.md' },
    }),
  ])
  expect(content.sources.map(({ file, path, body }) => [file, path, body.trim()])).toEqual([
    [`${BLOG}/2024-05-01-x.md`, '2024-05-01-x.md', 'Текст.'],
    ['docs/a.md', 'a.md', 'Текст.'],
    [`${DOCS}/current/deep/b.md`, 'deep/b.md', 'По-русски.'],
    [`${PAGES}/about.md`, 'about.md', 'Текст.'],
  ])
})

test('so does a page in React; what has no original is none, and another extension is named', async () => {
  for (const path of ['index.tsx', 'about.jsx']) write(`src/pages/${path}`, 'export default () => <p />\n')
  for (const path of ['index.tsx', 'extra.tsx', 'about.tsx']) write(`${PAGES}/${path}`, 'export default () => <b />\n')
  const { sources, problems } = await readContent(config())
  expect(sources.map(({ file, path }) => [file, path])).toEqual([
    ['src/pages/about.jsx', 'about.jsx'],
    [`${PAGES}/index.tsx`, 'index.tsx'],
  ])
  expect(problems).toEqual([
    expect.objectContaining({ level: 'warning', code: 'translation-extension', file: `${PAGES}/about.tsx` }),
    expect.objectContaining({ code: 'translation-orphan', file: `${PAGES}/extra.tsx` }),
  ])
})

test('one with another extension is no translation, and is named', async () => {
  write('docs/a.md')
  write(`${DOCS}/current/a.mdx`)
  write('docs/b.md')
  write('docs/b.mdx')
  write(`${DOCS}/current/b.mdx`)
  const { sources, problems } = await readContent(config())
  expect(sources.map(({ file }) => file)).toEqual(['docs/a.md', 'docs/b.md', `${DOCS}/current/b.mdx`])
  expect(problems).toEqual([
    expect.objectContaining({ level: 'warning', code: 'translation-extension', file: `${DOCS}/current/a.mdx` }),
  ])
})

test('versions and other instances have folders of their own', async () => {
  write('versions.json', '["1.0"]')
  write('docs/a.md')
  write('versioned_docs/version-1.0/a.md')
  write('api/a.md')
  write(`${DOCS}/version-1.0/a.md`)
  write(`${DOCS}-api/current/a.md`)
  const site = config({ docs: [{}, { id: 'api', path: 'api', routeBasePath: 'api' }] })
  expect(await files(site)).toEqual(['docs/a.md', `${DOCS}/version-1.0/a.md`, `${DOCS}-api/current/a.md`])
  expect(findInstance(site, toFilePath(`${DOCS}/version-1.0/a.md`))).toMatchObject({ kind: 'doc', id: 'default@1.0' })
})

test('the folder of a language can be elsewhere, or not be used', async () => {
  write('docs/a.md')
  write('переводы/russian/docusaurus-plugin-content-docs/current/a.md')
  const i18n = { defaultLocale: 'ru', path: 'переводы', localeConfigs: { ru: { path: 'russian' } } }
  expect(await files(config({ i18n }))).toEqual(['переводы/russian/docusaurus-plugin-content-docs/current/a.md'])
  write(`${DOCS}/current/a.md`)
  const off = { defaultLocale: 'ru', localeConfigs: { ru: { translate: false } } }
  expect(await files(config({ i18n: off }))).toEqual(['docs/a.md'])
})

test('files of authors and tags are translated whole; category files stay those of the originals', async () => {
  write('blog/2024-05-01-x.md', '---\nauthors: [ivan]\n---\n\nТекст.\n')
  write('blog/authors.yml', 'ivan:\n  name: Ivan\nanna:\n  name: Anna\n')
  write(`${BLOG}/authors.yml`, 'ivan:\n  name: Иван\n')
  write('docs/a/x.md')
  write('docs/tags.yml', 'linux:\n  label: Linux\n')
  write(`${DOCS}/current/tags.yml`, 'linux:\n  label: Линукс\n')
  write('docs/a/_category_.yml', 'label: Original\n')
  write(`${DOCS}/current/a/_category_.yml`, 'label: Перевод\n')
  const content = await readContent(config())
  expect(content.problems).toEqual([])
  expect(Object.entries(content.authors.default ?? {}).map(([key, { name }]) => [key, name])).toEqual([
    ['ivan', 'Иван'],
  ])
  expect(content.tags['doc:default']?.linux?.label).toBe('Линукс')
  expect(content.categories.map(({ label }) => label)).toEqual(['Original'])
})

test('links reach translations by their own path, by the original’s, and originals from translations', async () => {
  write('docs/a.md')
  write('docs/b.md')
  write(`${DOCS}/current/a.md`)
  const site = config()
  const content = await readContent(site)
  const link = (target: string) => makeReference({ kind: 'file', target, line: 1 })
  const parsed = content.sources.map(source =>
    makeParsed(source, {
      references:
        source.path === 'a.md' ? [link('./b.md'), link('b.md'), link('/a.md')] : [link('./a.md'), link('a.md')],
    }),
  )
  const built = buildSite({
    config: site,
    content,
    parsed,
    assets: new Map(),
    t: createTranslate('ru'),
    mode: 'production',
  })
  expect(built.problems).toEqual([])
  expect([...built.targets.values()].map(list => list.map(({ href }) => href))).toEqual([
    ['/docs/b', '/docs/b', '/docs/a'],
    ['/docs/a', '/docs/a'],
  ])
})

test('edit links lead to the original, or to the translation when the config says so', async () => {
  write('docs/a.md')
  write(`${DOCS}/current/a.md`)
  const editUrlOf = async (docs: Record<string, unknown>): Promise<string | undefined> => {
    const site = config({ docs: { editUrl: 'https://example.org/edit', ...docs } })
    const content = await readContent(site)
    const parsed = content.sources.map(source => makeParsed(source))
    const { pages } = buildSite({
      config: site,
      content,
      parsed,
      assets: new Map(),
      t: createTranslate('ru'),
      mode: 'production',
    })
    return pages.find((page): page is DocPage => page.kind === 'doc')?.editUrl
  }
  expect(await editUrlOf({})).toBe('https://example.org/edit/docs/a.md')
  expect(await editUrlOf({ editLocalizedFiles: true })).toBe(`https://example.org/edit/${DOCS}/current/a.md`)
})

test('what one language has read is not read again for another', async () => {
  write('docs/a.md', 'Один.\n')
  write('docs/b.md', 'Два.\n')
  write(`${DOCS}/current/b.md`, 'По-русски.\n')
  const shelf: Shelf = new Map()
  const english = { ...config({ blog: false, pages: false, i18n: { defaultLocale: 'en', locales: ['en', 'ru'] } }) }
  const [first] = (await readContent(english, undefined, shelf)).sources
  write('docs/a.md', 'Другое.\n')
  const { sources } = await readContent(config({ blog: false, pages: false }), undefined, shelf)
  expect(sources[0]).toBe(first)
  expect(sources.map(({ body }) => body.trim())).toEqual(['Один.', 'По-русски.'])
})

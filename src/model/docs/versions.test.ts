import { describe, expect, test } from 'vitest'
import { makeParsed, makeReference, makeSite, makeSource, makeVersioned, makeVersions } from '../../../test/factory.ts'
import { said } from '../../../test/said.ts'
import type { Config, NavbarItemConfig } from '../../shared/config.ts'
import type { FrontMatter } from '../../shared/document.ts'
import { toFilePath } from '../../shared/path.ts'
import type { DocPage, Page, Site } from '../../shared/site.ts'

const doc = (path: string, fm: Partial<FrontMatter> = {}, fields = {}) =>
  makeParsed(makeSource('doc', path, fm), fields)
const old = (path: string, fm: Partial<FrontMatter> = {}, fields = {}) => makeVersioned('1.0', path, fm, fields)

const config = makeVersions(['current', '2.0', '1.0'], '2.0')
const parsed = () => [
  doc('intro.md', { slug: '/' }),
  doc('guides/install.md', { tags: ['общий'] }),
  doc('fresh.md'),
  makeVersioned('2.0', 'intro.md', { slug: '/' }),
  makeVersioned('2.0', 'guides/install.md', { tags: ['общий'] }),
  old('intro.md', { slug: '/' }),
  old('guides/install.md', { tags: ['общий'] }),
  old('gone.md'),
]
const categories = ['default', 'default@2.0', 'default@1.0'].map(instance => ({
  instance,
  file: toFilePath('_category_.json'),
  folder: 'guides',
  label: 'Руководства',
  link: { type: 'generated-index' as const, keywords: [] },
}))
const content = () => ({
  sources: [],
  partials: [],
  categories,
  authors: {},
  tags: {},
  files: new Set<never>(),
  statics: new Map<string, never>(),
  problems: [],
})
const build = (pages = parsed(), site: Config = config): Site => makeSite(pages, { config: site, content: content() })

function docAt(site: Site, route: string): DocPage {
  const page = site.pages.find(page => page.route === route)
  if (page?.kind !== 'doc') throw new Error(`${route} is ${page?.kind ?? 'missing'}`)
  return page
}
const routesOf = (site: Site, kind: Page['kind']): string[] =>
  site.pages.filter(page => page.kind === kind).map(page => page.route)

describe('versions', () => {
  test('each has its own pages, generated indexes and tags', () => {
    const site = build()
    expect(site.problems).toEqual([])
    expect(routesOf(site, 'doc')).toEqual([
      '/docs/next',
      '/docs/next/guides/install',
      '/docs/next/fresh',
      '/docs',
      '/docs/guides/install',
      '/docs/1.0',
      '/docs/1.0/guides/install',
      '/docs/1.0/gone',
    ])
    // The slugger begins anew in each version: no «-1» for the same label in another.
    expect(routesOf(site, 'category')).toEqual([
      '/docs/next/category/руководства',
      '/docs/category/руководства',
      '/docs/1.0/category/руководства',
    ])
    expect(site.pages.filter(({ kind }) => kind === 'tag' || kind === 'tagList').map(({ route }) => route)).toEqual([
      '/docs/next/tags',
      '/docs/next/tags/общий',
      '/docs/tags',
      '/docs/tags/общий',
      '/docs/1.0/tags',
      '/docs/1.0/tags/общий',
    ])
  })

  test('menus, neighbours and breadcrumbs stay within the version', () => {
    const page = docAt(build(), '/docs/1.0/guides/install')
    expect(page.sidebar).toBe('docs:default@1.0:defaultSidebar')
    expect(page.previous?.href).toBe(
      '/docs/1.0/category/%D1%80%D1%83%D0%BA%D0%BE%D0%B2%D0%BE%D0%B4%D1%81%D1%82%D0%B2%D0%B0',
    )
    expect(page.next?.href).toBe('/docs/1.0')
    expect(page.breadcrumbs.map(({ label }) => label)).toEqual(['Руководства', 'install'])
  })

  test('a page says its version to style sheets and crawlers', () => {
    const site = build()
    expect(docAt(site, '/docs/1.0/gone')).toMatchObject({
      className: expect.stringContaining('docs-version-1.0'),
      searchTag: 'docs-default-1.0',
      docsVersion: { pluginId: 'default', version: '1.0' },
    })
    expect(site.pages.find(({ route }) => route === '/docs/1.0/tags')).toMatchObject({
      className: expect.stringContaining('docs-version-1.0'),
      crawlerVersion: '1.0',
    })
  })

  test('a version that hides from robots does so on every page', () => {
    const hidden = config.docs.map(docs =>
      docs.version.name === '1.0' ? { ...docs, version: { ...docs.version, noIndex: true } } : docs,
    )
    const site = build(parsed(), { ...config, docs: hidden })
    for (const { route, noindex, docsVersion } of site.pages) {
      if (docsVersion !== undefined) expect([route, noindex]).toEqual([route, docsVersion.version === '1.0'])
    }
  })

  test('a page knows the same document in the other versions, an index the same index', () => {
    const site = build()
    expect(docAt(site, '/docs/1.0/guides/install').docsVersion?.alternates).toEqual({
      current: '/docs/next/guides/install',
      '2.0': '/docs/guides/install',
      '1.0': '/docs/1.0/guides/install',
    })
    expect(docAt(site, '/docs/next/fresh').docsVersion?.alternates).toEqual({ current: '/docs/next/fresh' })
    const index = site.pages.find(({ route }) => route === '/docs/1.0/category/руководства')
    expect(Object.keys(index?.docsVersion?.alternates ?? {})).toEqual(['current', '2.0', '1.0'])
  })

  test('the way to the last version is the same document, else where that version begins', () => {
    const site = build()
    expect(docAt(site, '/docs/1.0/guides/install').latest).toMatchObject({ name: '2.0', href: '/docs/guides/install' })
    expect(docAt(site, '/docs/1.0/gone').latest).toMatchObject({ name: '2.0', href: '/docs' })
  })

  test('a version without a document at its root begins with the first of its menu', () => {
    const dropdown = build(
      [doc('z.md', { sidebarPosition: 1 }), doc('a.md', { sidebarPosition: 2 })],
      withNavbar({ type: 'docsVersionDropdown', docsPluginId: 'default', position: 'left' }),
    ).navbar[0]
    expect(dropdown).toMatchObject({ items: [{ name: 'current', href: '/docs/next/z' }] })
  })

  test('one version says nothing of versions, of two each names the other', () => {
    const site = makeSite([doc('intro.md')])
    expect(site.pages.every(({ docsVersion }) => docsVersion === undefined)).toBe(true)
    expect(docAt(site, '/docs/intro').className).toContain('docs-version-current')
    expect(makeSite([doc('intro.md', { tags: ['x'] })]).pages.find(({ kind }) => kind === 'tagList')).toMatchObject({
      className: expect.stringContaining('docs-version-current'),
      crawlerVersion: 'current',
    })
    const two = build([doc('intro.md'), old('intro.md')], makeVersions(['current', '1.0'], '1.0'))
    expect(docAt(two, '/docs/next/intro').docsVersion).toEqual({
      pluginId: 'default',
      version: 'current',
      alternates: { current: '/docs/next/intro', '1.0': '/docs/intro' },
    })
  })
})

describe('links between files', () => {
  const link = (target: string) => makeReference({ kind: 'file', target, line: 3 })
  const targets = (site: Site, file: string) => site.targets.get(toFilePath(file))?.map(({ href }) => href)

  test('lead inside their version, by path from the file and from the version', () => {
    const references = [link('./guides/install.md'), link('guides/install.md'), link('/gone.md')]
    const site = build([
      ...parsed().filter(({ source }) => source.path !== 'intro.md'),
      old('intro.md', {}, { references }),
    ])
    expect(targets(site, 'versioned_docs/version-1.0/intro.md')).toEqual([
      '/docs/1.0/guides/install',
      '/docs/1.0/guides/install',
      '/docs/1.0/gone',
    ])
  })

  test('do not fall through to another version', () => {
    const site = build([...parsed(), old('x.md', {}, { references: [link('fresh.md')] })])
    expect(site.problems).toMatchObject([{ file: 'versioned_docs/version-1.0/x.md', code: 'broken-markdown-link' }])
  })
})

const withNavbar = (...items: NavbarItemConfig[]): Config => ({
  ...config,
  theme: { ...config.theme, navbar: { ...config.theme.navbar, items } },
})

describe('the menu', () => {
  const common = { docsPluginId: 'default', position: 'left' } as const

  test('links to documents and menus know every version and lead to the last one by themselves', () => {
    const { navbar, problems } = build(
      parsed(),
      withNavbar(
        { type: 'doc', docId: 'guides/install', label: 'Установка', ...common },
        { type: 'docSidebar', sidebarId: 'defaultSidebar', label: 'Меню', ...common },
        { type: 'docsVersion', ...common },
        { type: 'doc', docId: 'gone', label: 'Старое', ...common },
      ),
    )
    expect(problems).toEqual([])
    expect(navbar).toMatchObject([
      {
        href: '/docs/guides/install',
        versions: {
          links: { current: { href: '/docs/next/guides/install' }, '1.0': { href: '/docs/1.0/guides/install' } },
        },
      },
      { label: 'Меню', versions: { pluginId: 'default' } },
      { label: '2.0', href: '/docs', versions: { links: { '1.0': { label: '1.0', href: '/docs/1.0' } } } },
      { label: 'Старое', href: '/docs/1.0/gone' },
    ])
  })

  test('the dropdown offers chosen versions under chosen names, and other links around them', () => {
    const { navbar } = build(
      parsed(),
      withNavbar({
        type: 'docsVersionDropdown',
        versions: [
          { name: '1.0', label: 'Первая' },
          { name: 'current', label: undefined },
        ],
        after: [{ type: 'default', label: 'Все', to: '/docs', position: 'left' }],
        ...common,
      }),
    )
    expect(navbar).toMatchObject([
      {
        type: 'versions',
        items: [
          { name: '1.0', label: 'Первая', href: '/docs/1.0' },
          { name: 'current', label: 'Next', href: '/docs/next' },
        ],
        after: [{ label: 'Все' }],
      },
    ])
  })

  test('drafts and unlisted documents are left out without a word, missing ones are named', () => {
    const pages = [...parsed(), doc('draft.md', { draft: true }), makeVersioned('2.0', 'secret.md', { unlisted: true })]
    const { navbar, problems } = build(
      pages,
      withNavbar(
        { type: 'doc', docId: 'draft', ...common },
        { type: 'doc', docId: 'secret', ...common },
        { type: 'doc', docId: 'instal', ...common },
        { type: 'docsVersionDropdown', versions: [{ name: '0.9', label: undefined }], ...common },
      ),
    )
    expect(navbar).toEqual([])
    expect(problems.map(said)).toEqual([
      'themeConfig.navbar.items[2]: нет документа «instal»',
      'themeConfig.navbar.items[3]: версии «0.9» нет',
    ])
  })
})

describe('edit links', () => {
  const edit = 'https://example.org/edit/'
  const withEdit = (changes: (docs: Config['docs'][number]) => object): Config => ({
    ...config,
    docs: config.docs.map(docs => ({ ...docs, editUrl: edit, ...changes(docs) })),
  })

  test('lead to the file of the version, or to the current one when the config says so', () => {
    expect(
      docAt(
        build(
          parsed(),
          withEdit(() => ({})),
        ),
        '/docs/1.0/gone',
      ).editUrl,
    ).toBe(`${edit}versioned_docs/version-1.0/gone.md`)
    expect(
      docAt(
        build(
          parsed(),
          withEdit(() => ({ editPath: 'docs' })),
        ),
        '/docs/1.0/gone',
      ).editUrl,
    ).toBe(`${edit}docs/gone.md`)
  })

  test('a function is told what Docusaurus tells it', () => {
    const site = build(
      parsed(),
      withEdit(() => ({ editUrl: (file: object) => JSON.stringify(file) })),
    )
    expect(JSON.parse(docAt(site, '/docs/1.0/gone').editUrl ?? '')).toEqual({
      path: 'gone.md',
      docPath: 'gone.md',
      version: '1.0',
      versionDocsDirPath: 'versioned_docs/version-1.0',
      permalink: '/docs/1.0/gone',
      locale: 'ru',
    })
  })
})

import { describe, expect, test } from 'vitest'
import { makeConfig, makeContent, makeParsed, makeReference, makeSite, makeSource } from '../../test/factory.ts'
import { inWords } from '../../test/said.ts'
import type { Config, NavbarItemConfig, SidebarItemConfig } from '../shared/config.ts'
import { toFilePath } from '../shared/path.ts'
import type { Site } from '../shared/site.ts'

const left = { position: 'left', className: undefined } as const
const to = (to: string): NavbarItemConfig => ({ type: 'default', label: to, to, ...left })

function build(items: NavbarItemConfig[], changes: Partial<Config> = {}): Site {
  const config = makeConfig(changes)
  const theme = { ...config.theme, navbar: { ...config.theme.navbar, items } }
  const statics = new Map([['plan.pdf', toFilePath('static/plan.pdf')]])
  const parsed = [
    makeParsed(makeSource('doc', 'release-2.10.md', { aliases: ['/old.html'] }), {
      references: [
        makeReference({ kind: 'url', target: '/docs/release-2.10' }),
        makeReference({ kind: 'file', target: './release-2.10.md' }),
      ],
    }),
    makeParsed(makeSource('page', 'about.md')),
  ]
  return makeSite(parsed, { config: { ...config, theme }, content: makeContent({ statics }) })
}

const hrefs = (site: Site) => site.navbar.map(item => ('href' in item ? item.href : undefined))

describe('an address of a menu', () => {
  test('of a page follows the rule of slashes, whatever its name looks like', () => {
    const doc: NavbarItemConfig = { type: 'doc', docId: 'release-2.10', docsPluginId: 'default', ...left }
    const docs = makeConfig().docs.map(docs => ({
      ...docs,
      sidebars: {
        main: [
          { type: 'doc' as const, id: 'release-2.10' },
          { type: 'link' as const, label: 'x', href: '/docs/release-2.10?a#b' },
          { type: 'link' as const, label: 'plan', href: '/plan.pdf' },
        ],
      },
    }))
    const site = build([to('/docs/release-2.10'), doc, to('/about?a#b')], { trailingSlash: true, docs })
    expect(hrefs(site)).toEqual(['/docs/release-2.10/', '/docs/release-2.10/', '/about/?a#b'])
    const [sidebar] = Object.values(site.sidebars).filter(({ kind }) => kind === 'docs')
    expect(sidebar).toMatchObject({
      items: [
        { href: '/docs/release-2.10/' },
        { href: '/docs/release-2.10/?a#b', route: '/docs/release-2.10' },
        { href: '/plan.pdf', route: undefined },
      ],
    })
    const targets = [...site.targets.values()].flat().map(({ href }) => href)
    expect(targets).toEqual(['/docs/release-2.10/', '/docs/release-2.10/'])
  })

  test('of a document may be that of a generated index, by its slug', () => {
    const index = { type: 'generated-index', slug: '/category/addon' } as const
    const category = {
      type: 'category',
      label: 'Дополнения',
      link: index,
      items: [{ type: 'doc', id: 'release-2.10' }],
    }
    const docs = makeConfig().docs.map(docs => ({ ...docs, sidebars: { main: [category as SidebarItemConfig] } }))
    const item: NavbarItemConfig = { type: 'doc', docId: '/category/addon', docsPluginId: 'default', ...left }
    const site = build([item], { docs })
    expect(site.problems).toEqual([])
    expect(site.navbar[0]).toMatchObject({ href: '/docs/category/addon', label: 'Дополнения' })
  })

  test('of a file, a feed or an old address keeps its name', () => {
    const site = build([to('/plan.pdf'), to('/rss.xml'), to('/old.html'), to('/sitemap.xml')], {
      trailingSlash: true,
      baseUrl: '/base/',
    })
    expect(hrefs(site)).toEqual(['/base/plan.pdf', '/base/rss.xml', '/base/old.html', '/base/sitemap.xml'])
    expect(site.problems).toEqual([])
  })

  test('that leads nowhere is named as hard as links are', () => {
    const said = (changes: Partial<Config>) => build([to('/abuot'), to('/x.zip')], changes).problems.map(inWords)
    expect(said({})).toMatchObject([
      { level: 'error', code: 'navbar-link', hint: 'возможно, имелось в виду /about' },
      { level: 'error', text: 'themeConfig.navbar.items[1]: ссылка ведёт на /x.zip, а такой страницы нет' },
    ])
    expect(said({ onBrokenLinks: 'warn' }).map(({ level }) => level)).toEqual(['warning', 'warning'])
    expect(said({ onBrokenLinks: 'ignore' })).toEqual([])
    expect(hrefs(build([to('/x.zip')], { trailingSlash: true, onBrokenLinks: 'ignore' }))).toEqual(['/x.zip'])
  })

  test('of another site is left as it is', () => {
    const site = build([{ type: 'default', label: 'x', href: 'https://example.org/a', ...left }])
    expect(site.navbar).toMatchObject([{ href: 'https://example.org/a', external: true }])
  })
})

test('languages are offered at their own addresses, on another host whole', () => {
  const own = makeConfig().locale
  const published = (locale: string, baseUrl: string, url = 'https://example.org') => ({ ...own, locale, baseUrl, url })
  const locales = [published('ru', '/base/'), published('en', '/base/en/'), published('de', '/', 'https://example.de')]
  const [item] = build([{ type: 'localeDropdown', ...left }], { locale: own, locales, baseUrl: '/base/' }).navbar
  const items = item?.type === 'locales' ? item.items.map(({ locale, base, current }) => [locale, base, current]) : []
  expect(items).toEqual([
    ['ru', '/base/', true],
    ['en', '/base/en/', false],
    ['de', 'https://example.de/', false],
  ])
})

test('links before and after the languages stand in their menu', () => {
  const item: NavbarItemConfig = { type: 'localeDropdown', before: [to('/about')], after: [to('/nope')], ...left }
  const site = build([item])
  expect(site.navbar).toMatchObject([{ type: 'locales', before: [{ type: 'link' }], after: [{ type: 'link' }] }])
  expect(site.problems.map(({ values }) => values?.where)).toContain(
    'themeConfig.navbar.items[0].dropdownItemsAfter[0]',
  )
})

test('what stands inside a menu is named by its place', () => {
  const menu: NavbarItemConfig = { type: 'dropdown', label: 'm', items: [to('/about'), to('/nope')], ...left }
  const versions: NavbarItemConfig = {
    type: 'docsVersionDropdown',
    docsPluginId: 'default',
    before: [to('/before')],
    after: [to('/after')],
    ...left,
  }
  const texts = build([menu, versions]).problems.map(({ values }) => values?.where)
  expect(texts).toEqual([
    'themeConfig.navbar.items[0].items[1]',
    'themeConfig.navbar.items[1].dropdownItemsBefore[0]',
    'themeConfig.navbar.items[1].dropdownItemsAfter[0]',
  ])
})

test('a docs instance that is not there is named with those that are', () => {
  const items: NavbarItemConfig[] = [
    { type: 'docsVersion', docsPluginId: 'api', ...left },
    { type: 'docSidebar', sidebarId: 'main', docsPluginId: 'api', ...left },
  ]
  expect(build(items).problems.map(inWords)).toMatchObject([
    { text: 'themeConfig.navbar.items[0]: нет раздела документов «api»', hint: 'есть: default' },
    { text: 'themeConfig.navbar.items[1]: нет бокового меню «main»', hint: 'ни одного нет' },
  ])
})

test('a page that comes with the first post is a warning, and its item waits for it; another address is a mistake', () => {
  const site = build([to('/archive'), to('/tags'), to('/docs/tags'), to('/authors'), to('/about'), to('/tagz')])
  expect(hrefs(site)).toEqual(['/about', '/tagz'])
  expect(site.problems.map(({ level, code, values }) => [level, code, values?.route])).toEqual([
    ...['/archive', '/tags', '/docs/tags', '/authors'].map(route => ['warning', 'navbar-link/awaited', route]),
    ['error', 'navbar-link', '/tagz'],
  ])
  expect(build([to('/archive')], { onBrokenLinks: 'ignore' }).problems).toEqual([])
})

test('links of the footer wait for their pages too, a column with its title; the others stay', () => {
  const config = makeConfig()
  const link = (to: string) => ({ label: to, to, href: undefined, html: undefined })
  const columns = [
    { title: 'А', items: [link('/archive'), link('/about'), link('/tagz')] },
    { title: 'Б', items: [link('/tags')] },
    { title: 'В', items: [] },
  ]
  const footer = { style: 'light' as const, logo: undefined, copyright: undefined, columns }
  const site = build([], { theme: { ...config.theme, footer } })
  expect(site.footer?.columns.map(({ title, items }) => [title, items.map(({ to }) => to)])).toEqual([
    ['А', ['/about', '/tagz']],
    ['В', []],
  ])
  expect(site.problems.map(({ level, code, values }) => [level, code, values?.route])).toEqual([
    ['warning', 'navbar-link/awaited', '/archive'],
    ['error', 'navbar-link', '/tagz'],
    ['warning', 'navbar-link/awaited', '/tags'],
  ])
})

import { describe, expect, test } from 'vitest'
import { resolved, siteDir } from '../../../test/resolved.ts'

describe('defaults', () => {
  test('of the site', () => {
    expect(resolved()).toMatchObject({
      siteDir,
      outDir: '/nowhere/site/build',
      baseUrl: '/',
      titleDelimiter: '|',
      trailingSlash: false,
      timeZone: 'UTC',
      locale: { locale: 'ru', label: 'Русский', htmlLang: 'ru', direction: 'ltr', calendar: 'gregory' },
      staticDirectories: ['static'],
      onBrokenLinks: 'throw',
      onBrokenAnchors: 'warn',
      onBrokenMarkdownLinks: 'throw',
      onDuplicateRoutes: 'throw',
      sitemap: { filename: 'sitemap.xml', changefreq: 'weekly', priority: 0.5, lastmod: undefined },
      search: { searchPagePath: 'search', hosted: undefined },
      analytics: { gtag: undefined, metrika: undefined },
      theme: {
        colorMode: { defaultMode: 'dark', disableSwitch: false, respectPrefersColorScheme: true },
        navbar: { hideOnScroll: false, style: undefined },
        tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 },
        docsSidebar: { autoCollapseCategories: false },
      },
      markdown: {
        format: 'detect',
        typography: true,
        magicComments: [{ line: 'highlight-next-line', block: { start: 'highlight-start', end: 'highlight-end' } }],
      },
    })
  })

  test('of a blog, docs and pages', () => {
    const { blogs, docs, pages } = resolved({ blog: {}, docs: {}, pages: {} })
    expect(blogs[0]).toMatchObject({
      id: 'default',
      path: 'blog',
      routeBasePath: '/blog',
      archiveBasePath: 'archive',
      postsPerPage: 10,
      title: 'Блог',
      sidebarTitle: 'Недавние записи',
      sidebarCount: 5,
      tags: 'tags.yml',
      feed: { types: ['rss', 'atom'], title: 'Записки', limit: 20 },
    })
    expect(docs[0]).toMatchObject({
      path: 'docs',
      routeBasePath: '/docs',
      sidebars: undefined,
      numberPrefixes: true,
      version: { name: 'current', label: 'Next' },
    })
    expect(pages[0]).toMatchObject({ path: 'src/pages', routeBasePath: '/' })
  })

  test('kinds that the config and the disk do not have are not there', () => {
    expect(resolved()).toMatchObject({ blogs: [], docs: [], pages: [] })
    expect(resolved({ blog: false, docs: false, pages: false })).toMatchObject({ blogs: [], docs: [], pages: [] })
  })

  test('of an English site are English', () => {
    const { blogs, locale, markdown } = resolved({ blog: {}, i18n: { defaultLocale: 'en' } })
    expect([blogs[0]?.title, locale.label, markdown.typography]).toEqual(['Blog', 'English', false])
  })

  test.each([
    ['ar', 'rtl'],
    ['he-IL', 'rtl'],
    ['dv', 'rtl'],
    ['pa', 'ltr'],
    ['pa-Arab', 'rtl'],
    ['az-Arab-IR', 'rtl'],
    ['ku', 'ltr'],
    ['ku-Arab', 'rtl'],
    ['ks-Deva', 'ltr'],
    ['nqo', 'rtl'],
    ['sr', 'ltr'],
  ])('the direction of %s is that of the script it is written in: %s', (defaultLocale, direction) => {
    expect(resolved({ i18n: { defaultLocale } }).locale).toMatchObject({ locale: defaultLocale, direction })
  })

  test('of a language are its own name, tag and direction where the config says none', () => {
    const own = { label: 'Заметки', htmlLang: 'ru-RU', direction: 'rtl' }
    expect(resolved({ i18n: { defaultLocale: 'ru', localeConfigs: { ru: own } } }).locale).toMatchObject(own)
    // As Open Graph and older systems write it.
    const brazilian = { defaultLocale: 'pt-BR', localeConfigs: { 'pt-BR': { htmlLang: 'pt_BR' } } }
    expect(resolved({ i18n: brazilian }).locale.htmlLang).toBe('pt-BR')
    const persian = { locale: 'fa', label: 'فارسی', htmlLang: 'fa', direction: 'rtl' }
    expect(resolved({ i18n: { defaultLocale: 'fa' } }).locale).toMatchObject(persian)
  })
})

describe('values', () => {
  test.each([
    ['https://example.org', 'https://example.org'],
    ['https://example.org/', 'https://example.org'],
    ['http://localhost:8080', 'http://localhost:8080'],
    ['https://записки.рф', 'https://xn--80aneaj2ap.xn--p1ai'],
  ])('url %s is the origin %s', (url, origin) => {
    expect(resolved({ url }).url).toBe(origin)
  })

  test.each([
    ['/', '/'],
    ['', '/'],
    ['blog', '/blog/'],
    ['/a/b/', '/a/b/'],
    ['/сайт/', '/%D1%81%D0%B0%D0%B9%D1%82/'],
    ['/%D1%81%D0%B0%D0%B9%D1%82/', '/%D1%81%D0%B0%D0%B9%D1%82/'],
  ])('baseUrl %j becomes %s', (baseUrl, expected) => {
    expect(resolved({ baseUrl }).baseUrl).toBe(expected)
  })

  test('trailingSlash has three states', () => {
    expect(resolved({ trailingSlash: true }).trailingSlash).toBe(true)
    expect(resolved({ trailingSlash: undefined }).trailingSlash).toBe(undefined)
    expect(resolved({}).trailingSlash).toBe(false)
  })

  test('a blog at the root, without an archive, with everything on a page', () => {
    const user = {
      routeBasePath: '/',
      archiveBasePath: null,
      postsPerPage: 'ALL',
      blogSidebarCount: 0,
      tags: false,
      feedOptions: { type: 'all', limit: null },
    }
    const [blog] = resolved({ blog: user }).blogs
    expect(blog).toMatchObject({
      routeBasePath: '/',
      archiveBasePath: undefined,
      postsPerPage: Number.POSITIVE_INFINITY,
      sidebarCount: 0,
      tags: undefined,
    })
    expect(blog?.feed).toMatchObject({ types: ['rss', 'atom', 'json'], limit: Number.POSITIVE_INFINITY })
  })

  test('several blogs, each with its name', () => {
    const { blogs } = resolved({
      blog: [
        { id: 'a', path: 'a' },
        { id: 'b', path: 'b' },
      ],
    })
    expect(blogs.map(({ id, path }) => [id, path])).toEqual([
      ['a', 'a'],
      ['b', 'b'],
    ])
  })

  test('an absolute folder inside the site becomes relative', () => {
    expect(resolved({ docs: { path: '/nowhere/site/text/docs' } }).docs[0]?.path).toBe('text/docs')
  })

  test('a bar of which nothing is said offers the search, an empty one nothing', () => {
    const itemsOf = (navbar: object) => resolved({ themeConfig: { navbar } }).theme.navbar.items
    expect(resolved({}).theme.navbar.items).toMatchObject([{ type: 'search', position: 'right' }])
    expect(itemsOf({ title: 'Имя' })).toMatchObject([{ type: 'search', position: 'right' }])
    expect(itemsOf({ items: [] })).toEqual([])
  })

  test('navbar items of every kind, right when they do not say', () => {
    const items = [
      { to: '/a', label: 'A', position: 'left', activeBasePath: 'a.b' },
      { label: 'B', items: [{ href: 'https://b.example', label: 'B1' }], position: 'left' },
      { type: 'doc', docId: 'root' },
      { type: 'docSidebar', sidebarId: 'main', docsPluginId: 'other' },
      { type: 'docsVersion' },
      { type: 'docsVersionDropdown' },
      { type: 'localeDropdown' },
      { type: 'search', className: 'x' },
      { type: 'html', value: '<b>!</b>' },
    ]
    const { navbar } = resolved({ baseUrl: '/base/', themeConfig: { navbar: { items } } }).theme
    expect(navbar.title).toBe('Записки')
    expect(navbar.items).toMatchObject([
      { type: 'default', to: '/a', position: 'left', activeBaseRegex: '^/base/a\\.b' },
      { type: 'dropdown', position: 'left', items: [{ type: 'default', href: 'https://b.example', position: 'left' }] },
      { type: 'doc', docId: 'root', docsPluginId: 'default', position: 'right' },
      { type: 'docSidebar', sidebarId: 'main', docsPluginId: 'other' },
      { type: 'docsVersion' },
      { type: 'docsVersionDropdown' },
      { type: 'localeDropdown' },
      { type: 'search', className: 'x' },
      { type: 'html', value: '<b>!</b>' },
    ])
  })

  test.each([
    ['/kb/', 'docs', '^/kb/docs'],
    ['/kb/', '/kb/docs', '^/kb/docs'],
    ['/база/', '/база/мир', `^${encodeURI('/база/мир')}`],
    ['/', '/мир', `^${encodeURI('/мир')}`],
  ])('under %s the path %s of an item is that of pages', (baseUrl, activeBasePath, expected) => {
    const items = [{ to: '/a', label: 'A', activeBasePath }]
    expect(resolved({ baseUrl, themeConfig: { navbar: { items } } }).theme.navbar.items).toMatchObject([
      { activeBaseRegex: expected },
    ])
  })

  test('a footer of columns and one of a single row', () => {
    const columns = [{ title: 'Читать', items: [{ label: 'Архив', to: '/archive' }] }]
    const footer = (links: unknown) => resolved({ themeConfig: { footer: { links } } }).theme.footer?.columns
    expect(footer(columns)).toMatchObject(columns)
    expect(footer([{ label: 'Архив', to: '/archive' }, { html: '<b>!</b>' }])).toMatchObject([
      { title: undefined, items: [{ label: 'Архив', to: '/archive' }, { html: '<b>!</b>' }] },
    ])
    expect(footer([])).toEqual([])
  })

  test('admonitions: ours, more, others, none', () => {
    const keywords = (admonitions: unknown) => resolved({ markdown: { admonitions } }).markdown.admonitions
    expect(keywords(true)).toContain('danger')
    expect(keywords({ keywords: ['опасно'] })).toEqual(expect.arrayContaining(['note', 'опасно']))
    expect(keywords({ keywords: ['опасно'], extendDefaults: false })).toEqual(['опасно'])
    expect(keywords(false)).toBe(undefined)
  })

  test('redirects with several old addresses', () => {
    expect(
      resolved({
        redirects: [
          { from: ['/a', '/b'], to: '/c' },
          { from: '/d', to: '/e' },
        ],
      }).redirects,
    ).toEqual([
      { from: '/a', to: '/c' },
      { from: '/b', to: '/c' },
      { from: '/d', to: '/e' },
    ])
  })

  test('counters and hosted search', () => {
    const user = {
      analytics: { gtag: { trackingID: 'G-1' }, metrika: { counterId: 123 } },
      search: { algolia: { appId: 'a', apiKey: 'k', indexName: 'i' } },
    }
    expect(resolved(user)).toMatchObject({
      analytics: { gtag: { trackingIds: ['G-1'], anonymizeIp: true }, metrika: { counterId: '123' } },
      search: { searchPagePath: 'search', hosted: { appId: 'a', contextualSearch: true, hosts: [] } },
    })
    const others = {
      plausible: {},
      umami: { websiteId: 'a', host: 'https://u.example/script' },
      goatcounter: { url: 'https://me.goatcounter.com/' },
    }
    expect(resolved({ url: 'https://example.org', analytics: others }).analytics).toMatchObject({
      plausible: { domain: 'example.org', host: 'https://plausible.io' },
      umami: { websiteId: 'a', host: 'https://u.example' },
      goatcounter: { url: 'https://me.goatcounter.com' },
    })
    expect(resolved({ search: false }).search.searchPagePath).toBe(undefined)
  })

  test('sidebars with shorthands spelt out', () => {
    const written = {
      docs: ['intro', { Раздел: ['a', { type: 'ref', id: 'b', label: 'Б' }] }, { type: 'autogenerated', dirName: '.' }],
      other: { Первый: ['c'] },
    }
    const { docs } = resolved({ docs: { sidebarPath: './sidebars.js' } }, new Map([['./sidebars.js', written]]))
    expect(docs[0]?.sidebars).toMatchObject({
      docs: [
        { type: 'doc', id: 'intro' },
        {
          type: 'category',
          label: 'Раздел',
          items: [
            { type: 'doc', id: 'a' },
            { type: 'ref', id: 'b', label: 'Б' },
          ],
        },
        { type: 'autogenerated', dirName: '.' },
      ],
      other: [{ type: 'category', label: 'Первый', items: [{ type: 'doc', id: 'c' }] }],
    })
    expect(resolved({ docs: { sidebarPath: false } }).docs[0]?.sidebars).toBe(false)
  })

  test('items of a list within a list of a sidebar stand in its place', () => {
    const written = { api: ['index', [['a'], { type: 'category', label: 'Types', items: [['b', 'c']] }], 'last'] }
    const { docs } = resolved({ docs: { sidebarPath: './sidebars.js' } }, new Map([['./sidebars.js', written]]))
    expect(docs[0]?.sidebars).toMatchObject({
      api: [
        { id: 'index' },
        { id: 'a' },
        { type: 'category', label: 'Types', items: [{ id: 'b' }, { id: 'c' }] },
        { id: 'last' },
      ],
    })
  })

  test('every key of every kind of item is known', () => {
    const common = { className: 'c', customProps: { a: 1 }, key: 'k' }
    const index = {
      type: 'generated-index',
      title: 'Т',
      description: 'О',
      slug: '/s',
      image: '/i.png',
      keywords: 'слово',
    }
    const written = {
      main: [
        { type: 'doc', id: 'a', label: 'А', ...common },
        { type: 'ref', id: 'a', label: 'А', ...common },
        { type: 'link', href: '/x', label: 'Икс', description: 'О', autoAddBaseUrl: false, ...common },
        { type: 'html', value: '<hr>', defaultStyle: true, ...common },
        { type: 'autogenerated', dirName: 'x', ...common },
        {
          type: 'category',
          label: 'Раздел',
          items: { Вложенный: ['b'] },
          link: index,
          collapsible: false,
          collapsed: false,
          description: 'О',
          ...common,
        },
        { type: 'category', label: 'Без ссылки', items: ['c'], link: null },
      ],
    }
    const { docs } = resolved({ docs: { sidebarPath: './sidebars.js' } }, new Map([['./sidebars.js', written]]))
    expect(docs[0]?.sidebars).toMatchObject({
      main: [
        { id: 'a', className: 'c' },
        { type: 'ref' },
        { href: '/x', description: 'О', autoAddBaseUrl: false },
        { value: '<hr>', defaultStyle: true },
        { dirName: 'x' },
        {
          items: [{ type: 'category', label: 'Вложенный', items: [{ type: 'doc', id: 'b' }] }],
          link: { type: 'generated-index', slug: '/s', keywords: ['слово'] },
          collapsible: false,
        },
        { label: 'Без ссылки', link: undefined },
      ],
    })
  })
})

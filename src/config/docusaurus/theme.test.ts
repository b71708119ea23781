import { describe, expect, test } from 'vitest'
import { classic, load, loadText, REST } from '../../../test/docusaurus-site.ts'

describe('themeConfig', () => {
  const navbarOf = async (items: string, more = '', top = '') =>
    (await loadText(classic('{}', `{ navbar: { ${more} items: ${items} } }`, top))).config.theme.navbar

  test('items stand at the left unless they say otherwise, search is there', async () => {
    const { items, title } = await navbarOf(
      `[{ to: 'blog', label: 'Блог' }, { href: 'https://x.org', className: 'git', 'aria-label': 'Код', position: 'right' }]`,
    )
    expect(items).toMatchObject([
      { type: 'default', label: 'Блог', to: '/blog', position: 'left' },
      { label: '', ariaLabel: 'Код', href: 'https://x.org', className: 'git', position: 'right' },
      { type: 'search', position: 'right' },
    ])
    expect(title).toBe('Сайт')
    expect((await navbarOf('[]', `logo: { src: 'img/logo.svg' },`)).title).toBe('')
    expect((await navbarOf('[]', `title: null, logo: { src: 'img/logo.svg' },`)).title).toBe('')
    expect((await navbarOf('[]', 'title: null,')).title).toBe((await navbarOf('[]', '')).title)
  })

  test('a picture may be written with a dot before its path', async () => {
    const { config } = await loadText(
      classic(
        '{}',
        `{ image: './img/card.png', navbar: { logo: { src: './img/a.svg', srcDark: './/img/b.svg' } } }`,
        `favicon: './img/c.ico',`,
      ),
    )
    expect(config.theme.navbar.logo).toMatchObject({ src: 'img/a.svg', srcDark: '/img/b.svg' })
    expect([config.favicon, config.theme.image]).toEqual(['img/c.ico', 'img/card.png'])
  })

  test('addresses of files leave the base where it belongs', async () => {
    const { items } = await navbarOf(
      `[{ to: 'pathname:///rss.xml', label: 'RSS' }, { href: '/a.txt', prependBaseUrlToHref: true, label: 'Файл' },
        { html: '<b>Жир</b>но', to: '/docs' }, { type: 'search', position: 'left' }]`,
    )
    expect(items.map(item => ('href' in item ? item.href : ''))).toEqual(['/rss.xml', '/a.txt', undefined, ''])
    expect(items[2]).toMatchObject({ label: 'Жир но', to: '/docs' })
    expect(items).toHaveLength(4)
  })

  test('an item says on which pages it is active, as Docusaurus has it', async () => {
    const { items } = await navbarOf(
      `[{ to: '/', label: 'а' }, { to: '/b', exact: true, label: 'б' }, { to: '/c', label: 'в' }, { to: '/', activeBaseRegex: '^/$', label: 'г' }]`,
    )
    expect(items.slice(0, 4).map(item => 'activeBaseRegex' in item && item.activeBaseRegex)).toEqual([
      '^',
      '$^',
      undefined,
      '^/$',
    ])
  })

  test('a column without links and a label of blanks, which an author’s sheet draws, are no mistakes', async () => {
    const links = `[{ title: 'Пусто' }, { title: 'Мы', items: [{ label: ' ', href: 'https://t.me/a', className: 'sign' }] }]`
    const bar = `navbar: { items: [{ label: ' ', href: 'https://t.me/a', className: 'sign' }] }`
    const { theme } = (await loadText(classic('{}', `{ footer: { links: ${links} }, ${bar} }`))).config
    expect(theme.footer?.columns).toMatchObject([
      { title: 'Пусто', items: [] },
      { title: 'Мы', items: [{ label: 'https://t.me/a' }] },
    ])
    expect(theme.navbar.items[0]).toMatchObject({ label: '', ariaLabel: 'sign' })
  })

  test('an item with a component of its own keeps all that is written; in a menu it is left out and named', async () => {
    const menu = "{ label: 'a', items: [{ type: 'custom-hand' }] }"
    const items = `[{ type: 'custom-clock', zone: 'UTC', position: 'right' }, ${menu}]`
    const { config, notes } = await loadText(classic('{}', `{ navbar: { items: ${items} } }`))
    expect(config.theme.navbar.items.slice(0, 2)).toMatchObject([
      { type: 'own', kind: 'custom-clock', position: 'right', props: { zone: 'UTC', position: 'right' } },
      { type: 'dropdown', items: [] },
    ])
    expect(notes.join()).toContain('themeConfig.navbar.items[1].items[0] — пункт «custom-hand» рисует свой компонент')
  })

  test('hosted search, announcement, contents and code keep what they say', async () => {
    const { config } = await loadText(
      classic(
        '{}',
        `{ image: 'img/a.png', tableOfContents: { maxHeadingLevel: 4 },
           announcementBar: { content: 'Новость', isCloseable: false },
           prism: { additionalLanguages: ['bash'], defaultLanguage: 'js' },
           algolia: { appId: 'A', apiKey: 'k', indexName: 'i', searchPagePath: 'find', replaceSearchResultPathname: { from: /^.docs/, to: '/' } } }`,
      ),
    )
    expect(config.theme).toMatchObject({
      image: 'img/a.png',
      tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 4 },
      announcementBar: { id: 'announcement-bar', content: 'Новость', isCloseable: false },
    })
    expect(config.markdown.defaultCodeLanguage).toBe('js')
    expect(config.search).toMatchObject({
      searchPagePath: 'find',
      hosted: { appId: 'A', contextualSearch: true, replaceSearchResultPathname: { from: '^.docs', to: '/' } },
    })
  })
})

describe('heads and counters', () => {
  test('scripts and style sheets become head tags', async () => {
    const { config } = await loadText(
      `export default { ${REST}, scripts: ['/a.js', { src: 'https://x.org/b.js', async: true, 'data-n': 3 }], stylesheets: ['/a.css'] }`,
    )
    expect(config.headTags).toMatchObject([
      { tagName: 'link', attributes: { rel: 'stylesheet', href: '/a.css' } },
      { tagName: 'script', attributes: { src: '/a.js' } },
      { tagName: 'script', attributes: { src: 'https://x.org/b.js', async: true, 'data-n': '3' } },
    ])
  })

  test('a sheet that a handler makes of what is fetched is a sheet: handlers do not run', async () => {
    const onload = "this.onload=null;this.rel='stylesheet'"
    const { config } = await loadText(
      `export default { ${REST}, stylesheets: [{ href: '/a.css', rel: 'preload', as: 'style', onload: ${JSON.stringify(onload)} }],
        headTags: [{ tagName: 'link', attributes: { rel: 'preload', as: 'font', href: '/b.woff2', onload: 'x()' } }] }`,
    )
    expect(config.headTags).toEqual([
      { tagName: 'link', attributes: { rel: 'preload', as: 'font', href: '/b.woff2' } },
      { tagName: 'link', attributes: { rel: 'stylesheet', href: '/a.css' } },
    ])
  })

  test('a Metrica counter among the head tags is taken over by its number', async () => {
    const { config } = await loadText(
      `export default { ${REST}, headTags: [
        { tagName: 'script', attributes: {}, innerHTML: '(function(m,e){m[e]})(window,"https://mc.yandex.ru/metrika/tag.js");ym(12345678, "init", {clickmap:true})' },
        { tagName: 'noscript', attributes: {}, innerHTML: '<img src="https://mc.yandex.ru/watch/12345678">' },
        { tagName: 'meta', attributes: { name: 'a', content: 'b' } },
      ] }`,
    )
    expect(config.analytics.metrika).toEqual({ counterId: '12345678' })
    expect(config.headTags.map(({ tagName }) => tagName)).toEqual(['meta'])
  })

  test('a Metrica counter of a plugin is ours, with its number', async () => {
    const { config } = await loadText(
      `export default { ${REST}, plugins: [['docusaurus-plugin-yandex-metrica', { counterID: 99 }]] }`,
    )
    expect(config.analytics.metrika).toEqual({ counterId: '99' })
  })

  test('counters of plugins are ours; one that says too little is named, a plugin of the site runs', async () => {
    const { config, notes } = await load({
      'docusaurus.config.js': `
        import plausible from 'docusaurus-plugin-plausible'
        export default { ${REST}, themeConfig: { goatcounter: { code: 'me' } }, plugins: [
          [plausible, { domain: 'a.org', customDomain: 'p.a.org', excludePaths: ['/x'] }],
          ['@dipakparmar/docusaurus-plugin-umami', { websiteID: 'id-1', analyticsDomain: 'u.a.org', scriptName: 'script.js' }],
          'docusaurus-plugin-goatcounter', 'docusaurus-plugin-yandex-metrica', './plugins/umami',
        ] }`,
      'plugins/umami.js':
        "module.exports = () => ({ name: 'own', injectHtmlTags: () => ({ headTags: [{ tagName: 'meta', attributes: { name: 'own', content: '1' } }] }) })",
    })
    expect(config.analytics).toMatchObject({
      plausible: { domain: 'a.org', host: 'https://p.a.org' },
      umami: { websiteId: 'id-1', host: 'https://u.a.org' },
      goatcounter: { url: 'https://me.goatcounter.com' },
      metrika: undefined,
    })
    expect(config.headTags).toMatchObject([{ attributes: { name: 'own' } }])
    const ignored = notes.find(note => note.includes('не действует'))
    expect(ignored).toContain('«docusaurus-plugin-yandex-metrica» не выполняется')
    expect(ignored).toContain('excludePaths — эти страницы тоже считаются')
    expect(ignored).not.toContain('umami')
  })

  test('gtag and the tag manager of the preset', async () => {
    const { config } = await loadText(
      classic(`{ gtag: { trackingID: 'G-1' }, googleTagManager: { containerId: 'GTM-2' } }`),
    )
    expect(config.analytics.gtag).toEqual({ trackingIds: ['G-1'], anonymizeIp: true })
    expect(config.headTags.at(-1)?.attributes.src).toBe('https://www.googletagmanager.com/gtm.js?id=GTM-2')
  })
})

test('a preset with the sections of the classic one is read as that', async () => {
  const { config, notes } = await loadText(
    `export default { ${REST}, presets: [['docusaurus-preset-openapi', { api: { path: 'a.json' }, docs: false, blog: { path: 'blog', routeBasePath: 'news' } }], ['redocusaurus', { specs: [] }]] }`,
  )
  expect(config.blogs.map(({ routeBasePath }) => routeBasePath)).toEqual(['/news'])
  expect(config.docs).toEqual([])
  expect(notes.join()).toMatch(/«docusaurus-preset-openapi» прочитан как классический.*«redocusaurus» не знаком/)
})

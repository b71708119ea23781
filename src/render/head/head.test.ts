import { describe, expect, test } from 'vitest'
import { makeConfig, makeFrame, makeParsed, makeSite, makeSource, makeView } from '../../../test/factory.ts'
import { hostedSearch } from '../../../test/hosted-search.ts'
import type { Config, HeadTag } from '../../shared/config.ts'
import type { FrontMatter } from '../../shared/document.ts'
import { type Address, assetToAddress, toAssetPath, toFilePath } from '../../shared/path.ts'
import type { Page, Site } from '../../shared/site.ts'
import type { ImageView } from '../../shared/view/page-view.ts'
import { palette } from '../../theme/palette.ts'
import { buildHead, renderHead } from './head.ts'
import { headScript } from './head-script.ts'

const post = (path: string, frontMatter: Partial<FrontMatter> = {}, fields = {}) =>
  makeParsed(makeSource('post', path, { date: '2024-05-01T00:00:00.000Z', ...frontMatter }), fields)
const page = (path: string, frontMatter: Partial<FrontMatter> = {}) => makeParsed(makeSource('page', path, frontMatter))
const doc = (path: string, frontMatter: Partial<FrontMatter> = {}) => makeParsed(makeSource('doc', path, frontMatter))

interface Options {
  config?: Config
  assets?: Site['assets']
  change?: (page: Page) => void
  /** Made for the page. */
  image?: ImageView
}

/** Head of the page at a route. */
function head(
  parsed: ReturnType<typeof post>[],
  route: string,
  { config = makeConfig(), assets = new Map(), change, image }: Options = {},
): HeadTag[] {
  const site = makeSite(parsed, { config, assets })
  const found = site.pages.find(page => page.route === route)
  if (found === undefined) throw new Error(`no ${route}`)
  change?.(found)
  const frame = makeFrame(site)
  return buildHead(
    frame,
    makeView(site, route, () => image),
    { styles: frame.assets.styles },
  )
}

test('fonts stand where the script of the head finds them, before the sheets', () => {
  const site = makeSite([makeParsed(makeSource('doc', 'a.md'))], { config: makeConfig() })
  const frame = makeFrame(site)
  const fonts = ['/assets/fonts/a.woff2' as Address]
  const tags = buildHead(frame, makeView(site, '/docs/a'), { styles: ['/a.css' as Address], fonts })
  const found = tags.filter(({ tagName, attributes }) => tagName === 'link' || Object.keys(attributes).length === 0)
  expect(found[1]?.attributes).toEqual({ rel: 'font', href: '/assets/fonts/a.woff2', as: 'font', crossorigin: '' })
  expect(found.slice(1, 4).map(({ tagName, attributes }) => attributes.rel ?? tagName)).toEqual([
    'font',
    'script',
    'stylesheet',
  ])
})

const theme = (fields: Partial<Config['theme']>): Config => makeConfig({ theme: { ...makeConfig().theme, ...fields } })
/** Contents of the `<meta>` of a name. */
const meta = (tags: HeadTag[], name: string): unknown[] =>
  tags
    .filter(({ attributes }) => attributes.name === name || attributes.property === name)
    .map(({ attributes }) => attributes.content)
const links = (tags: HeadTag[], rel: string) =>
  tags.filter(tag => tag.tagName === 'link' && tag.attributes.rel === rel).map(tag => tag.attributes)
const titleOf = (tags: HeadTag[]) => tags.find(({ tagName }) => tagName === 'title')?.innerHTML

describe('order and scripts', () => {
  test('the policy stands before everything that it governs, styles before what only others read', () => {
    const names = head([page('a.md')], '/a').map(({ tagName, attributes }) =>
      `${tagName} ${attributes.rel ?? attributes.type ?? attributes['http-equiv'] ?? ''}`.trim(),
    )
    expect(names.slice(0, 7)).toEqual([
      'meta',
      'meta Content-Security-Policy',
      'meta',
      'title',
      'script',
      'link stylesheet',
      'script module',
    ])
  })

  test('there is one inline script, the same on every page', () => {
    const inline = (route: string) =>
      head([page('a.md'), post('b.md')], route).filter(
        tag => tag.tagName === 'script' && tag.attributes.src === undefined && tag.attributes.type === undefined,
      )
    expect(inline('/a').map(tag => tag.innerHTML)).toEqual([headScript(makeConfig())])
    expect(inline('/b')).toEqual(inline('/a'))
  })

  test('nothing competes with the style sheet for the first paint', () => {
    expect(renderHead(head([page('a.md')], '/a'))).not.toContain('<link rel="preload"')
  })
})

describe('title and addresses', () => {
  test('a page is named before the site, the home page is the site', () => {
    expect(titleOf(head([page('a.md', { title: 'О блоге' })], '/a'))).toBe('О блоге | Записки')
    expect(titleOf(head([post('a.md')], '/'))).toBe('Записки')
    const config = makeConfig({ titleDelimiter: '—' })
    expect(titleOf(head([page('a.md', { title: 'О блоге' })], '/a', { config }))).toBe('О блоге — Записки')
  })

  test('a title is text', () => {
    expect(titleOf(head([page('a.md', { title: '</title><script>&' })], '/a'))).toBe(
      '&lt;/title&gt;&lt;script&gt;&amp; | Записки',
    )
  })

  test('canonical and alternate addresses are absolute, encoded, and follow the rule for slashes', () => {
    const config = makeConfig({ baseUrl: '/b/', trailingSlash: true })
    const tags = head([page('о-блоге.md')], '/о-блоге', { config })
    const url = 'https://example.org/b/%D0%BE-%D0%B1%D0%BB%D0%BE%D0%B3%D0%B5/'
    expect(links(tags, 'canonical')).toEqual([{ rel: 'canonical', href: url }])
    expect(links(tags, 'alternate').filter(link => link.hreflang !== undefined)).toEqual([
      { rel: 'alternate', href: url, hreflang: 'ru' },
      { rel: 'alternate', href: url, hreflang: 'x-default' },
    ])
    expect(meta(tags, 'og:url')).toEqual([url])
  })

  test('the missing page has no address of its own', () => {
    const tags = head([], '/404')
    expect(links(tags, 'canonical')).toEqual([])
    expect(meta(tags, 'og:url')).toEqual([])
    expect(meta(tags, 'robots')).toEqual(['noindex, follow'])
  })

  test('hidden pages and hidden sites say so', () => {
    expect(meta(head([page('a.md', { unlisted: true })], '/a'), 'robots')).toEqual(['noindex, nofollow'])
    expect(meta(head([page('a.md')], '/a', { config: makeConfig({ noIndex: true }) }), 'robots')).toEqual([
      'noindex, nofollow',
    ])
    expect(meta(head([page('a.md')], '/a'), 'robots')).toEqual([])
    const texts = [post('p.md', { tags: ['x'] }), doc('d.md'), page('a.md')]
    for (const route of ['/', '/p', '/archive', '/tags', '/tags/x', '/docs/d', '/a']) {
      const robots = (noIndex: boolean) => meta(head(texts, route, { config: makeConfig({ noIndex }) }), 'robots')
      expect([robots(false), robots(true)], route).toEqual([[], ['noindex, nofollow']])
    }
    for (const text of [post('p.md', { unlisted: true }), doc('p.md', { unlisted: true, slug: '/p' })]) {
      const route = text.source.kind === 'doc' ? '/docs/p' : '/p'
      expect(meta(head([text], route), 'robots'), route).toEqual(['noindex, nofollow'])
    }
    expect(meta(head([], '/search'), 'robots')).toEqual(['noindex, follow'])
  })

  test('feeds are linked', () => {
    expect(links(head([post('a.md')], '/a'), 'alternate')).toContainEqual({
      rel: 'alternate',
      href: '/rss.xml',
      type: 'application/rss+xml',
      title: 'Лента',
    })
  })

  test('an icon is linked with its type when there is one', () => {
    const icons = (favicon: string) =>
      links(head([page('a.md')], '/a', { config: makeConfig({ favicon, baseUrl: '/b/' }) }), 'icon')
    expect(icons('img/favicon.svg')).toEqual([
      { rel: 'icon', href: '/b/img/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
    ])
    expect(icons('a.png')).toEqual([{ rel: 'icon', href: '/b/a.png', type: 'image/png' }])
    expect(icons('/b/a.png?v=2')).toEqual([{ rel: 'icon', href: '/b/a.png?v=2', type: 'image/png' }])
    expect(icons('https://a.example/b.ico')).toEqual([
      { rel: 'icon', href: 'https://a.example/b.ico', type: 'image/x-icon' },
    ])
    expect(icons('a.gif')).toEqual([{ rel: 'icon', href: '/b/a.gif' }])
    expect(links(head([page('a.md')], '/a'), 'icon')).toEqual([])
  })

  test('colours of the browser’s bars follow the system, or the default where the system has no say', () => {
    const bars = head([page('a.md')], '/a').filter(({ attributes }) => attributes.name === 'theme-color')
    expect(bars.map(({ attributes: { media, content } }) => [media, content])).toEqual([
      ['(prefers-color-scheme: light)', palette.paper.light],
      ['(prefers-color-scheme: dark)', palette.paper.dark],
    ])
    const config = theme({ colorMode: { defaultMode: 'dark', disableSwitch: false, respectPrefersColorScheme: false } })
    expect(meta(head([page('a.md')], '/a', { config }), 'theme-color')).toEqual([palette.paper.dark])
  })
})

describe('social tags', () => {
  test('of a post tell when, who and about what', () => {
    const authors = [
      { name: 'Анна', url: 'https://anna.example', socials: {} },
      { name: 'Борис', socials: {} },
    ]
    const tags = head(
      [
        post('a.md', {
          title: 'Запись',
          description: 'О чём',
          tags: ['lua', 'redis'],
          authors,
          keywords: ['x', 'y'],
          lastUpdate: { date: '2024-06-01T00:00:00.000Z' },
        }),
      ],
      '/a',
    )
    expect(meta(tags, 'og:type')).toEqual(['article'])
    expect(meta(tags, 'og:title')).toEqual(['Запись'])
    expect(meta(tags, 'og:description')).toEqual(['О чём'])
    expect(meta(tags, 'description')).toEqual(['О чём'])
    expect(meta(tags, 'keywords')).toEqual(['x,y'])
    expect(meta(tags, 'og:site_name')).toEqual(['Записки'])
    expect(meta(tags, 'og:locale')).toEqual(['ru_RU'])
    expect(meta(tags, 'twitter:card')).toEqual(['summary_large_image'])
    expect(meta(tags, 'article:published_time')).toEqual(['2024-05-01T00:00:00.000Z'])
    expect(meta(tags, 'article:modified_time')).toEqual(['2024-06-01T00:00:00.000Z'])
    expect(meta(tags, 'article:author')).toEqual(['https://anna.example', 'Борис'])
    expect(meta(tags, 'article:tag')).toEqual(['lua', 'redis'])
  })

  test('of other pages are of their own type, without empty tags', () => {
    const tags = head([page('a.md')], '/a')
    expect(meta(tags, 'og:type')).toEqual(['website'])
    expect(
      tags.filter(
        ({ attributes }) =>
          attributes.content === '' || (attributes.content === undefined && attributes.name !== undefined),
      ),
    ).toEqual([])
    expect(tags.some(({ attributes }) => String(attributes.property).startsWith('article:'))).toBe(false)
  })

  test('the picture comes with its size and a description', () => {
    const tags = head([page('a.md', { title: 'О блоге' })], '/a', {
      image: {
        url: 'https://example.org/assets/share/1.png',
        size: { width: 1200, height: 630, type: 'image/png' },
      },
    })
    expect(meta(tags, 'og:image')).toEqual(['https://example.org/assets/share/1.png'])
    expect(meta(tags, 'og:image:width')).toEqual(['1200'])
    expect(meta(tags, 'og:image:height')).toEqual(['630'])
    expect(meta(tags, 'og:image:alt')).toEqual(['О блоге'])
    expect(meta(tags, 'twitter:image')).toEqual(['https://example.org/assets/share/1.png'])
  })

  test('the picture of a list, which is the site’s, is described by the title of the site', () => {
    const tags = head([post('a.md', { title: 'Запись' })], '/archive', {
      change: page => Object.assign(page, { image: 'https://example.org/assets/share/1.png' }),
    })
    expect(meta(tags, 'og:title')).toEqual(['Архив'])
    expect(meta(tags, 'og:image:alt')).toEqual(meta(tags, 'og:site_name'))
  })

  test('the size of an author’s picture is known when the site has it', () => {
    const output = toAssetPath('img/plan.png')
    const asset = {
      file: toFilePath('static/img/plan.png'),
      output,
      href: assetToAddress(output, '/'),
      width: 800,
      height: 400,
    }
    const tags = head([page('a.md', { image: '/img/plan.png' })], '/a', { assets: new Map([[asset.file, asset]]) })
    expect(meta(tags, 'og:image')).toEqual(['https://example.org/img/plan.png'])
    expect(meta(tags, 'og:image:width')).toEqual(['800'])
    expect(meta(head([page('a.md', { image: 'https://x.org/a.png' })], '/a'), 'og:image:width')).toEqual([])
  })

  test('the site’s picture stands in for a missing one', () => {
    const config = theme({ image: 'img/social.png' })
    expect(meta(head([page('a.md')], '/a', { config }), 'og:image')).toEqual(['https://example.org/img/social.png'])
    expect(meta(head([page('a.md', { image: '/own.png' })], '/a', { config }), 'og:image')).toEqual([
      'https://example.org/own.png',
    ])
  })

  test('territories of other languages are the likely ones', () => {
    const locale = (htmlLang: string) => makeConfig({ locale: { ...makeConfig().locale, htmlLang } })
    expect(meta(head([page('a.md')], '/a', { config: locale('uk') }), 'og:locale')).toEqual(['uk_UA'])
    expect(meta(head([page('a.md')], '/a', { config: locale('en-GB') }), 'og:locale')).toEqual(['en_GB'])
  })
})

describe('tags of the config', () => {
  test('replace the engine’s and give way to the page’s own', () => {
    const config = theme({
      metadata: [
        { name: 'twitter:card', content: 'summary' },
        { name: 'keywords', content: 'общие' },
        { property: 'og:title', content: 'Не это' },
      ],
    })
    const tags = head([page('a.md', { title: 'Это', keywords: ['свои'] })], '/a', { config })
    expect(meta(tags, 'twitter:card')).toEqual(['summary'])
    expect(meta(tags, 'keywords')).toEqual(['свои'])
    expect(meta(tags, 'og:title')).toEqual(['Это'])
    expect(meta(head([page('b.md')], '/b', { config }), 'keywords')).toEqual(['общие'])
  })

  test('what a page asks into its head besides stands there once, behind that of the config', () => {
    const link = (rel: string, href: string): HeadTag => ({ tagName: 'link', attributes: { rel, href } })
    const own = [
      link('me', 'https://own.example/'),
      link('canonical', 'https://other.example/a'),
      { tagName: 'meta', attributes: { name: 'author', content: 'Я' } },
    ]
    const parsed = makeParsed(makeSource('page', 'a.md'), { head: own })
    const tags = head([parsed], '/a', { config: makeConfig({ headTags: [link('me', 'https://site.example/')] }) })
    expect(links(tags, 'me').map(({ href }) => href)).toEqual(['https://site.example/', 'https://own.example/'])
    expect(links(tags, 'canonical').map(({ href }) => href)).toEqual(['https://other.example/a'])
    expect(meta(tags, 'author')).toEqual(['Я'])
  })

  test('head tags are written as they are', () => {
    const headTags = [
      { tagName: 'script', attributes: { src: 'https://x.org/s.js', async: true, defer: false, 'data-a': '"' } },
      { tagName: 'link', attributes: { rel: 'me', href: 'https://x.org/@a?b&c' } },
    ]
    expect(renderHead(head([page('a.md')], '/a', { config: makeConfig({ headTags }) }))).toContain(
      '<script src="https://x.org/s.js" async data-a="&quot;"></script><link rel="me" href="https://x.org/@a?b&amp;c">',
    )
  })

  test('crawlers of hosted search learn language, version and context', () => {
    const tags = head([doc('a.md')], '/docs/a')
    expect(meta(tags, 'docsearch:language')).toEqual(['ru'])
    expect(meta(tags, 'docusaurus_locale')).toEqual(['ru'])
    expect(meta(tags, 'docsearch:docusaurus_tag')).toEqual(['docs-default-current'])
    expect(meta(tags, 'docusaurus_version')).toEqual(['current'])
    const other = head([page('a.md')], '/a')
    expect(meta(other, 'docusaurus_tag')).toEqual(['default'])
    expect(meta(other, 'docusaurus_version')).toEqual([])
  })

  test('browsers learn to ask the search of a site that has one, unless the site says it itself', () => {
    const search = (config: Config) => links(head([doc('a.md')], '/docs/a', { config }), 'search')
    expect(search(makeConfig({ baseUrl: '/b/', title: 'Записки' }))).toEqual([
      {
        rel: 'search',
        href: '/b/opensearch.xml',
        type: 'application/opensearchdescription+xml',
        title: 'Записки',
      },
    ])
    expect(search(makeConfig({ search: { searchPagePath: undefined, hosted: undefined } }))).toEqual([])
    const own = { rel: 'search', href: '/own.xml', type: 'application/opensearchdescription+xml', title: 'Own' }
    expect(search(makeConfig({ headTags: [{ tagName: 'link', attributes: own }] }))).toEqual([own])
  })

  test('hosted search is connected to in advance', () => {
    const hosted = hostedSearch({ appId: 'ABC' })
    const config = makeConfig({ search: { searchPagePath: 'search', hosted } })
    expect(links(head([page('a.md')], '/a', { config }), 'preconnect')).toEqual([
      { rel: 'preconnect', href: 'https://abc-dsn.algolia.net', crossorigin: '' },
    ])
    expect(links(head([page('a.md')], '/a'), 'preconnect')).toEqual([])
  })
})

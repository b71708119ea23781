/** The head of a page as data, and its HTML. */

import type { Translate } from '../messages/index.ts'
import type { Config, HeadTag } from '../shared/config.ts'
import { absoluteUrl, assetToAddress, toAssetPath } from '../shared/path.ts'
import type { Assets, Page, Site } from '../shared/site.ts'
import { colorModeScript } from './color-mode.ts'
import { escapeAttribute, escapeText } from './html.ts'
import { buildJsonLd } from './json-ld.ts'

/** Paper and night, as `css/tokens.css` has them. */
const THEME_COLORS = { light: '#faf7f2', dark: '#161311' }

/** Size of share images, pixels. */
const SHARE_SIZE = { width: '1200', height: '630' }

export interface HeadOptions {
  t: Translate
  /** Policy for hosts that cannot send headers. */
  csp: string
}

/** `Page | Site`; the home page is just the site. */
export function documentTitle(config: Config, page: Pick<Page, 'title'>): string {
  return page.title === config.title ? config.title : `${page.title} ${config.titleDelimiter} ${config.title}`
}

export function buildHead(site: Site, page: Page, assets: Assets, options: HeadOptions): HeadTag[] {
  const { config } = site
  const title = documentTitle(config, page)
  const url = absoluteUrl(config.url, page.href)
  const meta = (name: string, content: string | undefined): HeadTag[] =>
    content === undefined || content === '' ? [] : [{ tagName: 'meta', attributes: { name, content } }]
  const property = (name: string, content: string | undefined): HeadTag[] =>
    content === undefined || content === '' ? [] : [{ tagName: 'meta', attributes: { property: name, content } }]
  const link = (rel: string, href: string, more: Record<string, string | boolean> = {}): HeadTag => ({
    tagName: 'link',
    attributes: { rel, href, ...more },
  })
  const favicon =
    config.favicon === undefined ? [] : [link('icon', assetToAddress(toAssetPath(config.favicon), config.baseUrl))]
  return [
    { tagName: 'meta', attributes: { charset: 'utf-8' } },
    { tagName: 'meta', attributes: { 'http-equiv': 'Content-Security-Policy', content: options.csp } },
    ...meta('viewport', 'width=device-width, initial-scale=1'),
    { tagName: 'title', attributes: {}, innerHTML: escapeText(title) },
    { tagName: 'script', attributes: {}, innerHTML: colorModeScript(config) },
    ...assets.fonts.map(href => link('preload', href, { as: 'font', type: 'font/woff2', crossorigin: '' })),
    ...assets.styles.map(href => link('stylesheet', href)),
    ...assets.scripts.map((src): HeadTag => ({ tagName: 'script', attributes: { type: 'module', src } })),
    ...meta('description', page.description),
    ...meta('keywords', page.keywords.join(', ')),
    ...(page.noindex ? meta('robots', 'noindex, nofollow') : []),
    ...meta('generator', 'Zapiski'),
    ...(page.kind === 'notFound' ? [] : addresses(config, url, link)),
    ...favicon,
    { tagName: 'meta', attributes: { name: 'color-scheme', content: 'light dark' } },
    {
      tagName: 'meta',
      attributes: { name: 'theme-color', content: THEME_COLORS.light, media: '(prefers-color-scheme: light)' },
    },
    {
      tagName: 'meta',
      attributes: { name: 'theme-color', content: THEME_COLORS.dark, media: '(prefers-color-scheme: dark)' },
    },
    ...property('og:title', title),
    ...property('og:description', page.description),
    ...property('og:url', url),
    ...property('og:site_name', config.title),
    ...property('og:locale', localeTerritory(config.locale.locale)),
    ...property('og:type', page.kind === 'post' ? 'article' : page.kind === 'author' ? 'profile' : 'website'),
    ...image(page, title, property),
    ...meta('twitter:card', 'summary_large_image'),
    ...(page.kind === 'post' ? article(page, property) : []),
    ...page.feeds.map(feed => link('alternate', feed.href, { type: feed.type, title: feed.title })),
    ...crawlerTags(config, page, meta),
    ...config.theme.metadata.map((attributes): HeadTag => ({ tagName: 'meta', attributes })),
    ...config.headTags,
    ...buildJsonLd(site, page).map(
      (data): HeadTag => ({
        tagName: 'script',
        attributes: { type: 'application/ld+json' },
        innerHTML: JSON.stringify(data).replaceAll('<', '\\u003c'),
      }),
    ),
  ]
}

type MakeTag = (name: string, content: string | undefined) => HeadTag[]

function addresses(
  config: Config,
  url: string,
  link: (rel: string, href: string, more?: Record<string, string>) => HeadTag,
): HeadTag[] {
  return [
    link('canonical', url),
    link('alternate', url, { hreflang: config.locale.htmlLang }),
    link('alternate', url, { hreflang: 'x-default' }),
  ]
}

function image(page: Page, title: string, property: MakeTag): HeadTag[] {
  if (page.image === undefined) return []
  const own = page.shareImage === true
  return [
    ...property('og:image', page.image),
    ...(own
      ? [...property('og:image:width', SHARE_SIZE.width), ...property('og:image:height', SHARE_SIZE.height)]
      : []),
    ...property('og:image:alt', title),
    { tagName: 'meta', attributes: { name: 'twitter:image', content: page.image } },
  ]
}

function article(page: Extract<Page, { kind: 'post' }>, property: MakeTag): HeadTag[] {
  const { post } = page
  return [
    ...property('article:published_time', post.date),
    ...property('article:modified_time', page.updated?.date),
    ...post.authors.flatMap(author => property('article:author', author.url ?? author.name)),
    ...post.tags.flatMap(tag => property('article:tag', tag.label)),
  ]
}

/** Names that crawlers of hosted search look for. */
function crawlerTags(config: Config, page: Page, meta: MakeTag): HeadTag[] {
  const version = page.kind === 'doc' ? page.version.name : 'current'
  return [
    ...meta('docusaurus_locale', config.locale.locale),
    ...meta('docusaurus_version', version),
    ...meta('docusaurus_tag', page.searchTag),
    ...meta('docsearch:language', config.locale.locale),
    ...meta('docsearch:version', version),
    ...meta('docsearch:docusaurus_tag', page.searchTag),
  ]
}

/** `ru` -> `ru_RU`, as Open Graph writes locales. */
function localeTerritory(locale: string): string {
  const [language = locale, territory = language] = locale.split('-')
  return `${language}_${territory.toUpperCase()}`
}

const VOID = new Set(['meta', 'link', 'base'])

export function renderHead(tags: HeadTag[]): string {
  return tags
    .map(({ tagName, attributes, innerHTML }) => {
      const written = Object.entries(attributes)
        .filter(([, value]) => value !== false)
        .map(([name, value]) =>
          value === true || value === '' ? ` ${name}` : ` ${name}="${escapeAttribute(String(value))}"`,
        )
        .join('')
      return `<${tagName}${written}>${VOID.has(tagName) ? '' : `${innerHTML ?? ''}</${tagName}>`}`
    })
    .join('')
}

/** The head of a page as data, and its HTML. */

import { knownOr } from '../../shared/collections.ts'
import type { HeadTag } from '../../shared/config.ts'
import { type Address, absoluteUrl } from '../../shared/path.ts'
import type { Assets } from '../../shared/site/assets.ts'
import { escapeAttribute, escapeJson, escapeText } from '../../shared/text/escape.ts'
import type { Frame, FrameConfig } from '../../shared/view/frame.ts'
import type { ArticleView, PageView } from '../../shared/view/page-view.ts'
import { palette } from '../../theme/index.ts'
import { searchOrigins } from '../hosting/csp.ts'
import { FONT_LINK, headScript } from './head-script.ts'
import { isCanonical, link, meta, uniqueMeta } from './head-tags.ts'
import { iconOf } from './icon.ts'
import { buildJsonLd } from './json-ld.ts'
import { OPEN_SEARCH_TYPE, openSearchHref } from './open-search.ts'
import { siteSocialTags, socialTags } from './social-tags.ts'

/** Complete text of `<title>`: the document's own word, or `Page | Site`; the home page is just the site. */
function pageTitle(config: FrameConfig, article: ArticleView): string {
  const title = article.title.trim()
  const isSite = title === '' || title === config.title
  return article.ownTitle ?? (isSite ? config.title : `${title} ${config.titleDelimiter} ${config.title}`)
}

/** What a page loads to be painted. */
interface Painting {
  styles: Assets['styles']
  fonts?: readonly Address[]
}

/**
 * Everything in the head, in order: what the browser must know before anything else, what it must load to paint, then
 * what others read.
 */
export function buildHead(frame: Frame, view: PageView, { styles, fonts = [] }: Painting): HeadTag[] {
  const { config, csp } = frame
  const { article } = view
  const own = view.document.head
  return [
    { tagName: 'meta', attributes: { charset: 'utf-8' } },
    { tagName: 'meta', attributes: { 'http-equiv': 'Content-Security-Policy', content: csp } },
    ...meta('viewport', 'width=device-width, initial-scale=1'),
    { tagName: 'title', attributes: {}, innerHTML: escapeText(pageTitle(config, article)) },
    // A font that comes after the first paint is not shown on this page: the script asks for them, where the line is fast.
    ...fonts.map(href => link(FONT_LINK, href, { as: 'font', crossorigin: '' })),
    { tagName: 'script', attributes: {}, innerHTML: knownOr(scripts, config, () => headScript(config)) },
    ...styles.map(href => link('stylesheet', href)),
    ...frame.assets.scripts.map((src): HeadTag => ({ tagName: 'script', attributes: { type: 'module', src } })),
    ...searchOrigins(config)
      .slice(0, 1)
      .map(origin => link('preconnect', origin, { crossorigin: '' })),
    ...icon(config),
    ...uniqueMeta([
      ...meta('generator', 'Zapiski'),
      ...meta('color-scheme', 'dark light'),
      ...themeColors(config),
      ...buildPageTags(config, view),
    ]),
    ...search(frame),
    ...config.headTags,
    ...own.filter(tag => tag.tagName !== 'meta' && !isCanonical(tag)),
    ...buildJsonLd(frame, view).map(
      (data): HeadTag => ({
        tagName: 'script',
        attributes: { type: 'application/ld+json' },
        innerHTML: escapeJson(data),
      }),
    ),
  ]
}

/** Every page of a site has the same. */
const scripts = new WeakMap<FrameConfig, string>()

/** What others read of a page; of two `<meta>` with one name the later will stay: the engine's < the config's < the page's own. */
function buildPageTags(config: FrameConfig, view: PageView): HeadTag[] {
  const { article, document } = view
  const own = document.head
  const canonical = own.filter(isCanonical)
  return [
    ...addresses(config, view).filter(tag => canonical.length === 0 || !isCanonical(tag)),
    ...canonical,
    ...siteSocialTags(config),
    ...config.theme.metadata.map((attributes): HeadTag => ({ tagName: 'meta', attributes })),
    ...meta('description', document.description),
    ...meta('keywords', document.keywords.join(',')),
    ...meta('robots', robots(article)),
    ...socialTags(config, view),
    ...crawlerTags(config, view),
    ...own.filter(tag => tag.tagName === 'meta'),
    ...document.feeds.map(feed => link('alternate', feed.href, { type: feed.type, title: feed.title })),
    ...(document.markdown === undefined ? [] : [link('alternate', document.markdown, { type: 'text/markdown' })]),
  ]
}

/** The one address of a page. A missing page has none: it is shown under every address. */
function addresses(config: FrameConfig, { article, document }: PageView): HeadTag[] {
  const { kind, href, original } = article
  if (kind === 'notFound') return []
  const url = absoluteUrl(config.url, href)
  const alternates = document.alternates ?? [{ lang: config.locale.htmlLang, url }]
  return [
    // A text that stands under several addresses is found at its own.
    link('canonical', original?.url ?? url),
    ...alternates.map(other => link('alternate', other.url, { hreflang: other.lang })),
    ...alternates.slice(0, 1).map(main => link('alternate', main.url, { hreflang: 'x-default' })),
  ]
}

function icon(config: FrameConfig): HeadTag[] {
  const found = iconOf(config)
  if (found === undefined) return []
  const { href, type } = found
  const kind = type === undefined ? {} : { type, ...(type.includes('svg') && { sizes: 'any' }) }
  return [link('icon', href, kind)]
}

/** Where a browser learns to ask the site's search; a site that says it itself is asked as it says. */
function search({ config, searchHref }: Frame): HeadTag[] {
  const isSaid = config.headTags.some(({ tagName, attributes }) => tagName === 'link' && attributes.rel === 'search')
  if (searchHref === undefined || isSaid) return []
  const { title, baseUrl } = config
  return [link('search', openSearchHref(baseUrl), { type: OPEN_SEARCH_TYPE, title })]
}

/** Colour of the browser's own bars: the system's choice before scripts run, the default where the system has no say. */
function themeColors({ theme: { colorMode } }: FrameConfig): HeadTag[] {
  if (!colorMode.respectPrefersColorScheme) return meta('theme-color', palette.paper[colorMode.defaultMode])
  return (['light', 'dark'] as const).map(mode => ({
    tagName: 'meta',
    attributes: { name: 'theme-color', content: palette.paper[mode], media: `(prefers-color-scheme: ${mode})` },
  }))
}

/** The search page and lists are worth following even where they are not worth finding. */
function robots({ kind, noindex }: ArticleView): string | undefined {
  if (!noindex) return undefined
  return kind === 'search' || kind === 'notFound' ? 'noindex, follow' : 'noindex, nofollow'
}

/** Names that crawlers of hosted search look for. */
function crawlerTags(config: FrameConfig, { document }: PageView): HeadTag[] {
  const { crawlerVersion: version, searchTag } = document
  return [
    ...meta('docusaurus_locale', config.locale.locale),
    ...meta('docusaurus_version', version),
    ...meta('docusaurus_tag', searchTag),
    ...meta('docsearch:language', config.locale.locale),
    ...meta('docsearch:version', version),
    ...meta('docsearch:docusaurus_tag', searchTag),
  ]
}

const VOID = new Set(['meta', 'link', 'base'])

/** HTML of the tags. Attribute values are escaped here, `innerHTML` is written as it is. */
export function renderHead(tags: HeadTag[]): string {
  let html = ''
  for (const { tagName, attributes, innerHTML = '' } of tags) {
    html += `<${tagName}`
    for (const name in attributes) {
      const value = attributes[name]
      if (value === true || value === '') html += ` ${name}`
      else if (value !== false) html += ` ${name}="${escapeAttribute(String(value))}"`
    }
    html += VOID.has(tagName) ? '>' : `>${innerHTML}</${tagName}>`
  }
  return html
}

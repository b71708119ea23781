/** Open Graph and card tags: how a link to a page looks in a messenger. */

import type { Config, HeadTag } from '../../shared/config.ts'
import { absoluteUrl, assetToAddress, toAssetPath } from '../../shared/path.ts'
import type { Page, PostPage, Site } from '../../shared/site.ts'
import { SHARE_HEIGHT, SHARE_WIDTH } from '../share/index.ts'
import { meta, property } from './head-tags.ts'

/** What all pages share; a config's own metadata may replace it. */
export function siteSocialTags(config: Config): HeadTag[] {
  const image = config.theme.image
  return [
    ...meta('twitter:card', 'summary_large_image'),
    ...property('og:site_name', config.title),
    ...property('og:locale', openGraphLocale(config.locale.htmlLang)),
    ...(image === undefined ? [] : imageTags(staticUrl(config, image), config.title)),
  ]
}

export function socialTags(site: Site, page: Page): HeadTag[] {
  const { config } = site
  return [
    ...property('og:type', page.kind === 'post' ? 'article' : page.kind === 'author' ? 'profile' : 'website'),
    ...property('og:title', page.title === '' ? config.title : page.title),
    ...property('og:description', page.description ?? config.tagline),
    ...(page.kind === 'notFound' ? [] : property('og:url', absoluteUrl(config.url, page.href))),
    ...(page.image === undefined ? [] : imageTags(page.image, page.title, sizeOf(site, page))),
    ...(page.kind === 'post' ? articleTags(config, page) : []),
  ]
}

interface Size {
  width: number
  height: number
  type?: string
}

function imageTags(url: string, alt: string, size?: Size): HeadTag[] {
  return [
    ...property('og:image', url),
    ...property('og:image:type', size?.type),
    ...property('og:image:width', size && String(size.width)),
    ...property('og:image:height', size && String(size.height)),
    ...property('og:image:alt', alt),
    ...meta('twitter:image', url),
    ...meta('twitter:image:alt', alt),
  ]
}

/** Pixels of the page's image, when they are known. */
function sizeOf({ config, assets }: Site, page: Page): Size | undefined {
  if (page.shareImage === true) return { width: SHARE_WIDTH, height: SHARE_HEIGHT, type: 'image/png' }
  for (const { href, width, height } of assets.values()) {
    if (absoluteUrl(config.url, href) !== page.image) continue
    return width === undefined || height === undefined ? undefined : { width, height }
  }
  return undefined
}

function articleTags(config: Config, { post, lastmod }: PostPage): HeadTag[] {
  return [
    ...property('article:published_time', post.date),
    ...property('article:modified_time', lastmod !== undefined && lastmod > post.date ? lastmod : undefined),
    ...post.authors.flatMap(({ pageHref, url, name }) =>
      property('article:author', url ?? (pageHref === undefined ? name : absoluteUrl(config.url, pageHref))),
    ),
    ...post.tags.flatMap(tag => property('article:tag', tag.label)),
  ]
}

/** Absolute URL of a file of the static folder, or the URL as it is. */
function staticUrl(config: Config, path: string): string {
  return /^https?:/.test(path) ? path : absoluteUrl(config.url, assetToAddress(toAssetPath(path), config.baseUrl))
}

/** Of languages asked for so far: a locale is costly to look up, and every page asks for the same. */
const territories = new Map<string, string>()

/** `ru` -> `ru_RU`, `en-GB` -> `en_GB`: Open Graph wants a territory; CLDR knows the likely one. */
function openGraphLocale(language: string): string {
  const known = territories.get(language)
  if (known !== undefined) return known
  const { language: code, region } = new Intl.Locale(language).maximize()
  const locale = region === undefined ? code : `${code}_${region}`
  territories.set(language, locale)
  return locale
}

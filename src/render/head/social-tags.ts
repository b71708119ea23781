/** Open Graph and card tags: how a link to a page looks in a messenger. */

import { knownOr } from '../../shared/collections.ts'
import type { HeadTag } from '../../shared/config.ts'
import { sharedUrl } from '../../shared/files.ts'
import { absoluteLink, absoluteUrl } from '../../shared/path.ts'
import type { FrameConfig } from '../../shared/view/frame.ts'
import type { ImageSize, PageView } from '../../shared/view/page-view.ts'
import { meta, property } from './head-tags.ts'

/** What all pages share; a config's own metadata may replace it. */
export function siteSocialTags(config: FrameConfig): HeadTag[] {
  const image = config.theme.image
  return [
    ...meta('twitter:card', 'summary_large_image'),
    ...property('og:site_name', config.title),
    ...property('og:locale', openGraphLocale(config.locale.htmlLang)),
    ...(image === undefined ? [] : imageTags(sharedUrl(image, config), config.title)),
  ]
}

/** Pages with a picture of their own; the others show the site's, which has its title. */
const ILLUSTRATED: ReadonlySet<PageView['article']['kind']> = new Set(['post', 'doc', 'page', 'category'])

export function socialTags(config: FrameConfig, view: PageView): HeadTag[] {
  const { kind, title, href } = view.article
  const { description, image } = view.document
  return [
    ...property('og:type', kind === 'post' ? 'article' : kind === 'author' ? 'profile' : 'website'),
    ...property('og:title', title === '' ? config.title : title),
    ...property('og:description', description ?? config.tagline),
    ...(kind === 'notFound' ? [] : property('og:url', absoluteUrl(config.url, href))),
    ...otherLocales(config, view.document),
    ...(image === undefined ? [] : imageTags(image.url, ILLUSTRATED.has(kind) ? title : config.title, image.size)),
    ...articleTags(config, view),
  ]
}

/** Languages in which the page can be had besides its own. */
const otherLocales = (config: FrameConfig, { alternates = [] }: PageView['document']): HeadTag[] =>
  alternates
    .filter(({ lang }) => lang !== config.locale.htmlLang)
    .flatMap(({ lang }) => property('og:locale:alternate', openGraphLocale(lang)))

function imageTags(url: string, alt: string, size?: ImageSize): HeadTag[] {
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

function articleTags(config: FrameConfig, { article, document }: PageView): HeadTag[] {
  if (article.kind !== 'post') return []
  const { post } = article
  const address = (written: string | undefined) => written && absoluteLink(config.url, written)
  return [
    ...property('article:published_time', post.date),
    ...property('article:modified_time', document.posting?.modified),
    ...post.authors.flatMap(({ pageHref, url, name }) => property('article:author', address(url ?? pageHref) ?? name)),
    ...post.tags.flatMap(tag => property('article:tag', tag.label)),
  ]
}

/** Of languages asked for so far: a locale is costly to look up, and every page asks for the same. */
const territories = new Map<string, string>()

/** `ru` -> `ru_RU`, `en-GB` -> `en_GB`: Open Graph wants a territory; CLDR knows the likely one. */
function openGraphLocale(language: string): string {
  return knownOr(territories, language, () => {
    const { language: code, region } = new Intl.Locale(language).maximize()
    return region === undefined ? code : `${code}_${region}`
  })
}

/** What a page takes from its source whatever kind it is: title, description, contents, edit link, dates. */

import type { BlogConfig, Config, DocsConfig, PagesConfig } from '../shared/config.ts'
import type { LastUpdate, ParsedPage, TocItem } from '../shared/document.ts'
import { type Address, absoluteUrl, encodePath, type Route, routeToAddress, routeToAsset } from '../shared/path.ts'
import type { Page } from '../shared/site.ts'
import { editUrl } from './links/edit-url.ts'

export type Mode = 'production' | 'development'

/** Fields of every page, as `Page` has them without its kind. */
export type PageBase = Pick<
  Page,
  | 'route'
  | 'href'
  | 'output'
  | 'title'
  | 'description'
  | 'keywords'
  | 'image'
  | 'noindex'
  | 'unlisted'
  | 'draft'
  | 'className'
  | 'searchTag'
  | 'crawlerVersion'
  | 'sidebar'
  | 'toc'
  | 'editUrl'
  | 'updated'
  | 'lastmod'
  | 'feeds'
>

/** Base of a page without a document: only what differs from the defaults is given. */
export function pageBase(
  config: Config,
  route: Route,
  fields: Pick<PageBase, 'title' | 'className'> & Partial<PageBase>,
): PageBase {
  return {
    route,
    href: routeToAddress(route, config),
    output: routeToAsset(route, config.trailingSlash),
    description: undefined,
    keywords: [],
    image: undefined,
    noindex: config.noIndex,
    unlisted: false,
    draft: false,
    searchTag: 'default',
    sidebar: undefined,
    toc: [],
    editUrl: undefined,
    updated: undefined,
    lastmod: undefined,
    feeds: [],
    ...fields,
  }
}

/** Base of a page made from a document. */
export function documentBase(
  config: Config,
  instance: BlogConfig | DocsConfig | PagesConfig,
  route: Route,
  parsed: ParsedPage,
  fields: Pick<PageBase, 'title' | 'className'> & Partial<PageBase>,
): PageBase {
  const { frontMatter } = parsed.source
  const updated = lastUpdate(instance, parsed)
  const { layout = {} } = parsed
  const image = frontMatter.image ?? layout.image
  return pageBase(config, route, {
    description: frontMatter.description ?? layout.description ?? parsed.description,
    keywords: frontMatter.keywords.length > 0 ? frontMatter.keywords : (layout.keywords ?? []),
    image: image === undefined ? undefined : imageUrl(config, image),
    noindex: config.noIndex || frontMatter.unlisted,
    unlisted: frontMatter.unlisted,
    draft: frontMatter.draft,
    toc: tableOfContents(config, parsed),
    editUrl: editUrl(config, instance, parsed, routeToAddress(route, config)),
    updated,
    lastmod: frontMatter.lastUpdate?.date ?? parsed.source.updated?.date,
    ...fields,
    className: [fields.className, layout.className, layout.noFooter === true && 'no-footer'].filter(Boolean).join(' '),
  })
}

/** Front matter > first heading > name of the file. */
export function documentTitle(parsed: ParsedPage, fallback: string): string {
  // A component may name a page of its own; the name of a doc stands in menus and is not a component's to change.
  const own = parsed.source.kind === 'page' ? parsed.layout?.title : undefined
  return parsed.source.frontMatter.title ?? own ?? parsed.contentTitle ?? fallback
}

function tableOfContents(config: Config, parsed: ParsedPage): TocItem[] {
  const { frontMatter } = parsed.source
  if (frontMatter.hideTableOfContents) return []
  const min = frontMatter.tocMinHeadingLevel ?? config.theme.tableOfContents.minHeadingLevel
  const max = frontMatter.tocMaxHeadingLevel ?? config.theme.tableOfContents.maxHeadingLevel
  return parsed.toc.filter(item => item.level >= min && item.level <= max)
}

function lastUpdate(instance: BlogConfig | DocsConfig | PagesConfig, parsed: ParsedPage): LastUpdate | undefined {
  const { showLastUpdateTime, showLastUpdateAuthor } = instance
  const { frontMatter, updated } = parsed.source
  const shown = {
    date: showLastUpdateTime ? (frontMatter.lastUpdate?.date ?? updated?.date) : undefined,
    author: showLastUpdateAuthor ? (frontMatter.lastUpdate?.author ?? updated?.author) : undefined,
  }
  return shown.date === undefined && shown.author === undefined ? undefined : shown
}

/** Absolute URL of an image named in the front matter: full URL, or path of a static file. */
export function imageUrl(config: Config, image: string): string {
  if (/^https?:/.test(image)) return image
  return absoluteUrl(config.url, `${config.baseUrl}${encodePath(image.replace(/^\//, ''))}` as Address)
}

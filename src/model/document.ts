/** What a page takes from its source whatever kind it is: title, description, contents, edit link, dates. */

import type { BlogConfig, Config, DocsConfig, PagesConfig } from '../shared/config.ts'
import type { ParsedPage, TocItem } from '../shared/document.ts'
import { sharedUrl } from '../shared/files.ts'
import { absoluteUrl, type Route, routeToAddress, routeToAsset } from '../shared/path.ts'
import type { PageBase } from '../shared/site.ts'
import type { Context } from './context.ts'
import { sharedPicture } from './links/candidates.ts'
import { editUrl } from './links/edit-url.ts'
import { addressAsWritten } from './links/slashes.ts'
import { lastmodOf, lastUpdate } from './updates.ts'

/** Fields of every page, as `Page` has them without its kind. */
export type PageFields = Omit<PageBase, 'scheduled' | 'drawn' | 'docsVersion'>

/** What a kind of page says of itself; the rest is as of every page. */
export type GivenFields = Pick<PageFields, 'title' | 'className'> & Partial<PageFields>

/** Base of a page without a document: only what differs from the defaults is given. */
export function pageBase({ config, addresses }: Context, route: Route, fields: GivenFields): PageFields {
  return {
    route,
    href: routeToAddress(route, addresses),
    output: routeToAsset(route, addresses.trailingSlash),
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

/** A document at its place in the site. */
interface Placed {
  instance: BlogConfig | DocsConfig | PagesConfig
  route: Route
  parsed: ParsedPage
}

/** Drafts are seen while one writes. */
export const isPublished = ({ source }: ParsedPage, mode: Context['mode']): boolean =>
  !source.frontMatter.draft || mode === 'development'

/** Base of a page made from a document. */
export function documentBase(context: Context, { instance, route, parsed }: Placed, fields: GivenFields): PageFields {
  const { config, addresses } = context
  const { frontMatter } = parsed.source
  const { layout = {} } = parsed
  const image = frontMatter.image ?? layout.image
  const shared = sharedPicture(parsed, context.content)
  const beside = shared && context.assets?.get(shared)
  return pageBase(context, route, {
    description: frontMatter.description ?? layout.description ?? parsed.description,
    keywords: frontMatter.keywords.length > 0 ? frontMatter.keywords : (layout.keywords ?? []),
    image: beside ? absoluteUrl(config.url, beside.href) : image && sharedUrl(image, config),
    noindex: config.noIndex || frontMatter.unlisted,
    unlisted: frontMatter.unlisted,
    draft: frontMatter.draft,
    toc: tableOfContents(config, parsed),
    editUrl: editUrl(config, {
      instance,
      source: parsed.source,
      // Docusaurus asks before it knows of slashes.
      permalink: () => addressAsWritten(config, parsed.source, { route, addresses }),
    }),
    updated: lastUpdate(instance, parsed.source),
    lastmod: lastmodOf(parsed.source),
    ...fields,
    className: [fields.className, layout.className, layout.noFooter === true && 'no-footer'].filter(Boolean).join(' '),
  })
}

/** `title_meta` of what is no post, which Docusaurus does not read there. */
export const windowTitle = ({ config }: Pick<Context, 'config'>, { source }: ParsedPage): string | undefined =>
  config.lenient === undefined ? source.frontMatter.titleMeta : undefined

/** Front matter > first heading > name of the file. */
export function documentTitle(parsed: ParsedPage, fallback: string): string {
  // A component may name a page of its own; the name of a doc stands in menus and is not a component's to change.
  const own = parsed.source.kind === 'page' ? parsed.layout?.title : undefined
  return parsed.source.frontMatter.title ?? own ?? parsed.contentTitle ?? fallback
}

export function tableOfContents(config: Pick<Config, 'theme'>, parsed: ParsedPage): TocItem[] {
  const { frontMatter } = parsed.source
  if (frontMatter.hideTableOfContents || parsed.layout?.noContents === true) return []
  const min = frontMatter.tocMinHeadingLevel ?? config.theme.tableOfContents.minHeadingLevel
  const max = frontMatter.tocMaxHeadingLevel ?? config.theme.tableOfContents.maxHeadingLevel
  const shown = parsed.toc.filter(item => item.level >= min && item.level <= max)
  return shown.map(({ html, ...item }) => (html === item.text ? item : { ...item, html }))
}

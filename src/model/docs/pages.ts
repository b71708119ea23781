/** Pages of one version of the documents: of each document, of generated indexes, of tags. */

import { groupBy } from '../../shared/collections.ts'
import { sharedUrl } from '../../shared/files.ts'
import { type Route, routeToAddress } from '../../shared/path.ts'
import type { CategoryPage, DocPage, Page, Tag } from '../../shared/site.ts'
import { versionTag } from '../../shared/version.ts'
import { noneOf, textOrder } from '../context.ts'
import { documentBase, type GivenFields, type PageFields, pageBase, windowTitle } from '../document.ts'
import { tagsRoute } from '../tags.ts'
import { breadcrumbsOf, cardsOf, cardsOfItems, neighbours } from './docnav.ts'
import type { Doc, DocsContext } from './docs.ts'
import { type CategoryIndex, sidebarKey } from './sidebar.ts'
import { meantDocument } from './sidebar-folders.ts'

export function docPage(context: DocsContext, doc: Doc): DocPage {
  const { config, instance, maps, tags } = context
  const { version } = instance
  const { route, parsed, unlisted } = doc
  const sidebar = sidebarFor(context, doc)
  const map = sidebar === undefined ? undefined : maps.get(sidebar)
  checkNeighbours(context, doc)
  return {
    ...documentBase(
      context,
      { instance, route, parsed },
      {
        title: windowTitle(context, parsed) ?? doc.title,
        className: `${classOf(context, 'docs-doc-page')} docs-doc-id-${doc.id}`,
        searchTag: versionTag(instance.id, version.name),
        sidebar,
        noindex: config.noIndex || version.noIndex || unlisted,
        unlisted,
      },
    ),
    kind: 'doc',
    docId: doc.id,
    instance: instance.id,
    version,
    latest: undefined,
    parsed,
    heading: parsed.isTitleInside ? '' : (parsed.contentTitle ?? doc.title),
    headingHtml: parsed.contentTitleHtml,
    // As in Docusaurus: a heading that the author wrote in the text is never hidden.
    hideTitle: parsed.source.frontMatter.hideTitle && parsed.contentTitle === undefined,
    tags: tags.tagsOf(parsed),
    breadcrumbs: instance.breadcrumbs && map !== undefined ? breadcrumbsOf(map, route) : [],
    ...neighbours(context, map, route),
    backlinks: [],
    cards: map === undefined ? [] : cardsOf(map, route),
  }
}

/** Id of the sidebar to show beside a document: the one that it names, else the one that it is in. */
function sidebarFor({ instance, sidebars, sidebarOf, report }: DocsContext, { parsed, route }: Doc) {
  const { frontMatter, frontMatterLines, file } = parsed.source
  const wanted = frontMatter.displayedSidebar
  if (wanted === null) return undefined
  if (wanted !== undefined) {
    const id = sidebarKey(instance, wanted)
    if (sidebars[id] !== undefined) return id
    const names = Object.keys(sidebars).flatMap(id => id.split(':').at(-1) ?? [])
    report('error', 'unknown-sidebar', {
      at: { file, line: frontMatterLines.displayed_sidebar },
      values: { id: wanted, names },
      cure: noneOf(names),
    })
  }
  return sidebarOf.get(route)
}

function checkNeighbours(documents: DocsContext, { parsed }: Doc): void {
  const { byId, report } = documents
  const { frontMatter, frontMatterLines, file } = parsed.source
  const written = { pagination_next: frontMatter.paginationNext, pagination_prev: frontMatter.paginationPrev }
  for (const [key, id] of Object.entries(written)) {
    if (id === undefined || id === null || byId.has(id)) continue
    const cure = meantDocument(id, documents)
    report('error', 'unknown-doc', { at: { file, line: frontMatterLines[key] }, values: { key, id }, cure })
  }
}

/** Generated index of a category. */
export function categoryPage(context: DocsContext, index: CategoryIndex): CategoryPage {
  const { config, instance, maps } = context
  const map = maps.get(index.sidebar)
  return {
    ...basePage(context, index.route, {
      title: index.title,
      description: index.description,
      keywords: index.keywords,
      image: index.image === undefined ? undefined : sharedUrl(index.image, config),
      className: 'docs-doc-page',
      searchTag: versionTag(instance.id, instance.version.name),
      sidebar: index.sidebar,
    }),
    kind: 'category',
    version: instance.version,
    latest: undefined,
    heading: index.title,
    breadcrumbs: instance.breadcrumbs && map !== undefined ? breadcrumbsOf(map, index.route) : [],
    ...neighbours(context, map, index.route),
    cards: cardsOfItems(index.items),
  }
}

/** The page of all tags, then those of each. */
export function docTagPages(context: DocsContext): Page[] {
  const { instance, docs, tags, t } = context
  const base = tagsRoute(instance)
  const byTag = groupBy(docs, doc => tags.tagsOf(doc.parsed))
  const single = tags.all.map(tag => docTagPage(context, { tag, base, tagged: byTag.get(tag) ?? [] }))
  const shown = tags.all.filter(({ count }) => count > 0)
  if (shown.length === 0) return single
  const all = basePage(context, base, {
    title: t('theme.tags.tagsPageTitle'),
    className: 'docs-tags-list-page',
    searchTag: 'doc_tags_list',
    crawlerVersion: instance.version.name,
  })
  return [{ ...all, kind: 'tagList', of: 'doc', tags: shown }, ...single]
}

function docTagPage(context: DocsContext, { tag, base, tagged }: { tag: Tag; base: Route; tagged: Doc[] }): Page {
  const { config, addresses, instance, t } = context
  const order = textOrder(config.locale.locale)
  // A tag that only unlisted documents have shows them to those who know its address.
  const isHidden = tag.count === 0
  const docs = tagged.filter(doc => isHidden || !doc.unlisted).sort((a, b) => order(a.title, b.title))
  const nDocsTagged = t.plural('theme.docs.tagDocListPageTitle.nDocsTagged', docs.length)
  const page = basePage(context, tag.route, {
    title: t('theme.docs.tagDocListPageTitle', { nDocsTagged, tagName: tag.label }),
    description: tag.description,
    className: 'docs-tags-doc-list-page',
    searchTag: 'doc_tag_doc_list',
    crawlerVersion: instance.version.name,
    unlisted: isHidden,
  })
  return {
    ...page,
    noindex: page.noindex || isHidden,
    kind: 'tag',
    of: 'doc',
    tag,
    allTagsHref: routeToAddress(base, addresses),
    posts: [],
    docs: docs.map(({ title, route, description }) => {
      const href = routeToAddress(route, addresses)
      return { type: 'doc', label: title, href, description, count: undefined }
    }),
    paginator: { page: 1, pages: 1, total: docs.length, newer: undefined, older: undefined, hrefs: [page.href] },
  }
}

const classOf = ({ instance }: DocsContext, page: string): string =>
  `plugin-docs plugin-id-${instance.id} docs-wrapper ${page} ${instance.version.className}`

function basePage(context: DocsContext, route: Route, fields: GivenFields): PageFields {
  const noindex = context.config.noIndex || context.instance.version.noIndex
  return pageBase(context, route, { noindex, ...fields, className: classOf(context, fields.className) })
}

/** Docs of one instance: which are published, their ids and routes, and the pages made from them. */

import type { Translate } from '../../messages/index.ts'
import type { Config, DocsConfig } from '../../shared/config.ts'
import type { Content, ParsedPage } from '../../shared/document.ts'
import { nearest } from '../../shared/nearest.ts'
import { type Route, routeToAddress, toRoute } from '../../shared/path.ts'
import type { Problem } from '../../shared/problem.ts'
import type { CategoryPage, DocCard, DocPage, Page, Sidebar, Tag } from '../../shared/site.ts'
import { contentKey, versionTag } from '../../shared/version.ts'
import { documentBase, documentTitle, imageUrl, type Mode, pageBase } from '../document.ts'
import { type DocPlace, placeDoc } from '../links/route.ts'
import { buildListPages } from '../lists.ts'
import { createTagBook } from '../tags.ts'
import { breadcrumbsOf, cardsOf, cardsOfItems, mapSidebar, neighbours, routesOf, type SidebarMap } from './docnav.ts'
import { buildSidebars, type CategoryIndex } from './sidebar.ts'

/** A published doc with everything sidebars ask about it. */
export interface Doc {
  id: string
  place: DocPlace
  route: Route
  title: string
  /** `sidebar_label`, else the title. */
  label: string
  description: string | undefined
  unlisted: boolean
  parsed: ParsedPage
}

export interface DocsPages {
  docs: Doc[]
  /** Ids of what is not published yet. */
  drafts: ReadonlySet<string>
  pages: Page[]
  /** Generated indexes of categories. */
  indexes: CategoryIndex[]
  sidebars: Record<string, Sidebar>
  problems: Problem[]
}

export function buildDocs(
  config: Config,
  instance: DocsConfig,
  content: Content,
  parsed: ParsedPage[],
  options: { mode: Mode; t: Translate },
): DocsPages {
  const { mode, t } = options
  const { version } = instance
  const key = contentKey(instance)
  const isDraft = ({ source }: ParsedPage): boolean => source.frontMatter.draft && mode === 'production'
  const docs = parsed.filter(page => !isDraft(page)).map(page => toDoc(instance, page, mode))
  const drafts = new Set(parsed.filter(isDraft).map(({ source }) => placeDoc(source, instance.numberPrefixes).id))
  const built = buildSidebars({
    config,
    instance,
    prefix: sidebarKey(instance, ''),
    docs,
    drafts,
    categories: content.categories.filter(category => category.instance === key),
  })
  const problems = [...duplicateIds(docs), ...built.problems]
  const lookup = { byId: new Map(docs.map(doc => [doc.id, doc])), byRoute: new Map(docs.map(doc => [doc.route, doc])) }
  const maps = new Map(Object.entries(built.sidebars).map(([id, sidebar]) => [id, mapSidebar(sidebar)]))
  // A doc in several sidebars is shown beside the last one, as in Docusaurus.
  const sidebarByRoute = new Map(
    Object.entries(built.sidebars).flatMap(([id, sidebar]) => routesOf(sidebar).map(route => [route, id])),
  )
  const tags = createTagBook(config, instance, content.tags[`doc:${key}`])
  const tagged = new Map<Tag, Doc[]>()
  const wrapper = (page: string) => `plugin-docs plugin-id-${instance.id} docs-wrapper ${page} ${version.className}`
  const searchTag = versionTag(instance.id, version.name)
  const noindex = config.noIndex || version.noIndex

  const docPages = docs.map((doc): DocPage => {
    const { frontMatter } = doc.parsed.source
    const sidebarId = sidebarOf(doc)
    const map = sidebarId === undefined ? undefined : maps.get(sidebarId)
    const docTags = tags.tagsOf(doc.parsed)
    for (const tag of docTags) {
      const found = tagged.get(tag)
      if (found === undefined) tagged.set(tag, [doc])
      else found.push(doc)
    }
    return {
      ...documentBase(config, instance, doc.route, doc.parsed, {
        title: doc.title,
        className: `${wrapper('docs-doc-page')} docs-doc-id-${doc.id}`,
        searchTag,
        sidebar: sidebarId,
        noindex: noindex || doc.unlisted,
        unlisted: doc.unlisted,
      }),
      kind: 'doc',
      docId: doc.id,
      instance: instance.id,
      version,
      latest: undefined,
      parsed: doc.parsed,
      heading: doc.parsed.contentTitle ?? doc.title,
      // As in Docusaurus: a heading that the author wrote in the text is never hidden.
      hideTitle: frontMatter.hideTitle && doc.parsed.contentTitle === undefined,
      tags: docTags,
      breadcrumbs: instance.breadcrumbs && map !== undefined ? breadcrumbsOf(map, doc.route) : [],
      ...around(doc, map),
      backlinks: [],
      cards: map === undefined ? [] : cardsOf(map, doc.route),
    }
  })

  const categoryPages = built.indexes.map((index): CategoryPage => categoryPage(index))
  return {
    docs,
    drafts,
    pages: [...docPages, ...categoryPages, ...tagPages()],
    indexes: built.indexes,
    sidebars: built.sidebars,
    problems: [...problems, ...tags.problems],
  }

  function sidebarOf(doc: Doc): string | undefined {
    const wanted = doc.parsed.source.frontMatter.displayedSidebar
    if (wanted === null) return undefined
    if (wanted !== undefined) {
      const id = sidebarKey(instance, wanted)
      if (built.sidebars[id] === undefined) problems.push(unknownSidebar(doc, wanted))
      else return id
    }
    return sidebarByRoute.get(doc.route)
  }

  function around(doc: Doc, map: SidebarMap | undefined): ReturnType<typeof neighbours> {
    const { paginationNext, paginationPrev } = doc.parsed.source.frontMatter
    const written = { pagination_next: paginationNext, pagination_prev: paginationPrev }
    for (const [name, id] of Object.entries(written)) {
      if (id !== undefined && id !== null && !lookup.byId.has(id)) problems.push(unknownNeighbour(doc, name, id))
    }
    return neighbours(map, doc.route, lookup, config)
  }

  function unknownNeighbour(doc: Doc, name: string, id: string): Problem {
    const close = nearest(id, lookup.byId.keys())
    return {
      level: 'error',
      code: 'unknown-doc',
      file: doc.parsed.source.file,
      line: doc.parsed.source.frontMatterLines[name],
      column: 1,
      text: `${name}: документа «${id}» нет`,
      hint:
        close === undefined
          ? 'напишите id документа, или null, чтобы ссылки не было'
          : `возможно, имелся в виду «${close}»`,
    }
  }

  function unknownSidebar(doc: Doc, wanted: string): Problem {
    return {
      level: 'error',
      code: 'unknown-sidebar',
      file: doc.parsed.source.file,
      line: doc.parsed.source.frontMatterLines.displayed_sidebar,
      column: 1,
      text: `нет бокового меню «${wanted}»`,
      hint: `есть: ${Object.keys(built.sidebars)
        .map(id => id.split(':').at(-1))
        .join(', ')}`,
    }
  }

  function categoryPage(index: CategoryIndex): CategoryPage {
    const map = maps.get(index.sidebar)
    return {
      ...pageBase(config, index.route, {
        title: index.title,
        description: index.description,
        keywords: index.keywords,
        image: index.image === undefined ? undefined : imageUrl(config, index.image),
        className: wrapper('docs-doc-page'),
        searchTag,
        sidebar: index.sidebar,
        noindex,
      }),
      kind: 'category',
      version,
      latest: undefined,
      heading: index.title,
      breadcrumbs: instance.breadcrumbs && map !== undefined ? breadcrumbsOf(map, index.route) : [],
      ...neighbours(map, index.route, lookup, config),
      cards: cardsOfItems(index.items),
    }
  }

  function tagPages(): Page[] {
    const all = tags.all()
    const shown = all.filter(tag => tag.count > 0)
    const base = toRoute(instance.routeBasePath, instance.tagsBasePath)
    const list: Page = {
      ...pageBase(config, base, {
        title: t('theme.tags.tagsPageTitle'),
        className: wrapper('docs-tags-list-page'),
        searchTag: 'doc_tags_list',
        crawlerVersion: version.name,
        noindex,
      }),
      kind: 'tagList',
      of: 'doc',
      tags: shown,
    }
    return [...(shown.length === 0 ? [] : [list]), ...all.map(tag => docTagPage(tag, base))]
  }

  function docTagPage(tag: Tag, base: Route): Page {
    // A tag that only unlisted documents have shows them to those who know its address.
    const docs = (tagged.get(tag) ?? [])
      .filter(doc => !doc.unlisted || tag.count === 0)
      .sort((a, b) => a.title.localeCompare(b.title, config.locale.locale))
    const nDocsTagged = t.plural('theme.docs.tagDocListPageTitle.nDocsTagged', docs.length)
    const [list] = buildListPages([], {
      config,
      base: tag.route,
      pageBasePath: 'page',
      perPage: Number.POSITIVE_INFINITY,
      newerLabel: '',
      olderLabel: '',
    })
    if (list === undefined) throw new Error('a list always has a first page')
    return {
      ...pageBase(config, tag.route, {
        title: t('theme.docs.tagDocListPageTitle', { nDocsTagged, tagName: tag.label }),
        description: tag.description,
        className: wrapper('docs-tags-doc-list-page'),
        searchTag: 'doc_tag_doc_list',
        crawlerVersion: version.name,
        noindex: noindex || tag.count === 0,
        unlisted: tag.count === 0,
      }),
      kind: 'tag',
      of: 'doc',
      tag,
      allTagsHref: routeToAddress(base, config),
      posts: [],
      docs: docs.map(
        (doc): DocCard => ({
          type: 'doc',
          label: doc.title,
          href: routeToAddress(doc.route, config),
          description: doc.description,
          count: undefined,
        }),
      ),
      paginator: { ...list.paginator, total: docs.length },
    }
  }
}

/** Name of a sidebar among all of the site. */
export const sidebarKey = (instance: DocsConfig, name: string): string => `docs:${contentKey(instance)}:${name}`

function toDoc(instance: DocsConfig, parsed: ParsedPage, mode: Mode): Doc {
  const { frontMatter } = parsed.source
  const place = placeDoc(parsed.source, instance.numberPrefixes)
  const title = documentTitle(parsed, place.baseId)
  return {
    id: place.id,
    place,
    route: toRoute(instance.routeBasePath, place.slug),
    title,
    label: frontMatter.sidebarLabel ?? title,
    description: frontMatter.description ?? parsed.description,
    unlisted: frontMatter.unlisted && mode === 'production',
    parsed,
  }
}

function duplicateIds(docs: Doc[]): Problem[] {
  const seen = new Map<string, Doc>()
  const problems: Problem[] = []
  for (const doc of docs) {
    const first = seen.get(doc.id)
    if (first === undefined) seen.set(doc.id, doc)
    else
      problems.push({
        level: 'error',
        code: 'duplicate-doc-id',
        file: doc.parsed.source.file,
        line: doc.parsed.source.frontMatterLines.id ?? 1,
        column: 1,
        text: `id «${doc.id}» уже занят файлом ${first.parsed.source.file}`,
        hint: 'дайте одному из них другой id',
      })
  }
  return problems
}

/** Docs of one instance: which are published, their ids and routes, and the pages made from them. */

import type { Translate } from '../messages/index.ts'
import type { Config, DocsConfig } from '../shared/config.ts'
import type { Content, ParsedPage } from '../shared/document.ts'
import { type Route, routeToAddress, toRoute } from '../shared/path.ts'
import type { Problem } from '../shared/problem.ts'
import type { CategoryPage, DocCard, DocPage, Page, Sidebar, Tag } from '../shared/site.ts'
import { breadcrumbsOf, cardsOf, cardsOfItems, flattenSidebar, neighbours, routesOf } from './docnav.ts'
import { documentBase, documentTitle, type Mode, pageBase } from './document.ts'
import { buildListPages } from './lists.ts'
import { type DocPlace, placeDoc } from './route.ts'
import { buildSidebars, type CategoryIndex } from './sidebar.ts'
import { createTagBook } from './tags.ts'

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
  pages: Page[]
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
  const docs = parsed
    .filter(page => !(page.source.frontMatter.draft && mode === 'production'))
    .map(page => toDoc(instance, page, mode))
  const built = buildSidebars(
    config,
    instance,
    docs,
    content.categories.filter(category => category.instance === instance.id),
  )
  const problems = [...duplicateIds(docs), ...built.problems]
  const lookup = { byId: new Map(docs.map(doc => [doc.id, doc])), byRoute: new Map(docs.map(doc => [doc.route, doc])) }
  const orders = new Map(Object.entries(built.sidebars).map(([id, sidebar]) => [id, flattenSidebar(sidebar)]))
  // A doc in several sidebars is shown beside the first one.
  const sidebarByRoute = new Map(
    Object.entries(built.sidebars)
      .reverse()
      .flatMap(([id, sidebar]) => routesOf(sidebar).map(route => [route, id])),
  )
  const tags = createTagBook(config, instance, content.tags[`doc:${instance.id}`])
  const tagged = new Map<Tag, Doc[]>()
  const wrapper = (page: string) => `plugin-docs plugin-id-${instance.id} docs-wrapper ${page}`
  const docClass = `${wrapper('docs-doc-page')} docs-version-${instance.version.name}`

  const docPages = docs.map((doc): DocPage => {
    const { frontMatter } = doc.parsed.source
    const sidebarId = sidebarOf(doc)
    const sidebar = sidebarId === undefined ? undefined : built.sidebars[sidebarId]
    const docTags = tags.tagsOf(doc.parsed)
    if (!doc.unlisted) for (const tag of docTags) tagged.set(tag, [...(tagged.get(tag) ?? []), doc])
    const order = sidebarId === undefined ? [] : (orders.get(sidebarId) ?? [])
    return {
      ...documentBase(config, instance, doc.route, doc.parsed, {
        title: doc.title,
        className: `${docClass} docs-doc-id-${doc.id}`,
        searchTag: `docs-${instance.id}-${instance.version.name}`,
        sidebar: sidebarId,
        noindex: config.noIndex || doc.unlisted,
        unlisted: doc.unlisted,
      }),
      kind: 'doc',
      docId: doc.id,
      instance: instance.id,
      version: instance.version,
      parsed: doc.parsed,
      heading: doc.parsed.contentTitle ?? doc.title,
      hideTitle: frontMatter.hideTitle,
      tags: docTags,
      breadcrumbs: instance.breadcrumbs && sidebar !== undefined ? breadcrumbsOf(sidebar, doc.route) : [],
      ...neighbours(order, doc.route, lookup, config),
      backlinks: [],
      cards: sidebar === undefined ? [] : cardsOf(sidebar, doc.route),
    }
  })

  const categoryPages = built.indexes.map((index): CategoryPage => categoryPage(index))
  return {
    docs,
    pages: [...docPages, ...categoryPages, ...tagPages()],
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
    const sidebar = built.sidebars[index.sidebar]
    const order = orders.get(index.sidebar) ?? []
    return {
      ...pageBase(config, index.route, {
        title: index.title,
        description: index.description,
        keywords: index.keywords,
        className: wrapper('docs-category-page'),
        searchTag: `docs-${instance.id}-${instance.version.name}`,
        sidebar: index.sidebar,
      }),
      kind: 'category',
      heading: index.title,
      breadcrumbs: instance.breadcrumbs && sidebar !== undefined ? breadcrumbsOf(sidebar, index.route) : [],
      ...neighbours(order, index.route, lookup, config),
      cards: cardsOfItems(index.items),
    }
  }

  function tagPages(): Page[] {
    const shown = tags.all().filter(tag => tag.count > 0)
    if (shown.length === 0) return []
    const base = toRoute(instance.routeBasePath, instance.tagsBasePath)
    const list: Page = {
      ...pageBase(config, base, {
        title: t('theme.tags.tagsPageTitle'),
        className: wrapper('docs-tags-list-page'),
        searchTag: 'doc_tags_list',
      }),
      kind: 'tagList',
      of: 'doc',
      tags: shown,
    }
    return [list, ...shown.map(tag => docTagPage(tag, base))]
  }

  function docTagPage(tag: Tag, base: Route): Page {
    const docs = (tagged.get(tag) ?? []).sort((a, b) => a.title.localeCompare(b.title, config.locale.locale))
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
export const sidebarKey = (instance: DocsConfig, name: string): string => `docs:${instance.id}:${name}`

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

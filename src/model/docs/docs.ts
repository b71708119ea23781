/** Docs of one version: which are published, their ids and routes, and the pages made from them. */

import { createReport, type Report } from '../../messages/problem.ts'
import type { DocsConfig } from '../../shared/config.ts'
import type { ParsedPage } from '../../shared/document.ts'
import { type Route, toRoute } from '../../shared/path.ts'
import type { Problem } from '../../shared/problem.ts'
import type { Sidebar } from '../../shared/site/menus.ts'
import type { Page } from '../../shared/site.ts'
import { contentKey } from '../../shared/version.ts'
import type { Context, Mode } from '../context.ts'
import { documentTitle, isPublished } from '../document.ts'
import { type DocPlace, placeDoc } from '../links/route.ts'
import { collectTags, type TagBook } from '../tags.ts'
import { mapSidebar, routesOf, type SidebarMap } from './docnav.ts'
import { categoryPage, docPage, docTagPages } from './pages.ts'
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

/** One version of the documents, before its menus are made. */
export interface Documents extends Context {
  readonly instance: DocsConfig
  readonly docs: Doc[]
  readonly byId: ReadonlyMap<string, Doc>
  readonly byRoute: ReadonlyMap<Route, Doc>
  /** Ids of what is not published yet: what names them is left out without a word. */
  readonly drafts: ReadonlySet<string>
  readonly report: Report
}

/** One version of the documents with its menus: what its pages are made of. */
export interface DocsContext extends Documents {
  readonly sidebars: Record<string, Sidebar>
  /** By the sidebar's id. */
  readonly maps: ReadonlyMap<string, SidebarMap>
  /** Id of the sidebar that a document is in. */
  readonly sidebarOf: ReadonlyMap<Route, string>
  readonly tags: TagBook
}

export interface DocsPages {
  instance: DocsConfig
  docs: Doc[]
  drafts: ReadonlySet<string>
  pages: Page[]
  /** Generated indexes of categories. */
  indexes: CategoryIndex[]
  sidebars: Record<string, Sidebar>
  problems: Problem[]
}

export function buildDocs(site: Context, instance: DocsConfig, parsed: ParsedPage[]): DocsPages {
  const problems: Problem[] = []
  const documents = collectDocuments(site, instance, { parsed, report: createReport(problems) })
  const { docs, drafts } = documents
  const { sidebars, indexes } = buildSidebars(documents)
  const tags = collectTags(site, {
    instance,
    entries: site.content.tags[`doc:${contentKey(instance)}`],
    documents: docs.map(doc => doc.parsed),
  })
  const context: DocsContext = {
    ...documents,
    sidebars,
    maps: new Map(Object.entries(sidebars).map(([id, sidebar]) => [id, mapSidebar(sidebar)])),
    // A doc in several sidebars is shown beside the last one, as in Docusaurus.
    sidebarOf: new Map(
      Object.entries(sidebars).flatMap(([id, sidebar]) => routesOf(sidebar).map(route => [route, id])),
    ),
    tags,
  }
  const pages = [
    ...docs.map(doc => docPage(context, doc)),
    ...indexes.map(index => categoryPage(context, index)),
    ...docTagPages(context),
  ]
  return { instance, docs, drafts, pages, indexes, sidebars, problems: [...problems, ...tags.problems] }
}

export function collectDocuments(
  site: Context,
  instance: DocsConfig,
  { parsed, report }: { parsed: ParsedPage[]; report: Report },
): Documents {
  const isSeen = (page: ParsedPage): boolean => isPublished(page, site.mode)
  const docs = parsed.filter(isSeen).map(page => toDoc(instance, page, site.mode))
  const drafts = parsed.filter(page => !isSeen(page))
  reportDuplicates(docs, report)
  return {
    ...site,
    instance,
    docs,
    byId: new Map(docs.map(doc => [doc.id, doc])),
    byRoute: new Map(docs.map(doc => [doc.route, doc])),
    drafts: new Set(drafts.map(({ source }) => placeDoc(source, instance.numberPrefixes).id)),
    report,
  }
}

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

function reportDuplicates(docs: Doc[], report: Report): void {
  const seen = new Map<string, Doc>()
  for (const doc of docs) {
    const first = seen.get(doc.id)
    if (first === undefined) {
      seen.set(doc.id, doc)
      continue
    }
    const { file, frontMatterLines } = doc.parsed.source
    const values = { id: doc.id, file: first.parsed.source.file }
    report('error', 'duplicate-doc-id', { at: { file, line: frontMatterLines.id ?? 1 }, values })
  }
}

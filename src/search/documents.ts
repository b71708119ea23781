/** What of a site can be searched: one document per published post, note or page. */

import type { ParsedPage, Section } from '../shared/document.ts'
import { lazily } from '../shared/lazy.ts'
import type { Route } from '../shared/path.ts'
import { isOriginal } from '../shared/site/languages.ts'
import { type DocumentPage, isDocument, leadsElsewhere, type Tag } from '../shared/site/pages.ts'
import type { Site } from '../shared/site.ts'
import { joinHyphens } from '../shared/text/characters.ts'
import type { SearchKind } from './format.ts'

export interface SearchDocument extends SearchEntry {
  sections: Section[]
}

/** All but the text. */
export interface SearchEntry {
  route: Route
  title: string
  kind: SearchKind
  /** Docusaurus' tag of the version it belongs to; absent when there is one version. */
  scope?: string | undefined
  /** One space of tags for blog and docs: `permalink` is what a filter names, the label itself. */
  tags: { label: string; permalink: string }[]
  /** ISO 8601 instant. */
  date: string | undefined
  /** Breadcrumbs: `Linux / SSH`; empty at the top. */
  section: string
  /** Of what nobody has translated: the language that it is in. */
  lang?: string | undefined
}

/** An entry and the page of whose text it is. */
export interface SearchSource {
  entry: SearchEntry
  parsed: Pick<ParsedPage, 'sections'>
}

/**
 * What is searched of a site. Hidden pages stay out: unlisted, drafts, those that ask robots not to index
 * them, and those that lead elsewhere.
 */
export const searchSources = (site: Site): SearchSource[] =>
  site.pages
    .filter(isDocument)
    .filter(page => isSearchable(page, site.config.noIndex))
    .map(page => ({
      entry: toEntry(page, site.languages?.get(page.route)?.original?.lang),
      parsed: isOriginal(page, site.languages) ? outlineOf(page) : page.parsed,
    }))

interface Outlined {
  parsed: Pick<ParsedPage, 'toc'>
  description: string | undefined
}

/** A text that nobody has translated is searched in its own language: here it is found by what tells it from others. */
export const outlineOf = ({ parsed, description }: Outlined): SearchSource['parsed'] => ({
  sections: [
    { anchor: '', heading: '', level: 0, text: description ?? '' },
    ...parsed.toc.map(({ id, text, level }) => ({ anchor: id, heading: text, level, text: '' })),
  ],
})

/** The text is read when it is looked at. */
export const toDocument = (entry: SearchEntry, sections: () => Section[]): SearchDocument =>
  lazily<SearchEntry, Pick<SearchDocument, 'sections'>>(entry, { sections })

export const searchDocuments = (site: Site): SearchDocument[] =>
  searchSources(site).map(({ entry, parsed }) => toDocument(entry, () => parsed.sections))

/** A site or a version that hides from robots is still searched by its readers. */
const isSearchable = (page: DocumentPage, noIndexSite: boolean): boolean =>
  !page.unlisted &&
  !page.draft &&
  !leadsElsewhere(page.parsed) &&
  (noIndexSite || !page.noindex || page.docsVersion !== undefined)

function toEntry(page: DocumentPage, lang: string | undefined): SearchEntry {
  // Each property by its name: copied, each of these would have a shape of its own.
  const { route } = page
  const title = joinHyphens(page.title)
  switch (page.kind) {
    case 'post':
      return { route, title, kind: 'blog', tags: tagRows(page.post.tags), date: page.post.date, section: '', lang }
    case 'doc':
      return {
        route,
        title,
        kind: 'docs',
        scope: page.docsVersion === undefined ? undefined : page.searchTag,
        tags: tagRows(page.tags),
        date: undefined,
        section: breadcrumbs(page),
        lang,
      }
    case 'page':
      return { route, title, kind: 'page', tags: [], date: undefined, section: '', lang }
  }
}

const tagRows = (tags: readonly Tag[]): SearchDocument['tags'] => tags.map(({ label }) => ({ label, permalink: label }))

/** Labels above the page itself. */
const breadcrumbs = (page: Extract<DocumentPage, { kind: 'doc' }>): string =>
  page.breadcrumbs
    .slice(0, -1)
    .map(({ label }) => joinHyphens(label))
    .join(' / ')

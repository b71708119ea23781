/** What a search gives: plain data with the matches as parts, never HTML. */

import type { SearchKind } from '../format.ts'

export interface SearchOptions {
  /** Groups on a page of results. */
  limit?: number | undefined
  /** From 1. */
  page?: number | undefined
  signal?: AbortSignal | undefined
  /** Only pages of this kind, with this tag (its permalink); given at all, tags are counted. */
  facets?: { kind?: SearchKind | undefined; tag?: string | undefined } | undefined
  /** Tags of what to search in: of versioned documents only those of these; without it everything. */
  scopes?: string[] | undefined
  /** Words of a snippet; 5 suit a narrow screen. */
  snippetWords?: number | undefined
  /** Told the results without their excerpts, when these are still to be fetched and the titles are known. */
  onTitles?: ((result: SearchResult) => void) | undefined
}

export interface TextPart {
  text: string
  /** Matches the query. */
  mark: boolean
}

export interface SearchItem {
  /** Id of the heading; empty for the text before the first one. */
  anchor: string
  /** Empty for the text before the first heading. */
  heading: TextPart[]
  text: TextPart[]
}

/** One page, with the sections that match best. */
export interface SearchGroup {
  route: string
  title: string
  titleParts: TextPart[]
  kind: SearchKind
  /** Breadcrumbs above the page, or empty. */
  section: string
  /** Of its title and its text, where that is not the site's. */
  lang?: string | undefined
  items: SearchItem[]
}

export interface SearchFacets {
  /** Pages of each kind, the chosen kind aside. */
  kind: Record<SearchKind, number>
  /** Tags of what was found, most pages first, the chosen tag aside; empty unless facets were asked for. */
  tag: { label: string; permalink: string; count: number }[]
}

/**
 * - `layout`: typed with the other keyboard layout
 * - `script`: a name written in the other script
 * - `typo`: a slip of the finger
 */
export type Repair = 'layout' | 'script' | 'typo'

export interface SearchResult {
  groups: SearchGroup[]
  /** Pages found. */
  total: number
  /** The page of results that these are: the last one when a later one was asked for. */
  page: number
  facets: SearchFacets
  /** The query that was answered, when it is not the one that was typed. */
  shownFor?: { query: string; repair: Repair } | undefined
}

/** Files of the index: what the build writes and the browser reads. */

import type { AssetPath } from '../shared/path.ts'
import { toAssetPath } from '../shared/path.ts'

export type SearchKind = 'blog' | 'docs' | 'page'

/** Order of page numbers in the index, so that the kind of a page follows from its number. */
export const KINDS: readonly SearchKind[] = ['blog', 'docs', 'page']

/** `[label, permalink]` */
type TagRow = [label: string, permalink: string]

/** `search/manifest.json`: the only file with a fixed name; must not be cached without asking the host. */
export interface Manifest {
  /** Build of the site the index belongs to. */
  build: string
  /** Folder of the other files, named by their contents: what an older manifest names is never found by mistake. */
  folder: string
  /** Number of pages of each kind, in the order of `KINDS`. */
  kinds: number[]
  /** Versions of the documents in the order of their pages, `''` for those that have no versions; absent without any. */
  scopes?: [tag: string, pages: number][]
  /** First term of each shard. */
  shards: string[]
  /** Sound letter -> number of the lexicon file. */
  lexicon: Record<string, number>
}

/**
 * One term: its postings as `[pageDelta * 32 + impact, …]` by rising page, then, when there are any, the same word
 * in the other script.
 */
export type TermRow = [term: string, postings: number[], twins?: string[]]

/** Terms sorted by UTF-16 units. A term that ends with a space is a title, see `titleKey`. */
export interface Shard {
  terms: TermRow[]
}

/** `[term, ending, frequency]`: term + ending is the most frequent form of the word. */
export type LexiconRow = [term: string, ending: string, pages: number]

export interface Lexicon {
  words: LexiconRow[]
}

export type FragmentSection = [anchor: string, heading: string, level: number, text: string]

/** What a result shows of one page. */
export interface Fragment {
  route: string
  title: string
  section: string
  /** ISO 8601 instant, or empty. */
  date: string
  tags: TagRow[]
  sections: FragmentSection[]
}

/** Tags by number, each with its pages as deltas: for filters and counts. */
export interface TagTable {
  tags: [label: string, permalink: string, pages: number[]][]
}

/** Postings hold the impact in the low five bits. */
export const IMPACT_LEVELS = 32

export const MANIFEST_PATH: AssetPath = toAssetPath('search/manifest.json')
export const shardPath = (folder: string, index: number): AssetPath => toAssetPath(`search/${folder}/s${index}.json`)
export const lexiconPath = (folder: string, index: number): AssetPath => toAssetPath(`search/${folder}/l${index}.json`)
export const fragmentPath = (folder: string, page: number): AssetPath => toAssetPath(`search/${folder}/p${page}.json`)
export const tagsPath = (folder: string): AssetPath => toAssetPath(`search/${folder}/t.json`)

/**
 * Term of pages with exactly this title, or with these words before its colon. It begins with the first of the
 * title's terms and thus lies in the shard that a query of the same words loads anyway.
 */
export const titleKey = (terms: Iterable<string>): string => `${[...new Set(terms)].sort().join(' ')} `

/** Impacts of a title's term: it is the whole title, or what stands before the colon. */
export const WHOLE_TITLE = IMPACT_LEVELS - 1
export const TITLE_HEAD = 1

/** Index of the last item that is not above `key`; at least 0. */
export function shardOf(shards: readonly string[], key: string): number {
  let low = 0
  let high = shards.length - 1
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if ((shards[middle] ?? '') <= key) low = middle
    else high = middle - 1
  }
  return low
}

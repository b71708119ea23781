/** Files of the index: what the build writes and the browser reads. */

import { firstPlace } from '../shared/collections.ts'
import type { AssetPath } from '../shared/path.ts'
import { toAssetPath } from '../shared/path.ts'
import { SEARCH_PATH } from '../shared/text/query.ts'
import type { WrittenLanguage } from './text/language.ts'

export type SearchKind = 'blog' | 'docs' | 'page'

/** Order of page numbers in the index, so that the kind of a page follows from its number. */
export const KINDS: readonly SearchKind[] = ['blog', 'docs', 'page']

/** `[label, permalink]` */
type TagRow = [label: string, permalink: string]

/**
 * `search/manifest.json`: the only file with a fixed name; must not be cached without asking the host. All others are
 * named by their contents, so whatever manifest is at hand, what it names is what it means or is not there at all.
 */
export interface Manifest {
  /** Of all these files; a client that reads another one asks for the page anew. */
  format: number
  /** Of its words. */
  language: WrittenLanguage
  /** Of the fragments, where it is not UTF-8: see `alphabet.ts`. */
  encoding?: string
  /** Number of pages. */
  pages: number
  /** How many page numbers each kind has, in the order of `KINDS`; some of them name no page. */
  kinds: number[]
  /** The same for versions of the documents, `''` for those that have no versions; absent without any. */
  scopes?: [tag: string, numbers: number][]
  /** Names of the fragments, see `Names`; of a large site the digests of the files that hold them. */
  fragments: string | string[]
  /** What results are called, by page number, so that they are drawn before their fragments come; not of a large site. */
  heads?: (Head | null)[]
  /** A letter for each page number: how long the page is, see `lengthLetter`. */
  lengths: string
  /** The same for its date, see `dateLetter`; ends with the last page that has one. */
  dates: string
  /** What terms of each shard begin at: not above its first term, above the last one of the shard before. */
  shards: string[]
  /** Their digests. */
  shardNames: string[]
  /** Sound letter -> digest of the lexicon file. */
  lexicon: Record<string, string>
  /** Digest of the table of tags. */
  tags: string
}

/** Digests of the fragments of `NAMES_PER_FILE` page numbers, `NAME_LENGTH` characters each. */
export interface Names {
  names: string
}

/** One term: its postings, see `writePostings`, then, when there are any, the same word in the other script. */
export type TermRow = [term: string, postings: string, twins?: string[]]

/** Terms sorted by UTF-16 units. A term that ends with a space is a title, see `titleKey`. */
export interface Shard {
  terms: TermRow[]
}

/** Term + ending is the most frequent form of the word; `written` is how it stands in texts, where that is otherwise. */
export type LexiconRow = [term: string, ending: string, written?: string]

export interface Lexicon {
  words: LexiconRow[]
}

export type FragmentSection = [anchor: string, heading: string, level: number, text: string]

/** With the language where it is not the site's. */
export type Head = [route: string, title: string, section: string, lang?: string]

/** What a result shows of one page. */
export interface Fragment {
  route: string
  title: string
  section: string
  /** Where it is not the site's. */
  lang?: string | undefined
  /** ISO 8601 instant, or empty. */
  date: string
  tags: TagRow[]
  sections: FragmentSection[]
}

/** Tags by number, each with its pages as deltas: for filters and counts. */
export interface TagTable {
  tags: [label: string, permalink: string, pages: number[]][]
}

export const FORMAT = 6

/** Many letters for one version of a page among its versions; each costs a reader one byte a page. */
export const NAME_LENGTH = 5
export const NAMES_PER_FILE = 512
/** So many page numbers may have their names in the manifest: nine kilobytes on the wire, in place of a request more. */
export const NAMES_IN_MANIFEST = 4096
/** So many may have what they are called there, at some twenty bytes each on the wire. */
export const HEADS_IN_MANIFEST = 768

export const MANIFEST_PATH: AssetPath = SEARCH_PATH
const fileOf = (name: string): AssetPath => toAssetPath(`assets/search/${name}.json`)
export const shardPath = (digest: string): AssetPath => fileOf(`s-${digest}`)
export const lexiconPath = (digest: string): AssetPath => fileOf(`l-${digest}`)
export const namesPath = (digest: string): AssetPath => fileOf(`n-${digest}`)
export const tagsPath = (digest: string): AssetPath => fileOf(`t-${digest}`)
export const fragmentPath = (page: number, name: string): AssetPath => fileOf(`p${page}-${name}`)

/**
 * Term of pages with exactly this title, or with these words before its colon. It begins with the first of the
 * title's terms and thus lies in the shard that a query of the same words loads anyway.
 */
export const titleKey = (terms: Iterable<string>): string => `${[...new Set(terms)].sort().join(' ')} `

/** Standings of a title's term: it is the whole title, or what stands before the colon. */
export const WHOLE_TITLE = 1
export const TITLE_HEAD = 2

/** A page number that names no page, or a page without a date. */
export const NOTHING = '.'
const LENGTH_LETTER = 48
/** Steps of a length to its double. */
const LENGTH_STEPS = 2
const DATE_LETTER = 0x100
const FIRST_YEAR = 1970

/** Length of a page in steps: lengths are compared with their average, never counted. */
export const lengthLetter = (words: number): string =>
  String.fromCharCode(LENGTH_LETTER + Math.round(Math.log2(Math.max(words, 1)) * LENGTH_STEPS))

/** Words of a page, nearly; `undefined` where there is no page. */
export const readLength = (lengths: string, page: number): number | undefined =>
  (lengths[page] ?? NOTHING) === NOTHING ? undefined : 2 ** ((lengths.charCodeAt(page) - LENGTH_LETTER) / LENGTH_STEPS)

/** The quarter of a date: all that ranking asks of it. */
export function dateLetter(date: string | undefined): string {
  const time = date === undefined ? Number.NaN : Date.parse(date)
  if (!Number.isFinite(time)) return NOTHING
  const day = new Date(time)
  const quarters = (day.getUTCFullYear() - FIRST_YEAR) * 4 + Math.floor(day.getUTCMonth() / 3)
  return String.fromCharCode(DATE_LETTER + Math.max(quarters, 0))
}

/** Quarters since a day long ago. */
export const readDate = (dates: string, page: number): number | undefined =>
  (dates[page] ?? NOTHING) === NOTHING ? undefined : dates.charCodeAt(page) - DATE_LETTER

/** Index of the last item that is not above `key`; at least 0. */
export const shardOf = (shards: readonly string[], key: string): number =>
  Math.max(firstPlace(shards.length, place => (shards[place] ?? '') > key) - 1, 0)

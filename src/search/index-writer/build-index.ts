/** Writes the index as files: manifest, shards of terms, lexicon, tags, and a fragment for each page. */

import { groupBy } from '../../shared/collections.ts'
import type { AssetPath } from '../../shared/path.ts'
import { encodingOf } from '../alphabet.ts'
import type { SearchDocument } from '../documents.ts'
import { fragmentPath, MANIFEST_PATH, type Manifest } from '../format.ts'
import { textOfLetters } from '../postings.ts'
import { createLanguage } from '../text/language.ts'
import { amendParts, entryOf, type PageChange } from './amend.ts'
import { type Earlier, openEarlier, type ReadEarlier } from './earlier.ts'
import { fragmentOf, type NamedFragment, pageOf } from './fragments.ts'
import { writtenLanguage } from './languages.ts'
import { isWord, minPagesOf, rowOf, soundGroup } from './lexicon.ts'
import { findNumber, type NumberedPage, numberPages } from './numbers.ts'
import { type IndexFile, type IndexParts, type PageEntry, type TermText, writeParts } from './parts.ts'
import { createCollector, type TermPostings } from './postings.ts'
import { rowText } from './rows.ts'
import { tagTable } from './tags.ts'
import { findTwins, type NamedWord } from './twins.ts'

interface SearchIndex {
  /** The manifest last: written in this order, it is never published before the files it names. */
  files: IndexFile[]
  manifest: Manifest
}

interface AmendedIndex {
  /** Files that the earlier index does not have, and the manifest, the last one. */
  files: IndexFile[]
  /** Files of the earlier index that this one does not have. */
  gone: AssetPath[]
}

/** Of so many changed pages reading all of them costs less than looking at what they were. */
const MOST_CHANGED = { pages: 20, share: 1 / 8 }

interface IndexOptions {
  /** Locale of the site: of which language its words in Latin letters are. */
  locale?: string
  earlier?: ReadEarlier | undefined
  /** Fragments of an index that is made of nothing earlier are made once, and kept until they are read. */
  isHeld?: boolean
}

/**
 * The whole index, the same for the same documents in any order, and the same with and without an earlier one: of that
 * one is taken what did not change, so that only changed documents are read for their words.
 */
export function buildIndex(
  documents: readonly SearchDocument[],
  { locale = '', earlier, isHeld = false }: IndexOptions = {},
): SearchIndex {
  const { pages: numbered, ...numbers } = numberPages(documents)
  const language = writtenLanguage(locale)
  const encoding = encodingOf(locale)
  const ranges: Ranges = {
    ...numbers,
    language,
    ...(encoding !== undefined && { encoding }),
  }
  const opened = earlier && openEarlier(earlier)
  const amended = opened && isOfRanges(opened, ranges) ? amendPages(opened, numbered) : undefined
  const { parts, fragments } = amended ?? collectParts(numbered, ranges, isHeld)
  const { files, manifest } = writeParts(parts)
  return { files: [...files.slice(0, -1), ...fragments.map(({ file }) => file), ...files.slice(-1)], manifest }
}

/** The text of a page, which may be another than it was; what else is known of the page is as it was. */
interface PageText {
  route: string
  sections: SearchDocument['sections']
}

/**
 * The index after other texts of some of its pages: the same as `buildIndex` of all documents, for whoever has only the
 * changed ones at hand. Texts of pages that are not searched change nothing. `undefined` when the earlier index is not
 * whole, or when a clean build is due.
 */
export function amendIndex(earlier: ReadEarlier, texts: readonly PageText[]): AmendedIndex | undefined {
  const opened = openEarlier(earlier)
  if (opened === undefined) return undefined
  const changes: (PageChange & { file: IndexFile; old: AssetPath })[] = []
  for (const { route, sections } of texts) {
    const number = findNumber(opened.manifest, route, place =>
      opened.pages.has(place) ? (opened.fragment(place)?.route ?? '') : undefined,
    )
    const before = number === undefined ? undefined : opened.fragment(number)
    if (opened.isDamaged()) return undefined
    if (number === undefined || before === undefined) continue
    const page = { ...pageOf(before), sections }
    const { name, file } = fragmentOf({ number, page }, opened.manifest)
    const old = fragmentPath(number, opened.pages.get(number)?.name ?? '')
    changes.push({ number, before, after: { page, name }, file, old })
  }
  const parts = amendParts(opened, changes)
  if (parts === undefined) return undefined
  const { files } = writeParts(parts)
  const all = [...changes.map(({ file }) => file), ...files]
  const had = new Set([...opened.paths, ...changes.map(({ old }) => old)])
  const has = new Set(all.map(({ path }) => path))
  return {
    files: all.filter(({ path }) => path === MANIFEST_PATH || !had.has(path)),
    gone: [...had].filter(path => !has.has(path)),
  }
}

/** What the words and numbers of an index stand on. */
type Ranges = Pick<Manifest, 'kinds' | 'scopes' | 'language' | 'encoding'>

const isOfRanges = ({ manifest }: Earlier, { kinds, scopes, language, encoding }: Ranges): boolean =>
  JSON.stringify([manifest.kinds, manifest.scopes, manifest.language, manifest.encoding]) ===
  JSON.stringify([kinds, scopes, language, encoding])

/** What an index is made of, and all its fragments. */
interface Collected {
  parts: IndexParts
  fragments: NamedFragment[]
}

/** `undefined` when it would cost more than a clean build. */
function amendPages(earlier: Earlier, numbered: readonly NumberedPage[]): Collected | undefined {
  const fragments = numbered.map(page => fragmentOf(page, earlier.manifest))
  const now = new Map(fragments.map(fragment => [fragment.number, fragment]))
  const numbers = [...new Set([...earlier.pages.keys(), ...now.keys()])].filter(
    number => earlier.pages.get(number)?.name !== now.get(number)?.name,
  )
  if (numbers.length > Math.max(MOST_CHANGED.pages, fragments.length * MOST_CHANGED.share)) return undefined
  const changes = numbers.map(
    (number): PageChange => ({ number, before: earlier.fragment(number), after: now.get(number) }),
  )
  const isWhole = changes.every(({ number, before }) => before !== undefined || !earlier.pages.has(number))
  const parts = isWhole ? amendParts(earlier, changes) : undefined
  return parts && { parts, fragments }
}

/** Everything from all documents. */
function collectParts(numbered: readonly NumberedPage[], ranges: Ranges, isHeld: boolean): Collected {
  const { add, terms } = createCollector(createLanguage(ranges.language))
  const pages = new Map<number, PageEntry>()
  const fragments = numbered.map(({ number, page }) => {
    const whole = { ...page }
    const fragment = fragmentOf({ number, page }, { encoding: ranges.encoding, whole, isHeld })
    pages.set(number, entryOf(fragment, add(number, whole)))
    return fragment
  })
  const words = wordsOf(terms(), fragments.length)
  const parts = {
    ...ranges,
    pages,
    terms: termRows(terms(), allTwins(words)),
    lexicon: words.map(({ term, written }) => rowOf(term, written)),
    tags: tagTable(fragments.map(({ number, page }) => ({ number, tags: page.tags }))),
  }
  return { parts, fragments }
}

/** Words of the lexicon by rising term. */
function wordsOf(terms: readonly TermPostings[], pageCount: number): NamedWord[] {
  const least = minPagesOf(pageCount)
  return terms
    .filter(({ term, letters, prominent }) => (prominent || letters.pages >= least) && isWord(term))
    .sort((a, b) => (a.term < b.term ? -1 : 1))
}

function allTwins(words: readonly NamedWord[]): Map<string, string[]> {
  const groups = groupBy(words, ({ term }) => [soundGroup(term)])
  return new Map([...groups.values()].flatMap(ofGroup => [...findTwins(ofGroup)]))
}

const termRows = (terms: readonly TermPostings[], twins: ReadonlyMap<string, string[]>): TermText[] =>
  terms
    .map(({ term, letters }) => ({ term, text: rowText(term, textOfLetters(letters), twins.get(term)) }))
    .sort((a, b) => (a.term < b.term ? -1 : 1))

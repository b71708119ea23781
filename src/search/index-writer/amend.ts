/**
 * An index after some of its pages changed, made of the earlier one: only their words are looked at. What comes out is
 * what a clean build would make, byte for byte, since nothing in the index is a sum over all pages.
 */

import { groupBy } from '../../shared/collections.ts'
import { dateLetter, type Fragment, type LexiconRow, lengthLetter } from '../format.ts'
import { eachPosting, firstPage, isProminent, writePostings } from '../postings.ts'
import { isLatin } from '../text/fold.ts'
import { createLanguage, type Language } from '../text/language.ts'
import type { Earlier } from './earlier.ts'
import { type NamedFragment, type PageWords, pageOf } from './fragments.ts'
import { isWord, minPagesOf, rowOf, soundGroup, writtenIn } from './lexicon.ts'
import type { IndexParts, PageEntry } from './parts.ts'
import { createRows, type Rows, rowText } from './rows.ts'
import { amendTags } from './tags.ts'
import { findTwins } from './twins.ts'
import { createTermReader } from './words/page-terms.ts'

export interface PageChange {
  number: number
  before: Fragment | undefined
  after: Pick<NamedFragment, 'page' | 'name'> | undefined
}

/** What the lexicon wants to know of where a term stands. */
interface Standings {
  pages: number
  /** In a title, heading or tag somewhere. */
  prominent: boolean
  /**
   * The page whose spelling of it is shown to readers: the first one that has it in a title, heading or tag, else the
   * first one. So what is shown follows from one page and not from counts over all of them.
   */
  shown: number | undefined
}

/** What a term was and is. */
interface TermChange {
  term: string
  before: Standings
  after: Standings
}

/** `undefined` when so much follows from the change that a clean build is due, or when the earlier index is not whole. */
export function amendParts(earlier: Earlier, changes: readonly PageChange[]): IndexParts | undefined {
  const read = createNamedReader(createLanguage(earlier.manifest.language))
  const texts = new Map(
    changes.map(({ number, before, after }) => [
      number,
      { before: before && read(pageOf(before)), after: after && read(after.page) },
    ]),
  )
  const pages = new Map(earlier.pages)
  for (const { number, after } of changes) {
    if (after === undefined) pages.delete(number)
    else pages.set(number, entryOf(after, texts.get(number)?.after?.words ?? 0))
  }
  const minPages = minPagesOf(pages.size)
  if (minPages !== minPagesOf(earlier.pages.size)) return undefined
  const rows = createRows(earlier.terms)
  const termChanges = amendTerms(rows, texts)
  const termsOf = (number: number): NamedTerms | undefined => {
    const fragment = texts.has(number) ? undefined : earlier.fragment(number)
    return texts.get(number)?.after ?? (fragment && read(pageOf(fragment)))
  }
  const lexicon = amendLexicon(earlier.lexicon, termChanges, { minPages, termsOf, isChanged: page => texts.has(page) })
  if (lexicon === undefined) return undefined
  amendTwins(rows, lexicon)
  const { language, encoding, kinds, scopes } = earlier.manifest
  return {
    language,
    encoding,
    kinds,
    scopes,
    pages,
    terms: rows.all(),
    shards: earlier.shards,
    digests: earlier.digests,
    lexicon: lexicon.isSame
      ? { kept: earlier.lexiconTexts }
      : [...lexicon.words].sort(([a], [b]) => (a < b ? -1 : 1)).map(word => rowOf(...word)),
    tags: amendTags(
      earlier.tags,
      changes.map(({ number, after }) => ({ number, tags: after?.page.tags ?? [] })),
    ),
  }
}

export const entryOf = ({ page, name }: Pick<NamedFragment, 'page' | 'name'>, words: number): PageEntry => ({
  name,
  length: lengthLetter(words),
  date: dateLetter(page.date),
  head:
    page.lang === undefined
      ? [page.route, page.title, page.section]
      : [page.route, page.title, page.section, page.lang],
})

/** What a page says of terms, by their names. */
interface NamedTerms {
  /** Term -> its standing. */
  terms: ReadonlyMap<string, number>
  words: number
  /** How each of them is written there. */
  written(terms: ReadonlySet<string>): Map<string, string>
}

function createNamedReader(language: Language): (page: PageWords) => NamedTerms {
  const { read, writtenOf, termAt, termOf } = createTermReader(language)
  return page => {
    const { terms, standings, words } = read(page)
    return {
      terms: new Map(terms.map((term, index) => [termAt(term), standings[index] ?? 0])),
      words,
      written(wanted) {
        read(page)
        return new Map([...wanted].map(term => [term, writtenOf(termOf(term))]))
      },
    }
  }
}

type Texts = ReadonlyMap<number, Record<'before' | 'after', NamedTerms | undefined>>

/** Terms of the changed pages that stand there otherwise than before, whose rows are set, or that they may show to readers. */
function amendTerms(rows: Rows, texts: Texts): TermChange[] {
  const terms = new Set(
    [...texts.values()].flatMap(({ before, after }) => [
      ...(before?.terms.keys() ?? []),
      ...(after?.terms.keys() ?? []),
    ]),
  )
  return [...terms].flatMap(term => {
    const { postings = '', twins } = rows.find(term) ?? {}
    const fresh = standingsIn(texts, term)
    // Of a long text nearly all words stand as they did, and the commonest are on all pages.
    if (fresh === undefined && !mayShow(texts, term, postings)) return []
    const before = standingsOf(postings)
    if (fresh === undefined) return { term, before, after: before }
    const written = withPages(postings, fresh)
    rows.set(term, written === '' ? undefined : rowText(term, written, twins))
    return { term, before, after: standingsOf(written) }
  })
}

/** How a term stands on the changed pages, by rising page; `undefined` when just as before. */
function standingsIn(texts: Texts, term: string): [page: number, standing: number | undefined][] | undefined {
  let isChanged = false
  const found: [number, number | undefined][] = []
  for (const [page, { before, after }] of texts) {
    const standing = after?.terms.get(term)
    if (standing !== before?.terms.get(term)) isChanged = true
    found.push([page, standing])
  }
  return isChanged ? found.sort(([a], [b]) => a - b) : undefined
}

/** Whether it may be a changed page whose spelling of a term is shown: the first with it, or one with it in a title. */
function mayShow(texts: Texts, term: string, postings: string): boolean {
  const isNamed = [...texts.values()].some(({ after }) => isProminent(after?.terms.get(term) ?? 0))
  return isNamed || texts.has(firstPage(postings) ?? -1)
}

function standingsOf(postings: string): Standings {
  let pages = 0
  let first: number | undefined
  let named: number | undefined
  eachPosting(postings, (page, standing) => {
    pages++
    first ??= page
    if (isProminent(standing)) named ??= page
  })
  return { pages, prominent: named !== undefined, shown: named ?? first }
}

/** Postings with other standings on some pages, or none. */
function withPages(postings: string, fresh: readonly [page: number, standing: number | undefined][]): string {
  const pages: number[] = []
  const standings: number[] = []
  const add = (page: number, standing: number | undefined): void => {
    if (standing === undefined) return
    pages.push(page)
    standings.push(standing)
  }
  let next = 0
  eachPosting(postings, (page, standing) => {
    for (let own = fresh[next]; own !== undefined && own[0] < page; own = fresh[++next]) add(...own)
    const own = fresh[next]
    if (own?.[0] === page) {
      add(...own)
      next++
    } else add(page, standing)
  })
  for (const own of fresh.slice(next)) add(...own)
  return writePostings(pages, standings)
}

interface LexiconContext {
  minPages: number
  /** Of any page as it is now. */
  termsOf(number: number): NamedTerms | undefined
  isChanged(number: number): boolean
}

interface AmendedLexicon {
  /** Term -> how it is written. */
  words: Map<string, string>
  /** Groups of sounds in which a word came, went, or is another name than it was. */
  groups: Set<string>
  /** No word came, went, or is another name than it was. */
  isSame: boolean
}

function amendLexicon(
  earlier: readonly LexiconRow[],
  changes: readonly TermChange[],
  { minPages, termsOf, isChanged }: LexiconContext,
): AmendedLexicon | undefined {
  const words = new Map(earlier.map(row => [row[0], writtenIn(row)]))
  const before = changes.map(({ term }) => words.get(term))
  const groups = new Set<string>()
  const wanted = new Map<number, Set<string>>()
  for (const { term, before, after } of changes) {
    if (!isWord(term)) continue
    if (isLatin(term) && before.prominent !== after.prominent) groups.add(soundGroup(term))
    const isIn = after.pages >= minPages || after.prominent
    const page = after.shown
    if (!isIn || page === undefined) words.delete(term)
    else if (isChanged(page) || page !== before.shown || !words.has(term))
      wanted.set(page, (wanted.get(page) ?? new Set()).add(term))
  }
  for (const [page, terms] of wanted) {
    const found = termsOf(page)?.written(terms)
    if (found === undefined) return undefined
    for (const [term, written] of found) words.set(term, written)
  }
  const others = changes.filter(({ term }, index) => before[index] !== words.get(term))
  for (const { term } of others) groups.add(soundGroup(term))
  return { words, groups, isSame: others.length === 0 }
}

/** Twins follow from the words of their group alone, so those of the groups that changed are found anew. */
function amendTwins(rows: Rows, { words, groups }: AmendedLexicon): void {
  if (groups.size === 0) return
  const byGroup = groupBy(words.keys(), term => [soundGroup(term)].filter(group => groups.has(group)))
  // Words that left the lexicon have none; what is left of them stands in their rows.
  for (const term of rows.changed()) if (!words.has(term)) rows.setTwins(term, [])
  for (const terms of byGroup.values()) {
    const twins = findTwins(
      terms.map(term => ({
        term,
        written: words.get(term) ?? term,
        prominent: isLatin(term) && standingsOf(rows.find(term)?.postings ?? '').prominent,
      })),
    )
    for (const term of terms) rows.setTwins(term, twins.get(term) ?? [])
  }
}

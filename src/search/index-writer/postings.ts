/** From documents to postings: every term with its pages and impacts. */

import { TITLE_HEAD, titleKey, WHOLE_TITLE } from '../format.ts'
import { partTerms, tokenTerms } from '../text/terms.ts'
import { tokenize } from '../text/tokenize.ts'
import { eachCompound } from './compounds.ts'
import { averageOf, IN_HEADING, IN_TAG, IN_TEXT, IN_TITLE, type PageSize, recencyOf, toImpact } from './impact.ts'
import type { NumberedPage } from './numbers.ts'

export interface TermPostings {
  /** Page numbers, rising. */
  pages: number[]
  impacts: number[]
  /** In a title, heading or tag somewhere. */
  prominent: boolean
}

export interface Postings {
  terms: Map<string, TermPostings>
  /** Term -> its forms and how often each was seen. */
  forms: Map<string, Map<string, number>>
}

/** A term that is nearly everywhere tells little: the pages it says most about are enough. */
const MAX_POSTINGS = 2000

export function collectPostings(pages: readonly NumberedPage[]): Postings {
  const collector: Collector = { terms: new Map(), spellings: new Map() }
  const recency = recencyOf(pages.map(({ page }) => page.date))
  const sizes = new Map(pages.map(numbered => [numbered.number, addPage(collector, numbered, recency)]))
  const averageWords = averageOf([...sizes.values()].map(({ words }) => words))
  for (const [term, postings] of collector.terms) {
    if (!term.endsWith(' ')) weigh(postings, sizes, averageWords)
    if (postings.pages.length > MAX_POSTINGS) keepStrongest(postings)
  }
  return { terms: collector.terms, forms: formsOf(collector) }
}

function addPage(
  collector: Collector,
  { number, page }: NumberedPage,
  recency: ReturnType<typeof recencyOf>,
): PageSize {
  const add = (text: string, place: number): number => addText(collector, { page: number, text, place })
  add(page.title, IN_TITLE)
  for (const { label } of page.tags) add(label, IN_TAG)
  let words = 0
  for (const { heading, text } of page.sections) {
    add(heading, IN_HEADING | IN_TEXT)
    words += add(text, IN_TEXT)
  }
  return { words, titleWords: addTitle(collector, number, page.title), recency: recency(page.date) }
}

/** From counts to impacts. */
function weigh({ pages, impacts }: TermPostings, sizes: ReadonlyMap<number, PageSize>, averageWords: number): void {
  for (const [index, page] of pages.entries()) {
    const size = sizes.get(page)
    if (size !== undefined) impacts[index] = toImpact(impacts[index] ?? 0, size, averageWords)
  }
}

const titleTerms = (title: string): string[] =>
  tokenize(title).flatMap(token => token.parts.flatMap(part => partTerms(part).slice(0, 1)))

/** What one spelling stands for: worked out once, met thousands of times. */
interface Spelling {
  postings: TermPostings[]
  forms: { term: string; word: string }[]
  seen: number
}

/** Counts straight into the postings: `impacts` hold counts until every page is read. */
interface Collector {
  terms: Map<string, TermPostings>
  spellings: Map<string, Spelling>
}

/** A text of a page, and where on it. */
interface Written {
  page: number
  text: string
  place: number
}

/** Returns the number of words. */
function addText(collector: Collector, { page, text, place }: Written): number {
  return eachCompound(text, compound => {
    const spelling = spellingOf(collector, compound)
    spelling.seen++
    for (const postings of spelling.postings) count(postings, page, place)
  })
}

function spellingOf(collector: Collector, compound: string): Spelling {
  const known = collector.spellings.get(compound)
  if (known !== undefined) return known
  const tokens = tokenize(compound)
  const forms = tokens
    .flatMap(token => token.parts)
    .flatMap(part =>
      partTerms(part)
        .slice(0, 1)
        .map(term => ({ term, word: part.word })),
    )
  const found = new Set(tokens.flatMap(token => [...tokenTerms(token)]))
  const spelling = { postings: [...found].map(term => postingsOf(collector, term)), forms, seen: 0 }
  collector.spellings.set(compound, spelling)
  return spelling
}

function postingsOf({ terms }: Collector, term: string): TermPostings {
  const known = terms.get(term)
  if (known !== undefined) return known
  const postings = { pages: [], impacts: [], prominent: false }
  terms.set(term, postings)
  return postings
}

function count(postings: TermPostings, page: number, place: number): void {
  const last = postings.pages.length - 1
  if (postings.pages[last] === page) {
    const before = postings.impacts[last] ?? 0
    postings.impacts[last] = (before | (place & (IN_TEXT - 1))) + (place & IN_TEXT)
  } else {
    postings.pages.push(page)
    postings.impacts.push(place)
  }
  if ((place & (IN_TEXT - 1)) !== 0) postings.prominent = true
}

/** Titles as one term, whole and up to their colon, each once a page and with its impact known. */
function addTitle(collector: Collector, page: number, title: string): number {
  const whole = titleTerms(title)
  const head = titleTerms(title.split(': ')[0] ?? '')
  const add = (terms: string[], impact: number): void => {
    const postings = postingsOf(collector, titleKey(terms))
    postings.pages.push(page)
    postings.impacts.push(impact)
  }
  if (whole.length > 0) add(whole, WHOLE_TITLE)
  if (head.length > 0 && head.length < whole.length) add(head, TITLE_HEAD)
  return whole.length
}

function formsOf({ spellings }: Collector): Postings['forms'] {
  const forms: Postings['forms'] = new Map()
  for (const { forms: written, seen } of spellings.values()) {
    for (const { term, word } of written) {
      const ofTerm = forms.get(term) ?? new Map<string, number>()
      ofTerm.set(word, (ofTerm.get(word) ?? 0) + seen)
      forms.set(term, ofTerm)
    }
  }
  return forms
}

function keepStrongest(postings: TermPostings): void {
  const order = postings.pages.map((page, index) => ({ page, impact: postings.impacts[index] ?? 0 }))
  order.sort((a, b) => b.impact - a.impact || a.page - b.page)
  const kept = order.slice(0, MAX_POSTINGS).sort((a, b) => a.page - b.page)
  postings.pages = kept.map(({ page }) => page)
  postings.impacts = kept.map(({ impact }) => impact)
}

/** Counts the terms of one document and says how much each of them says about it. */

import type { SearchDocument } from '../documents.ts'
import { IMPACT_LEVELS, titleKey } from '../format.ts'
import { partTerms, tokenTerms } from '../text/terms.ts'
import { type Token, tokenize } from '../text/tokenize.ts'

export interface TermCount {
  /** In the text, headings included. */
  body: number
  /** Written in the title, a tag or a heading: worth a place in the lexicon even when rare. */
  title: boolean
  tag: boolean
  heading: boolean
}

export interface PageTerms {
  terms: Map<string, TermCount>
  /** Words of the text. */
  length: number
  /** Words of the title that are not stop words. */
  titleLength: number
  /** Term of the whole title; `undefined` for a title without words. */
  titleKey: string | undefined
}

/** Called with each plain word and its term, for the lexicon's word forms. */
export type SeeForm = (term: string, word: string) => void

export function collectTerms(document: SearchDocument, seeForm: SeeForm): PageTerms {
  const page: PageTerms = { terms: new Map(), length: 0, titleLength: 0, titleKey: undefined }
  const add = (text: string, place: 'title' | 'tag' | 'heading' | undefined): Token[] => {
    const tokens = tokenize(text)
    for (const token of tokens) {
      for (const term of tokenTerms(token)) {
        let count = page.terms.get(term)
        if (count === undefined) {
          count = { body: 0, title: false, tag: false, heading: false }
          page.terms.set(term, count)
        }
        if (place !== undefined) count[place] = true
        if (place === undefined || place === 'heading') count.body++
      }
      for (const part of token.parts) {
        const [term] = partTerms(part)
        if (term !== undefined) seeForm(term, part.word)
      }
    }
    return tokens
  }
  const title = add(document.title, 'title').flatMap(token => token.parts.flatMap(part => partTerms(part).slice(0, 1)))
  page.titleLength = title.length
  if (title.length > 0) page.titleKey = titleKey(title)
  for (const { label } of document.tags) add(label, 'tag')
  for (const { heading, text } of document.sections) {
    add(heading, 'heading')
    page.length += add(text, undefined).length
  }
  return page
}

/** Weights of the places, after BM25F; measured on the judged queries in `bench/search`. */
const TITLE = 3
const SHORT_TITLE = 2
const TAG = 1.2
const HEADING = 1.1
/** Saturation and length of BM25. */
const K = 1.2
const B = 0.5
const RECENCY = 0.08
/** What the heaviest term reaches; everything is scaled to it. */
const MOST = (TITLE + SHORT_TITLE + TAG + HEADING + K + 1) * (1 + RECENCY)

/**
 * Impact of a term on its page, 1 to 31.
 * @param recency 0 for the oldest dated page, 1 for the newest: too little to do more than break ties
 */
export function toImpact(count: TermCount, page: PageTerms, averageLength: number, recency: number): number {
  const norm = K * (1 - B + (B * page.length) / Math.max(averageLength, 1))
  let weight = (count.body * (K + 1)) / (count.body + norm)
  if (count.title) weight += TITLE + SHORT_TITLE / Math.max(page.titleLength, 1)
  if (count.tag) weight += TAG
  if (count.heading) weight += HEADING
  const level = Math.round(((weight * (1 + RECENCY * recency)) / MOST) * (IMPACT_LEVELS - 1))
  return Math.min(Math.max(level, 1), IMPACT_LEVELS - 1)
}

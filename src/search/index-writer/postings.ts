/** From documents to postings: every term with its pages and impacts. */

import type { SearchDocument } from '../documents.ts'
import { IMPACT_LEVELS } from '../format.ts'
import { collectTerms, type PageTerms, toImpact } from './collect.ts'

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

export function collectPostings(documents: readonly SearchDocument[]): Postings {
  const forms: Postings['forms'] = new Map()
  const seeForm = (term: string, word: string): void => {
    let seen = forms.get(term)
    if (seen === undefined) {
      seen = new Map()
      forms.set(term, seen)
    }
    seen.set(word, (seen.get(word) ?? 0) + 1)
  }
  const pages = documents.map(document => collectTerms(document, seeForm))
  const averageLength = pages.reduce((sum, page) => sum + page.length, 0) / Math.max(pages.length, 1)
  const recency = recencyOf(documents)
  const terms = new Map<string, TermPostings>()
  for (const [number, page] of pages.entries()) {
    addPage(terms, number, page, averageLength, recency(documents[number]?.date))
    // The counts of a page weigh many times what its postings do.
    page.terms.clear()
  }
  for (const postings of terms.values()) if (postings.pages.length > MAX_POSTINGS) keepStrongest(postings)
  return { terms, forms }
}

function addPage(
  terms: Map<string, TermPostings>,
  number: number,
  page: PageTerms,
  averageLength: number,
  recency: number,
): void {
  const add = (term: string, impact: number, prominent: boolean): void => {
    let postings = terms.get(term)
    if (postings === undefined) {
      postings = { pages: [], impacts: [], prominent: false }
      terms.set(term, postings)
    }
    postings.pages.push(number)
    postings.impacts.push(impact)
    if (prominent) postings.prominent = true
  }
  for (const [term, count] of page.terms) {
    add(term, toImpact(count, page, averageLength, recency), count.title || count.tag || count.heading)
  }
  if (page.titleKey !== undefined) add(page.titleKey, IMPACT_LEVELS - 1, false)
}

/** Share of the way from the oldest date to the newest; 0 for pages without a date. */
function recencyOf(documents: readonly SearchDocument[]): (date: string | undefined) => number {
  const times = documents.flatMap(({ date }) => (date === undefined ? [] : [Date.parse(date)])).filter(Number.isFinite)
  let [oldest, newest] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (const time of times) {
    oldest = Math.min(oldest, time)
    newest = Math.max(newest, time)
  }
  return date => {
    const time = date === undefined ? Number.NaN : Date.parse(date)
    return Number.isFinite(time) && newest > oldest ? (time - oldest) / (newest - oldest) : 0
  }
}

function keepStrongest(postings: TermPostings): void {
  const order = postings.pages.map((page, index) => ({ page, impact: postings.impacts[index] ?? 0 }))
  order.sort((a, b) => b.impact - a.impact || a.page - b.page)
  const kept = order.slice(0, MAX_POSTINGS).sort((a, b) => a.page - b.page)
  postings.pages = kept.map(({ page }) => page)
  postings.impacts = kept.map(({ impact }) => impact)
}

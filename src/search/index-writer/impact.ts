/** How much a term says about a page: BM25F with the weights of its places, baked into five bits. */

import { IMPACT_LEVELS } from '../format.ts'

/** Where and how often a term stands on a page, in one number: there are millions of them. */
type Count = number

/** Flags of places; an occurrence in the text adds `IN_TEXT`. */
export const IN_TITLE = 1
export const IN_TAG = 2
export const IN_HEADING = 4
export const IN_TEXT = 8

/** Weights of the places; measured on the judged queries in `bench/search`. */
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

export interface PageSize {
  /** Words of the text. */
  words: number
  /** Words of the title that are not stop words. */
  titleWords: number
  /** 0 for the oldest year, 1 for the end of the newest: too little to do more than break ties. */
  recency: number
}

/** Steps of the average to its double: one page more must not weigh the words of all others anew. */
const AVERAGE_STEPS = 8

/** The mean, in steps. */
export function averageOf(words: readonly number[]): number {
  const mean = words.reduce((sum, count) => sum + count, 0) / Math.max(words.length, 1)
  return 2 ** (Math.round(Math.log2(Math.max(mean, 1)) * AVERAGE_STEPS) / AVERAGE_STEPS)
}

/** Share of the way from the beginning of the oldest year to the end of the newest; 0 for pages without a date. */
export function recencyOf(dates: readonly (string | undefined)[]): (date: string | undefined) => number {
  const timeOf = (date: string | undefined): number => (date === undefined ? Number.NaN : Date.parse(date))
  let [first, last] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (const time of dates.map(timeOf).filter(Number.isFinite)) {
    const year = new Date(time).getUTCFullYear()
    first = Math.min(first, year)
    last = Math.max(last, year)
  }
  const [oldest, newest] = [Date.UTC(first, 0), Date.UTC(last + 1, 0)]
  return date => {
    const time = timeOf(date)
    return Number.isFinite(time) ? (time - oldest) / (newest - oldest) : 0
  }
}

/** Impact of a term on its page, 1 to 31. */
export function toImpact(count: Count, page: PageSize, averageWords: number): number {
  const times = Math.floor(count / IN_TEXT)
  const norm = K * (1 - B + (B * page.words) / Math.max(averageWords, 1))
  let weight = (times * (K + 1)) / (times + norm)
  if ((count & IN_TITLE) !== 0) weight += TITLE + SHORT_TITLE / Math.max(page.titleWords, 1)
  if ((count & IN_TAG) !== 0) weight += TAG
  if ((count & IN_HEADING) !== 0) weight += HEADING
  const level = Math.round(((weight * (1 + RECENCY * page.recency)) / MOST) * (IMPACT_LEVELS - 1))
  return Math.min(Math.max(level, 1), IMPACT_LEVELS - 1)
}

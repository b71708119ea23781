/** How much a term says about a page: BM25F with the weights of its places. */

import { type Manifest, readDate, readLength } from '../format.ts'
import { unpackStanding } from '../postings.ts'

/** Weights of the places; measured on the judged queries in `bench/search`. */
const TITLE: readonly number[] = [0, 3.4, 3.8, 5]
const MARK = 1.15
/** What each step of times counts for. */
const TIMES: readonly number[] = [0, 1, 2.3, 10]
/** Saturation and length of BM25. */
const K = 1.2
const B = 0.5
const RECENCY = 0.08

/** Weight of a standing on a page. */
export type Weigh = (page: number, standing: number) => number

export function createWeigh({ lengths, dates }: Pick<Manifest, 'lengths' | 'dates'>): Weigh {
  const words = Array.from(lengths, (_, page) => readLength(lengths, page))
  const known = words.filter(count => count !== undefined)
  // Of no page there is none.
  const average = known.reduce((sum, count) => sum + count, 0) / known.length || 1
  const norms = words.map((count = 0) => K * (1 - B + (B * count) / average))
  const days = Array.from(dates, (_, page) => readDate(dates, page))
  const dated = days.filter(day => day !== undefined).sort((a, b) => a - b)
  const [first = 0] = dated
  const last = dated.at(-1) ?? 0
  // Too little to do more than break ties.
  const recency = days.map(day => (day === undefined ? 1 : 1 + (RECENCY * (day - first)) / (last - first + 1)))
  return (page, standing) => {
    const { title, marks, times: step } = unpackStanding(standing)
    const times = TIMES[step] as number
    const place = (TITLE[title] as number) + MARK * marks
    return (place + (times * (K + 1)) / (times + (norms[page] ?? K))) * (recency[page] ?? 1)
  }
}

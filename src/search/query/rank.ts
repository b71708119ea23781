/** Scores pages by the planned words. */

import { KINDS, type SearchKind, WHOLE_TITLE } from '../format.ts'
import { countPostings, eachPosting } from '../postings.ts'
import type { Clue } from './clues.ts'
import type { Plan } from './plan.ts'
import type { Weigh } from './weigh.ts'

export interface Ranked {
  page: number
  score: number
}

/** A page whose title is the query and nothing else; one whose title begins with it: «Docker: команды». */
const EXACT_TITLE = 1.6
const EXACT_HEAD = 1.25
/** A page must hold at least this share of the query's words. */
const MIN_COVERAGE = 0.5

/** Pages by falling score; equal scores by page number, so that the order never wavers. */
export function rankPages(plan: Plan, pageCount: number, weigh: Weigh): Ranked[] {
  const scores = new Map<number, number[]>()
  const raise = (clues: readonly Clue[], from: number, to: number): void => {
    for (const { row, weight, pages } of clues) {
      const frequency = Math.min(pages ?? countPostings(row[1]), pageCount)
      const factor = (weight ** 2 * rarity(frequency, pageCount)) / (to - from) ** 0.5
      eachPosting(row[1], (page, standing) => {
        let words = scores.get(page)
        if (words === undefined) {
          words = plan.words.map(() => 0)
          scores.set(page, words)
        }
        const score = factor * weigh(page, standing)
        for (let place = from; place < to; place++) words[place] = Math.max(words[place] as number, score)
      })
    }
  }
  for (const [place, { clues }] of plan.words.entries()) raise(clues, place, place + 1)
  for (const { clues, from, to } of plan.compounds) raise(clues, from, to)

  // «て設» stands nowhere: what a Japanese question says with hiragana ends there, and the word begins that is asked for.
  const asked = plan.words.filter(({ word, clues }) => clues.length > 0 || !/[ぁ-ん]/.test(word.word)).length
  const titled = titleFactors(plan)
  const ranked: Ranked[] = []
  for (const [page, words] of scores) {
    const coverage = words.filter(score => score > 0).length / asked
    if (coverage < MIN_COVERAGE) continue
    const sum = words.reduce((total, score) => total + score, 0)
    ranked.push({ page, score: sum * coverage ** 2 * (titled.get(page) ?? 1) })
  }
  return ranked.sort((a, b) => b.score - a.score || a.page - b.page)
}

function titleFactors({ title }: Plan): Map<number, number> {
  const factors = new Map<number, number>()
  eachPosting(title?.[1] ?? '', (page, standing) => {
    factors.set(page, standing === WHOLE_TITLE ? EXACT_TITLE : EXACT_HEAD)
  })
  return factors
}

/** BM25's inverse document frequency. */
const rarity = (pages: number, all: number): number => Math.log(1 + (all - pages + 0.5) / (pages + 0.5))

/** Kind of a page, by the order the writer numbers them in. */
export function kindOf(page: number, kinds: readonly number[]): SearchKind {
  let end = 0
  const kind = kinds.findIndex(count => {
    end += count
    return page < end
  })
  return KINDS[kind] ?? 'page'
}

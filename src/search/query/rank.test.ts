import { describe, expect, test } from 'vitest'
import { type TermRow, TITLE_HEAD, WHOLE_TITLE } from '../format.ts'
import { writePostings } from '../postings.ts'
import type { Clue } from './clues.ts'
import type { Plan } from './plan.ts'
import { kindOf, rankPages } from './rank.ts'

/** A row of a term: its standing on each page, which here is its weight. */
const row = (term: string, pages: Record<number, number>): TermRow => [
  term,
  writePostings(Object.keys(pages).map(Number), Object.values(pages)),
]
const weigh = (_page: number, standing: number): number => standing
const clue = (term: string, pages: Record<number, number>, weight = 1): Clue => ({ row: row(term, pages), weight })

function plan(words: Clue[][], more: Partial<Plan> = {}): Plan {
  const word = { word: 'x', term: 'x', prefix: false, start: 0, end: 1 }
  return {
    words: words.map(clues => ({ word, clues, guesses: [] })),
    compounds: [],
    title: undefined,
    shownFor: undefined,
    ...more,
  }
}
const order = (found: Plan, count = 10): number[] => rankPages(found, count, weigh).map(({ page }) => page)
const scores = (found: Plan, count = 10): Record<number, number> =>
  Object.fromEntries(rankPages(found, count, weigh).map(({ page, score }) => [page, score]))

describe('order', () => {
  test('the heavier term first, equals by their number', () => {
    expect(order(plan([[clue('a', { 1: 5, 3: 9, 7: 5 })]]))).toEqual([3, 1, 7])
  })

  test('a page must hold half of the words; all of them are worth more than their sum', () => {
    const words = [[clue('a', { 1: 5, 2: 5 })], [clue('b', { 1: 5 })], [clue('c', { 3: 30 })]]
    expect(order(plan(words))).toEqual([1])
    const two = plan([[clue('a', { 1: 5, 2: 10 })], [clue('b', { 1: 5, 4: 1 })]])
    expect(order(two)).toEqual([1, 2, 4])
  })

  test('a rare term says more than a common one', () => {
    const common = Object.fromEntries(Array.from({ length: 9 }, (_, page) => [page, 10]))
    const found = scores(plan([[clue('a', common)], [clue('b', { 9: 10 })]]))
    expect(found[9]).toBeGreaterThan(found[0] ?? 0)
  })

  test('an unfinished word is as common as all that begins with it', () => {
    const alone = scores(plan([[clue('a', { 1: 10 })]]))[1] ?? 0
    const among = scores(plan([[{ ...clue('a', { 1: 10 }), pages: 8 }]]))[1] ?? 0
    const all = scores(plan([[{ ...clue('a', { 1: 10 }), pages: 10 }]]))[1]
    expect(among).toBeLessThan(alone)
    // More than there are pages is all of them.
    expect(scores(plan([[{ ...clue('a', { 1: 10 }), pages: 99 }]]))[1]).toBe(all)
  })

  test('of two clues of one word the better counts, a lesser weight counts by its square', () => {
    const best = scores(plan([[clue('a', { 1: 10 }), clue('b', { 1: 4 })]]))[1]
    expect(best).toBe(scores(plan([[clue('a', { 1: 10 })]]))[1])
    const half = scores(plan([[clue('a', { 1: 10 }, 0.5)]]))[1] ?? 0
    expect(half * 4).toBeCloseTo(best ?? 0)
  })
})

test('a compound found together stands for each of its words', () => {
  const apart = plan([[], []], { compounds: [{ from: 0, to: 2, clues: [clue('wifi', { 4: 10 })] }] })
  const one = scores(plan([[clue('wifi', { 4: 10 })]]))[4] ?? 0
  expect(order(apart)).toEqual([4])
  // More than one word, less than two that were found each by itself.
  expect((scores(apart)[4] ?? 0) / one).toBeCloseTo(Math.SQRT2)
})

test('a title that is the query comes before one that begins with it, and before none', () => {
  const clues = [[clue('a', { 1: 10, 2: 10, 3: 10 })]]
  const found = scores(plan(clues, { title: row('a ', { 2: TITLE_HEAD, 3: WHOLE_TITLE }) }))
  expect((found[2] ?? 0) / (found[1] ?? 1)).toBeCloseTo(1.25)
  expect((found[3] ?? 0) / (found[1] ?? 1)).toBeCloseTo(1.6)
})

test('the kind follows from the number of a page', () => {
  const kinds = [2, 1, 1]
  expect([0, 1, 2, 3].map(page => kindOf(page, kinds))).toEqual(['blog', 'blog', 'docs', 'page'])
  expect(kindOf(0, [0, 1])).toBe('docs')
  expect(kindOf(9, kinds)).toBe('page')
})

/**
 * Cuts a sorted list of terms into ranges. A cut follows from the terms around it alone, so a term that comes or goes
 * changes its own range and leaves the others' bounds where they are.
 */

import { firstPlace } from '../../shared/collections.ts'
import { fnv1a } from '../../shared/hash.ts'

interface Sized {
  term: string
  size: number
}

/** Starts of the ranges: none is larger than `limit`, except of one term, hardly one smaller than a third of it. */
export function cutRanges(rows: readonly Sized[], limit: number): number[] {
  const ranks = rows.map(({ term }) => fnv1a(term))
  const before = new Float64Array(rows.length + 1)
  for (const [index, { size }] of rows.entries()) before[index + 1] = at(before, index) + size
  const starts: number[] = []
  const cut = (from: number, to: number): void => {
    if (at(before, to) - at(before, from) <= limit || to - from < 2) {
      starts.push(from)
      return
    }
    const middle = cutOf({ ranks, before }, from, to)
    cut(from, middle)
    cut(middle, to)
  }
  if (rows.length > 0) cut(0, rows.length)
  return starts
}

/** Of the cuts in the middle quarter the one before the term of the least rank: what it is does not change with the sizes. */
function cutOf({ ranks, before }: { ranks: number[]; before: Float64Array }, from: number, to: number): number {
  const size = at(before, to) - at(before, from)
  const [low, high] = [at(before, from) + (size * 3) / 8, at(before, to) - (size * 3) / 8]
  const first = firstAtLeast(before, low, { from: from + 1, to: to - 1 })
  let best = first
  for (let index = first + 1; index < to && at(before, index) <= high; index++) {
    if (at(ranks, index) < at(ranks, best)) best = index
  }
  return best
}

/** Of rising sizes the first place in a range where there is so much before it, else the end of the range. */
const firstAtLeast = (before: Float64Array, least: number, { from, to }: { from: number; to: number }): number =>
  from + firstPlace(Math.max(to - from, 0), place => at(before, from + place) >= least)

const at = (list: ArrayLike<number>, index: number): number => list[index] ?? 0

import { describe, expect, test } from 'vitest'
import { cutRanges } from './ranges.ts'

const LIMIT = 1000
type Sized = Parameters<typeof cutRanges>[0][number]

const rowsOf = (count: number): Sized[] =>
  Array.from({ length: count }, (_, index) => ({
    term: `t${(index * 7919) % 100_003}`,
    size: 10 + ((index * 31) % 40),
  })).sort((a, b) => (a.term < b.term ? -1 : 1))
const bounds = (rows: readonly Sized[]): string[] => cutRanges(rows, LIMIT).map(start => rows[start]?.term ?? '')
const sizes = (rows: readonly Sized[]): number[] => {
  const starts = cutRanges(rows, LIMIT)
  return starts.map((start, index) => rows.slice(start, starts[index + 1]).reduce((sum, { size }) => sum + size, 0))
}

describe('ranges', () => {
  test('hold everything in order, none above the limit, few far below it', () => {
    const rows = rowsOf(2000)
    const found = sizes(rows)
    expect(cutRanges(rows, LIMIT)[0]).toBe(0)
    expect(found.reduce((sum, size) => sum + size, 0)).toBe(rows.reduce((sum, { size }) => sum + size, 0))
    expect(Math.max(...found)).toBeLessThanOrEqual(LIMIT)
    expect(found.filter(size => size < LIMIT / 3).length).toBeLessThan(found.length / 20)
  })

  test('of nothing are none, of what fits is one', () => {
    expect(cutRanges([], LIMIT)).toEqual([])
    expect(cutRanges([{ term: 'a', size: LIMIT }], LIMIT)).toEqual([0])
    expect(
      cutRanges(
        [
          { term: 'a', size: LIMIT },
          { term: 'b', size: 1 },
        ],
        LIMIT,
      ),
    ).toEqual([0, 1])
  })

  test('a term above the limit stands alone, wherever it is', () => {
    const small = ['b', 'c', 'd', 'e'].map(term => ({ term, size: 100 }))
    const huge = (term: string) => ({ term, size: LIMIT * 5 })
    expect(cutRanges([huge('a'), ...small], LIMIT)).toEqual([0, 1])
    expect(cutRanges([...small, huge('f')], LIMIT)).toEqual([0, 4])
    expect(cutRanges([...small.slice(0, 2), huge('cc'), ...small.slice(2)], LIMIT)).toEqual([0, 2, 3])
  })
})

test('a term more or less moves hardly a bound', () => {
  const rows = rowsOf(2000)
  const before = new Set(bounds(rows))
  const moved = Array.from({ length: 40 }, (_, index) => {
    const without = bounds(rows.toSpliced(index * 49 + 3, 1))
    return without.filter(bound => !before.has(bound)).length
  })
  // Ranges of thirty terms; those of an index hold hundreds.
  expect(moved.filter(count => count > 0).length).toBeLessThanOrEqual(6)
  const grown = rows.map(row => (row === rows[500] ? { ...row, size: row.size + 5 } : row))
  expect(bounds(grown).filter(bound => !before.has(bound)).length).toBeLessThanOrEqual(1)
})

import { expect, test } from 'vitest'
import { IN_HEADING, IN_TAG, IN_TEXT, IN_TITLE, toImpact } from './impact.ts'

const page = { words: 100, titleWords: 2, recency: 0 }
const impact = (count: number, fields: Partial<typeof page> = {}, average = 100): number =>
  toImpact(count, { ...page, ...fields }, average)

test('places outweigh one another: title, tag, heading, text', () => {
  const order = [IN_TITLE, IN_TAG, IN_HEADING].map(place => impact(place))
  expect(order).toEqual(order.toSorted((a, b) => b - a))
  expect(impact(IN_TITLE | IN_TEXT)).toBeGreaterThan(impact(IN_TITLE))
  expect(impact(IN_TITLE | IN_HEADING)).toBeGreaterThan(impact(IN_TITLE))
  expect(impact(IN_TITLE | IN_TAG)).toBeGreaterThan(impact(IN_TITLE | IN_HEADING) - 1)
})

test('repetition counts less and less, and less on a longer page', () => {
  const times = (count: number, words = 100): number => impact(count * IN_TEXT, { words })
  expect(times(8)).toBeGreaterThan(times(1))
  expect(times(8) - times(4)).toBeLessThanOrEqual(times(4) - times(1))
  expect(times(3, 1000)).toBeLessThan(times(3, 10))
})

test('a word of a short title says more', () => {
  expect(impact(IN_TITLE, { titleWords: 1 })).toBeGreaterThan(impact(IN_TITLE, { titleWords: 6 }))
  expect(impact(IN_TITLE, { titleWords: 0 })).toBe(impact(IN_TITLE, { titleWords: 1 }))
})

test('recency breaks ties and no more', () => {
  const all = IN_TITLE | IN_TAG
  expect(impact(all, { recency: 1 })).toBeGreaterThan(impact(all, { recency: 0 }))
  expect(impact(all, { recency: 1 }) - impact(all, { recency: 0 })).toBeLessThanOrEqual(2)
})

test('an impact fits into five bits and is never nothing', () => {
  expect(impact(IN_TEXT, { words: 1_000_000 })).toBe(1)
  expect(impact(IN_TITLE | IN_TAG | IN_HEADING | (IN_TEXT * 1000), { titleWords: 1, recency: 1, words: 0 })).toBe(31)
  expect(impact(IN_TEXT, { words: 0 }, 0)).toBeGreaterThan(0)
})

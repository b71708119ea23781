import { expect, test } from 'vitest'
import { createRandom } from '../../bench/scale/corpus.mjs'
import {
  countPostings,
  eachPosting,
  firstPage,
  isProminent,
  packStanding,
  stepOfTimes,
  stepOfTitle,
  unpackStanding,
  writePostings,
} from './postings.ts'

function read(text: string): [page: number, standing: number][] {
  const found: [number, number][] = []
  eachPosting(text, (page, standing) => found.push([page, standing]))
  return found
}

const STANDINGS = [0, 1, 2, 3].flatMap(title =>
  [0, 1, 2].flatMap(marks => [0, 1, 2, 3].map(times => ({ title, marks, times }))),
)

test('a standing is a number, and comes back as it was', () => {
  expect(STANDINGS.map(packStanding).map(unpackStanding)).toEqual(STANDINGS)
  expect(new Set(STANDINGS.map(packStanding)).size).toBe(48)
})

test('what stands once in the text takes no letter of its own', () => {
  const once = packStanding({ title: 0, marks: 0, times: 1 })
  expect(read(writePostings([3, 4], [once, once]))).toEqual([
    [3, once],
    [4, once],
  ])
  expect(writePostings([3, 4], [once, once])).toHaveLength(2)
})

test('prominent is what stands in a title, a heading or a tag', () => {
  for (const standing of STANDINGS)
    expect(isProminent(packStanding(standing))).toBe(standing.title > 0 || standing.marks > 0)
})

test('steps of times and of titles', () => {
  expect([0, 1, 2, 3, 4, 100].map(stepOfTimes)).toEqual([0, 1, 2, 2, 3, 3])
  expect([1, 2, 3, 4, 20].map(stepOfTitle)).toEqual([3, 2, 2, 1, 1])
})

test('postings come back, near pages and far ones, in any standing', () => {
  const random = createRandom(3)
  for (const distance of [1, 2, 40, 900, 20_000, 3_000_000]) {
    let page = -1
    const pages = Array.from({ length: 60 }, () => (page += 1 + random(distance)))
    const standings = pages.map(() => random(48))
    const text = writePostings(pages, standings)
    expect(read(text)).toEqual(pages.map((page, index) => [page, standings[index]]))
    expect(countPostings(text)).toBe(60)
    expect(firstPage(text)).toBe(pages[0])
    // As JSON it is as it is.
    expect(JSON.stringify(text)).toBe(`"${text}"`)
    expect(text).toMatch(/^[#-~]*$/)
  }
})

test('the commonest standing costs nothing, and a page beside the last one a letter', () => {
  expect(writePostings([0, 1, 2, 3], [1, 1, 1, 1])).toHaveLength(4)
  expect(writePostings([0, 1], [1, 2])).toHaveLength(3)
  expect(writePostings([], [])).toBe('')
  expect(firstPage('')).toBeUndefined()
})

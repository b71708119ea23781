import { describe, expect, test } from 'vitest'
import { makeDocument, type SearchDocument } from '../../../test/search-site.ts'
import { numberPages } from './numbers.ts'

const day = (index: number): string => new Date(Date.UTC(2020, 0, index)).toISOString()
const posts = (count: number): SearchDocument[] =>
  Array.from({ length: count }, (_, index) => makeDocument(`/post-${index}`, { date: day(index) }))
const docs = (count: number, scope?: string): SearchDocument[] =>
  Array.from({ length: count }, (_, index) => makeDocument(`/docs/${scope}/${index}`, { kind: 'docs', scope }))
const numbers = (documents: SearchDocument[]): Map<string, number> =>
  new Map(numberPages(documents).pages.map(({ number, page }) => [page.route, number]))
const moved = (before: Map<string, number>, after: Map<string, number>): number =>
  [...before].filter(([route, number]) => after.has(route) && after.get(route) !== number).length

describe('numbers', () => {
  test('rise, are one for each page, and the same in any order of documents', () => {
    const documents = [...posts(100), ...docs(50)]
    const found = numberPages(documents).pages.map(({ number }) => number)
    expect(found).toEqual([...new Set(found)].sort((a, b) => a - b))
    expect(numberPages(documents.toReversed())).toEqual(numberPages(documents))
  })

  test('of a kind, and of a version, lie in a range of their own', () => {
    const documents = [...docs(20, 'b'), ...posts(10), ...docs(5, 'a'), makeDocument('/about', { kind: 'page' })]
    const { pages, kinds, scopes } = numberPages(documents)
    expect(kinds).toEqual([16, 8 + 32, 4])
    expect(scopes).toEqual([
      ['a', 8],
      ['b', 32],
    ])
    const range = (isIn: (page: SearchDocument) => boolean): [number, number] => {
      const found = pages.filter(({ page }) => isIn(page)).map(({ number }) => number)
      return [Math.min(...found), Math.max(...found)]
    }
    for (const [[least, most], [from, end]] of [
      [range(({ kind }) => kind === 'blog'), [0, 16]],
      [range(({ scope }) => scope === 'a'), [16, 24]],
      [range(({ scope }) => scope === 'b'), [24, 56]],
      [range(({ kind }) => kind === 'page'), [56, 60]],
    ] as const) {
      expect(least).toBeGreaterThanOrEqual(from)
      expect(most).toBeLessThan(end)
    }
  })

  test.each([
    [0, 0],
    [1, 4],
    [3, 4],
    [4, 6],
    [5, 8],
    [6, 8],
    [7, 12],
    [768, 1024],
    [769, 1536],
  ])('%i pages have %i numbers', (count, room) => expect(numberPages(docs(count)).kinds).toEqual([0, room, 0]))

  test('without versions say nothing of them', () => {
    expect(numberPages(docs(2))).not.toHaveProperty('scopes')
    expect(numberPages(posts(2))).not.toHaveProperty('scopes')
  })
})

describe('a page keeps its number', () => {
  const before = [...posts(700), ...docs(300)]

  test('when a newer post comes', () => {
    for (const route of ['/new', '/x', '/post-700'])
      expect(moved(numbers(before), numbers([...before, makeDocument(route, { date: day(9999) })]))).toBe(0)
  })

  test('nearly always when a note comes or goes', () => {
    for (let index = 0; index < 20; index++) {
      const more = [...before, makeDocument(`/docs/new/${index}`, { kind: 'docs' })]
      expect(moved(numbers(before), numbers(more))).toBeLessThanOrEqual(8)
      expect(moved(numbers(before), numbers(before.toSpliced(700 + index * 11, 1)))).toBeLessThanOrEqual(8)
    }
  })

  test('when its own words change', () => {
    const changed = before.map(page => ({ ...page, title: `${page.title}!` }))
    expect(moved(numbers(before), numbers(changed))).toBe(0)
  })
})

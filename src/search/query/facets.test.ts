import { describe, expect, test } from 'vitest'
import type { TagTable } from '../format.ts'
import { countFacets, filterPages, inScopes } from './facets.ts'

/** Pages 0-2 are posts, 3-4 docs, 5 a page. */
const kinds = [3, 2, 1]
const tags: TagTable['tags'] = [
  ['Lua', 'lua', [0, 3]],
  ['SSH', 'ssh', [1, 1, 1, 2]],
  ['Никто', 'none', [6]],
]
const ranked = [5, 3, 2, 0].map(page => ({ page, score: 10 - page }))
const pages = (choice: { kind?: 'blog' | 'docs' | 'page'; tag?: string } | undefined) =>
  filterPages(ranked, { kinds, tags, choice }).map(({ page }) => page)

describe('a choice', () => {
  test('narrows by kind, by tag, by both, and keeps the order', () => {
    expect(pages(undefined)).toEqual([5, 3, 2, 0])
    expect(pages({})).toEqual([5, 3, 2, 0])
    expect(pages({ kind: 'blog' })).toEqual([2, 0])
    expect(pages({ tag: 'ssh' })).toEqual([5, 3, 2])
    expect(pages({ kind: 'docs', tag: 'ssh' })).toEqual([3])
  })

  test('of a tag that is not there leaves nothing', () => {
    expect(pages({ tag: 'constructor' })).toEqual([])
    expect(filterPages(ranked, { kinds, tags: undefined, choice: { tag: 'ssh' } })).toEqual([])
  })
})

describe('counts', () => {
  const count = (choice: Parameters<typeof pages>[0]) => countFacets(ranked, { kinds, tags, choice })

  test('say what is found, the largest tag first, without those of none', () => {
    expect(count(undefined)).toEqual({
      kind: { blog: 2, docs: 1, page: 1 },
      tag: [
        { label: 'SSH', permalink: 'ssh', count: 3 },
        { label: 'Lua', permalink: 'lua', count: 2 },
      ],
    })
  })

  test('leave their own choice aside: another may be chosen instead', () => {
    expect(count({ kind: 'docs' })).toMatchObject({
      kind: { blog: 2, docs: 1, page: 1 },
      tag: [{ count: 1 }, { count: 1 }],
    })
    expect(count({ tag: 'lua' })).toMatchObject({
      kind: { blog: 1, docs: 1, page: 0 },
      tag: [{ count: 3 }, { count: 2 }],
    })
  })
})

test('only documents of versions that are not searched are left out', () => {
  const scopes: [string, number][] = [
    ['a', 1],
    ['', 1],
    ['b', 1],
  ]
  const all = Array.from({ length: 6 }, (_, page) => ({ page, score: 1 }))
  const left = (wanted: string[] | undefined, known: typeof scopes | undefined = scopes) =>
    inScopes(all, { kinds: [2, 3, 1], ...(known && { scopes: known }) }, wanted).map(({ page }) => page)
  expect(left(['a'])).toEqual([0, 1, 2, 3, 5])
  expect(left(['b'])).toEqual([0, 1, 3, 4, 5])
  expect(left([])).toEqual([0, 1, 3, 5])
  expect(left(undefined)).toEqual([0, 1, 2, 3, 4, 5])
})

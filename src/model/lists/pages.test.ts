import { expect, test } from 'vitest'
import { makeContext, makeParsed, makeSite, makeSource } from '../../../test/factory.ts'
import { toRoute } from '../../shared/path.ts'
import { cutIntoPages } from './pages.ts'

const posts = (count: number) => {
  const parsed = Array.from({ length: count }, (_, index) =>
    makeParsed(makeSource('post', `p${index}.md`, { date: '2024-01-01T00:00:00.000Z' })),
  )
  return makeSite(parsed).blogs.flatMap(blog => blog.posts)
}
const cut = (count: number, perPage: number) =>
  cutIntoPages(makeContext(), posts(count), { base: toRoute('tags/lua'), pageBasePath: 'page', perPage })

test('a list is cut at its size, the rest on the last page', () => {
  expect(cut(4, 2).map(({ route, posts }) => [route, posts.length])).toEqual([
    ['/tags/lua', 2],
    ['/tags/lua/page/2', 2],
  ])
  expect(cut(5, 2).map(({ posts }) => posts.length)).toEqual([2, 2, 1])
  expect(cut(5, Number.POSITIVE_INFINITY).map(({ posts }) => posts.length)).toEqual([5])
})

test('an empty list has its first page', () => {
  for (const perPage of [2, Number.POSITIVE_INFINITY]) {
    expect(cut(0, perPage)).toMatchObject([{ posts: [], paginator: { page: 1, pages: 1, total: 0, newer: undefined } }])
  }
})

test('every page knows the ones beside it and all addresses', () => {
  const hrefs = ['/tags/lua', '/tags/lua/page/2', '/tags/lua/page/3']
  expect(cut(3, 1).map(({ paginator }) => [paginator.newer?.href, paginator.page, paginator.older?.href])).toEqual([
    [undefined, 1, hrefs[1]],
    [hrefs[0], 2, hrefs[2]],
    [hrefs[1], 3, undefined],
  ])
  expect(cut(3, 1)[1]?.paginator).toMatchObject({ hrefs, total: 3, pages: 3 })
})

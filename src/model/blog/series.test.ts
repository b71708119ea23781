import { describe, expect, test } from 'vitest'
import { makeParsed, makeSite, makeSource } from '../../../test/factory.ts'
import type { FrontMatter } from '../../shared/document.ts'
import type { Post, PostPage } from '../../shared/site.ts'

const post = (name: string, frontMatter: Partial<FrontMatter>) =>
  makeParsed(makeSource('post', `${name}.md`, { title: name, date: '2024-01-01T00:00:00.000Z', ...frontMatter }))

function pagesOf(posts: ReturnType<typeof post>[]): Map<string, PostPage> {
  const pages = makeSite(posts).pages.flatMap(page => (page.kind === 'post' ? [page] : []))
  return new Map(pages.map(page => [page.title, page]))
}

describe('a series', () => {
  const names = (page: PostPage | undefined) =>
    page?.series?.posts.map(({ title, current }) => (current ? `*${title}` : title))

  test('stands in its own order: by place, then by date', () => {
    const pages = pagesOf([
      post('c', { series: 's', seriesPosition: 2, date: '2020-01-01T00:00:00.000Z' }),
      post('b', { series: 's', seriesPosition: 1, date: '2022-01-01T00:00:00.000Z' }),
      post('a', { series: 's', seriesPosition: 1, date: '2021-01-01T00:00:00.000Z' }),
      post('other', { series: 'x' }),
    ])
    expect(names(pages.get('b'))).toEqual(['a', '*b', 'c'])
    expect(pages.get('other')?.series).toBeUndefined()
  })

  test('shows an unlisted post to its own page alone', () => {
    const pages = pagesOf([
      post('a', { series: 's', seriesPosition: 1 }),
      post('b', { series: 's', seriesPosition: 2 }),
      post('hidden', { series: 's', seriesPosition: 3, unlisted: true }),
    ])
    expect(names(pages.get('a'))).toEqual(['*a', 'b'])
    expect(names(pages.get('hidden'))).toEqual(['a', 'b', '*hidden'])
  })
})

describe('related posts', () => {
  const related = (pages: Map<string, PostPage>, name: string) => pages.get(name)?.related.map(({ title }) => title)

  test('are those of rare tags first, the newer among equals, then by address', () => {
    const pages = pagesOf([
      post('one', { tags: ['rare', 'common'] }),
      post('two', { tags: ['rare'] }),
      post('old', { tags: ['common'], date: '2020-01-01T00:00:00.000Z' }),
      post('new', { tags: ['common'], date: '2023-01-01T00:00:00.000Z' }),
      post('newer', { tags: ['common'], date: '2023-01-01T00:00:00.000Z' }),
      post('alien', { tags: ['else'] }),
    ])
    expect(related(pages, 'one')).toEqual(['two', 'new', 'newer'])
    expect(related(pages, 'alien')).toEqual([])
  })

  test('leave out the post itself, its series, and what is unlisted', () => {
    const pages = pagesOf([
      post('a', { tags: ['t'], series: 's' }),
      post('b', { tags: ['t'], series: 's' }),
      post('c', { tags: ['t'], series: 'x' }),
      post('d', { tags: ['t'] }),
      post('hidden', { tags: ['t'], unlisted: true }),
    ])
    expect(related(pages, 'a')).toEqual(['c', 'd'])
    expect(related(pages, 'd')).toEqual(['a', 'b', 'c'])
    expect(related(pages, 'hidden')).toEqual(['a', 'b', 'c'])
  })

  test('are the best three of a full sort, whatever the tags', () => {
    let seed = 7
    const random = (below: number) => {
      seed = (seed * 48_271) % 2_147_483_647
      return seed % below
    }
    const pages = pagesOf(
      Array.from({ length: 120 }, (_, index) =>
        post(`p${index}`, {
          tags: [...new Set([`a${random(3)}`, `b${random(9)}`, `c${random(5)}`])],
          date: new Date(Date.UTC(2020, random(6), 1)).toISOString(),
        }),
      ),
    )
    const posts = [...pages.values()].map(page => page.post)
    for (const page of pages.values()) {
      expect(page.related.map(({ route }) => route)).toEqual(bySorting(page.post, posts))
    }
  })
})

/** The definition: all posts sorted by what the tags weigh. */
function bySorting(post: Post, posts: Post[]): string[] {
  const weigh = (other: Post): number =>
    post.tags
      .filter(tag => other.tags.some(({ route }) => route === tag.route))
      .reduce(
        (sum, tag) => sum + 1 / posts.filter(({ tags }) => tags.some(({ route }) => route === tag.route)).length,
        0,
      )
  return posts
    .filter(other => other !== post && weigh(other) > 0)
    .map(other => ({ other, weight: weigh(other) }))
    .sort(
      (a, b) =>
        b.weight - a.weight ||
        b.other.date.localeCompare(a.other.date) ||
        a.other.route.localeCompare(b.other.route, 'en'),
    )
    .slice(0, 3)
    .map(({ other }) => other.route)
}

import { describe, expect, test } from 'vitest'
import { makeConfig, makeParsed, makeSite, makeSource } from '../../../test/factory.ts'
import { inWords } from '../../../test/said.ts'
import type { BlogConfig } from '../../shared/config.ts'
import type { Author, FrontMatter } from '../../shared/document.ts'
import type { Page, Site } from '../../shared/site.ts'

const post = (path: string, fm: Partial<FrontMatter> = {}, fields = {}) =>
  makeParsed(makeSource('post', path, { date: '2024-01-01T00:00:00.000Z', ...fm }), fields)
const at = (date: string): Partial<FrontMatter> => ({ date: `${date}T00:00:00.000Z` })

function build(
  pages: ReturnType<typeof post>[],
  blog: Partial<BlogConfig> = {},
  authors: Record<string, Author> = {},
): Site {
  const config = makeConfig()
  return makeSite(pages, {
    config: { ...config, blogs: config.blogs.map(one => ({ ...one, routeBasePath: '/blog', ...blog })) },
    content: {
      sources: [],
      partials: [],
      categories: [],
      authors: { default: authors },
      tags: {},
      files: new Set<never>(),
      statics: new Map<string, never>(),
      problems: [],
    },
  })
}

function pageAt<Kind extends Page['kind']>(site: Site, route: string, kind: Kind): Extract<Page, { kind: Kind }> {
  const page = site.pages.find(page => page.route === route)
  if (page?.kind !== kind) throw new Error(`${route} is ${page?.kind ?? 'missing'}`)
  // The kind was just compared.
  return page as Extract<Page, { kind: Kind }>
}
const routes = (site: Site, kind: Page['kind']): string[] =>
  site.pages.filter(page => page.kind === kind).map(page => page.route)

describe('addresses and dates of posts', () => {
  const placed = (path: string, fm: Partial<FrontMatter> = {}) => {
    const [page] = build([makeParsed(makeSource('post', path, fm))]).pages.filter(({ kind }) => kind === 'post')
    if (page?.kind !== 'post') throw new Error('no post')
    return [page.route, page.post.date.slice(0, 10)]
  }

  test('every spelling of a date in a path is a date', () => {
    expect(placed('2024-05-01-first.md')).toEqual(['/blog/2024/05/01/first', '2024-05-01'])
    expect(placed('2024-5-1-first.md')).toEqual(['/blog/2024/5/1/first', '2024-05-01'])
    expect(placed('2024/05/01/first.mdx')).toEqual(['/blog/2024/05/01/first', '2024-05-01'])
    expect(placed('2024/05/01/first/index.md')).toEqual(['/blog/2024/05/01/first', '2024-05-01'])
    expect(placed('2024/05/01-first.md')).toEqual(['/blog/2024/05/01/first', '2024-05-01'])
    expect(placed('2024-05-01-first/index.md')).toEqual(['/blog/2024/05/01/first', '2024-05-01'])
    expect(placed('заметки/2024-05-01-first.md')).toEqual(['/blog/2024/05/01/заметки/first', '2024-05-01'])
    // Of two dates the last one counts, as in Docusaurus.
    expect(placed('2023-01-01/2024-05-01-first.md')).toEqual(['/blog/2024/05/01/2023-01-01/first', '2024-05-01'])
  })

  test('a slug stays below the blog, whatever it begins with; the front matter’s date wins over the name’s', () => {
    expect(placed('2024-05-01-first.md', { slug: '/x' })).toEqual(['/blog/x', '2024-05-01'])
    expect(placed('2024-05-01-first.md', { slug: 'x/y' })).toEqual(['/blog/x/y', '2024-05-01'])
    expect(placed('2024-05-01-first.md', at('2020-02-02'))).toEqual(['/blog/2024/05/01/first', '2020-02-02'])
  })

  test('index.md in the blog folder itself is a post, not the list', () => {
    expect(placed('index.md', at('2024-05-01'))).toEqual(['/blog/index', '2024-05-01'])
    expect(placed('a/index.md', at('2024-05-01'))).toEqual(['/blog/a', '2024-05-01'])
  })

  test('a post without a title is called by its name without the date', () => {
    const title = (path: string) => pageAt(build([post(path)]), placed(path, at('2024-01-01'))[0] ?? '', 'post').title
    expect(title('2024-05-01-first.md')).toBe('first')
    expect(title('notes/2024-05-01-first/index.md')).toBe('first')
    expect(title('a/b.md')).toBe('a/b')
  })
})

describe('order', () => {
  test('by date alone; ascending is the other way round', () => {
    const posts = [post('b.md', at('2024-01-02')), post('a.md', at('2024-01-03')), post('c.md', at('2024-01-01'))]
    const order = (blog: Partial<BlogConfig>) =>
      pageAt(build(posts, blog), '/blog', 'postList').posts.map(({ route }) => route)
    expect(order({})).toEqual(['/blog/a', '/blog/b', '/blog/c'])
    expect(order({ sortPosts: 'ascending' })).toEqual(['/blog/c', '/blog/b', '/blog/a'])
  })
})

describe('tags', () => {
  test('of labels with one address the newest post’s stays', () => {
    const site = build([
      post('old.md', { ...at('2020-01-01'), tags: ['C++'] }),
      post('new.md', { ...at('2021-01-01'), tags: ['C#'] }),
    ])
    expect(pageAt(site, '/blog/tags/c', 'tag')).toMatchObject({ tag: { label: 'C#', count: 2 } })
  })

  test('a tag of unlisted posts alone has a hidden page with them, and no place in the list', () => {
    const site = build([post('a.md', { unlisted: true, tags: ['тайный'] }), post('b.md', { tags: ['явный'] })])
    expect(pageAt(site, '/blog/tags/тайный', 'tag')).toMatchObject({
      noindex: true,
      unlisted: true,
      posts: [{ route: '/blog/a' }],
    })
    expect(pageAt(site, '/blog/tags', 'tagList').tags.map(({ label }) => label)).toEqual(['явный'])
  })

  test('unlisted posts stay out of a tag that others have', () => {
    const site = build([post('a.md', { unlisted: true, tags: ['x'] }), post('b.md', { tags: ['x'] })])
    expect(pageAt(site, '/blog/tags/x', 'tag')).toMatchObject({ noindex: false, posts: [{ route: '/blog/b' }] })
  })
})

describe('authors', () => {
  const known: Record<string, Author> = {
    ivan: { key: 'ivan', name: 'Иван', socials: {}, pageSlug: 'ivan' },
    anna: { key: 'anna', name: 'Анна', socials: {}, pageSlug: 'аня' },
    nobody: { key: 'nobody', name: 'Никто', socials: {} },
  }

  test('everyone of the file is in the list, and whoever asks for a page has it without a post too', () => {
    const site = build([post('a.md', { authors: ['ivan'] })], {}, known)
    expect(pageAt(site, '/blog/authors', 'authorList').shown.authors.map(({ name, count }) => [name, count])).toEqual([
      ['Иван', 1],
      ['Анна', 0],
      ['Никто', 0],
    ])
    expect(routes(site, 'author')).toEqual(['/blog/authors/ivan', '/blog/authors/аня'])
  })

  test('the list says of each since when they write, of what most, and what last', () => {
    const posts = ['2019-03-01', '2021-05-01', '2024-02-01'].map((day, index) =>
      post(`${day}.md`, {
        title: day,
        date: `${day}T00:00:00.000Z`,
        authors: ['ivan'],
        tags: index === 0 ? ['редкий'] : ['частый'],
      }),
    )
    const [ivan, anna] = pageAt(build(posts, {}, known), '/blog/authors', 'authorList').shown.authors
    expect(ivan?.years).toEqual(['2019', '2024'])
    expect(ivan?.tags.map(({ label }) => label)).toEqual(['частый', 'редкий'])
    expect(ivan?.latest.map(({ title }) => title)).toEqual(['2024-02-01', '2021-05-01', '2019-03-01'])
    expect(anna).toMatchObject({ years: [], tags: [], latest: [] })
  })

  test('a post may say more of an author of the file; what it says wins', () => {
    const own = { key: 'ivan', title: 'Гость номера', socials: { github: 'https://github.com/i' } }
    const site = build([post('a.md', { authors: [own] })], {}, known)
    expect(pageAt(site, '/blog/a', 'post').post.authors).toEqual([
      {
        key: 'ivan',
        name: 'Иван',
        title: 'Гость номера',
        socials: { github: 'https://github.com/i' },
        pageSlug: 'ivan',
        pageHref: '/blog/authors/ivan',
      },
    ])
    expect(pageAt(site, '/blog/authors/ivan', 'author').posts).toHaveLength(1)
    const missing = build([post('a.md', { authors: [{ key: 'ivna', name: 'Иван', socials: {} }] })], {}, known)
    expect(missing.problems.map(inWords)).toMatchObject([
      { code: 'unknown-author', hint: 'возможно, имелся в виду «ivan»' },
    ])
  })

  test('without a file of authors there are no pages of authors', () => {
    const site = build([post('a.md', { authors: [{ name: 'Гость', socials: {} }] })])
    expect([...routes(site, 'author'), ...routes(site, 'authorList')]).toEqual([])
  })

  test('unlisted posts are not counted', () => {
    const site = build([post('a.md', { authors: ['ivan'], unlisted: true })], {}, known)
    expect(pageAt(site, '/blog/authors/ivan', 'author').posts).toEqual([])
  })
})

describe('unlisted posts', () => {
  test('take a place in the sidebar’s count and are marked there, so that their own visitors see them', () => {
    const site = build(
      [
        post('a.md', at('2024-01-03')),
        post('hidden.md', { ...at('2024-01-02'), unlisted: true }),
        post('b.md', at('2024-01-01')),
      ],
      { sidebarCount: 2 },
    )
    const sidebar = site.sidebars['blog:default']
    expect(sidebar?.kind === 'blog' && sidebar.years[0]?.posts.map(({ route, unlisted }) => [route, unlisted])).toEqual(
      [
        ['/blog/a', false],
        ['/blog/hidden', true],
      ],
    )
  })

  test('have no neighbours and are nobody’s neighbour; without a listed post there is no archive', () => {
    const site = build([
      post('a.md', at('2024-01-03')),
      post('hidden.md', { ...at('2024-01-02'), unlisted: true }),
      post('b.md', at('2024-01-01')),
    ])
    expect(pageAt(site, '/blog/a', 'post').older?.href).toBe('/blog/b')
    expect(pageAt(site, '/blog/hidden', 'post')).toMatchObject({ newer: undefined, older: undefined })
    expect(routes(build([post('hidden.md', { unlisted: true })]), 'archive')).toEqual([])
  })
})

test('several blogs and docs have lists, tags and menus of their own', () => {
  const config = makeConfig()
  const [blog] = config.blogs
  const [docs] = config.docs
  if (blog === undefined || docs === undefined) throw new Error('no instances')
  const second = (source: ReturnType<typeof makeSource>, id: string) => makeParsed({ ...source, instance: id })
  const site = makeSite(
    [
      post('a.md', { tags: ['общий'] }),
      second(makeSource('post', 'n.md', { ...at('2024-01-01'), tags: ['общий'] }), 'news'),
      makeParsed(makeSource('doc', 'x.md', { tags: ['общий'] })),
      second(makeSource('doc', 'x.md', { tags: ['общий'] }), 'api'),
    ],
    {
      config: {
        ...config,
        blogs: [
          { ...blog, routeBasePath: '/blog' },
          { ...blog, id: 'news', path: 'news', routeBasePath: '/news' },
        ],
        docs: [docs, { ...docs, id: 'api', path: 'api', routeBasePath: '/api' }],
      },
    },
  )
  expect(site.problems).toEqual([])
  expect(routes(site, 'tag')).toEqual(['/blog/tags/общий', '/news/tags/общий', '/docs/tags/общий', '/api/tags/общий'])
  expect(Object.keys(site.sidebars)).toEqual([
    'blog:default',
    'blog:news',
    'docs:default:defaultSidebar',
    'docs:api:defaultSidebar',
  ])
  expect(pageAt(site, '/api/x', 'doc')).toMatchObject({
    className: expect.stringContaining('plugin-id-api'),
    searchTag: 'docs-api-current',
  })
})

describe('reading time', () => {
  const minutes = (words: number) => {
    const site = makeSite([makeParsed(makeSource('post', 'a.md', { date: '2024-05-01T00:00:00.000Z' }), { words })])
    return site.blogs[0]?.posts[0]?.readingMinutes
  }

  test('is whole minutes of 200 words, rounded up after hundredths', () => {
    expect([0, 1, 200, 200.9, 202, 400].map(minutes)).toEqual([1, 1, 1, 1, 2, 2])
  })
})

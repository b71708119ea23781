import { describe, expect, test } from 'vitest'
import { makeConfig, makeParsed, makeSite, makeSource } from '../../test/factory.ts'
import { emptyContent, pageAt, post, routes, texts } from '../../test/model-pages.ts'
import { inWords } from '../../test/said.ts'
import type { Config } from '../shared/config.ts'
import type { Page, PostPage } from '../shared/site.ts'

const days = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    post(`p${index}.md`, { date: new Date(Date.UTC(2020, 0, index + 1)).toISOString(), tags: ['lua'] }),
  )

describe('blog', () => {
  test('posts stand ten a page, newest first, and every page has its route', () => {
    const site = makeSite(days(24))
    expect(routes(site)).toEqual(
      expect.arrayContaining(['/', '/page/2', '/page/3', '/p0', '/archive', '/tags', '/tags/lua', '/tags/lua/page/3']),
    )
    expect(pageAt(site, '/', 'postList').posts.map(post => post.route)[0]).toBe('/p23')
    expect(pageAt(site, '/page/3', 'postList').posts).toHaveLength(4)
    expect(pageAt(site, '/page/3', 'postList').paginator.older).toBeUndefined()
    expect(pageAt(site, '/page/3', 'postList').paginator.newer?.href).toBe('/page/2')
  })

  test('a post leads to the one after it and to the one before it; past those that no list shows', () => {
    const site = makeSite([
      ...days(3),
      post('hidden.md', { date: '2020-01-02T12:00:00.000Z', unlisted: true }),
      post('last.md', { date: '2020-02-01T00:00:00.000Z' }),
    ])
    const beside = (route: string) => {
      const { newer, older } = pageAt(site, route, 'post')
      return [newer?.href, older?.href]
    }
    expect(['/last', '/p2', '/p1', '/p0', '/hidden'].map(beside)).toEqual([
      [undefined, '/p2'],
      ['/last', '/p1'],
      ['/p2', '/p0'],
      ['/p1', undefined],
      [undefined, undefined],
    ])
  })

  test('the archive is drawn from four posts on: of fewer the room would stand empty', () => {
    const base = makeConfig()
    const config = { ...base, theme: { ...base.theme, silhouettes: true } }
    const drawn = (count: number) =>
      pageAt(makeSite(days(count), { config }), '/archive', 'archive').shown.years.some(
        ({ towers }) => towers !== undefined,
      )
    expect([1, 3, 4].map(drawn)).toEqual([false, false, true])
  })

  test('a post stands in the archive under the year that its date shows', () => {
    const config = makeConfig({ timeZone: 'Europe/Moscow' })
    const yearsOf = (path: string, frontMatter = {}) =>
      pageAt(
        makeSite([makeParsed(makeSource('post', path, frontMatter))], { config }),
        '/archive',
        'archive',
      ).shown.years.map(({ year }) => year)
    // Midnight in Moscow is still the year before in Greenwich.
    expect(yearsOf('2024-01-01-a.md')).toEqual(['2024'])
    expect(yearsOf('a.md', { date: '2023-12-31T21:00:00.000Z' })).toEqual(['2024'])
    expect(yearsOf('a.md', { date: '2023-12-31T21:30:00.000Z', day: '2023-12-31' })).toEqual(['2023'])
  })

  test('posts of one moment keep one order whatever the order of files', () => {
    const order = (names: string[]) =>
      pageAt(makeSite(names.map(name => post(name))), '/', 'postList').posts.map(({ route }) => route)
    expect(order(['b.md', 'a.md', 'c.md'])).toEqual(order(['c.md', 'b.md', 'a.md']))
  })

  test('drafts are not published, unlisted posts have a page and are in no list', () => {
    const site = makeSite([
      post('a.md'),
      post('draft.md', { draft: true }),
      post('hidden.md', { unlisted: true, tags: ['x'] }),
    ])
    expect(routes(site)).not.toContain('/draft')
    expect(pageAt(site, '/hidden', 'post')).toMatchObject({ unlisted: true, noindex: true })
    expect(pageAt(site, '/', 'postList').posts.map(({ route }) => route)).toEqual(['/a'])
    expect(pageAt(site, '/archive', 'archive').shown.total).toBe(1)
    expect(pageAt(site, '/tags/x', 'tag')).toMatchObject({ noindex: true, unlisted: true })
    expect(site.blogs[0]?.posts.map(({ route }) => route)).toEqual(['/a'])
  })

  test('drafts and unlisted posts are seen while writing', () => {
    const site = makeSite([post('draft.md', { draft: true }), post('hidden.md', { unlisted: true })], {
      mode: 'development',
    })
    expect(pageAt(site, '/', 'postList').posts).toHaveLength(2)
  })

  test('a post without any date is an error with the cure', () => {
    const site = makeSite([makeParsed(makeSource('post', 'x.md'))])
    expect(site.problems.map(inWords)).toContainEqual(
      expect.objectContaining({ level: 'error', file: 'blog/x.md', text: 'у записи нет даты' }),
    )
  })

  test('an unknown author is an error that names the nearest key', () => {
    const content = {
      ...emptyContent(),
      authors: { default: { zapiski: { key: 'zapiski', name: 'Записки', socials: {}, pageSlug: 'zapiski' } } },
    }
    const site = makeSite([post('a.md', { authors: ['zapiskj'] })], { content })
    expect(site.problems.map(inWords)[0]).toMatchObject({
      level: 'error',
      text: 'автора «zapiskj» нет в authors.yml',
      hint: 'возможно, имелся в виду «zapiski»',
    })
  })

  test('authors in one text are told with the list that they should be', () => {
    const site = makeSite([post('a.md', { authors: ['a,  b,'] })])
    expect(site.problems.map(inWords)[0]).toMatchObject({
      code: 'unknown-author',
      hint: 'пишите списком: authors: [a, b]',
    })
  })

  test('authors with a page get it, the list counts their posts', () => {
    const content = {
      ...emptyContent(),
      authors: { default: { a: { key: 'a', name: 'А', socials: {}, pageSlug: 'a' } } },
    }
    const site = makeSite(
      [post('1.md', { authors: ['a'] }), post('2.md', { authors: ['a', { name: 'Гость', socials: {} }] })],
      { content },
    )
    expect(pageAt(site, '/authors', 'authorList').shown.authors.map(({ name, count }) => [name, count])).toEqual([
      ['А', 2],
      ['Гость', 1],
    ])
    expect(pageAt(site, '/authors/a', 'author').posts).toHaveLength(2)
  })

  test('a site of Docusaurus has its posts beside lists of authors and of tags, too; others have them in the menu alone', () => {
    const content = {
      ...emptyContent(),
      authors: { default: { a: { key: 'a', name: 'А', socials: {}, pageSlug: 'a' } } },
    }
    const apart = (lenient: Config['lenient']) => {
      const site = makeSite([post('1.md', { authors: ['a'], tags: ['x'] })], {
        content,
        config: makeConfig({ lenient }),
      })
      const listed = site.pages.filter(({ sidebar }) => sidebar === 'blog:default')
      return listed.filter(({ className }) => className.split(' ').includes('posts-apart')).map(({ route }) => route)
    }
    expect(apart(undefined).sort()).toEqual(['/authors', '/authors/a', '/tags/x'])
    expect(apart({ isPartial: false, themeConfig: {}, globalData: {} })).toEqual([])
  })

  test('series are in order of date, a series of one is none', () => {
    const site = makeSite([
      post('two.md', { series: 'История', date: '2020-12-01T00:00:00.000Z', title: 'Часть 2' }),
      post('one.md', { series: 'История', date: '2020-09-21T00:00:00.000Z', title: 'Часть 1' }),
      post('alone.md', { series: 'Одна' }),
    ])
    expect(
      (pageAt(site, '/two', 'post') as PostPage).series?.posts.map(({ title, current }) => [title, current]),
    ).toEqual([
      ['Часть 1', false],
      ['Часть 2', true],
    ])
    expect(pageAt(site, '/alone', 'post').series).toBeUndefined()
  })

  test('posts that share a rare tag are nearer than those that share a common one', () => {
    const site = makeSite([
      post('me.md', { tags: ['lua', 'redis'] }),
      post('rare.md', { tags: ['redis'], date: '2010-01-01T00:00:00.000Z' }),
      ...Array.from({ length: 5 }, (_, index) => post(`common${index}.md`, { tags: ['lua'] })),
    ])
    expect(pageAt(site, '/me', 'post').related.map(({ route }) => route)[0]).toBe('/rare')
  })

  test('two tags on one address are named, and so are tags that differ by ё alone', () => {
    const site = makeSite([post('a.md', { tags: ['C++', 'учёт'] }), post('b.md', { tags: ['C#', 'учет'] })])
    expect(texts(site)).toEqual(
      expect.arrayContaining([
        'теги «C++» и «C#» ведут на одну страницу /tags/c',
        'теги «учёт» и «учет» различаются только регистром или буквой ё',
      ]),
    )
  })

  test('a tag page says how many posts it has, in right Russian', () => {
    expect((pageAt(makeSite(days(2)), '/tags/lua', 'tag') as Extract<Page, { kind: 'tag' }>).title).toBe(
      '2 записи с тегом «lua»',
    )
    expect((pageAt(makeSite(days(5)), '/tags/lua', 'tag') as Extract<Page, { kind: 'tag' }>).title).toBe(
      '5 записей с тегом «lua»',
    )
  })
})

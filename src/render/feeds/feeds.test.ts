import { describe, expect, test } from 'vitest'
import { makeConfig, makeParsed, makeSite, makeSource } from '../../../test/factory.ts'
import { createTranslate } from '../../messages/index.ts'
import type { BlogConfig, Config } from '../../shared/config.ts'
import type { FrontMatter } from '../../shared/document.ts'
import type { Post } from '../../shared/site.ts'
import { createFeedWriter, feedsOf } from './feeds.ts'

const post = (path: string, frontMatter: Partial<FrontMatter> = {}) =>
  makeParsed(makeSource('post', path, { date: '2024-05-01T00:00:00.000Z', ...frontMatter }))

function config(blog: Partial<BlogConfig['feed']> = {}, fields: Partial<Config> = {}): Config {
  const base = makeConfig(fields)
  return {
    ...base,
    blogs: base.blogs.map(found => ({ ...found, feed: { ...found.feed, types: ['rss', 'atom', 'json'], ...blog } })),
  }
}

function feeds(parsed: ReturnType<typeof post>[], options: { config?: Config; bodyOf?: (post: Post) => string } = {}) {
  const site = makeSite(parsed, { config: options.config ?? config() })
  const { bodyOf = () => '<p>Текст</p>' } = options
  const files = feedsOf({
    site,
    t: createTranslate('ru'),
    bodyOf: post => ({ digest: bodyOf(post), targets: {}, slots: {} }),
  })
  const write = createFeedWriter(({ digest }) => digest)
  return Object.fromEntries(files.map(file => [file.path as string, write(file)]))
}

const all = (text: string | undefined, pattern: RegExp): string[] =>
  [...(text ?? '').matchAll(pattern)].map(([, found = '']) => found)

describe('which feeds there are', () => {
  test('of the blog and of each tag, beside the page they belong to', () => {
    expect(Object.keys(feeds([post('a.md', { tags: ['Новый Тег'] })])).sort()).toEqual([
      'atom.xml',
      'feed.json',
      'rss.xml',
      'tags/новый-тег/atom.xml',
      'tags/новый-тег/feed.json',
      'tags/новый-тег/rss.xml',
    ])
  })

  test('none when the config wants none', () => {
    expect(feeds([post('a.md')], { config: config({ types: [] }) })).toEqual({})
    expect(
      Object.keys(feeds([post('a.md', { tags: ['x'] })], { config: config({ types: ['rss'], perTag: false }) })),
    ).toEqual(['rss.xml'])
  })

  test('a tag’s feed holds the posts of the tag and says so', () => {
    const rss = feeds([post('a.md', { tags: ['lua'], title: 'С тегом' }), post('b.md', { title: 'Без' })])[
      'tags/lua/rss.xml'
    ]
    expect(all(rss, /<title>(.*?)<\/title>/g)).toEqual(['Лента: тег «lua»', 'С тегом'])
    expect(rss).toContain(
      '<atom:link href="https://example.org/tags/lua/rss.xml" rel="self" type="application/rss+xml"/>',
    )
    expect(rss).toContain('<link>https://example.org/tags/lua</link>')
  })
})

describe('ids', () => {
  test('the id of a feed at the root follows the slash rule, as in Docusaurus', () => {
    const idOf = (trailingSlash: boolean | undefined): string[] =>
      all(feeds([], { config: config({}, { trailingSlash }) })['atom.xml'], /<id>(.*?)<\/id>/g)
    expect(idOf(false)).toEqual(['https://example.org'])
    expect(idOf(true)).toEqual(['https://example.org/'])
    expect(idOf(undefined)).toEqual(['https://example.org/'])
  })
})

describe('what is in them', () => {
  test('newest first, no more than the limit, no drafts and nothing unlisted', () => {
    const posts = [
      post('old.md', { date: '2020-01-01T00:00:00.000Z' }),
      post('new.md', { date: '2024-01-01T00:00:00.000Z' }),
      post('middle.md', { date: '2022-01-01T00:00:00.000Z' }),
      post('draft.md', { draft: true }),
      post('hidden.md', { unlisted: true }),
    ]
    const json = JSON.parse(feeds(posts, { config: config({ limit: 2 }) })['feed.json'] ?? '')
    expect(json.items.map((item: { url: string }) => item.url)).toEqual([
      'https://example.org/new',
      'https://example.org/middle',
    ])
  })

  test('ids are Docusaurus’ own: the address without percent-encoding, links are encoded', () => {
    const site = config({}, { baseUrl: '/b/', trailingSlash: true })
    const files = feeds([post('заметка.md')], { config: site })
    const id = 'https://example.org/b/заметка/'
    const url = 'https://example.org/b/%D0%B7%D0%B0%D0%BC%D0%B5%D1%82%D0%BA%D0%B0/'
    expect(files['rss.xml']).toContain(`<guid isPermaLink="false">${id}</guid>`)
    expect(files['rss.xml']).toContain(`<link>${url}</link>`)
    expect(files['atom.xml']).toContain(`<id>${id}</id>\n<link href="${url}"/>`)
    expect(JSON.parse(files['feed.json'] ?? '').items[0]).toMatchObject({ id, url })
    // The feed itself is named by the page of the blog, slash and all.
    expect(files['atom.xml']).toContain('<id>https://example.org/b/</id>')
    expect(feeds([post('a.md')])['rss.xml']).toContain('<guid>https://example.org/a</guid>')
  })

  test('tags, authors and dates', () => {
    const files = feeds([
      post('a.md', {
        tags: ['lua', 'C++ & C'],
        authors: [
          { name: 'Анна', url: 'https://anna.example', socials: {} },
          { name: 'Борис', email: 'b@x.org', socials: {} },
        ],
        lastUpdate: { date: '2024-06-01T10:00:00.000Z' },
      }),
    ])
    expect(all(files['rss.xml'], /<category>(.*?)<\/category>/g)).toEqual(['lua', 'C++ &amp; C'])
    expect(files['rss.xml']).toContain('<dc:creator>Анна</dc:creator>\n<author>b@x.org (Борис)</author>')
    expect(files['rss.xml']).toContain(
      '<pubDate>Wed, 01 May 2024 00:00:00 GMT</pubDate>\n<atom:updated>2024-06-01T10:00:00.000Z</atom:updated>',
    )
    expect(files['atom.xml']).toContain('<author><name>Анна</name><uri>https://anna.example</uri></author>')
    expect(files['atom.xml']).toContain('<category label="C++ &amp; C" term="C++ &amp; C"/>')
    expect(files['atom.xml']).toContain(
      '<updated>2024-06-01T10:00:00.000Z</updated>\n<published>2024-05-01T00:00:00.000Z</published>',
    )
    expect(JSON.parse(files['feed.json'] ?? '').items[0]).toMatchObject({
      date_published: '2024-05-01T00:00:00.000Z',
      date_modified: '2024-06-01T10:00:00.000Z',
      tags: ['lua', 'C++ & C'],
      authors: [{ name: 'Анна', url: 'https://anna.example' }, { name: 'Борис' }],
    })
  })

  test('a commit does not bring a post back to the top unless the blog shows such dates', () => {
    const parsed = post('a.md')
    parsed.source.updated = { date: '2025-01-01T00:00:00.000Z' }
    expect(feeds([parsed])['atom.xml']).not.toContain('2025')
    const base = config()
    const shown = { ...base, blogs: base.blogs.map(blog => ({ ...blog, showLastUpdateTime: true })) }
    expect(feeds([parsed], { config: shown })['atom.xml']).toContain('<updated>2025-01-01T00:00:00.000Z</updated>')
  })

  test('a feed is as new as its newest item and knows no clock', () => {
    const files = feeds([
      post('a.md'),
      post('b.md', { date: '2020-01-01T00:00:00.000Z', lastUpdate: { date: '2024-07-01T00:00:00.000Z' } }),
    ])
    expect(files['rss.xml']).toContain('<lastBuildDate>Mon, 01 Jul 2024 00:00:00 GMT</lastBuildDate>')
    expect(all(files['atom.xml'], /<updated>(.*?)<\/updated>/g)[0]).toBe('2024-07-01T00:00:00.000Z')
    expect(feeds([])['atom.xml']).toContain('<updated>1970-01-01T00:00:00.000Z</updated>')
  })

  test('full text with absolute addresses, made once for all feeds', () => {
    let calls = 0
    const files = feeds([post('a.md', { tags: ['x', 'y'] })], {
      bodyOf: () => {
        calls += 1
        return '<p><a href="/b">ссылка</a> и <code>a]]&gt;b</code> ]]></p>'
      },
    })
    expect(calls).toBe(1)
    expect(files['tags/y/rss.xml']).toContain(
      '<![CDATA[<p><a href="https://example.org/b">ссылка</a> и <code>a]]&gt;b</code> ]]]]><![CDATA[></p>]]>',
    )
    expect(JSON.parse(files['feed.json'] ?? '').items[0].content_html).toContain('href="https://example.org/b"')
  })

  test('characters that XML does not know are dropped, others escaped', () => {
    const files = feeds([post('a.md', { title: 'A & B <i>\u0008\ud800 "я"' })], {
      bodyOf: () => '<p>\u0000я\uffff🚀</p>',
    })
    for (const name of ['rss.xml', 'atom.xml']) {
      expect(files[name]).toContain('<title>A &amp; B &lt;i&gt; &quot;я&quot;</title>')
      expect(files[name]).toContain('<![CDATA[<p>я🚀</p>]]>')
    }
  })

  test('equal sites have equal feeds', () => {
    const posts = () => [post('a.md', { tags: ['x'] }), post('b.md')]
    expect(feeds(posts())).toEqual(feeds(posts().reverse()))
  })
})

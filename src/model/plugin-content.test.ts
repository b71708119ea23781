import { expect, test } from 'vitest'
import { makeConfig, makeSite } from '../../test/factory.ts'
import { post } from '../../test/model-pages.ts'
import { pluginContent } from './plugin-content.ts'

test('of two blogs each is told of its own lists', () => {
  const base = makeConfig()
  const [main] = base.blogs
  if (main === undefined) throw new Error('no blog')
  const notes = { ...main, id: 'notes', routeBasePath: '/notes', path: 'notes' }
  const own = (name: string) => {
    const page = post(name)
    return { ...page, source: { ...page.source, instance: 'notes', file: `notes/${name}` as typeof page.source.file } }
  }
  const site = makeSite([post('a.md'), own('b.md')], { config: { ...base, blogs: [main, notes] } })
  const blogs = pluginContent(site)['docusaurus-plugin-content-blog'] as Record<
    string,
    { blogPosts: { metadata: { permalink: string } }[]; blogListPaginated: { items: string[] }[] }
  >
  const told = Object.entries(blogs).map(([id, { blogPosts, blogListPaginated }]) => ({
    id,
    posts: blogPosts.map(({ metadata }) => metadata.permalink),
    listed: blogListPaginated.flatMap(({ items }) => items),
  }))
  expect(told.map(({ id }) => id)).toEqual([main.id, 'notes'])
  for (const { posts, listed } of told) expect(listed).toEqual(posts)
})

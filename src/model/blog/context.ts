/** A blog and what its pages have in common. */

import type { BlogConfig } from '../../shared/config.ts'
import { assetToAddress, type Route, toAssetPath } from '../../shared/path.ts'
import type { Paginator, Post } from '../../shared/site.ts'
import type { Context } from '../context.ts'
import { type GivenFields, type PageFields, pageBase } from '../document.ts'
import { cutIntoPages } from '../lists/pages.ts'

/** A blog with what its pages share. */
export interface BlogContext extends Context {
  readonly blog: BlogConfig
  readonly home: Route
  /** Every published post, in the blog's order. */
  readonly posts: Post[]
  /** Those that lists show. */
  readonly listed: Post[]
  /** Id of the sidebar, when there is one. */
  readonly sidebar: string | undefined
  readonly feeds: PageFields['feeds']
}

/** Base of a page of the blog. */
export function blogPage(context: BlogContext, route: Route, fields: GivenFields): PageFields {
  const { sidebar, feeds } = context
  return pageBase(context, route, { sidebar, feeds, ...fields, className: blogClass(context, fields.className) })
}

/** Classes of a page of the blog. */
export const blogClass = ({ blog }: BlogContext, page: string): string =>
  `plugin-blog plugin-id-${blog.id} blog-wrapper ${page}`

/**
 * Classes of the page of all authors and of the lists of one tag or author: on wide screens the posts of all years stand in
 * the menu alone, not beside yet another list of posts. Docusaurus has them there.
 */
export const apart = ({ config }: BlogContext, page: string): string =>
  config.lenient === undefined ? `${page} posts-apart` : page

interface BlogList extends PageFields {
  posts: Post[]
  paginator: Paginator
}

/** Bases of the pages of a list, the later ones numbered in their titles. */
export function blogLists(context: BlogContext, posts: Post[], list: GivenFields & { base: Route }): BlogList[] {
  const { pageBasePath, postsPerPage: perPage } = context.blog
  const { base, ...fields } = list
  return cutIntoPages(context, posts, { base, pageBasePath, perPage }).map(({ route, posts, paginator }) => {
    const { page, pages } = paginator
    const title =
      page === 1 ? fields.title : context.t('theme.blog.list.pageTitle', { title: fields.title, page, pages })
    return { ...blogPage(context, route, { ...fields, title, lastmod: newest(posts) }), posts, paginator }
  })
}

/** Date of the newest post. */
export const newest = (posts: Post[]): string | undefined =>
  posts
    .map(({ date }) => date)
    .sort()
    .at(-1)

const FEED_FILES = { rss: 'rss.xml', atom: 'atom.xml', json: 'feed.json' } as const
const FEED_MIME = { rss: 'application/rss+xml', atom: 'application/atom+xml', json: 'application/json' } as const

/** Feeds of a page, under names in its folder. */
export function feedLinks({ addresses }: Context, blog: BlogConfig, of: { route: Route; title: string }) {
  return blog.feed.types.map(type => {
    const file = toAssetPath(`${of.route === '/' ? '' : of.route}/${FEED_FILES[type]}`)
    return { type: FEED_MIME[type], title: of.title, href: assetToAddress(file, addresses.baseUrl) }
  })
}

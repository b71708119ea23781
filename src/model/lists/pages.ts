/** Pages of a list of posts: ten a page, neighbours, addresses. */

import { type Address, type Route, routeToAddress, toRoute } from '../../shared/path.ts'
import type { Paginator, Post } from '../../shared/site.ts'
import type { Context } from '../context.ts'

interface ListPage {
  route: Route
  posts: Post[]
  paginator: Paginator
}

interface ListOptions {
  /** Route of the first page. */
  base: Route
  /** `page`: further pages are `<base>/page/2`. */
  pageBasePath: string
  perPage: number
}

/** Cuts posts into pages; an empty list still has its first page. */
export function cutIntoPages({ addresses, t }: Context, posts: Post[], options: ListOptions): ListPage[] {
  const { base, pageBasePath, perPage } = options
  const size = Number.isFinite(perPage) ? perPage : Math.max(posts.length, 1)
  const count = Math.max(1, Math.ceil(posts.length / size))
  const routes = Array.from({ length: count }, (_, index) =>
    index === 0 ? base : toRoute(base, pageBasePath, String(index + 1)),
  )
  const hrefs = routes.map(route => routeToAddress(route, addresses))
  const link = (label: string, href: Address | undefined) => (href === undefined ? undefined : { label, href })
  return routes.map((route, index) => ({
    route,
    posts: posts.slice(index * size, (index + 1) * size),
    paginator: {
      page: index + 1,
      pages: count,
      total: posts.length,
      newer: link(t('theme.blog.paginator.newerEntries'), hrefs[index - 1]),
      older: link(t('theme.blog.paginator.olderEntries'), hrefs[index + 1]),
      hrefs,
    },
  }))
}

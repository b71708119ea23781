/** Pages of a list of posts: ten a page, neighbours, addresses. */

import type { Config } from '../shared/config.ts'
import { type Route, routeToAddress, toRoute } from '../shared/path.ts'
import type { Paginator, Post } from '../shared/site.ts'

export interface ListPage {
  route: Route
  posts: Post[]
  paginator: Paginator
}

export interface ListOptions {
  config: Config
  /** Route of the first page. */
  base: Route
  /** `page`: further pages are `<base>/page/2`. */
  pageBasePath: string
  perPage: number
  newerLabel: string
  olderLabel: string
}

/** Cuts posts into pages; an empty list still has its first page. */
export function buildListPages(posts: Post[], options: ListOptions): ListPage[] {
  const { config, base, perPage } = options
  const size = Number.isFinite(perPage) ? perPage : Math.max(posts.length, 1)
  const count = Math.max(1, Math.ceil(posts.length / size))
  const routes = Array.from({ length: count }, (_, index) =>
    index === 0 ? base : toRoute(base, options.pageBasePath, String(index + 1)),
  )
  const hrefs = routes.map(route => routeToAddress(route, config))
  return routes.map((route, index) => {
    const newer = hrefs[index - 1]
    const older = hrefs[index + 1]
    return {
      route,
      posts: posts.slice(index * size, (index + 1) * size),
      paginator: {
        page: index + 1,
        pages: count,
        total: posts.length,
        newer: newer === undefined ? undefined : { label: options.newerLabel, href: newer },
        older: older === undefined ? undefined : { label: options.olderLabel, href: older },
        hrefs,
      },
    }
  })
}

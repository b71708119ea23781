/** Pages whose address ends with a slash where the site leaves that to its files: `trailingSlash: undefined`. */

import type { Config } from '../../shared/config.ts'
import type { ParsedPage, Source } from '../../shared/document.ts'
import { type Address, type AddressOptions, type Route, routeToAddress, toRoute } from '../../shared/path.ts'
import { contentKey } from '../../shared/version.ts'
import { isIndexPage, placeDoc, placePage, placePost } from './route.ts'

/** Routes of documents that stand for their folder or whose `slug` ends with a slash; nothing where a rule decides. */
export function slashedRoutes(config: Config, parsed: readonly ParsedPage[]): ReadonlySet<Route> | undefined {
  if (config.trailingSlash !== undefined) return undefined
  const routes = new Set<Route>()
  const add = (base: string, slug: string): void => {
    if (slug.endsWith('/')) routes.add(toRoute(base, slug))
  }
  for (const { source } of parsed) {
    for (const { base, slug } of placesOf(config, source)) add(base, slug)
  }
  return routes
}

/** Address of a document before the site's rule of slashes: as its file says, whatever the rule. */
export function addressAsWritten(
  config: Config,
  source: Source,
  place: { route: Route; addresses: AddressOptions },
): Address {
  const { route, addresses } = place
  const isSlashed = placesOf(config, source).some(({ slug }) => slug.endsWith('/'))
  return routeToAddress(route, {
    ...addresses,
    trailingSlash: undefined,
    slashedRoutes: new Set(isSlashed ? [route] : []),
  })
}

function placesOf(config: Config, source: Source): { base: string; slug: string }[] {
  switch (source.kind) {
    case 'post':
      return config.blogs
        .filter(({ id }) => id === source.instance)
        .map(blog => ({ base: blog.routeBasePath, slug: placePost(source).slug }))
    case 'doc':
      return config.docs
        .filter(docs => contentKey(docs) === source.instance)
        .map(docs => ({ base: docs.routeBasePath, slug: placeDoc(source, docs.numberPrefixes).slug }))
    case 'page':
      return config.pages
        .filter(({ id }) => id === source.instance)
        .map(pages => ({ base: pages.routeBasePath, slug: placePage(source) + (isIndexPage(source) ? '/' : '') }))
  }
}

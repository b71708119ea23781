/** A host is told once of all languages that it serves. */

import type { Config } from '../../shared/config.ts'
import { decodeSafely, toRoute } from '../../shared/path.ts'
import type { Site } from '../../shared/site.ts'

/** The site as its host sees it: redirects, feeds and scripts in heads of the other languages too. */
export function withGuests(site: Site, guests: readonly Site[]): Site {
  if (guests.length === 0) return site
  const { filesUrl: baseUrl } = site.config
  const all = [site, ...guests]
  // Routes are in letters.
  const folderOf = ({ config }: Site): string => decodeSafely(config.baseUrl.slice(baseUrl.length))
  return {
    ...site,
    addresses: { ...site.addresses, baseUrl },
    config: {
      ...site.config,
      baseUrl,
      blogs: all.flatMap(own =>
        own.config.blogs.map(blog => ({ ...blog, routeBasePath: toRoute(folderOf(own), blog.routeBasePath) })),
      ),
    },
    redirects: all.flatMap(own =>
      own.redirects.map(redirect => ({ ...redirect, from: toRoute(folderOf(own), redirect.from) })),
    ),
    headTags: all.flatMap(({ headTags }) => headTags),
  }
}

/** Addresses of home pages of the other languages here: each ends with a slash, whatever the rule of slashes. Inner ones come last. */
export const homesOf = ({ url, baseUrl, locales }: Pick<Config, 'url' | 'baseUrl' | 'locales'>): string[] =>
  locales
    .filter(place => place.url === url && place.baseUrl !== baseUrl && place.baseUrl.startsWith(baseUrl))
    .map(place => place.baseUrl)
    .sort((a, b) => a.length - b.length)

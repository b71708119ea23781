/** Sites of which the first address that readers try shows nothing. */

import { problemOf, textOf } from '../../messages/problem.ts'
import type { Problem } from '../../shared/problem.ts'
import type { Site } from '../../shared/site.ts'

/** Whoever types the address of the site would find nothing there. */
export const homeless = (sites: readonly Site[]): Problem[] =>
  sites
    .filter(({ hasHome, pages }) => !hasHome && pages.some(page => 'parsed' in page))
    .map(({ config: { url, baseUrl, docs } }) => {
      // They are at the root already: one of them has to be the page there.
      const atRoot = docs.find(({ routeBasePath }) => routeBasePath === '/')
      const cure = atRoot && textOf('no-home/docs', { path: atRoot.path })
      return problemOf('warning', 'no-home', { values: { address: url + baseUrl }, cure })
    })

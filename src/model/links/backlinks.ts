/** Pages that link to a page, each with the sentence around its first link. */

import { addTo } from '../../shared/collections.ts'
import type { FilePath, Route } from '../../shared/path.ts'
import { leadsElsewhere } from '../../shared/site/pages.ts'
import type { Backlink, DocumentPage, Target } from '../../shared/site.ts'

/** Backlinks by route, sorted by title. Unlisted pages, drafts and those that lead elsewhere do not show up as sources. */
export function buildBacklinks(
  pages: DocumentPage[],
  targets: ReadonlyMap<FilePath, Target[]>,
  order: (a: string, b: string) => number,
): Map<Route, Backlink[]> {
  const backlinks = new Map<Route, Backlink[]>()
  for (const page of pages) {
    if (page.unlisted || page.draft || leadsElsewhere(page.parsed)) continue
    const seen = new Set<Route>([page.route])
    const found = targets.get(page.parsed.source.file) ?? []
    page.parsed.references.forEach((reference, index) => {
      const route = found[index]?.route
      if (route === undefined || reference.image || seen.has(route)) return
      seen.add(route)
      const title = page.kind === 'post' ? page.post.title : page.title
      addTo(backlinks, route, { title, href: page.href, context: reference.context })
    })
  }
  for (const list of backlinks.values()) list.sort((a, b) => order(a.title, b.title))
  return backlinks
}

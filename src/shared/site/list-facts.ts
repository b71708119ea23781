/** What a site's own list of a blog is told, by the names that Docusaurus gives: plain data. */

import type { LIST_PAGES } from './parts.ts'

export interface ListFacts {
  kind: keyof typeof LIST_PAGES
  /** Posts of the page, as each of them tells of itself. */
  posts: readonly object[]
  /** Everything else. */
  props: Readonly<Record<string, unknown>>
}

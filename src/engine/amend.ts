/** What a change of texts alone leaves as it was: a site whose other pages cannot show it is not modelled anew. */

import { contentHash } from '../content-hash.ts'
import { contentsDigest, faceDigest, outwardDigest } from '../model/index.ts'
import type { ParsedPage } from '../shared/document.ts'
import type { FilePath } from '../shared/path.ts'
import type { Problem } from '../shared/problem.ts'
import type { Page, Site } from '../shared/site.ts'

interface Known {
  site: Site
  parsed: readonly ParsedPage[]
  /** Of pictures, links and the model: what is wrong on which line of a text. */
  problems: readonly Problem[]
}

/**
 * The site with other texts of documents whose outward half is the same; `undefined` when another page may show the
 * difference, or when lines of problems may have moved.
 */
export function amendSite({ site, parsed: before, problems }: Known, parsed: readonly ParsedPage[]): Site | undefined {
  if (before.length !== parsed.length) return undefined
  const changed = new Map<FilePath, ParsedPage>()
  for (const [index, page] of parsed.entries()) {
    const old = before[index]
    if (old === page) continue
    if (old === undefined || digestOf(old) !== digestOf(page)) return undefined
    changed.set(page.source.file, page)
  }
  if (problems.some(({ file }) => file !== undefined && changed.has(file))) return undefined
  const amend = (page: Page): Page => {
    const fresh = 'parsed' in page ? changed.get(page.parsed.source.file) : undefined
    if (fresh === undefined || !('parsed' in page)) return page
    if (page.kind !== 'post') return { ...page, parsed: fresh }
    return { ...page, parsed: fresh, post: { ...page.post, parsed: fresh, words: fresh.words } }
  }
  return { ...site, pages: site.pages.map(amend) }
}

const digestOf = (page: ParsedPage): string =>
  [outwardDigest, contentsDigest, faceDigest].map(digest => digest(page, text => contentHash(text, 32))).join()

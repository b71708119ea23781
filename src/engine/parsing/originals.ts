/**
 * Texts that several languages show as they are: parsed once, in their own language, with its typography and the labels
 * that stand in them. Code of the site may ask for the language that it is shown in, so texts with code are each one's.
 */

import type { ParsedPage, Source } from '../../shared/document.ts'
import { isComponentPage } from '../../shared/files.ts'
import { withChanges } from '../../shared/lazy.ts'
import type { FilePath } from '../../shared/path.ts'

/** A page as it was parsed, and as it is shown. */
export interface ReadPage {
  source: Source
  page: ParsedPage
  polished: ParsedPage
}

/** Texts of the first language, for those after it; one for all openings of a site. */
export interface Originals {
  /** Texts of the first language, each time they are read. */
  keep(pages: readonly ReadPage[]): void
  /** The page of a text that another language shows as it is. */
  find(source: Source): ReadPage | undefined
}

export function createOriginals(): Originals {
  let known: ReadonlyMap<FilePath, ReadPage> = new Map()
  return {
    keep(pages) {
      known = new Map(pages.map(read => [read.source.file, read]))
    },
    find(source) {
      const original = known.get(source.file)
      if (original === undefined || isComponentPage(source.file) || !isSameText(original.source, source))
        return undefined
      const { page, polished } = original
      const { frontMatter } = polished.source
      return {
        source,
        page: withChanges(page, { source }),
        polished: withChanges(polished, { source: withChanges(source, { frontMatter }) }),
      }
    },
  }
}

/** The site's functions over texts may give each language another one; the hash is of what they made. */
const isSameText = (one: Source, other: Source): boolean =>
  one === other ||
  (one.hash === other.hash &&
    one.instance === other.instance &&
    JSON.stringify(one.written) === JSON.stringify(other.written))

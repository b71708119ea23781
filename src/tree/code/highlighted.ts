/** Highlighted blocks by their text: the same block stands in several documents, in versions of them in all. */

import { ownCopy } from '../../shared/text/own-copy.ts'

export interface Highlighted {
  get(block: string): string | undefined
  set(block: string, html: string): void
}

/** Letters of texts and their HTML that are kept. Of a large site all of them would be as large as the site. */
const ROOM = 8_000_000

export function createHighlighted(room = ROOM): Highlighted {
  const known = new Map<string, string>()
  let letters = 0
  return {
    get: block => known.get(block),
    set(block, html) {
      const size = block.length + html.length
      if (letters + size > room) {
        known.clear()
        letters = 0
      }
      letters += size
      // A block is cut out of its document, and would keep it.
      known.set(ownCopy(block), ownCopy(html))
    },
  }
}

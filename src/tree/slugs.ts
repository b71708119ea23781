/** Ids of headings: github-slugger's rules (Docusaurus' addresses), unique in a document, never empty, never the theme's. */

import { slug } from 'github-slugger'

/**
 * Ids that the theme itself uses; headings get `section-` before them. No others: `## Search` has had the address
 * `#search` for years, and links to it stand on other sites.
 */
const RESERVED = /^(?:__(?:zapiski|docusaurus|react|proto__)|zapiski-|footnote-label$)/i

export const isReservedId = (id: string): boolean => RESERVED.test(id)

export interface Ids {
  /** Takes an id that an author wrote; `false` when it is already taken. */
  claim(id: string): boolean
  /** An author gave the id that this heading would get to something else. */
  isWritten(text: string, keepCase?: boolean): boolean
  /** Id for a heading's text: `Ёлка и ёжик` -> `ёлка-и-ёжик`, then `-1`, `-2` for repeats. */
  create(text: string, keepCase?: boolean): string
}

export function createIds(): Ids {
  const taken = new Set<string>()
  const written = new Set<string>()
  const repeats = new Map<string, number>()
  let unnamed = 0
  return {
    claim(id) {
      if (taken.has(id)) return false
      taken.add(id)
      written.add(id)
      return true
    },
    isWritten: (text, keepCase = false) => written.size > 0 && written.has(toSlug(text, keepCase)),
    create(text, keepCase = false) {
      const made = toSlug(text, keepCase)
      const base = /[\p{L}\p{N}]/u.test(made) ? safe(made) : `section-${++unnamed}`
      let id = base
      while (taken.has(id)) {
        const next = (repeats.get(base) ?? 0) + 1
        repeats.set(base, next)
        id = `${base}-${next}`
      }
      taken.add(id)
      return id
    },
  }
}

const toSlug = (text: string, keepCase: boolean): string => slug(text.normalize('NFC'), keepCase)

const safe = (id: string): string => (isReservedId(id) ? `section-${id.replace(/^_+|_+$/g, '')}` : id)

/** Where pages went while somebody looked: their files were renamed, their address or that of their section was changed. */

import { type Address, decodeSafely } from '../shared/path.ts'
import type { Site } from '../shared/site.ts'

/** What an open page asks with when something was saved: it goes along, where a visitor is told that nothing is there. */
export const FOLLOW = 'x-zapiski-follow'

export interface Moved {
  /** Takes in what became of the site. */
  take(before: readonly Site[], after: readonly Site[]): void
  /** Of a decoded path of this host. */
  to(path: string): Address | undefined
}

interface Placed {
  href: Address
  /** Of all that the file holds, in one language. */
  text: string
}

export function createMoved(): Moved {
  const moves = new Map<string, Address>()
  /** By what was in them: a renamed file may go and come in two steps. */
  const gone = new Map<string, string>()
  const move = (from: string, to: Address): void => {
    for (const [first, last] of moves) if (decodeSafely(last) === from) moves.set(first, to)
    moves.set(from, to)
  }
  return {
    take(before, after) {
      const [old, now] = [placesOf(before), placesOf(after)]
      for (const [file, { href, text }] of old) if (!now.has(file)) gone.set(text, decodeSafely(href))
      // Most saves move no page of thousands.
      const fresh = [...now].filter(([file, { href }]) => old.get(file)?.href !== href)
      for (const [file, { href, text }] of fresh) {
        const known = old.get(file)
        const from = known === undefined ? gone.get(text) : decodeSafely(known.href)
        if (known === undefined) gone.delete(text)
        if (from !== undefined) move(from, href)
      }
      // Something stands there again.
      for (const [, { href }] of fresh) moves.delete(decodeSafely(href))
    },
    to: path => moves.get(path),
  }
}

/** Of the last state: it is the first of the next step. */
const known = new WeakMap<readonly Site[], Map<string, Placed>>()

/** Pages with a text, by their file: a language shows the originals of others too. */
function placesOf(sites: readonly Site[]): Map<string, Placed> {
  const made = known.get(sites) ?? new Map<string, Placed>()
  if (made.size > 0) return made
  for (const { config, pages } of sites)
    for (const page of pages) {
      if (!('parsed' in page)) continue
      const { file, hash } = page.parsed.source
      const { locale } = config.locale
      made.set(`${locale}:${file}`, { href: page.href, text: `${locale}:${hash}` })
    }
  known.set(sites, made)
  return made
}

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
  /** Of all that the file holds. */
  hash: string
}

export function createMoved(): Moved {
  const moves = new Map<string, Address>()
  /** By what was in them: a renamed file may go and come in two steps. */
  const gone = new Map<string, string>()
  const move = (from: string, to: Address): void => {
    moves.set(from, to)
    for (const [first, last] of moves) if (decodeSafely(last) === from) moves.set(first, to)
  }
  return {
    take(before, after) {
      const [old, now] = [placesOf(before), placesOf(after)]
      for (const [file, { href, hash }] of old) if (!now.has(file)) gone.set(hash, decodeSafely(href))
      for (const [file, { href, hash }] of now) {
        const known = old.get(file)
        const from = known === undefined ? gone.get(hash) : decodeSafely(known.href)
        if (known === undefined) gone.delete(hash)
        if (from !== undefined && from !== decodeSafely(href)) move(from, href)
      }
      // Something stands there again.
      for (const { href } of now.values()) moves.delete(decodeSafely(href))
    },
    to: path => moves.get(path),
  }
}

/** Pages with a text, by their file: a language shows the originals of others too. */
function placesOf(sites: readonly Site[]): Map<string, Placed> {
  return new Map(
    sites.flatMap(({ config, pages }) =>
      pages.flatMap(page => {
        if (!('parsed' in page)) return []
        const { file, hash } = page.parsed.source
        return [
          [`${config.locale.locale}:${file}`, { href: page.href, hash: `${config.locale.locale}:${hash}` }] as const,
        ]
      }),
    ),
  )
}

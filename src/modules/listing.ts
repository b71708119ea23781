/** The documents of a version for components that ask for all of them: known when every text has been parsed. */

import { contentHash } from '../content-hash.ts'
import type { ListedDocument } from '../shared/document.ts'
import { contentKey } from '../shared/version.ts'

type Listed = ReadonlyMap<string, Readonly<Record<string, ListedDocument>>>

export interface Listing {
  /** What a component gets: who asks is to be drawn once more when all are known. */
  of(pluginId: string, version: string): Readonly<Record<string, ListedDocument>>
  /** How often somebody asked. */
  asks(): number
  /** All of them by `contentKey`; true when they are others than what was told before. */
  tell(listed: Listed): boolean
}

export function createListing(): Listing {
  let known: Listed = new Map()
  let digest = ''
  let asked = 0
  return {
    of(pluginId, version) {
      asked++
      return known.get(contentKey({ id: pluginId, version: { name: version } })) ?? {}
    },
    asks: () => asked,
    tell(listed) {
      const next = contentHash(JSON.stringify([...listed]), 32)
      const isNews = next !== digest
      known = listed
      digest = next
      return isNews
    },
  }
}

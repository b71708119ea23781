/** Foreign origins that HTML shows something from. Addresses of the site itself are none. */

import { attempt } from '../value.ts'
import type { ContentOrigins } from './page-view.ts'

type Kind = keyof ContentOrigins

export interface Origins {
  add(kind: Kind, address: string): void
  /** Looks at every tag that shows something; `finish` makes an address of what stands in an attribute. */
  scan(html: string, finish?: (value: string) => string): void
  /** All that others have found. */
  join(others: ContentOrigins): void
  found(): ContentOrigins
}

const TAG = /<(img|image|iframe|video|audio|source|track)\b((?:[^>"']|"[^"]*"|'[^']*')*)>/gi
/** One after the other: what looks like an attribute in the value of another is none. */
const ATTRIBUTE = /([^\s"'>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g
const ADDRESSES = new Set(['src', 'srcset', 'poster'])
/** Of `<image>` in a drawing. */
const REFERENCE = /^(?:xlink:)?href$/

/** Collects what is not of the origin `own`. */
export function createOrigins(own: string): Origins {
  const known: Record<Kind, Set<string>> = { images: new Set(), media: new Set(), frames: new Set() }
  const sorted = (kind: Kind): string[] => [...known[kind]].sort()
  const origins: Origins = {
    add(kind, address) {
      const origin = foreignOrigin(address)
      if (origin !== undefined && origin !== own) known[kind].add(origin)
    },
    scan(html, finish = value => value) {
      for (const [, tag = '', attributes = ''] of html.matchAll(TAG)) {
        for (const [, written = '', quoted, single, bare] of attributes.matchAll(ATTRIBUTE)) {
          const name = written.toLowerCase()
          if (tag.toLowerCase() === 'image' ? !REFERENCE.test(name) : !ADDRESSES.has(name)) continue
          for (const address of addressesOf(name, finish(quoted ?? single ?? bare ?? ''))) {
            for (const kind of kindsOf(tag.toLowerCase(), name === 'poster')) origins.add(kind, address)
          }
        }
      }
    },
    join(others) {
      for (const kind of ['images', 'media', 'frames'] as const)
        for (const origin of others[kind]) known[kind].add(origin)
    },
    found: () => ({ images: sorted('images'), media: sorted('media'), frames: sorted('frames') }),
  }
  return origins
}

const addressesOf = (name: string, value: string): string[] =>
  name === 'srcset' ? value.split(',').map(part => part.trim().split(/\s+/)[0] ?? '') : [value]

function kindsOf(tag: string, isPoster: boolean): Kind[] {
  if (isPoster || tag === 'img' || tag === 'image') return ['images']
  if (tag === 'iframe') return ['frames']
  // A `<source>` may belong to a picture as well as to a player.
  return tag === 'source' ? ['images', 'media'] : ['media']
}

/** Browsers read more as a host, `a;script-src-elem` and `*` too: in a policy that would be a rule of its own. */
const ORIGIN = /^https?:\/\/[\w.:[\]-]+$/

/** `https://x.org/a` and `//x.org/a` -> `https://x.org`; a path of the site, another scheme, what is no name -> nothing. */
export function foreignOrigin(address: string): string | undefined {
  if (!/^(?:https?:)?\/\//i.test(address)) return undefined
  const origin = attempt(() => new URL(address, 'https://localhost').origin)
  return origin !== undefined && ORIGIN.test(origin) ? origin : undefined
}

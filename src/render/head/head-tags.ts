/** Small makers of head tags. A tag without content is no tag. */

import type { HeadTag } from '../../shared/config.ts'

export const meta = (name: string, content: string | undefined): HeadTag[] => metaTag('name', name, content)

/** The form Open Graph wants. */
export const property = (name: string, content: string | undefined): HeadTag[] => metaTag('property', name, content)

const metaTag = (attribute: string, name: string, content: string | undefined): HeadTag[] =>
  content === undefined || content.trim() === ''
    ? []
    : [{ tagName: 'meta', attributes: { [attribute]: name, content } }]

export const link = (rel: string, href: string, more: HeadTag['attributes'] = {}): HeadTag => ({
  tagName: 'link',
  attributes: { rel, href, ...more },
})

export const isCanonical = ({ tagName, attributes }: HeadTag): boolean =>
  tagName === 'link' && attributes.rel === 'canonical'

/** Properties that Open Graph lets a page have several of. */
const REPEATABLE = new Set(['article:author', 'article:tag', 'og:locale:alternate'])

/** Of several `<meta>` with one name (and one `media`) the last stays. */
export function uniqueMeta(tags: HeadTag[]): HeadTag[] {
  const keys = tags.map(keyOf)
  const last = new Map(keys.map((key, place) => [key, place]))
  return tags.filter((_, place) => keys[place] === undefined || last.get(keys[place]) === place)
}

function keyOf({ attributes }: HeadTag): string | undefined {
  const name = attributes.name ?? attributes.property
  if (typeof name !== 'string' || REPEATABLE.has(name)) return undefined
  return `${name} ${attributes.media ?? ''}`
}

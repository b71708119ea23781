/** The table of tags: which pages have which. */

import { addTo } from '../../shared/collections.ts'
import type { TagTable } from '../format.ts'
import { pagesOf } from '../query/facets.ts'

/** What one page says of its tags. */
interface TaggedPage {
  number: number
  tags: readonly { label: string; permalink: string }[]
}

/** Pages by rising number. */
export function tagTable(pages: readonly TaggedPage[]): TagTable {
  const tags = new Map<string, { label: string; pages: number[] }>()
  for (const { number, tags: own } of pages) {
    for (const { label, permalink } of own) {
      const tag = tags.get(permalink)
      if (tag === undefined) tags.set(permalink, { label, pages: [number] })
      else if (tag.pages.at(-1) !== number) tag.pages.push(number)
    }
  }
  return {
    tags: [...tags]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([permalink, { label, pages }]) => [label, permalink, toDeltas(pages)]),
  }
}

/** The table after some pages have other tags, or none. */
export function amendTags({ tags }: TagTable, changed: readonly TaggedPage[]): TagTable {
  const numbers = new Set(changed.map(({ number }) => number))
  const pages = new Map<number, TaggedPage['tags'][number][]>()
  for (const [label, permalink, deltas] of tags) {
    for (const number of pagesOf(deltas)) if (!numbers.has(number)) addTo(pages, number, { label, permalink })
  }
  for (const { number, tags: own } of changed) for (const tag of own) addTo(pages, number, tag)
  return tagTable([...pages].sort(([a], [b]) => a - b).map(([number, tags]) => ({ number, tags })))
}

const toDeltas = (numbers: readonly number[]): number[] =>
  numbers.map((number, index) => number - (numbers[index - 1] ?? 0))

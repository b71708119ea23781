/**
 * Numbers of pages, which postings name them by. A number follows from the page's address, not from its place among the
 * others: when a page comes or goes the others keep theirs, and with them the files of the index that hold their words.
 */

import { codeOrder } from '../../shared/collections.ts'
import { fnv1a } from '../../shared/hash.ts'
import type { SearchDocument } from '../documents.ts'
import { KINDS, type Manifest } from '../format.ts'

export interface NumberedPage {
  number: number
  page: SearchDocument
}

interface Numbering extends Pick<Manifest, 'kinds' | 'scopes'> {
  /** By rising number. */
  pages: NumberedPage[]
}

/** How full a range of numbers may be: fuller ones make neighbours move, emptier ones make larger deltas. */
const MOST_FULL = 3 / 4

/** Each kind, and each version of the documents, has a range of numbers of its own, so that both follow from a number. */
export function numberPages(documents: readonly SearchDocument[]): Numbering {
  const pages: NumberedPage[] = []
  const scopes: NonNullable<Manifest['scopes']> = []
  let next = 0
  const take = (group: readonly SearchDocument[]): number => {
    const { places, room } = placesOf(group)
    pages.push(...places.map(({ number, page }) => ({ number: next + number, page })))
    next += room
    return room
  }
  const kinds = KINDS.map(kind => {
    const start = next
    const ofKind = documents.filter(page => page.kind === kind)
    for (const scope of [...new Set(ofKind.map(({ scope = '' }) => scope))].sort()) {
      const room = take(ofKind.filter(page => (page.scope ?? '') === scope))
      if (kind === 'docs') scopes.push([scope, room])
    }
    return next - start
  })
  pages.sort((a, b) => a.number - b.number)
  return { pages, kinds, ...(scopes.some(([scope]) => scope !== '') && { scopes }) }
}

/** Each page in the first free place of those that its address leads to; older pages choose first and stay where they are. */
function placesOf(group: readonly SearchDocument[]): { places: NumberedPage[]; room: number } {
  const room = roomFor(group.length)
  const taken = new Set<number>()
  const places = group
    .map(page => ({ page, date: page.date ?? '', hash: fnv1a(page.route) }))
    .sort((a, b) => codeOrder(a.date, b.date) || a.hash - b.hash || codeOrder(a.page.route, b.page.route))
    .map(({ page, hash }) => {
      const number = firstPlace(hash, room, place => !taken.has(place))
      taken.add(number)
      return { number, page }
    })
  return { places, room }
}

/** Of the places that an address leads to, in their order, the first that fits; -1 when none does. */
function firstPlace(hash: number, room: number, fits: (place: number) => boolean): number {
  // The step has no divisor in common with the room, so every place is reached.
  const step = 6 * (hash >>> 16) + 1
  for (let place = hash % room, left = room; left > 0; place = (place + step) % room, left--)
    if (fits(place)) return place
  return -1
}

/** The number of a page in an index with these ranges: `routeAt` tells whose a number is, `undefined` when it is nobody's. */
export function findNumber(
  { kinds, scopes }: Pick<Manifest, 'kinds' | 'scopes'>,
  route: string,
  routeAt: (number: number) => string | undefined,
): number | undefined {
  const rooms = KINDS.flatMap((kind, place) =>
    kind === 'docs' && scopes !== undefined ? scopes.map(([, room]) => room) : (kinds[place] ?? 0),
  )
  let start = 0
  for (const room of rooms) {
    const from = start
    // It stands before the first place that is free.
    const place = firstPlace(fnv1a(route), room, number => [undefined, route].includes(routeAt(from + number)))
    if (place >= 0 && routeAt(from + place) === route) return from + place
    start += room
  }
  return undefined
}

/** A power of two, or one and a half of it, so that few pages more never change it. */
function roomFor(count: number): number {
  if (count === 0) return 0
  let room = 4
  while (count > room * MOST_FULL) room = room % 3 === 0 ? (room / 3) * 4 : (room / 2) * 3
  return room
}

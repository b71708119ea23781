/** What the browser fetches to show another page without loading a document. */

import type { HeadTag } from './config.ts'
import { shortHash } from './hash.ts'
import { type Address, type AssetPath, type Route, toAssetPath } from './path.ts'
import type { PageState } from './shell.ts'

export interface PageRecord extends PageState {
  /** Changes when the client or the shell changes; a record of another build means a full page load. */
  build: string
  /** Complete text of `<title>`. */
  title: string
  /** Page-type classes of `<html>`. */
  className: string
  /** What the head says of the page to others: addresses, descriptions, cards, names for crawlers. */
  head: HeadTag[]
  /** HTML of the article. */
  content: string
  /** Style sheets, when the page has more than all pages have; in the order of the head. */
  styles?: Address[]
  /** The head holds something that only a document load brings into effect. */
  full?: true
}

/**
 * File of a page's record: its route made flat, plus a short suffix derived from the route so that `/a/b` and `/a-b`
 * never meet and a long Cyrillic slug keeps within 255 bytes.
 */
export function recordPath(route: Route): AssetPath {
  return toAssetPath(`data/${flatName(route === '/' ? 'index' : route.slice(1), route)}.json`)
}

/** File of a whole menu: its name says which menu it is, never what stands in it. */
export const menuPath = (id: string): AssetPath => toAssetPath(`data/menu/${flatName(id, id)}.json`)

/** Drawings of a blog's texts that other pages show: towers of a menu's years, of the archive, of tags; rows by shard. */
export type DrawingsOf = 'menu' | 'archive' | 'tags' | `rows-${string}`

/** File of drawings: pages name its parts, and a text that grows rewrites this file and no page but its own. */
export const drawingsPath = (blog: string, of: DrawingsOf): AssetPath =>
  toAssetPath(`data/drawings/${flatName(`${blog}-${of}`, `${blog} ${of}`)}.svg`)

/** Blogs of more posts keep their rows by month. */
const ROWS_BY_YEAR = 500

/** Which file the row of a post is in: that of its year, or of its month where a year has many. */
export const rowsOf = ({ day, date }: { day: string | undefined; date: string }, posts: number): DrawingsOf =>
  `rows-${(day ?? date).slice(0, posts > ROWS_BY_YEAR ? 7 : 4)}`

const flatName = (text: string, key: string): string =>
  `${[...text.replace(/[/:]/g, '-')].slice(0, 60).join('')}-${shortHash(key, 5)}`

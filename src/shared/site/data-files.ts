/** Files of data that stand beside the pages, under names that stay: browsers ask whether they changed. */

import { shortHash } from '../hash.ts'
import { type AssetPath, toAssetPath } from '../path.ts'

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

/**
 * An id made flat, plus a short suffix derived from it so that `/a/b` and `/a-b` never meet and a long Cyrillic name keeps
 * within 255 bytes.
 */
const flatName = (text: string, key: string): string =>
  `${[...text.replace(/[/:]/g, '-')].slice(0, 60).join('')}-${shortHash(key, 5)}`

/** Where drawings of texts stand: in files that pages name by address. What a text grows to rewrites those files alone. */

import { type Address, assetToAddress } from '../../shared/path.ts'
import { FEWEST_TOWERS, type TowerForm, towersWidth } from '../../shared/silhouette/towers.ts'
import { type DrawingsOf, drawingsPath } from '../../shared/site/data-files.ts'
import type { PartView } from '../../shared/view/page-view.ts'
import type { BlogContext } from './context.ts'

/** Up to this many posts all of them stand in each page; beyond it years, or the one list, are folders (DESIGN §7). */
export const ALL_POSTS_LIMIT = 200

/** Of many posts only the archive shows towers: elsewhere they would be too narrow to say anything. Of few it has none. */
export const drawsTowers = ({ config, posts }: BlogContext, of: DrawingsOf): boolean =>
  config.theme.silhouettes && (of === 'archive' ? posts.length >= FEWEST_TOWERS : posts.length <= ALL_POSTS_LIMIT)

export const towersAddress = ({ blog, addresses }: BlogContext, of: DrawingsOf): Address =>
  assetToAddress(drawingsPath(blog.id, of), addresses.baseUrl)

interface Towers {
  of: DrawingsOf
  /** A year or the route of a tag. */
  key: string
  form: TowerForm
  /** Of posts. */
  count: number
}

export function towersPart(context: BlogContext, { of, key, form, count }: Towers): PartView | undefined {
  if (!drawsTowers(context, of)) return undefined
  const href = `${towersAddress(context, of)}#${encodeURI(key)}` as Address
  return { href, width: towersWidth(count, form), height: form.height }
}

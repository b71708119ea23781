/** Silhouettes of texts as their own pages and lists show them. */

import { knownOr } from '../../shared/collections.ts'
import type { ParsedPage, TocItem } from '../../shared/document.ts'
import { type Address, assetToAddress } from '../../shared/path.ts'
import { createDrawer, type Drawing, drawFitted, FORMS, mapForm, roomOf } from '../../shared/silhouette/draw.ts'
import { coarse, drawable, type Silhouette } from '../../shared/silhouette/marks.ts'
import { drawingsPath, rowsOf } from '../../shared/site/data-files.ts'
import type { DocumentPage, Post } from '../../shared/site.ts'
import type { MapColumn, PartView } from '../../shared/view/page-view.ts'
import type { ViewContext } from './context.ts'

/** Pixels: what the lead of a list has at 1280. */
const LEAD_WIDTH = 924

/** A column a section, where every section stands in the contents. */
export function mapOf(page: DocumentPage): MapColumn[] | undefined {
  return page.kind === 'page' && page.isComponent === true ? undefined : mapColumns(page.parsed, page.toc)
}

export function mapColumns(parsed: Pick<ParsedPage, 'silhouette'>, toc: readonly TocItem[]): MapColumn[] | undefined {
  const silhouette = drawable(parsed.silhouette)
  const shown = new Set(toc.map(({ id }) => id))
  if (silhouette?.every(({ anchor }) => anchor === '' || shown.has(anchor)) !== true) return undefined
  if (latest?.of !== parsed.silhouette) latest = { of: parsed.silhouette, columns: drawColumns(silhouette) }
  return latest?.columns
}

/** Languages that show one text show it one after the other. */
let latest: { of: Silhouette | undefined; columns: MapColumn[] } | undefined

function drawColumns(silhouette: Silhouette): MapColumn[] {
  const draw = createDrawer({ ...mapForm(silhouette), columns: 1 })
  return silhouette.map(section => ({ anchor: section.anchor, drawing: draw([section]) }))
}

/** Over the first entry of all. */
export function leadDrawing({ parsed }: Pick<Post, 'parsed'>): Drawing | undefined {
  const silhouette = drawable(parsed.silhouette)
  return silhouette && drawFitted(coarse(silhouette), FORMS.lead, LEAD_WIDTH)
}

/** Steps of the room that is kept for a row: most edits of a text leave it as it is. */
const ROW_STEP = 8

/** Beside its excerpt: the list keeps the room, the drawing is in a file of its own. */
export function rowPart({ site, blogs }: Pick<ViewContext, 'site' | 'blogs'>, post: Post): PartView | undefined {
  const silhouette = drawable(post.parsed.silhouette)
  if (silhouette === undefined) return undefined
  const path = drawingsPath(post.blog, rowsOf(post, blogs.get(post.blog)?.posts ?? 0))
  const href = `${assetToAddress(path, site.config.baseUrl)}#${encodeURI(post.route)}` as Address
  return { href, ...rowRoom(silhouette) }
}

type Room = Pick<PartView, 'width' | 'height'>

/** A text stands in the lists of its blog, of its tags and of its authors. */
const rooms = new WeakMap<Silhouette, Room>()

export const rowRoom = (silhouette: Silhouette): Room =>
  knownOr(rooms, silhouette, () => {
    // Lengths of lines change neither: they need not be those of the drawing.
    const { width, height } = roomOf(silhouette, FORMS.row)
    return { width, height: Math.ceil(height / ROW_STEP) * ROW_STEP }
  })

/** What lists show of how long a post is and how it is built, and its text where it has no excerpt: put anew into a list that shows everything else already. */

import type { ParsedPage } from '../../shared/document.ts'
import type { Address } from '../../shared/path.ts'
import type { Drawing } from '../../shared/silhouette/draw.ts'
import { drawable } from '../../shared/silhouette/marks.ts'
import type { PageView, PartView, PostEntry } from '../../shared/view/page-view.ts'
import { readingMinutes } from '../blog/posts.ts'
import { listedText } from './body.ts'
import type { KeepText } from './context.ts'
import { leadDrawing, rowRoom } from './drawings.ts'

/** Of a post. */
export interface Face {
  readingMinutes: number
  lead: Drawing | undefined
  row: Pick<PartView, 'width' | 'height'> | undefined
  /** Digest of the text. */
  text: string | undefined
}

export function faceOf(parsed: ParsedPage, keep: KeepText): Face {
  const silhouette = drawable(parsed.silhouette)
  return {
    readingMinutes: readingMinutes(parsed.words),
    lead: leadDrawing({ parsed }),
    row: silhouette && rowRoom(silhouette),
    text: parsed.excerpt === undefined ? keep(listedText(parsed)) : undefined,
  }
}

/** The view of a list with other faces of some of its posts, by their addresses. */
export function withFaces({ article, document }: PageView, faces: ReadonlyMap<Address, Face>): PageView {
  if (!('entries' in article)) return { article, document }
  const entries = article.entries.map(entry => withFace(entry, faces.get(entry.href)))
  return { article: { ...article, entries }, document }
}

/** What the list does not show of its posts it does not show now. */
function withFace(entry: PostEntry, face: Face | undefined): PostEntry {
  if (face === undefined) return entry
  return {
    ...entry,
    ...(entry.readingMinutes !== undefined && { readingMinutes: face.readingMinutes }),
    ...(entry.lead !== undefined && { lead: face.lead }),
    ...(entry.row !== undefined && { row: { ...entry.row, ...face.row } }),
    ...(face.text !== undefined && { excerpt: { ...entry.excerpt, digest: face.text } }),
  }
}

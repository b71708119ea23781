/** Puts addresses, image sizes and components into the HTML of a parsed document. */

import { type MarkKind, replaceMarks } from '../shared/mark.ts'
import { escapeAttribute } from '../shared/text/escape.ts'
import type { BodyView, SlotView } from '../shared/view/page-view.ts'

/** How wide a picture stands in a text: `--measure` of the theme's tokens, on narrow windows all of it. */
const SIZES = '(max-width: 40rem) 100vw, 38.5rem'

/** Final HTML of a document, or of its excerpt. */
export function spliceHtml(
  html: string,
  { targets, slots }: Pick<BodyView, 'targets' | 'slots'>,
  drawSlot: (slot: SlotView) => string,
): string {
  const replace: Record<MarkKind, (index: number) => string> = {
    link: index => escapeAttribute(targets[index]?.href ?? ''),
    query: index => encodeURIComponent(targets[index]?.href ?? ''),
    size(index) {
      const { width, height } = targets[index] ?? {}
      return width === undefined || height === undefined ? '' : ` width="${width}" height="${height}"`
    },
    widths(index) {
      const { widths, tone } = targets[index] ?? {}
      if (widths === undefined) return ''
      const set = widths.map(([href, width]) => `${escapeAttribute(href)} ${width}w`).join(', ')
      return ` srcset="${set}" sizes="${SIZES}"${tone === undefined ? '' : ` data-tone="${tone}"`}`
    },
    slot(index) {
      const slot = slots[index]
      return slot === undefined ? '' : drawSlot(slot)
    },
  }
  return replaceMarks(html, (kind, index) => replace[kind](index))
}

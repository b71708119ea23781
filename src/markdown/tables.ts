/** GFM's tables. */

import type { Table, TableCell } from 'mdast'
import { placeOf } from '../tree/context.ts'
import { element, type HtmlElement, type HtmlNode, text } from '../tree/html-tree.ts'
import { type Conversion, nodesToHtml, onLines } from './to-html.ts'

/** Cells that a short row has not are drawn, too: a few signs would be millions of them. */
const MAX_CELLS = 500_000

const ALIGN_CLASSES = { left: 'align-left', center: 'align-center', right: 'align-right' }

/** Columns are aligned by classes, since styles in the page are forbidden. */
export function tableToHtml(node: Table, conversion: Conversion): HtmlElement {
  const written = node.children[0]?.children.length ?? 0
  const isTooLarge = written * node.children.length > MAX_CELLS
  if (isTooLarge) {
    const at = placeOf(conversion.unit, node)
    conversion.context.report('error', 'too-complex/table', { at, values: { most: MAX_CELLS } })
  }
  const columns = isTooLarge ? 0 : written
  const rows = node.children.map((row, rowIndex) => {
    const cells = Array.from({ length: columns }, (_, index) => {
      const align = node.align?.[index]
      const cell = element(rowIndex === 0 ? 'th' : 'td', {}, cellToHtml(row.children[index], conversion))
      if (rowIndex === 0) cell.attributes.scope = 'col'
      if (align !== null && align !== undefined) cell.attributes.class = ALIGN_CLASSES[align]
      return cell
    })
    return element('tr', {}, onLines(cells.flatMap((cell, index) => (index === 0 ? [cell] : [text('\n'), cell]))))
  })
  const [head, ...body] = rows
  const parts: HtmlNode[] = head === undefined ? [] : [element('thead', {}, onLines([head]))]
  if (body.length > 0) {
    const lines = body.flatMap((row, index): HtmlNode[] => (index === 0 ? [row] : [text('\n'), row]))
    parts.push(text('\n'), element('tbody', {}, onLines(lines)))
  }
  return { ...element('table', {}, onLines(parts)), at: placeOf(conversion.unit, node) }
}

const cellToHtml = (cell: TableCell | undefined, conversion: Conversion): HtmlNode[] =>
  cell === undefined ? [] : nodesToHtml(cell.children, conversion)

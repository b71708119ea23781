/** Tables: markup, and a region of their own that scrolls sideways, reachable from the keyboard. */

import type { Table, TableCell } from 'mdast'
import { type Conversion, nodesToHtml, onLines } from '../../markdown/to-html.ts'
import { type Context, placeOf } from '../context.ts'
import { element, type HtmlElement, type HtmlNode, replaceNodes, text } from '../html-tree.ts'

export function wrapTables(nodes: HtmlNode[], { options: { t } }: Context): HtmlNode[] {
  let count = 0
  return replaceNodes(nodes, (node, parent) => {
    if (node.kind !== 'element' || node.name !== 'table' || parent?.name === 'td' || parent?.name === 'th')
      return undefined
    count++
    // Landmarks of one name could not be told apart.
    const label = `${t('theme.table.regionLabel')}${count > 1 ? ` ${count}` : ''}`
    return [
      element('div', { class: 'table-scroll', tabindex: '0', role: 'region', 'aria-label': label }, [node], node.at),
    ]
  })
}

const ALIGN_CLASSES = { left: 'align-left', center: 'align-center', right: 'align-right' }

/** GFM's table; columns are aligned by classes, since styles in the page are forbidden. */
export function tableToHtml(node: Table, conversion: Conversion): HtmlElement {
  const columns = node.children[0]?.children.length ?? 0
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
  return element('table', {}, onLines(parts), placeOf(conversion.unit, node))
}

const cellToHtml = (cell: TableCell | undefined, conversion: Conversion): HtmlNode[] =>
  cell === undefined ? [] : nodesToHtml(cell.children, conversion)

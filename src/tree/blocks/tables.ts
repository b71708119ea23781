/** Tables: a region of their own that scrolls sideways, reachable from the keyboard. */

import type { Context } from '../context.ts'
import { element, type HtmlElement, type HtmlNode, replaceNodes } from '../html-tree.ts'

/** From how many columns on a table is smaller on paper, and smaller still. */
const [WIDE, WIDEST] = [7, 10]

export function wrapTables(nodes: HtmlNode[], { options: { t } }: Context): HtmlNode[] {
  let count = 0
  return replaceNodes(nodes, (node, parent) => {
    if (node.kind !== 'element' || node.name !== 'table' || parent?.name === 'td' || parent?.name === 'th')
      return undefined
    count++
    // Landmarks of one name could not be told apart.
    const label = `${t('theme.table.regionLabel')}${count > 1 ? ` ${count}` : ''}`
    const region = { class: lookOf(node), tabindex: '0', role: 'region', 'aria-label': label }
    return [{ ...element('div', region, [node]), at: node.at }]
  })
}

function lookOf(table: HtmlElement): string {
  const columns = columnsOf(table)
  return ['table-scroll', columns >= WIDE && 'table-wide', columns >= WIDEST && 'table-widest']
    .filter(Boolean)
    .join(' ')
}

/** Cells of the longest row. */
const columnsOf = ({ name, children }: HtmlElement): number =>
  name === 'tr'
    ? children.filter(child => child.kind === 'element').length
    : Math.max(0, ...children.map(child => (child.kind === 'element' ? columnsOf(child) : 0)))

/** Tables: a region of their own that scrolls sideways, reachable from the keyboard. */

import type { Context } from '../context.ts'
import { element, type HtmlNode, replaceNodes } from '../html-tree.ts'

export function wrapTables(nodes: HtmlNode[], { options: { t } }: Context): HtmlNode[] {
  let count = 0
  return replaceNodes(nodes, (node, parent) => {
    if (node.kind !== 'element' || node.name !== 'table' || parent?.name === 'td' || parent?.name === 'th')
      return undefined
    count++
    // Landmarks of one name could not be told apart.
    const label = `${t('theme.table.regionLabel')}${count > 1 ? ` ${count}` : ''}`
    const region = { class: 'table-scroll', tabindex: '0', role: 'region', 'aria-label': label }
    return [{ ...element('div', region, [node]), at: node.at }]
  })
}

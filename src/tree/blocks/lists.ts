/** Lists whose numbers have three digits or more are marked: they need a wider edge, which a style sheet cannot count. */

import { attribute, type HtmlNode, walkElements } from '../html-tree.ts'

/** Digits of the longest number that there is an edge for. */
const MOST = 4

export function markLongNumbers(nodes: HtmlNode[]): void {
  walkElements(nodes, node => {
    if (node.name !== 'ol') return
    const items = node.children.filter(child => child.kind === 'element' && child.name === 'li')
    const start = Number.parseInt(attribute(node, 'start') || '1', 10) || 1
    const digits = Math.min(MOST, String(start + items.length - 1).length)
    if (digits > 2) node.attributes.class = `${attribute(node, 'class')} digits-${digits}`.trim()
  })
}

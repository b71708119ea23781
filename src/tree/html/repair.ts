/** Nesting that HTML forbids and a browser would repair in its own way, moving text out of its place. */

import { type HtmlElement, type HtmlNode, replaceNodes, walkElements } from '../html-tree.ts'
import { BLOCK_ELEMENTS } from './parse.ts'

export function repairNesting(nodes: HtmlNode[]): HtmlNode[] {
  const inner = new Set<HtmlElement>()
  walkElements(nodes, (node, parents) => {
    // An address inside a written-out <a> becomes a link of its own in GFM.
    if (node.name === 'a' && parents.some(parent => parent.name === 'a')) inner.add(node)
    if (BLOCK_ELEMENTS.has(node.name)) {
      for (const parent of parents) if (parent.name === 'p') parent.name = 'div'
    }
    if (node.name === 'details') addClasses(node, 'theme-details details')
  })
  return inner.size === 0 ? nodes : replaceNodes(nodes, node => (isIn(inner, node) ? node.children : undefined))
}

const isIn = (set: ReadonlySet<HtmlElement>, node: HtmlNode): node is HtmlElement =>
  node.kind === 'element' && set.has(node)

function addClasses(node: HtmlElement, classes: string): void {
  const own = node.attributes.class
  node.attributes.class = typeof own === 'string' && own !== '' ? `${classes} ${own}` : classes
}

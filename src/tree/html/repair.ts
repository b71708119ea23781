/** Nesting that HTML forbids and a browser would repair in its own way, moving text out of its place. */

import type { Context } from '../context.ts'
import { type HtmlElement, type HtmlNode, lineOf, replaceNodes, walkElements } from '../html-tree.ts'
import { BLOCK_ELEMENTS } from './parse.ts'

export function repairNesting(nodes: HtmlNode[], context: Context): HtmlNode[] {
  const inner = new Set<HtmlElement>()
  walkElements(nodes, (node, parents) => {
    const outer = node.name === 'a' ? parents.find(parent => parent.name === 'a') : undefined
    if (outer !== undefined) {
      inner.add(node)
      const at = [node, ...[...parents].reverse()].find(element => element.at !== undefined)?.at
      if (isLost(node, outer)) context.report('warning', 'link-inside/tag', { at })
    }
    if (BLOCK_ELEMENTS.has(node.name)) {
      for (const parent of parents) if (parent.name === 'p') parent.name = 'div'
    }
    if (node.name === 'details') addClasses(node, 'theme-details details')
  })
  return inner.size === 0 ? nodes : replaceNodes(nodes, node => (isIn(inner, node) ? node.children : undefined))
}

/** Words of a link that led elsewhere; an address inside a written-out <a> becomes a link of its own in GFM and loses nothing. */
function isLost(node: HtmlElement, outer: HtmlElement): boolean {
  const { href } = node.attributes
  const isAddress = typeof href === 'string' && href.replace(/^mailto:/, '').endsWith(lineOf(node.children))
  return typeof href === 'string' && !isAddress && href !== outer.attributes.href
}

const isIn = (set: ReadonlySet<HtmlElement>, node: HtmlNode): node is HtmlElement =>
  node.kind === 'element' && set.has(node)

function addClasses(node: HtmlElement, classes: string): void {
  const own = node.attributes.class
  node.attributes.class = typeof own === 'string' && own !== '' ? `${classes} ${own}` : classes
}

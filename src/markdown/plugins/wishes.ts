/** What plugins say of the HTML of their nodes: `hName`, `hProperties`, `hChildren`. */

import type { Nodes } from 'mdast'
import { recordOf } from '../../shared/value.ts'
import { placeOf } from '../../tree/context.ts'
import { element, type HtmlNode, text } from '../../tree/html-tree.ts'
import { type Conversion, nodesToHtml } from '../to-html.ts'
import { fromHast } from './from-hast.ts'
import { attributesOf } from './properties.ts'

interface Wishes {
  hName?: unknown
  hProperties?: unknown
  hChildren?: unknown
}

/** The element that a plugin wants in place of a node, with `own` as what we would have made of it. */
export function asWished(node: Nodes, own: HtmlNode[], conversion: Conversion): HtmlNode[] {
  const data: Wishes = recordOf(node.data)
  const { hName, hProperties, hChildren } = data
  if (hName === undefined && hProperties === undefined && hChildren === undefined) return own
  const attributes = attributesOf(hProperties)
  const children = Array.isArray(hChildren) ? fromHast(hChildren, conversion) : undefined
  const [only] = own
  if (hName === undefined) {
    if (only?.kind !== 'element') return own
    return [{ ...only, attributes: { ...only.attributes, ...attributes }, children: children ?? only.children }]
  }
  const inner = children ?? ('children' in node ? nodesToHtml(node.children, conversion) : valueIn(node))
  return [{ ...element(String(hName), attributes, inner), at: placeOf(conversion.unit, node) }]
}

const valueIn = (node: Nodes): HtmlNode[] => ('value' in node ? [text(node.value)] : [])

/** A node of no known type: what is inside stays. */
export function unknownNode(node: Nodes, conversion: Conversion): HtmlNode[] {
  const { value, children } = node as unknown as { value?: unknown; children?: Nodes[] }
  if (typeof value === 'string') return [text(value)]
  return Array.isArray(children) ? [element('div', {}, nodesToHtml(children, conversion))] : []
}

/** What plugins say of the HTML of their nodes: `hName`, `hProperties`, `hChildren`. */

import type { Nodes } from 'mdast'
import { isRecord } from '../../shared/value.ts'
import { placeOf } from '../../tree/context.ts'
import { type Attributes, element, type HtmlNode, text } from '../../tree/html-tree.ts'
import { type Conversion, nodesToHtml } from '../to-html.ts'

interface Wishes {
  hName?: unknown
  hProperties?: unknown
  hChildren?: unknown
}

/** The element that a plugin wants in place of a node, with `own` as what we would have made of it. */
export function asWished(node: Nodes, own: HtmlNode[], conversion: Conversion): HtmlNode[] {
  const data: Wishes = isRecord(node.data) ? node.data : {}
  const { hName, hProperties, hChildren } = data
  if (hName === undefined && hProperties === undefined && hChildren === undefined) return own
  const attributes = attributesOf(hProperties)
  const children = Array.isArray(hChildren) ? hChildren.flatMap(fromHast) : undefined
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

function fromHast(node: unknown): HtmlNode[] {
  if (!isRecord(node)) return []
  const { type, value, tagName, properties, children } = node
  if (type === 'text') return [text(String(value))]
  if (type === 'comment') return [{ kind: 'comment', value: String(value) }]
  if (type !== 'element') return []
  const inner = Array.isArray(children) ? children.flatMap(fromHast) : []
  return [element(String(tagName), attributesOf(properties), inner)]
}

const NAMES: Readonly<Record<string, string>> = { className: 'class', htmlFor: 'for', httpEquiv: 'http-equiv' }

/** `className: ['a', 'b']` -> `class="a b"`, `dataFoo` -> `data-foo`. */
function attributesOf(properties: unknown): Attributes {
  const attributes: Attributes = {}
  for (const [key, value] of Object.entries(isRecord(properties) ? properties : {})) {
    if (value === null || value === undefined || value === false) continue
    const written = /^(?:data|aria)[A-Z]/.test(key) ? key.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`) : key
    const name = NAMES[key] ?? written.toLowerCase()
    const shown = Array.isArray(value) ? value.join(' ') : isRecord(value) ? styleOf(value) : String(value)
    attributes[name] = value === true ? true : shown
  }
  return attributes
}

const styleOf = (style: Record<string, unknown>): string =>
  Object.entries(style)
    .map(([name, value]) => `${name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)}:${String(value)}`)
    .join(';')

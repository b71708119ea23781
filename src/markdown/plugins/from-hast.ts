/** What plugins made of hast, as our tree of HTML. */

import type { Nodes } from 'mdast'
import { isRecord, listOf } from '../../shared/value.ts'
import { placeOf, type Unit } from '../../tree/context.ts'
import { type Attributes, element, type HtmlElement, type HtmlNode, isHeading, text } from '../../tree/html-tree.ts'
import { jsxNode } from '../jsx.ts'
import { attributesOf } from './properties.ts'
import type { Origins } from './to-hast.ts'

interface Back {
  unit: Unit
  /** Of those nodes that were there before. */
  origins?: Origins
}

type Hast = Record<string, unknown>

export const fromHast = (nodes: readonly unknown[], back: Back): HtmlNode[] =>
  nodes.flatMap(node => (isRecord(node) ? fromNode(node, back) : []))

function fromNode(node: Hast, back: Back): HtmlNode[] {
  const value = String(node.value ?? '')
  const origin = back.origins?.get(node)
  switch (node.type) {
    case 'element':
      return [fromElement(node, back)]
    case 'text':
      return [origin?.node.kind === 'text' ? { ...origin.node, value } : text(value)]
    case 'comment':
      if (value.trim() === 'truncate' && origin?.node.kind === 'truncate') return [origin.node]
      return [{ kind: 'comment', value }]
    case 'raw':
      if (origin?.node.kind === 'ready' && origin.node.html === value) return [origin.node]
      return [{ kind: 'source', value, at: placeIn(node, back) }]
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return fromJsx(node, back)
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      return [{ kind: 'expression', value, at: placeIn(node, back) }]
    case 'root':
      return childrenOf(node, back)
    default:
      return []
  }
}

function fromElement(node: Hast, back: Back): HtmlNode {
  const origin = back.origins?.get(node)
  const code = codeOf(node, back)
  if (code !== undefined) return code
  const attributes = attributesOf(node.properties)
  const children = childrenOf(node, back)
  const made = { ...element(String(node.tagName), attributes, children), at: placeIn(node, back) }
  if (origin?.node.kind !== 'element') return made
  const before: HtmlElement = { ...origin.node, name: made.name, attributes, children }
  if (isHeading(made) && isGivenId(attributes, origin)) delete attributes.id
  return before
}

/** The id of a heading that its plugins were told and left alone is made by the page. */
function isGivenId({ id }: Attributes, { node, properties }: NonNullable<ReturnType<Origins['get']>>): boolean {
  const given: unknown = properties === undefined ? {} : JSON.parse(properties)
  return node.kind === 'element' && node.attributes.id === undefined && isRecord(given) && given.id === id
}

/** A block of code as Markdown makes them; with elements or attributes of a plugin in it it is markup. */
function codeOf(node: Hast, { unit, origins }: Back): HtmlNode | undefined {
  const children = listOf(node.children)
  const [code] = children
  if (node.tagName !== 'pre' || children.length !== 1 || !isRecord(code) || code.tagName !== 'code') return undefined
  const inner = listOf(code.children)
  if (Object.keys(attributesOf(node.properties)).length > 0) return undefined
  if (inner.some(child => !isRecord(child) || child.type !== 'text')) return undefined
  const { class: classes = '', metastring, ...others } = attributesOf(code.properties)
  const language = /^(?:language-(\S+))?$/.exec(String(classes).trim())
  if (language === null || Object.keys(others).length > 0) return undefined
  const known = origins?.get(code)?.node
  const value = inner.map(child => (isRecord(child) ? String(child.value) : '')).join('')
  return {
    kind: 'code',
    at: placeIn(node, { unit }),
    ...(known?.kind === 'code' && known),
    language: language[1],
    meta: String(metastring ?? (isRecord(code.data) ? (code.data.meta ?? '') : '')),
    value: value.replace(/\n$/, ''),
  }
}

function fromJsx(node: Hast, back: Back): HtmlNode[] {
  const children = childrenOf(node, back)
  if (typeof node.name !== 'string') return children
  const attributes = listOf(node.attributes).filter(isRecord)
  return [jsxNode({ name: node.name, attributes: attributes as never }, children, placeIn(node, back))]
}

const childrenOf = (node: Hast, back: Back): HtmlNode[] => fromHast(listOf(node.children), back)
const placeIn = (node: Hast, { unit, origins }: Back) => {
  const before = origins?.get(node)?.node
  return before !== undefined && 'at' in before && before.at !== undefined
    ? before.at
    : placeOf(unit, node as Pick<Nodes, 'position'>)
}

/** Our tree of HTML as hast, which is what plugins of rehype know; made only where a section has some. */

import { takeWrittenId } from '../../tree/blocks/headings.ts'
import type { Unit } from '../../tree/context.ts'
import {
  attribute,
  type HtmlCode,
  type HtmlElement,
  type HtmlNode,
  INLINE_ELEMENTS,
  isHeading,
  type JsxAttribute,
  type Place,
  textOf,
} from '../../tree/html-tree.ts'
import { createIds } from '../../tree/slugs.ts'
import { propertiesOf } from './properties.ts'

/** A node of any kind: plugins make what they like. */
interface HastNode {
  type: string
  children?: unknown[]
  [key: string]: unknown
}

interface Hast {
  root: HastNode & { children: unknown[] }
  /** What a node was made of, and how it was then. */
  origins: Origins
}

export type Origins = WeakMap<object, { node: HtmlNode; properties?: string }>

interface Made {
  unit: Unit
  origins: Origins
  /** Names headings for plugins that look at them; the page names its own later. */
  nameOf: (heading: HtmlElement) => string
}

export function toHast(nodes: readonly HtmlNode[], unit: Unit): Hast {
  const ids = createIds()
  const made: Made = { unit, origins: new WeakMap(), nameOf: heading => ids.create(textOf(heading.children).trim()) }
  return { root: { type: 'root', children: nodes.map(node => hastOf(node, made, false)) }, origins: made.origins }
}

function hastOf(node: HtmlNode, made: Made, inLine: boolean): HastNode {
  const hast = { ...plainHast(node, made, inLine), ...positionOf('at' in node ? node.at : undefined, made.unit) }
  const properties = 'properties' in hast ? JSON.stringify(hast.properties) : undefined
  made.origins.set(hast, { node, ...(properties !== undefined && { properties }) })
  return hast
}

function plainHast(node: HtmlNode, made: Made, inLine: boolean): HastNode {
  switch (node.kind) {
    case 'element': {
      if (isHeading(node)) takeWrittenId(node)
      const isLine = inLine || node.name === 'p' || isHeading(node) || INLINE_ELEMENTS.has(node.name)
      const children = node.children.map(child => hastOf(child, made, isLine))
      return { type: 'element', tagName: node.name, properties: elementProperties(node, made), children }
    }
    case 'text':
      return { type: 'text', value: node.value }
    case 'code':
      return codeOf(node, made)
    case 'comment':
      return { type: 'comment', value: node.value }
    case 'source':
      return { type: 'raw', value: node.value }
    case 'ready':
      return { type: 'raw', value: node.html }
    case 'truncate':
      return { type: 'comment', value: ' truncate ' }
    case 'jsx': {
      const children = node.children.map(child => hastOf(child, made, inLine))
      const type = inLine ? 'mdxJsxTextElement' : 'mdxJsxFlowElement'
      return { type, name: node.name ?? null, attributes: node.attributes.map(attributeOf), children }
    }
    case 'expression':
      return { type: inLine ? 'mdxTextExpression' : 'mdxFlowExpression', value: node.value }
    case 'hole':
      return { type: 'text', value: '' }
  }
}

function elementProperties(node: HtmlElement, { nameOf }: Made): Record<string, unknown> {
  const properties = propertiesOf(node.attributes)
  return isHeading(node) && attribute(node, 'id') === '' ? { ...properties, id: nameOf(node) } : properties
}

function codeOf(node: HtmlCode, { origins }: Made): HastNode {
  const properties = node.language === undefined ? {} : { className: [`language-${node.language}`] }
  const inner = node.value === '' ? [] : [{ type: 'text', value: `${node.value}\n` }]
  const code = {
    type: 'element',
    tagName: 'code',
    properties,
    children: inner,
    ...(node.meta !== '' && { data: { meta: node.meta } }),
  }
  origins.set(code, { node, properties: JSON.stringify(properties) })
  return { type: 'element', tagName: 'pre', properties: {}, children: [code] }
}

function attributeOf(written: JsxAttribute): HastNode {
  const { name } = written
  if ('value' in written) return { type: 'mdxJsxAttribute', name, value: written.value === true ? null : written.value }
  if (name === undefined) return { type: 'mdxJsxExpressionAttribute', value: written.expression }
  return { type: 'mdxJsxAttribute', name, value: { type: 'mdxJsxAttributeValueExpression', value: written.expression } }
}

/** Lines are those of the text, as for plugins of the Markdown tree. */
function positionOf(at: Place | undefined, unit: Unit): object {
  if (at === undefined || at.file !== unit.file) return {}
  const point = { line: at.line - unit.firstLine + 1, column: at.column }
  return { position: { start: point, end: point } }
}

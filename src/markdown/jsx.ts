/** JSX in the Markdown tree: plain tags become HTML at once, components and expressions wait for evaluation. */

import type { Nodes } from 'mdast'
import { htmlName } from '../shared/text/react-names.ts'
import { placeOf } from '../tree/context.ts'
import {
  type Attributes,
  element,
  type HtmlNode,
  isHeading,
  isSpace,
  type JsxAttribute,
  type Place,
} from '../tree/html-tree.ts'
import { type Acting, actingExpression, actingTag } from './code-in-text.ts'
import { blocksToHtml, type Conversion, nodesToHtml } from './to-html.ts'

type Jsx = Extract<Nodes, { type: 'mdxJsxFlowElement' | 'mdxJsxTextElement' }>
type Expression = Extract<Nodes, { type: 'mdxFlowExpression' | 'mdxTextExpression' }>

/** Tags that React has to write: attributes in camel case have other names in SVG, form values are properties. */
const REACT_TAGS = new Set('svg path g circle rect line text use defs math input select textarea option'.split(' '))
const REACT_ATTRIBUTES = new Set(['dangerouslySetInnerHTML', 'key', 'ref', 'defaultValue', 'defaultChecked'])

export function jsxToHtml(node: Jsx, conversion: Conversion): HtmlNode[] {
  // A plugin that adds a tag may leave out what is empty.
  const { children = [], attributes = [] } = node as { [Key in keyof Jsx]?: Jsx[Key] }
  const flow = node.type === 'mdxJsxFlowElement' && children.some(isBlock) && !children.some(isWords)
  const inner = flow ? blocksToHtml(children, conversion) : nodesToHtml(children, conversion)
  const at = placeOf(conversion.unit, node)
  if (node.name === null) return inner
  const acting = actingTag({ ...node, attributes, children })
  if (isTaken(acting, conversion)) {
    const within = acting.isWhole === true ? [] : inner
    return [{ kind: 'jsx', name: acting.name, attributes: [], children: within, at }]
  }
  warnOfHandlers({ ...node, attributes }, conversion)
  const made = jsxNode({ name: node.name, attributes }, inner, at)
  return [made.kind === 'element' ? { ...made, written: true } : made]
}

interface Tag {
  name: string
  attributes: Jsx['attributes']
}

/** A tag that needs nothing but HTML, or what waits for evaluation. */
export function jsxNode(tag: Tag, children: HtmlNode[], at: Place): HtmlNode {
  const attributes = plainAttributes(tag)
  if (attributes !== undefined) return { ...element(tag.name, attributes, unwrapParagraph(tag.name, children)), at }
  return { kind: 'jsx', name: tag.name, attributes: tag.attributes.map(toAttribute), children, at }
}

const INLINE = new Set(
  'text emphasis strong delete inlineCode link mdxTextExpression mdxJsxTextElement truncate'.split(' '),
)
const isBlock = (node: Nodes): boolean => !INLINE.has(node.type)
/** Words stand in a line, whatever stands beside them. */
const isWords = (node: Nodes): boolean => node.type === 'text' && node.value.trim() !== ''

/** HTML attributes of a lower-case tag without expressions, or `undefined` when it needs React. */
function plainAttributes(node: Tag): Attributes | undefined {
  if (!/^[a-z][a-z0-9-]*$/.test(node.name) || REACT_TAGS.has(node.name)) return undefined
  const attributes: Attributes = {}
  for (const attribute of node.attributes) {
    if (attribute.type !== 'mdxJsxAttribute' || REACT_ATTRIBUTES.has(attribute.name)) return undefined
    if (typeof attribute.value === 'object' && attribute.value !== null) return undefined
    if (/^on[A-Z]/.test(attribute.name)) continue
    attributes[htmlName(attribute.name)] = attribute.value ?? true
  }
  return attributes
}

/** The text of a page is plain HTML: a handler on a tag of it never runs. */
function warnOfHandlers(node: Jsx, { unit, context }: Conversion): void {
  if (!/^[a-z]/.test(node.name ?? '')) return
  for (const attribute of node.attributes) {
    if (attribute.type !== 'mdxJsxAttribute' || !/^on[A-Z]/.test(attribute.name)) continue
    const values = { name: attribute.name, tag: node.name ?? '' }
    context.report('warning', 'dead-handler', { at: placeOf(unit, node), values })
  }
}

function toAttribute(attribute: Jsx['attributes'][number]): JsxAttribute {
  if (attribute.type === 'mdxJsxExpressionAttribute') return { name: undefined, expression: attribute.value }
  const { name, value } = attribute
  if (typeof value === 'string') return { name, value }
  return value === null || value === undefined ? { name, value: true } : { name, expression: value.value }
}

/** `<summary>` over several lines holds a paragraph in MDX; HTML allows none in it. */
function unwrapParagraph(name: string, children: HtmlNode[]): HtmlNode[] {
  const parent = element(name)
  if (!(isHeading(parent) || name === 'p' || name === 'summary' || name === 'span' || name === 'a')) return children
  const inner = children.filter(child => !isSpace(child))
  const [only] = inner
  return inner.length === 1 && only?.kind === 'element' && only.name === 'p' ? only.children : children
}

/** `{expression}`; a comment may yet be the id of a heading. */
export function expressionToHtml(node: Expression, conversion: Conversion): HtmlNode[] {
  const code = node.value.replace(/\/\*[\s\S]*?\*\//g, '').trim()
  if (code === '') return [{ kind: 'comment', value: commentOf(node.value) }]
  const at = placeOf(conversion.unit, node)
  const acting = actingExpression(node.value)
  if (isTaken(acting, conversion)) return [{ kind: 'jsx', name: acting.name, attributes: [], children: [], at }]
  return [{ kind: 'expression', value: node.value, at }]
}

/** Browsers have it as a component of this text. */
const isTaken = (acting: Acting | undefined, { context, unit }: Conversion): acting is Acting =>
  acting !== undefined && context.options.ownNames?.(unit.file)?.has(acting.name) === true

const commentOf = (value: string): string => /\/\*([\s\S]*?)\*\//.exec(value)?.[1]?.trim() ?? ''

/** An element and all below it hold no JSX. */
export function isStatic(node: HtmlNode): boolean {
  if (node.kind === 'jsx' || node.kind === 'expression') return false
  return node.kind !== 'element' || node.children.every(isStatic)
}

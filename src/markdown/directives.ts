/** `:::name`, `::name`, `:name`: admonitions become boxes, everything else stays the text it was, or shows what is in it. */

import type { Nodes } from 'mdast'
import { nearest } from '../shared/text/nearest.ts'
import { placeOf } from '../tree/context.ts'
import { admonition } from '../tree/html/admonition.ts'
import { element, type HtmlNode, text } from '../tree/html-tree.ts'
import { blocksToHtml, type Conversion, nodesToHtml, sourceOf } from './to-html.ts'

type Directive = Extract<Nodes, { type: 'containerDirective' | 'leafDirective' | 'textDirective' }>
type Heading = Extract<Nodes, { type: 'heading' }>
type Container = Extract<Directive, { type: 'containerDirective' }>

/** A line with nothing but the marks of a directive: with a title after a space it is none to Docusaurus. */
const MARKS = /^:{2,}[\p{L}\p{N}_-]+(?:\[.*\])?(?:\{.*\})?\s*$/u

export function directiveToHtml(node: Directive, conversion: Conversion): HtmlNode[] {
  if (node.type === 'textDirective') return [text(sourceOf(node, conversion.unit), placeOf(conversion.unit, node))]
  if (node.type === 'containerDirective') checkClosed(node, conversion)
  const keywords = conversion.context.options.markdown.admonitions ?? []
  if (node.type === 'containerDirective' && keywords.includes(node.name))
    return [containerToAdmonition(node, conversion)]
  const isFormer = conversion.context.options.lenient !== undefined && node.children.length > 0
  const [opening = ''] = sourceOf(node, conversion.unit).split('\n')
  if (!isFormer || !MARKS.test(opening)) return unknownToHtml(node, conversion, keywords)
  // Docusaurus shows what stands in it, without the marks.
  reportUnknown(node, conversion, keywords)
  const content =
    node.type === 'leafDirective' ? nodesToHtml(node.children, conversion) : blocksToHtml(node.children, conversion)
  return [{ ...element('div', {}, content), at: placeOf(conversion.unit, node) }]
}

/** `## See :LazyExtras`: Docusaurus shows the name, and makes the id of what stands between the marks and names. */
export const wordsOf = (heading: Heading, { context }: Conversion): { words?: string } =>
  context.options.lenient === undefined ? {} : { words: heading.children.map(bareText).join('') }

/** Names that Docusaurus reads; ours may have other letters. */
const ASCII_NAME = /^[A-Za-z][\w-]*/

function bareText(node: Nodes): string {
  if (node.type === 'html') return ''
  // `流量:如果` is no directive there, and of `:abcд` a part is none.
  if (node.type === 'textDirective') {
    const [name] = ASCII_NAME.exec(node.name) ?? []
    return name === undefined ? `:${node.name}` : node.name.slice(name.length)
  }
  if ('value' in node) return node.value
  if ('alt' in node && node.alt) return node.alt
  return 'children' in node ? node.children.map(bareText).join('') : ''
}

function containerToAdmonition(node: Container, conversion: Conversion): HtmlNode {
  const { label, blocks } = splitLabel(node)
  const attributes = node.attributes ?? {}
  const written = label === undefined ? undefined : nodesToHtml(label.children, conversion)
  const named = typeof attributes.title === 'string' && attributes.title !== '' ? [text(attributes.title)] : undefined
  const markup = {
    type: node.name,
    title: named ?? written,
    content: blocksToHtml(blocks, conversion),
    className: attributes.class ?? undefined,
    id: attributes.id ?? undefined,
    at: placeOf(conversion.unit, node),
  }
  return admonition(markup, conversion.context.options.t)
}

function splitLabel(node: Container): {
  label: Extract<Nodes, { type: 'paragraph' }> | undefined
  blocks: Container['children']
} {
  const [first, ...rest] = node.children
  return first?.type === 'paragraph' && first.data?.directiveLabel === true
    ? { label: first, blocks: rest }
    : { label: undefined, blocks: node.children }
}

/** Keeps the colons, the name and all text of a directive that means nothing. */
function unknownToHtml(
  node: Exclude<Directive, { type: 'textDirective' }>,
  conversion: Conversion,
  keywords: string[],
): HtmlNode[] {
  const { unit } = conversion
  const at = placeOf(unit, node)
  reportUnknown(node, conversion, keywords)
  const source = sourceOf(node, unit)
  if (node.type === 'leafDirective') {
    const [first] = node.children
    const last = node.children.at(-1)
    const start = node.position?.start.offset ?? 0
    const from = first?.position?.start.offset
    const to = last?.position?.end.offset
    if (from === undefined || to === undefined) return [{ ...element('p', {}, [text(source)]), at }]
    const children = nodesToHtml(node.children, conversion)
    const line = [text(source.slice(0, from - start)), ...children, text(source.slice(to - start))]
    return [{ ...element('p', {}, line), at }]
  }
  const { blocks } = splitLabel(node)
  const lines = source.split('\n')
  const opening = { ...element('p', {}, [text(lines[0] ?? '')]), at }
  const closing = closingLine(node, conversion)
  const content = blocksToHtml(blocks, conversion)
  return [
    opening,
    ...(content.length > 0 ? [text('\n'), ...content] : []),
    ...(closing === undefined ? [] : [text('\n'), element('p', {}, [text(closing)])]),
  ]
}

function reportUnknown(node: Directive, { unit, context }: Conversion, known: readonly string[]): void {
  const { name } = node
  const at = placeOf(unit, node)
  const close = nearest(name, known)
  if (node.type === 'leafDirective') context.report('warning', 'unknown-directive/leaf', { at, values: { name } })
  else if (close === undefined) context.report('warning', 'unknown-directive', { at, values: { name, known } })
  else context.report('warning', 'unknown-directive/close', { at, values: { name, close } })
}

/** The `:::` that ends a container, or `undefined` when the end of the document did. */
function closingLine(node: Container, { unit }: Conversion): string | undefined {
  const source = sourceOf(node, unit)
  const colons = /^:*/.exec(source)?.[0].length ?? 3
  const line = (source.split('\n').slice(1).at(-1) ?? '').replace(/^[ \t>]*/, '').trimEnd()
  return /^:{3,}$/.test(line) && line.length >= colons ? line : undefined
}

function checkClosed(node: Container, conversion: Conversion): void {
  if (closingLine(node, conversion) !== undefined) return
  const found = { at: placeOf(conversion.unit, node), values: { name: node.name } }
  conversion.context.report('warning', 'unclosed-directive', found)
}

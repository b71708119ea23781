/** Markdown tree to HTML tree: one function per kind of node, CommonMark's and GFM's markup. */

import type { Definition, FootnoteDefinition, Nodes, Parents } from 'mdast'
import type {} from 'satteri'
import { type Context, placeAt, placeOf, type Unit } from '../tree/context.ts'
import { element, type HtmlElement, type HtmlNode, text } from '../tree/html-tree.ts'
import { encodeUri } from '../tree/text/uri.ts'
import { directiveToHtml } from './directives.ts'
import { expressionToHtml, jsxToHtml } from './jsx.ts'
import { itemToHtml, listToHtml } from './lists.ts'
import { tableToHtml } from './tables.ts'

/** What converting one text needs: where it comes from and what it defines. */
export interface Conversion {
  unit: Unit
  context: Context
  definitions: ReadonlyMap<string, Definition>
  /** Truncate marker in the text of the unit, when it has one. */
  marker: { start: number; end: number } | undefined
}

export function nodesToHtml(nodes: readonly Nodes[], conversion: Conversion): HtmlNode[] {
  const result: HtmlNode[] = []
  for (const node of nodes) {
    for (const made of nodeToHtml(node, conversion)) {
      const last = result.at(-1)
      // `10:30` comes as three texts; nobody after this should see that.
      if (made.kind === 'text' && last?.kind === 'text') last.value += made.value
      else result.push(made)
    }
  }
  return result
}

/** Blocks, each on its own line. */
export function blocksToHtml(nodes: readonly Nodes[], conversion: Conversion): HtmlNode[] {
  const result: HtmlNode[] = []
  for (const node of nodes) {
    const made = nodeToHtml(node, conversion)
    if (made.length === 0) continue
    if (result.length > 0) result.push(text('\n'))
    for (const item of made) result.push(item)
  }
  return result
}

/** Blocks between line breaks. */
export const onLines = (nodes: HtmlNode[]): HtmlNode[] => [
  text('\n'),
  ...nodes,
  ...(nodes.length > 0 ? [text('\n')] : []),
]

export function nodeToHtml(node: Nodes, conversion: Conversion): HtmlNode[] {
  const { unit } = conversion
  const inline = (name: string, parent: Parents): HtmlElement =>
    element(name, {}, nodesToHtml(parent.children, conversion), placeOf(unit, node))
  switch (node.type) {
    case 'root':
      return blocksToHtml(node.children, conversion)
    case 'text':
      return textToHtml(node, conversion)
    case 'paragraph':
      return [inline('p', node)]
    case 'heading':
      return [inline(`h${node.depth}`, node)]
    case 'emphasis':
      return [inline('em', node)]
    case 'strong':
      return [inline('strong', node)]
    case 'delete':
      return [inline('del', node)]
    case 'superscript':
      return [inline('sup', node)]
    case 'subscript':
      return [inline('sub', node)]
    case 'break':
      return [element('br'), text('\n')]
    case 'thematicBreak':
      return [element('hr', {}, [], placeOf(unit, node))]
    case 'blockquote':
      return [element('blockquote', {}, onLines(blocksToHtml(node.children, conversion)), placeOf(unit, node))]
    case 'inlineCode':
      return [element('code', {}, [text(node.value.replace(/\r?\n|\r/g, ' '))], placeOf(unit, node))]
    case 'code':
      return [codeToHtml(node, conversion)]
    case 'html':
      return sourceToHtml(node, conversion)
    case 'list':
      return [listToHtml(node, conversion)]
    case 'listItem':
      return [itemToHtml(node, node.spread === true, conversion)]
    case 'table':
      return [tableToHtml(node, conversion)]
    case 'link':
      return [linkToHtml(node, node.url, node.title, conversion)]
    case 'image':
      return [imageToHtml(node, node.url, node.title, conversion)]
    case 'linkReference':
    case 'imageReference': {
      const definition = conversion.definitions.get(node.identifier)
      if (definition === undefined) return [text(sourceOf(node, unit))]
      return node.type === 'linkReference'
        ? [linkToHtml(node, definition.url, definition.title, conversion)]
        : [imageToHtml(node, definition.url, definition.title, conversion)]
    }
    case 'footnoteReference':
      return [element('x-footnote', { key: node.identifier, file: unit.file }, [], placeOf(unit, node))]
    case 'footnoteDefinition':
      return [footnoteToHtml(node, conversion)]
    case 'containerDirective':
    case 'leafDirective':
    case 'textDirective':
      return directiveToHtml(node, conversion)
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return jsxToHtml(node, conversion)
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      return expressionToHtml(node, conversion)
    default:
      // Definitions, front matter, ESM: nothing to show.
      return []
  }
}

/** Text as it stands in the source. */
export function sourceOf(node: Nodes, unit: Unit): string {
  const { position } = node
  return position === undefined ? '' : unit.text.slice(position.start.offset, position.end.offset)
}

/** `&#xFDD0;` would be a mark of ours. */
const NONCHARACTER = /[\uFDD0-\uFDEF]/
const NONCHARACTERS = /[\uFDD0-\uFDEF]/g

function textToHtml(node: Extract<Nodes, { type: 'text' }>, { unit, marker }: Conversion): HtmlNode[] {
  const start = node.position?.start.offset
  if (NONCHARACTER.test(node.value)) return [text(node.value.replace(NONCHARACTERS, '\uFFFD'), placeOf(unit, node))]
  if (marker === undefined || start === undefined) return [text(node.value, placeOf(unit, node))]
  const written = unit.text.slice(marker.start, marker.end)
  const index =
    marker.start >= start && marker.end <= (node.position?.end.offset ?? 0) ? node.value.indexOf(written) : -1
  if (index < 0) return [text(node.value, placeOf(unit, node))]
  return [
    text(node.value.slice(0, index), placeOf(unit, node)),
    { kind: 'truncate' },
    text(node.value.slice(index + written.length), placeAt(unit, marker.end)),
  ]
}

/** Raw HTML, cut in two where the truncate marker stands in it. */
function sourceToHtml(node: Extract<Nodes, { type: 'html' }>, { unit, marker }: Conversion): HtmlNode[] {
  const at = placeOf(unit, node)
  const { start, end } = node.position ?? {}
  const offset = start?.offset
  if (marker === undefined || offset === undefined || marker.start < offset || marker.end > (end?.offset ?? 0)) {
    return [{ kind: 'source', value: node.value, at }]
  }
  const index = node.value.indexOf(unit.text.slice(marker.start, marker.end))
  const after = node.value.slice(index + marker.end - marker.start)
  return [
    { kind: 'source', value: node.value.slice(0, index), at },
    { kind: 'truncate' },
    { kind: 'source', value: after, at: placeAt(unit, marker.end) },
  ]
}

function codeToHtml(node: Extract<Nodes, { type: 'code' }>, { unit, marker }: Conversion): HtmlNode {
  const { start, end } = node.position ?? { start: { offset: undefined }, end: { offset: undefined } }
  const inside =
    marker !== undefined && start.offset !== undefined && marker.start > start.offset && marker.end <= (end.offset ?? 0)
  return {
    kind: 'code',
    language: node.lang ?? undefined,
    meta: node.meta ?? '',
    value: node.value,
    at: placeOf(unit, node),
    marker: inside ? unit.text.slice(marker.start, marker.end) : undefined,
  }
}

function linkToHtml(
  node: Extract<Nodes, { type: 'link' | 'linkReference' }>,
  url: string,
  title: string | null | undefined,
  conversion: Conversion,
): HtmlElement {
  const link = element(
    'a',
    { href: encodeUri(url) },
    nodesToHtml(node.children, conversion),
    placeOf(conversion.unit, node),
  )
  if (typeof title === 'string') link.attributes.title = title
  return link
}

function imageToHtml(
  node: Extract<Nodes, { type: 'image' | 'imageReference' }>,
  url: string,
  title: string | null | undefined,
  { unit }: Conversion,
): HtmlElement {
  const image = element('img', { src: encodeUri(url) }, [], placeOf(unit, node))
  // No `alt` at all says that the author left it out; `alt=""` in HTML says that the picture is decoration.
  if (typeof node.alt === 'string' && node.alt !== '') image.attributes.alt = node.alt
  if (typeof title === 'string') image.attributes.title = title
  return image
}

/** Stands where it was written until `footnotes.ts` numbers and moves it. */
function footnoteToHtml(node: FootnoteDefinition, conversion: Conversion): HtmlElement {
  const attributes = { key: node.identifier, file: conversion.unit.file }
  const place = placeOf(conversion.unit, node)
  return element('x-footnote-definition', attributes, onLines(blocksToHtml(node.children, conversion)), place)
}

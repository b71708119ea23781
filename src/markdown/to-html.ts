/** Markdown tree to HTML tree: one function per kind of node, CommonMark's and GFM's markup. */

import type { Definition, Nodes } from 'mdast'
import type {} from 'satteri'
import { withoutMarks } from '../shared/mark.ts'
import { encodeUri } from '../shared/text/uri.ts'
import { formula } from '../tree/blocks/formulas.ts'
import { type Context, placeAt, placeOf, type Unit } from '../tree/context.ts'
import { element, type HtmlElement, type HtmlNode, text } from '../tree/html-tree.ts'
import { directiveToHtml, wordsOf } from './directives.ts'
import { expressionToHtml, jsxToHtml } from './jsx.ts'
import { itemToHtml, listToHtml } from './lists.ts'
import { asWished, unknownNode } from './plugins/wishes.ts'
import { tableToHtml } from './tables.ts'

/** What converting one text needs: where it comes from and what it defines. */
export interface Conversion {
  unit: Unit
  context: Context
  definitions: ReadonlyMap<string, Definition>
}

export function nodesToHtml(nodes: readonly Nodes[], conversion: Conversion): HtmlNode[] {
  const result: HtmlNode[] = []
  for (const node of nodes) {
    for (const made of nodeToHtml(node, conversion)) {
      const last = result.at(-1)
      // `10:30` comes as three texts; later steps should see one.
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

/** Nodes that are an element around their content. */
const WRAPPERS: Readonly<Record<string, string>> = {
  emphasis: 'em',
  strong: 'strong',
  delete: 'del',
  superscript: 'sup',
  subscript: 'sub',
}

export function nodeToHtml(node: Nodes, conversion: Conversion): HtmlNode[] {
  const made = plainHtml(node, conversion)
  return conversion.context.options.plugins === undefined ? made : asWished(node, made, conversion)
}

function plainHtml(node: Nodes, conversion: Conversion): HtmlNode[] {
  const at = placeOf(conversion.unit, node)
  switch (node.type) {
    case 'root':
      return blocksToHtml(node.children, conversion)
    case 'text':
      // `&#xFDD0;` would be a mark of ours.
      return [text(withoutMarks(node.value), at)]
    case 'paragraph': {
      const alone = formulaAlone(node, conversion)
      if (alone !== undefined) return [alone]
      return [{ ...element('p', {}, nodesToHtml(node.children, conversion)), at }]
    }
    case 'emphasis':
    case 'strong':
    case 'delete':
    case 'superscript':
    case 'subscript':
      return [{ ...element(WRAPPERS[node.type] ?? node.type, {}, nodesToHtml(node.children, conversion)), at }]
    case 'heading':
      return [
        { ...element(`h${node.depth}`, {}, nodesToHtml(node.children, conversion)), at, ...wordsOf(node, conversion) },
      ]
    case 'break':
      return [element('br'), text('\n')]
    case 'thematicBreak':
      return [{ ...element('hr'), at }]
    case 'blockquote':
      return [{ ...element('blockquote', {}, onLines(blocksToHtml(node.children, conversion))), at }]
    case 'inlineCode':
      return [{ ...inlineCode(node.value.replace(/\r?\n|\r/g, ' ')), at }]
    case 'code':
      return [codeToHtml(node, conversion)]
    case 'math':
    case 'inlineMath':
      return [mathToHtml(node, conversion)]
    case 'html':
      return [{ kind: 'source', value: node.value, at }]
    case 'list':
      return [listToHtml(node, conversion)]
    case 'listItem':
      return [itemToHtml(node, node.spread === true, conversion)]
    case 'table':
      return [tableToHtml(node, conversion)]
    case 'truncate':
      return [...nodesToHtml(node.before, conversion), { kind: 'truncate' }, ...nodesToHtml(node.after, conversion)]
    default:
      return linkedToHtml(node, conversion)
  }
}

/** Nodes that lead elsewhere, and those of extensions. */
function linkedToHtml(node: Nodes, conversion: Conversion): HtmlNode[] {
  switch (node.type) {
    case 'link':
    case 'image':
      return [targetToHtml(node, node, conversion)]
    case 'linkReference':
    case 'imageReference': {
      const definition = conversion.definitions.get(node.identifier)
      if (definition === undefined) return [text(sourceOf(node, conversion.unit))]
      return [targetToHtml(node, definition, conversion)]
    }
    case 'footnoteReference':
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
    case 'definition':
    case 'mdxjsEsm':
    case 'yaml':
      return []
    default:
      // The parser makes no others, plugins may.
      return conversion.context.options.plugins === undefined ? [] : unknownNode(node, conversion)
  }
}

/** Text as it stands in the source. */
export function sourceOf(node: Nodes, unit: Unit): string {
  const { position } = node
  return position === undefined ? '' : unit.text.slice(position.start.offset, position.end.offset)
}

/** Options, names, short commands: a line need not end inside them, at a blank or at a hyphen taken for another's. */
const UNBROKEN = /^(?:(?=.*-)\S{1,40}|(?=.{1,14}$)\S+(?: \S+)+)$/
/** In a longer text: a hyphen apart with the word before it, options up to their values. */
const UNPARTED = /((?<=^|\s)\S{1,17} --?(?=\s|$)|(?<=\s)--?\w[\w-]{0,37}(?![\w-])=?)/
/** What is longer has no line of its own on a phone with letters twice as large, and is parted there. */
const ROOM = 14

const keptWhole = ({ length }: string): string => (length > ROOM ? 'long' : 'whole')

function inlineCode(value: string): HtmlElement {
  if (UNBROKEN.test(value)) return element('code', { class: keptWhole(value) }, [text(value)])
  const parts = value
    .split(UNPARTED)
    .map((part, index) => (index % 2 === 0 ? text(part) : element('span', { class: keptWhole(part) }, [text(part)])))
  return element('code', {}, parts)
}

function codeToHtml(node: Extract<Nodes, { type: 'code' }>, conversion: Conversion): HtmlNode {
  const { unit, context } = conversion
  const { lang, meta, value, data } = node
  if (lang === 'math' && context.options.markdown.math !== undefined) return mathToHtml(node, conversion)
  return { kind: 'code', language: lang ?? undefined, meta: meta ?? '', value, at: placeOf(unit, node), cut: data?.cut }
}

/** `$$…$$` that is all of a paragraph is meant to stand apart, though it is written on one line. */
function formulaAlone(
  { children }: Extract<Nodes, { type: 'paragraph' }>,
  conversion: Conversion,
): HtmlElement | undefined {
  const [only] = children
  if (children.length !== 1 || only?.type !== 'inlineMath') return undefined
  return sourceOf(only, conversion.unit).startsWith('$$') ? mathToHtml(only, conversion, true) : undefined
}

/** A formula until `formulas.ts` draws it; it stands where its TeX begins. */
function mathToHtml(
  node: Extract<Nodes, { type: 'math' | 'inlineMath' | 'code' }>,
  { unit }: Conversion,
  isBlock = node.type !== 'inlineMath',
): HtmlElement {
  const { value, position } = node
  const start = position?.start.offset ?? 0
  const [first = ''] = value.split('\n')
  const inside = Math.max(unit.text.slice(start, position?.end.offset).indexOf(first), 0)
  return formula(value, isBlock, placeAt(unit, start + inside))
}

type Target = Extract<Nodes, { type: 'link' | 'linkReference' | 'image' | 'imageReference' }>

/** A link or an image; `definition` is where it leads. */
function targetToHtml(
  node: Target,
  { url, title }: Pick<Definition, 'url' | 'title'>,
  conversion: Conversion,
): HtmlElement {
  const titled = typeof title === 'string' ? { title } : {}
  const at = placeOf(conversion.unit, node)
  if (node.type === 'link' || node.type === 'linkReference')
    return { ...element('a', { href: encodeUri(url), ...titled }, nodesToHtml(node.children, conversion)), at }
  // No `alt` at all says that the author left it out; `alt=""` in HTML says that the picture is decoration.
  const described = typeof node.alt === 'string' && node.alt !== '' ? { alt: node.alt } : {}
  return { ...element('img', { src: encodeUri(url), ...described, ...titled }), at }
}

/** Both stand where they were written until `footnotes.ts` numbers and moves them. */
function footnoteToHtml(
  node: Extract<Nodes, { type: 'footnoteReference' | 'footnoteDefinition' }>,
  conversion: Conversion,
): HtmlElement {
  const attributes = { key: node.identifier, file: conversion.unit.file }
  const at = placeOf(conversion.unit, node)
  if (node.type === 'footnoteReference') return { ...element('x-footnote', attributes), at }
  return { ...element('x-footnote-definition', attributes, onLines(blocksToHtml(node.children, conversion))), at }
}

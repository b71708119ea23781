/** Prints the HTML tree. The output is well formed: every element is closed, text and attributes are escaped. */

import { mark } from '../../shared/mark.ts'
import { escapeAttribute, escapeText } from '../../shared/text/escape.ts'
import type { Attributes, HtmlCode, HtmlElement, HtmlNode } from '../html-tree.ts'

export const VOID_ELEMENTS: ReadonlySet<string> = new Set(
  'area base br col embed hr img input link meta param source track wbr'.split(' '),
)

/** Elements whose first line break the HTML parser drops. */
const DROPS_FIRST_LINE = new Set(['pre', 'textarea', 'listing'])

export function writeHtml(nodes: readonly HtmlNode[]): string {
  const parts: string[] = []
  writeNodes(nodes, parts)
  return parts.join('')
}

function writeNodes(nodes: readonly HtmlNode[], parts: string[]): void {
  for (const node of nodes) {
    if (node.kind === 'element') writeElement(node, parts)
    else if (node.kind === 'text') parts.push(escapeText(node.value))
    else if (node.kind === 'jsx') writeNodes(node.children, parts)
    else parts.push(writeLeaf(node))
  }
}

function writeLeaf(node: Exclude<HtmlNode, { children: HtmlNode[] } | { kind: 'text' }>): string {
  switch (node.kind) {
    case 'ready':
      return node.html
    case 'source':
      return node.value
    case 'comment':
      return `<!--${node.value}-->`
    case 'code':
      return writeCode(node)
    case 'expression':
    case 'hole':
    case 'truncate':
      return ''
  }
}

/** CommonMark's own markup: code that no step has highlighted. */
function writeCode({ language, value }: HtmlCode): string {
  const name = language === undefined ? '' : ` class="language-${escapeAttribute(language)}"`
  return `<pre><code${name}>${escapeText(value)}${value === '' ? '' : '\n'}</code></pre>`
}

/** As they stand in a tag, each with the space before it. */
export function writeAttributes(attributes: Attributes): string {
  let written = ''
  for (const name in attributes) {
    const value = attributes[name]
    if (value === undefined) continue
    written += value === true ? ` ${name}` : ` ${name}="${escapeAttribute(value)}"`
  }
  return written
}

function writeElement(node: HtmlElement, parts: string[]): void {
  parts.push('<', node.name, writeAttributes(node.attributes))
  // Marks bring their own leading space or nothing.
  if (node.size !== undefined) parts.push(mark('size', node.size))
  if (node.widths !== undefined) parts.push(mark('widths', node.widths))
  parts.push('>')
  if (VOID_ELEMENTS.has(node.name)) return
  const start = parts.length
  writeNodes(node.children, parts)
  if (DROPS_FIRST_LINE.has(node.name)) keepFirstLine(parts, start)
  parts.push('</', node.name, '>')
}

function keepFirstLine(parts: string[], start: number): void {
  let first = start
  while (parts[first] === '') first++
  if (parts[first]?.startsWith('\n')) parts.splice(start, 0, '\n')
}

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
  let html = ''
  for (const node of nodes) html += writeNode(node)
  return html
}

function writeNode(node: HtmlNode): string {
  switch (node.kind) {
    case 'element':
      return writeElement(node)
    case 'text':
      return escapeText(node.value)
    case 'ready':
      return node.html
    case 'source':
      return node.value
    case 'comment':
      return `<!--${node.value}-->`
    case 'code':
      return writeCode(node)
    case 'jsx':
      return writeHtml(node.children)
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

function writeElement(node: HtmlElement): string {
  let open = `<${node.name}${writeAttributes(node.attributes)}`
  // Marks bring their own leading space or nothing.
  if (node.size !== undefined) open += mark('size', node.size)
  if (node.widths !== undefined) open += mark('widths', node.widths)
  if (VOID_ELEMENTS.has(node.name)) return `${open}>`
  const inner = writeHtml(node.children)
  const kept = DROPS_FIRST_LINE.has(node.name) && inner.startsWith('\n') ? '\n' : ''
  return `${open}>${kept}${inner}</${node.name}>`
}

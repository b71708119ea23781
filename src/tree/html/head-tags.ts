/** Tags for the head of a page that its text brings: `<head>` of Markdown, `<Head>` of MDX. */

import type { HeadTag } from '../../shared/config.ts'
import type { Context } from '../context.ts'
import { attribute, type HtmlElement, type HtmlNode, textOf } from '../html-tree.ts'
import { escapeText } from './write-html.ts'

/** Tags that a page may have; the rest is reported. */
export function addHeadTags(nodes: readonly HtmlNode[], context: Context): void {
  for (const node of nodes) {
    if (node.kind !== 'element') continue
    const tag = toHeadTag(node, context)
    // The same component drawn twice says the same twice.
    if (tag !== undefined && !context.head.some(known => JSON.stringify(known) === JSON.stringify(tag)))
      context.head.push(tag)
  }
}

function toHeadTag(node: HtmlElement, context: Context): HeadTag | undefined {
  const { name: tagName, attributes } = node
  const inner = node.children.map(child => (child.kind === 'text' ? child.value : '')).join('')
  switch (tagName) {
    case 'title':
      return { tagName, attributes: {}, innerHTML: escapeText(textOf(node.children).trim()) }
    case 'meta':
    case 'link':
      return { tagName, attributes }
    case 'script':
      return { tagName, attributes, innerHTML: inner.replaceAll('</', '<\\/') }
    case 'html':
    case 'body':
      addPageClasses(attribute(node, 'class'), context)
      return undefined
    case 'style':
      context.report('warning', 'head-tag/style', { at: node.at })
      return undefined
    default:
      context.report('warning', 'head-tag', { at: node.at, values: { tag: tagName } })
      return undefined
  }
}

/** Classes for the document of the page. */
export function addPageClasses(names: string, context: Context): void {
  const classes = [context.layout.className ?? '', names].join(' ').trim()
  if (classes !== '') context.layout.className = classes
}

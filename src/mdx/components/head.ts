/** `<Head>` and `<head>` of a document: tags for the head of its page. */

import { Children, Fragment, isValidElement, type ReactNode } from 'react'
import type { AnyProps } from '../../docusaurus/index.ts'
import type { HeadTag } from '../../shared/config.ts'
import { type Context, report } from '../../tree/context.ts'
import { escapeText } from '../../tree/html/write-html.ts'
import { attribute, type HtmlElement, type HtmlNode, type Place, textOf } from '../../tree/html-tree.ts'
import { assembleHtml } from '../assemble.ts'
import { type DrawScope, withoutHints } from '../scope.ts'

/** What React gives to `<Head>`. */
export function takeHead(children: ReactNode, scope: DrawScope): void {
  const { context, chunks, toStatic } = scope
  const at: Place = { file: context.source.file, line: context.source.bodyLine, column: 1 }
  const html = flatten(children).map(child => {
    if (!isValidElement<AnyProps>(child) || (child.type !== 'html' && child.type !== 'body')) return toStatic(child)
    // React would begin a document here and lose the tags beside it.
    if (typeof child.props.className === 'string') addClasses(child.props.className, context)
    return ''
  })
  addHeadTags(assembleHtml(html.map(withoutHints).join(''), chunks, at, context), context)
}

function flatten(children: ReactNode): ReactNode[] {
  return Children.toArray(children).flatMap(child =>
    isValidElement<AnyProps>(child) && child.type === Fragment ? flatten(child.props.children) : [child],
  )
}

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
      addClasses(attribute(node, 'class'), context)
      return undefined
    case 'style':
      warn(node, 'стили из <Head> запрещены политикой безопасности', 'перенесите их в src/css/custom.css', context)
      return undefined
    default:
      warn(node, `<${tagName}> в <Head> не бывает`, 'допустимы title, meta, link и script', context)
      return undefined
  }
}

function addClasses(names: string, context: Context): void {
  const classes = [context.layout.className ?? '', names].join(' ').trim()
  if (classes !== '') context.layout.className = classes
}

function warn(node: HtmlElement, text: string, hint: string, context: Context): void {
  report(context, 'warning', 'head-tag', node.at, text, hint)
}

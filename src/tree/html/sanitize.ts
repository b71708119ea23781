/**
 * Takes out of the page what its content security policy forbids or what would reach outside the article. Authors are
 * trusted: everything else stays, and each removal is a warning.
 */

import type { TextId } from '../../messages/texts/index.ts'
import { isUnsafeUri } from '../../shared/text/uri.ts'
import type { Context } from '../context.ts'
import { attribute, type HtmlElement, type HtmlNode, replaceNodes, walkElements } from '../html-tree.ts'
import { addHeadTags } from './head-tags.ts'

/** Removed with all that is inside. */
const REMOVED: ReadonlyMap<string, TextId> = new Map(
  Object.entries({
    script: 'removed-html/script',
    style: 'removed-html/style',
    base: 'removed-html/base',
    meta: 'removed-html/meta',
    link: 'removed-html/link',
    object: 'removed-html/object',
    embed: 'removed-html/object',
    title: 'removed-html/title',
    frameset: 'removed-html/frameset',
  } as const),
)
/** Removed without their content. */
const UNWRAPPED = new Set(['html', 'body', 'noscript', 'plaintext'])
/** A drawing may have a title of its own. */
const DRAWING = new Set(['svg', 'g', 'symbol', 'path', 'a'])
/** Elements whose `name` would hide a property of `document`. */
const NAMED = new Set(['form', 'img', 'iframe'])

export function sanitizeHtml(written: HtmlNode[], context: Context): HtmlNode[] {
  const nodes = hasHead(written) ? takeHeads(written, context) : written
  walkElements(nodes, node => {
    cleanAttributes(node, context)
    if (node.name === 'iframe') finishFrame(node, context)
    if (node.name === 'form') checkForm(node, context)
  })
  return replaceNodes(nodes, (node, parent) => {
    if (node.kind !== 'element') return undefined
    // The rest of the page would be its text.
    if (node.name === 'plaintext')
      context.report('warning', 'removed-html/plaintext', { at: node.at, values: { tag: node.name } })
    if (UNWRAPPED.has(node.name)) return node.children
    const id = isAnimatedAddress(node) ? 'removed-html/animation' : REMOVED.get(node.name)
    if (id === undefined || isMicrodata(node) || (node.name === 'title' && DRAWING.has(parent?.name ?? '')))
      return undefined
    context.report('warning', id, { at: node.at, values: { tag: node.name } })
    return []
  })
}

/** `<meta itemprop>` and `<link itemprop>` say something of what they stand in, and do nothing. */
const MICRODATA = new Set(['itemprop', 'itemscope', 'itemtype', 'itemid', 'itemref', 'content', 'href', 'id', 'key'])

const isMicrodata = ({ name, attributes }: HtmlElement): boolean =>
  (name === 'meta' || name === 'link') &&
  attributes.itemprop !== undefined &&
  Object.keys(attributes).every(attribute => MICRODATA.has(attribute))

const hasHead = (nodes: readonly HtmlNode[]): boolean =>
  nodes.some(node => node.kind === 'element' && (node.name === 'head' || hasHead(node.children)))

/** `<head>` goes to the head of the page, with what elsewhere would be removed. */
function takeHeads(nodes: HtmlNode[], context: Context): HtmlNode[] {
  return nodes.filter(node => {
    if (node.kind !== 'element') return true
    if (node.name === 'head') addHeadTags(node.children, context, node.at)
    else node.children = takeHeads(node.children, context)
    return node.name !== 'head'
  })
}

function cleanAttributes(node: HtmlElement, context: Context): void {
  for (const name in node.attributes) {
    const value = node.attributes[name] as string | true
    const id = forbidden(name) ?? (isUnsafeAttribute(node, name, value) ? 'unsafe-attribute' : undefined)
    if (id !== undefined) context.report('warning', id, { at: node.at, values: { tag: node.name, name } })
    if (id !== undefined || (name === 'name' && NAMED.has(node.name))) delete node.attributes[name]
  }
}

/** Attributes whose addresses a browser may open, besides those that `text/references.ts` looks at. */
const OPENED = new Set(
  'href xlink:href src action data poster background cite longdesc manifest profile codebase from to by values'.split(
    ' ',
  ),
)
/** Their links and pictures are references: the whole link goes, its text stays. */
const REFERENCES = new Set(['a', 'area', 'img', 'source', 'video', 'audio', 'track', 'iframe'])

function isUnsafeAttribute({ name: tag }: HtmlElement, name: string, value: string | true): boolean {
  if (name === 'ping' || name === 'attributionsrc') return true
  if (!OPENED.has(name) || value === true || (REFERENCES.has(tag) && /^(?:href|src|poster)$/.test(name))) return false
  return isUnsafeUri(value, tag === 'image' || tag === 'input')
}

/** SMIL may change an address after everything has been looked at. */
const isAnimatedAddress = ({ name, attributes }: HtmlElement): boolean =>
  (name.startsWith('animate') || name.startsWith('set')) &&
  /^(?:xlink:)?(?:href|src|action)$/i.test(String(attributes.attributename ?? attributes.attributeName ?? ''))

function forbidden(name: string): TextId | undefined {
  if (name.startsWith('on')) return 'removed-attribute/handler'
  return name === 'srcdoc' || name === 'formaction' ? 'removed-attribute/code' : undefined
}

/** The policy of the pages lets forms be sent to the site itself, and where the config says. */
function checkForm(node: HtmlElement, context: Context): void {
  const [origin] = /^https?:\/\/[^/?#]+/i.exec(attribute(node, 'action').trim()) ?? []
  if (origin === undefined || context.options.mayPost?.(origin.toLowerCase()) !== false) return
  context.report('warning', 'blocked-address/form', { at: node.at, values: { origin } })
}

function finishFrame(node: HtmlElement, context: Context): void {
  node.attributes.loading ??= 'lazy'
  if (attribute(node, 'title') === '') context.report('warning', 'frame-title', { at: node.at })
}

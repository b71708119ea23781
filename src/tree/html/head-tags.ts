/**
 * Tags for the head of a page that its text brings: `<head>` of Markdown, `<Head>` of MDX.
 *
 * A plain Markdown file is text that anybody may have sent in: it names its page and says who wrote it, no more. Code
 * may do what code does; scripts and redirects only where the config lets it.
 */

import type { TextId } from '../../messages/texts/index.ts'
import type { HeadTag } from '../../shared/config.ts'
import { escapeText } from '../../shared/text/escape.ts'
import { isUnsafeUri } from '../../shared/text/uri.ts'
import { addPageClasses, type Context, isCode } from '../context.ts'
import { type Attributes, attribute, type HtmlElement, type HtmlNode, type Place, textOf } from '../html-tree.ts'
import { mayStyle, takePageSheet } from './styles.ts'

/** Names of `<meta>` that only tell of the page; the list stands in `docs/trust.md`. */
const NAMES =
  /^(?:description|keywords|robots|googlebot|googlebot-news|bingbot|yandex|author|creator|publisher|copyright|date|subject|rating|application-name|theme-color|color-scheme|format-detection|twitter:[\w:]+|(?:dc|dcterms)\.[\w.]+|citation_\w+)$/i
const PROPERTIES = /^(?:og|article|book|profile|music|video|fb|twitter):[\w:]+$/i
const META_ATTRIBUTES = ['name', 'property', 'content', 'media', 'lang']
/** Relations that load nothing and move no reader. */
const RELATIONS = /^(?:alternate|author|license|me)$/i
const LINK_ATTRIBUTES = ['rel', 'href', 'hreflang', 'type', 'title', 'media']

/** Tags that a page may have; the rest is reported. `at`: where the head stands. */
export function addHeadTags(nodes: readonly HtmlNode[], context: Context, at?: Place): void {
  for (const node of nodes) {
    if (node.kind !== 'element') continue
    const tag = toHeadTag(node, context, node.at ?? at)
    // The same component drawn twice says the same twice.
    if (tag !== undefined && !context.head.some(known => JSON.stringify(known) === JSON.stringify(tag)))
      context.head.push(tag)
  }
}

function toHeadTag(node: HtmlElement, context: Context, at: Place | undefined): HeadTag | undefined {
  const { name: tagName } = node
  switch (tagName) {
    case 'title':
      return { tagName, attributes: {}, innerHTML: escapeText(textOf(node.children).trim()) }
    case 'meta':
    case 'link':
    case 'script':
      return isCode(context, at) ? fromCode(node, context, at) : fromText(node, context, at)
    case 'html':
    case 'body':
      addPageClasses(attribute(node, 'class'), context)
      return undefined
    case 'style':
      if (mayStyle(context, at) && takePageSheet(node, context)) return undefined
      context.report('warning', 'head-tag/style', { at })
      return undefined
    default:
      context.report('warning', 'head-tag', { at, values: { tag: tagName } })
      return undefined
  }
}

function fromCode(node: HtmlElement, context: Context, at: Place | undefined): HeadTag | undefined {
  const acts = node.name === 'script' ? !isData(node) : node.attributes['http-equiv'] !== undefined
  if (acts && !context.options.pageScripts) return refuse(node, context, { at, id: 'head-tag/permission' })
  const { name: tagName } = node
  const attributes = withoutHandlers(node.attributes)
  if (tagName !== 'script') return { tagName, attributes }
  const inner = node.children.map(child => (child.kind === 'text' ? child.value : '')).join('')
  return { tagName, attributes, innerHTML: inner.replaceAll('</', '<\\/') }
}

function fromText(node: HtmlElement, context: Context, at: Place | undefined): HeadTag | undefined {
  const isKnown = node.name === 'meta' ? isPlainMeta(node) : node.name === 'link' && isPlainLink(node)
  if (!isKnown) return refuse(node, context, { at, id: 'head-tag/text' })
  const kept = node.name === 'meta' ? META_ATTRIBUTES : LINK_ATTRIBUTES
  const attributes = Object.entries(node.attributes).filter(([name]) => kept.includes(name))
  return { tagName: node.name, attributes: Object.fromEntries(attributes) }
}

/** Where pages may have scripts, a site is trusted and stays: it came so from elsewhere. */
function refuse({ name }: HtmlElement, context: Context, { at, id }: { at: Place | undefined; id: TextId }): undefined {
  context.report(context.options.pageScripts ? 'warning' : 'error', id, { at, values: { tag: name } })
}

function isPlainMeta(node: HtmlElement): boolean {
  if (node.attributes['http-equiv'] !== undefined || node.attributes.charset !== undefined) return false
  const [name, property] = [attribute(node, 'name'), attribute(node, 'property')]
  return (
    (name !== '' || property !== '') &&
    (name === '' || NAMES.test(name)) &&
    (property === '' || PROPERTIES.test(property))
  )
}

const isPlainLink = (node: HtmlElement): boolean =>
  RELATIONS.test(attribute(node, 'rel')) && !isUnsafeUri(attribute(node, 'href'), false)

/** A block of data is not run. */
const isData = (node: HtmlElement): boolean =>
  /^application\/(?:[\w.-]+\+)?json$/i.test(attribute(node, 'type')) && node.attributes.src === undefined

const withoutHandlers = (attributes: Attributes): Attributes =>
  Object.fromEntries(Object.entries(attributes).filter(([name]) => !name.startsWith('on')))

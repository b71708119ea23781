/** What lists show of a post: the tree up to the truncate marker, fit to stand among other excerpts. */

import { mark, readMark } from '../../shared/mark.ts'
import { nameOf } from '../../shared/path.ts'
import type { Context } from '../context.ts'
import {
  attribute,
  cloneNode,
  type HtmlElement,
  type HtmlNode,
  hasClass,
  isHeading,
  isSpace,
  replaceNodes,
  walkElements,
} from '../html-tree.ts'

/** Nodes before the marker as a tree of their own, or `undefined` when there is no marker. */
export function cutExcerpt(nodes: readonly HtmlNode[], context: Context): HtmlNode[] | undefined {
  if (!hasMarker(nodes)) return undefined
  const { kept } = cut(nodes)
  const excerpt = replaceNodes(kept, node => {
    if (node.kind !== 'element') return undefined
    if (hasClass(node, 'hash-link') || hasClass(node, 'footnotes')) return []
    // Footnotes stay behind on the page of the post.
    const [inner] = node.children
    const footnote =
      node.name === 'sup' && inner?.kind === 'element' && inner.attributes['data-footnote-ref'] !== undefined
    return footnote ? [] : undefined
  })
  walkElements(excerpt, node => detach(node, context))
  return trimEnd(excerpt)
}

const hasMarker = (nodes: readonly HtmlNode[]): boolean =>
  nodes.some(node => node.kind === 'truncate' || (node.kind === 'element' && hasMarker(node.children)))

/** Ids belong to the page of the post; regions would be landmarks of one name. */
function detach(node: HtmlElement, context: Context): void {
  if (node.name !== 'input' && node.name !== 'label') delete node.attributes.id
  if (isHeading(node)) removeClass(node, 'anchor')
  if (attribute(node, 'role') === 'region') node.attributes.role = 'group'
  const link = readMark(attribute(node, 'href'))
  const reference = link?.kind === 'link' ? context.references[link.index] : undefined
  if (reference?.kind !== 'hash') return
  const target = `./${nameOf(context.source.file)}`
  node.attributes.href = mark('link', context.references.push({ ...reference, kind: 'file', target }) - 1)
}

function removeClass(node: HtmlElement, name: string): void {
  const rest = attribute(node, 'class')
    .split(' ')
    .filter(word => word !== name)
  if (rest.length === 0) delete node.attributes.class
  else node.attributes.class = rest.join(' ')
}

function cut(nodes: readonly HtmlNode[]): { kept: HtmlNode[]; found: boolean } {
  const kept: HtmlNode[] = []
  for (const node of nodes) {
    if (node.kind === 'truncate') return { kept, found: true }
    if (node.kind !== 'element') {
      kept.push({ ...node })
      continue
    }
    const inner = cut(node.children)
    if (!inner.found) {
      kept.push(cloneNode(node))
      continue
    }
    const started = inner.kept.some(child => !isSpace(child))
    if (started) kept.push({ ...node, attributes: { ...node.attributes }, children: inner.kept })
    return { kept, found: true }
  }
  return { kept, found: false }
}

function trimEnd(nodes: HtmlNode[]): HtmlNode[] {
  return isSpace(nodes.at(-1)) ? trimEnd(nodes.slice(0, -1)) : nodes
}

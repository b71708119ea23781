/** Images: loaded when needed, captioned when they stand alone with a title, described for screen readers. */

import type { Context } from '../context.ts'
import { attribute, element, type HtmlElement, type HtmlNode, replaceNodes, text, walkElements } from '../html-tree.ts'

export function finishImages(nodes: HtmlNode[], context: Context): HtmlNode[] {
  let found = false
  walkElements(nodes, node => {
    if (node.name !== 'img') return
    found = true
    node.attributes.loading ??= 'lazy'
    node.attributes.decoding ??= 'async'
    if (node.attributes.alt !== undefined) return
    node.attributes.alt = ''
    context.report('warning', 'image-alt', { at: node.at, values: { src: attribute(node, 'src') } })
  })
  return found ? replaceNodes(nodes, node => toFigure(node)) : nodes
}

/** `<p><img title="…"></p>` -> `<figure>`. */
function toFigure(node: HtmlNode): HtmlNode[] | undefined {
  if (node.kind !== 'element' || node.name !== 'p') return undefined
  const [only, ...others] = node.children.filter(child => !(child.kind === 'text' && child.value.trim() === ''))
  if (only?.kind !== 'element' || others.length > 0) return undefined
  const image = only.name === 'a' ? onlyImage(only) : only
  if (image?.name !== 'img') return undefined
  const title = attribute(image, 'title')
  if (title === '') return undefined
  delete image.attributes.title
  return [{ ...element('figure', {}, [only, element('figcaption', {}, [text(title, node.at)])]), at: node.at }]
}

function onlyImage(link: HtmlElement): HtmlElement | undefined {
  const [only] = link.children
  return link.children.length === 1 && only?.kind === 'element' ? only : undefined
}

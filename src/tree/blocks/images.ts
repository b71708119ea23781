/** Images: loaded when needed, captioned when they stand alone with a title, described for screen readers. */

import { noPictureKind } from '../../shared/files.ts'
import { replaceMarks } from '../../shared/mark.ts'
import { isExternalUri } from '../../shared/text/uri.ts'
import type { Context } from '../context.ts'
import {
  attribute,
  element,
  type HtmlElement,
  type HtmlNode,
  hasClass,
  isSpace,
  replaceNodes,
  text,
  walkElements,
} from '../html-tree.ts'

/** A picture with no more characters before it is seen at once, more or less. */
const HIGH_UP = 1200

export function finishImages(nodes: HtmlNode[], context: Context): HtmlNode[] {
  let found = false
  const first = findFirst(nodes)
  walkElements(nodes, (node, parents) => {
    if (node.name !== 'img') return
    found = true
    // It is what the reader waits for; of the rest most are never scrolled to.
    if (node === first && node.attributes.loading === undefined) node.attributes.fetchpriority ??= 'high'
    else node.attributes.loading ??= 'lazy'
    node.attributes.decoding ??= 'async'
    checkFormat(node, context)
    const link = parents.findLast(({ name }) => name === 'a')
    if (node.attributes.alt !== undefined && (link === undefined || !isNameless(link))) return
    node.attributes.alt = ''
    context.report('warning', 'image-alt', { at: node.at, values: { src: shownSource(node, context) } })
  })
  return found ? replaceNodes(nodes, node => toFigure(node)) : nodes
}

/**
 * A broken picture is all that most readers would see of it. Another host is believed in its pictures, which it may
 * convert, and in whatever it answers to a query.
 */
function checkFormat(node: HtmlElement, context: Context): void {
  const src = shownSource(node, context)
  const isElsewhere = isExternalUri(src)
  if (isElsewhere && !/^(?:https?:)?\/\/[^/?#]+\//i.test(src)) return
  const kind = noPictureKind(src.replace(/#.*$/, ''))
  if (kind === undefined || (isElsewhere && kind === 'picture')) return
  context.report('warning', `image-format/${kind}`, { at: node.at, values: { src } })
}

/** As the author wrote it. */
const shownSource = (node: HtmlElement, { references }: Context): string =>
  replaceMarks(attribute(node, 'src'), (_, index) => references[index]?.target ?? '')

/** A link that pictures without a description are all of: nothing says where it leads. */
const isNameless = (node: HtmlNode): boolean => {
  if (node.kind === 'text') return node.value.trim() === ''
  if (node.kind !== 'element') return node.kind === 'comment'
  const { 'aria-label': label, 'aria-labelledby': by, title, alt } = node.attributes
  const isNamed = [label, by, title, alt].some(name => typeof name === 'string' && name.trim() !== '')
  return !isNamed && !node.name.startsWith('x-') && node.children.every(isNameless)
}

/** The first picture, when it stands high up and nothing hides it. */
function findFirst(nodes: readonly HtmlNode[]): HtmlElement | undefined {
  let room = HIGH_UP
  const find = (children: readonly HtmlNode[]): HtmlElement | 'none' | undefined => {
    for (const node of children) {
      if (node.kind === 'text' || node.kind === 'code') room -= node.value.length
      if (room < 0) return 'none'
      if (node.kind !== 'element') continue
      // Of the two for light and dark one is not shown.
      if (node.name === 'img') return hasClass(node, 'themed-image') ? 'none' : node
      if (HIDING.has(node.name)) return 'none'
      const inside = find(node.children)
      if (inside !== undefined) return inside
    }
    return undefined
  }
  const found = find(nodes)
  return found === 'none' ? undefined : found
}

/** Of panels all but one are closed. */
const HIDING = new Set(['details', 'template', 'dialog', 'input'])

/** `<p><img title="…"></p>` -> `<figure>`. One without a title is marked: a style sheet does not see words beside it. */
function toFigure(node: HtmlNode): HtmlNode[] | undefined {
  if (node.kind !== 'element' || node.name !== 'p') return undefined
  const [only, ...others] = node.children.filter(child => !isSpace(child))
  if (only?.kind !== 'element' || others.length > 0) return undefined
  const image = only.name === 'a' ? onlyImage(only) : only
  if (image?.name !== 'img') return undefined
  const title = attribute(image, 'title')
  if (title === '') {
    if (only === image) node.attributes.class = `${attribute(node, 'class')} ${ALONE}`.trim()
    return undefined
  }
  delete image.attributes.title
  return [{ ...element('figure', {}, [only, element('figcaption', {}, [text(title, node.at)])]), at: node.at }]
}

/** Class of a paragraph that is an image and nothing else. */
const ALONE = 'image-alone'

function onlyImage(link: HtmlElement): HtmlElement | undefined {
  const [only] = link.children
  return link.children.length === 1 && only?.kind === 'element' ? only : undefined
}

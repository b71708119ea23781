/** Headings: ids, the page title, the table of contents, links to themselves. */

import { firstFound } from '../../shared/collections.ts'
import type { TocItem } from '../../shared/document.ts'
import { attempt, recordOf } from '../../shared/value.ts'
import type { Context } from '../context.ts'
import { writeHtml } from '../html/write-html.ts'
import {
  attribute,
  element,
  type HtmlElement,
  type HtmlNode,
  headingLevel,
  isHeading,
  isSpace,
  lineOf,
  text,
  textOf,
  walkElements,
} from '../html-tree.ts'
import { isReservedId } from '../slugs.ts'

/** A page with more sections than this is generated, and its contents are no help to anyone. */
const MAX_TOC = 1_000

/** `{#id}` or `{/* #id *\/}`. As in Docusaurus, a space or a brace may stand in the first. */
const TEXT_ID = /^\{(?:#([^}]+)|\/\*\s*#([^{}\s]+)(?:\s[^{}]*)?\*\/)\}$/

/** One at the end of a heading's text, and where it begins. */
function findTextId(value: string): { id: string; index: number } | undefined {
  const index = Math.max(value.lastIndexOf('{#'), value.lastIndexOf('{/*'))
  const match = index < 0 ? null : TEXT_ID.exec(value.slice(index).trimEnd())
  const id = match?.[1] ?? match?.[2]
  return id === undefined ? undefined : { id, index }
}

/** Takes the author's ids out of headings and finds who wrote one twice. */
export function claimIds(nodes: HtmlNode[], context: Context): void {
  walkElements(nodes, node => {
    if (node.own === true) return
    if (isHeading(node)) {
      takeWrittenId(node)
      warnOfId(node, context)
    }
    const written = attribute(node, 'id')
    if (written === '') return
    const id = written.normalize('NFC')
    node.attributes.id = id
    const found = { at: node.at, values: { id } }
    if (isReservedId(id)) {
      // The shell looks for its own: another's would be found in its place.
      delete node.attributes.id
      context.report(isHeading(node) ? 'error' : 'warning', 'reserved-id', found)
      return
    }
    if (!context.ids.claim(id)) context.report(isHeading(node) ? 'error' : 'warning', 'duplicate-id', found)
  })
}

/** `## Имя {#id}`: the id goes from the text into the attribute. */
export function takeWrittenId(heading: HtmlElement): void {
  const last = heading.children.findLast(child => !isSpace(child))
  if (last?.kind === 'comment') {
    const id = /^\s*#(\S+)/.exec(last.value)?.[1]
    if (id === undefined) return
    heading.children.splice(heading.children.indexOf(last))
    heading.attributes.id = id
  } else if (last?.kind === 'text') {
    const found = findTextId(last.value)
    if (found === undefined) return
    last.value = last.value.slice(0, found.index).trimEnd()
    heading.attributes.id = found.id
  }
  trimEnd(heading)
}

/** Taken as another engine takes it, and no link as it is written leads to it. */
function warnOfId(heading: HtmlElement, { report }: Context): void {
  const id = attribute(heading, 'id')
  if (!/\s/.test(id)) return
  const values = { id, better: id.trim().replace(/\s+/g, '-') }
  report('warning', 'heading-id/space', { at: heading.at, values })
}

function trimEnd(heading: HtmlElement): void {
  const last = heading.children.at(-1)
  if (last?.kind === 'text') last.value = last.value.trimEnd()
}

/**
 * The first h1 before any other heading or rule becomes the page's title and leaves the text: the theme prints it. In a
 * box of its author's, beside a logo or in a component, it stays where it is, and the theme prints none.
 */
export function takeTitle(nodes: HtmlNode[], context: Context): HtmlNode[] {
  let first: HtmlElement | undefined
  walkElements(nodes, node => {
    if (first === undefined && (isHeading(node) || node.name === 'hr')) first = node
    return first === undefined
  })
  if (first?.name !== 'h1') return nodes
  const isInside = !nodes.includes(first) && context.source.kind !== 'post'
  const title = lineOf(first.children)
  if (title === '' || isNoTitle(first, isInside, context)) return nodes
  context.contentTitle = title
  context.isTitleInside = isInside
  if (isInside) return nodes
  // A post's title stands in lists too: it is words there and over the text.
  context.titleNodes = context.source.kind === 'post' ? plainInline(first.children) : titleInline(first.children)
  return removeNode(nodes, first)
}

/** In Docusaurus a tag, or what a box holds, is no title: where the front matter names the page, that is printed too. */
const isNoTitle = ({ written }: HtmlElement, isInside: boolean, { source, options, drawsTitle }: Context): boolean =>
  options.lenient !== undefined &&
  source.kind !== 'page' &&
  source.frontMatter.title !== undefined &&
  (written === true || isInside) &&
  !drawsTitle

function removeNode(nodes: HtmlNode[], target: HtmlElement): HtmlNode[] {
  const index = nodes.indexOf(target)
  if (index >= 0) {
    const next = nodes[index + 1]
    const gap = next?.kind === 'text' && next.value === '\n' ? 2 : 1
    return nodes.toSpliced(index, gap)
  }
  for (const node of nodes) if (node.kind === 'element') node.children = removeNode(node.children, target)
  return nodes
}

/** Gives an id to each h2-h6 that has none, and warns about an outline that listeners cannot follow. */
export function assignIds(nodes: HtmlNode[], context: Context): void {
  const { contentTitle, isTitleInside, source } = context
  let previous = isTitleInside || (contentTitle === undefined && source.frontMatter.title === undefined) ? 0 : 1
  let titles = previous
  // In Docusaurus the title of a doc or page takes part in the numbering of repeats, a post's title does not.
  if (contentTitle !== undefined && !isTitleInside && source.kind !== 'post') reserve(contentTitle)
  walkElements(nodes, (node, parents) => {
    if (!isHeading(node)) return
    const level = headingLevel(node)
    if (level === 1) {
      if (++titles > 1) context.report('warning', 'several-titles', { at: node.at })
    } else if (previous > 0 && level > previous + 1) {
      const values = { from: previous, to: level, before: '#'.repeat(previous), after: '#'.repeat(previous + 1) }
      context.report('warning', 'skipped-heading', { at: node.at, values })
    }
    previous = level
    if (isLabel(node, parents)) return
    if (level > 1) setId(node, context)
    else reserve(textOf(node.children))
  })

  function reserve(heading: string): void {
    context.ids.create(heading.trim(), context.options.markdown.maintainHeadingCase)
  }
}

const CONTROLS = new Set(['a', 'button', 'label'])

/** A heading that an author wrote as a tag in a link names the link: `<a href="#ios"><h3>iOS</h3></a>`. */
const isLabel = ({ written }: HtmlElement, parents: readonly HtmlElement[]): boolean =>
  written === true && isInControl(parents)

const isInControl = (parents: readonly HtmlElement[]): boolean => parents.some(({ name }) => CONTROLS.has(name))

function setId(node: HtmlElement, context: Context): void {
  if (attribute(node, 'id') !== '' || node.own === true) return
  const written = node.words ?? textOf(node.children)
  // In Docusaurus the space before what says nothing is a hyphen of the id: `## Title <Badge />`.
  const heading = context.options.lenient === undefined ? written.trim() : written
  const keepCase = context.options.markdown.maintainHeadingCase
  if (context.ids.isWritten(heading, keepCase))
    context.report('error', 'duplicate-id/heading', { at: node.at, values: { heading: heading.trim() } })
  node.attributes.id = context.ids.create(heading, keepCase)
}

/** Ids that links may lead to. */
export function collectAnchors(nodes: HtmlNode[], context: Context): void {
  walkElements(nodes, node => {
    const id = attribute(drawnHeading(node) ?? node, 'id')
    if (id !== '' && node.name !== 'input') context.anchors.push(id)
    else if (node.name === 'a' && attribute(node, 'name') !== '') context.anchors.push(attribute(node, 'name'))
  })
}

/** The table of contents and, in each heading, the link to itself. */
export function linkHeadings(nodes: HtmlNode[], context: Context): void {
  const toc: TocItem[] = []
  walkElements(nodes, (written, parents) => {
    const drawn = drawnHeading(written)
    const node = drawn ?? written
    const id = attribute(node, 'id')
    if (!isHeading(node) || node.name === 'h1' || id === '' || node.own === true) return
    if (isLabel(node, parents)) return
    // A site that draws headings itself may have put it there.
    const link = node.children.find(isHashLink)
    const words = node.children.filter(child => child !== link).flatMap(inSlot)
    const heading = lineOf(words)
    if (heading !== '' && (drawn !== undefined || isNamed(node, context)))
      toc.push({ level: headingLevel(node), id, text: heading, html: writeHtml(plainInline(words)) })
    // A link in a link would end it for browsers.
    if (link !== undefined || drawn !== undefined || isInControl(parents)) return
    const title = context.options.t('theme.common.headingLinkTitle', { heading: heading === '' ? id : heading })
    const own = attribute(node, 'class')
    node.attributes.class = own === '' ? 'anchor' : `anchor ${own}`
    const hash = { class: 'hash-link', href: `#${id}`, 'aria-label': title, title, translate: 'no' }
    node.children.push(element('a', hash, [text('\u200b')]))
  })
  if (toc.length > MAX_TOC) context.report('warning', 'long-toc', { values: { sections: toc.length, shown: MAX_TOC } })
  context.toc = context.ownToc ?? toc.slice(0, MAX_TOC)
}

/** In Docusaurus the contents name the headings of Markdown, neither those of tags nor those that components draw. */
const isNamed = ({ attributes, written, words }: HtmlElement, { options, headingIds }: Context): boolean =>
  options.lenient === undefined || written !== true || words !== undefined || headingIds.has(String(attributes.id))

/** What the author put inside. */
const inSlot = (node: HtmlNode): HtmlNode[] =>
  node.kind === 'element' && node.name === 'x-slot' ? node.children : [node]

/** The heading that a component in browsers draws in the place of one of the text: what it was given names it. */
function drawnHeading(island: HtmlElement): HtmlElement | undefined {
  if (island.name !== 'x-island') return undefined
  const { id, children } = recordOf(attempt(() => JSON.parse(attribute(island, 'data-props'))))
  // A bare text goes to the component as it is, anything else into a slot.
  if (typeof children !== 'string' && attribute(island, 'data-slots') === '') return undefined
  return typeof id === 'string' && id !== '' ? headingIn(island.children, id) : undefined
}

const headingIn = (nodes: readonly HtmlNode[], id: string): HtmlElement | undefined =>
  firstFound(nodes, node => {
    if (node.kind !== 'element' || node.name === 'x-slot') return undefined
    return isHeading(node) && attribute(node, 'id') === id ? node : headingIn(node.children, id)
  })

const TOC_INLINE = new Set(['code', 'em', 'strong', 'b', 'i', 'del', 's', 'sub', 'sup', 'kbd', 'span'])

const isHashLink = (node: HtmlNode): boolean =>
  node.kind === 'element' && node.name === 'a' && /\bhash-link\b/.test(attribute(node, 'class'))

/** Inline markup that may stand inside a link. */
function plainInline(nodes: readonly HtmlNode[]): HtmlNode[] {
  return nodes.flatMap((node): HtmlNode[] => {
    if (node.kind === 'text') return [node]
    // A heading that was not closed holds the ones behind it, and each of those the next.
    if (node.kind !== 'element' || node.name.startsWith('x-') || isHeading(node)) return []
    if (node.name === 'math') return [node]
    // Contents name a picture: one that is all of a heading would be a link without words.
    if (node.name === 'img') return attribute(node, 'alt') === '' ? [] : [text(attribute(node, 'alt'))]
    const children = plainInline(node.children)
    return TOC_INLINE.has(node.name) ? [element(node.name, {}, children)] : children
  })
}

/** What a title may hold besides: a picture, a link, a badge, with what their author said of them. */
const TITLE_INLINE = new Set([...TOC_INLINE, 'a', 'img', 'br', 'wbr', 'small', 'mark', 'u', 'ins', 'abbr', 'q', 'var'])

function titleInline(nodes: readonly HtmlNode[]): HtmlNode[] {
  return nodes.flatMap((node): HtmlNode[] => {
    if (node.kind !== 'element' || node.name === 'math' || node.name.startsWith('x-') || isHeading(node))
      return plainInline([node])
    if (node.name === 'svg') return [node]
    const children = titleInline(node.children)
    return TITLE_INLINE.has(node.name) ? [{ ...node, children }] : children
  })
}

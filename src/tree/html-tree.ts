/**
 * The tree of HTML that the pipeline works on: what Markdown and MDX become, what the steps change and what
 * `write-html.ts` prints. Attributes carry HTML names (`class`, not `className`).
 */

import type { FilePath } from '../shared/path.ts'

/** Where something was written: 1-based, counted from the top of the file. */
export interface Place {
  file: FilePath
  line: number
  column: number
}

export type Attributes = Record<string, string | true>

export interface HtmlElement {
  kind: 'element'
  name: string
  attributes: Attributes
  children: HtmlNode[]
  at?: Place | undefined
  /** Index of the reference whose `width` and `height` are put in when the page is rendered. */
  size?: number | undefined
  /** Of the reference whose widths are. */
  widths?: number | undefined
  /** Markup of ours: the author's own ids, styles and links are not looked for in it. */
  own?: boolean | undefined
  /** A tag that the author wrote in MDX: components take the place of what Markdown says alone. */
  written?: boolean | undefined
  /** Of a heading: what its id is made of, where that is not its text. */
  words?: string | undefined
}

/** Text as a person reads it, not escaped. */
export interface HtmlText {
  kind: 'text'
  value: string
  at?: Place | undefined
}

/** HTML that is ready to print: highlighted code, marks. Steps leave it alone. */
interface HtmlReady {
  kind: 'ready'
  html: string
  /** What it says, for search. */
  text?: string
}

/** HTML as the author typed it in Markdown: often half a pair of tags. Step `raw HTML` makes elements of it. */
interface HtmlSource {
  kind: 'source'
  value: string
  at: Place
}

/** A block of code before highlighting. */
export interface HtmlCode {
  kind: 'code'
  language: string | undefined
  meta: string
  value: string
  at?: Place | undefined
  /** Lines that belong to the excerpt, when the truncate marker stands inside. */
  cut?: number | undefined
  /** Its own on the page. */
  id?: string | undefined
  /** What its frame draws. */
  frame?: { name: string; title: string } | undefined
}

/** Kept inside islands only, where React counts on it. */
interface HtmlComment {
  kind: 'comment'
  value: string
}

/** JSX that needs evaluation: a component, or a tag with expressions. */
export interface HtmlJsx {
  kind: 'jsx'
  /** `undefined`: a fragment. */
  name: string | undefined
  attributes: JsxAttribute[]
  children: HtmlNode[]
  at: Place
}

/** `name` is absent for `{...spread}`; `expression` is source text. */
export type JsxAttribute = { name: string; value: string | true } | { name: string | undefined; expression: string }

/** `{expression}` of MDX. */
interface HtmlExpression {
  kind: 'expression'
  value: string
  at: Place
}

/** Where React children go in markup that a component shares with Markdown syntax. */
interface HtmlHole {
  kind: 'hole'
  index: number
}

/** The truncate marker. */
interface HtmlTruncate {
  kind: 'truncate'
}

export type HtmlNode =
  | HtmlElement
  | HtmlText
  | HtmlReady
  | HtmlSource
  | HtmlCode
  | HtmlComment
  | HtmlJsx
  | HtmlExpression
  | HtmlHole
  | HtmlTruncate

/** Elements that stand inside a line of text. */
export const INLINE_ELEMENTS: ReadonlySet<string> = new Set(
  'a abbr b bdi bdo cite code data del dfn em font i img ins kbd label mark math q s samp small span strong sub sup time u var wbr'.split(
    ' ',
  ),
)

/** Its place in the source is added by those who know it: `{ ...element('p'), at }`. */
export const element = (name: string, attributes: Attributes = {}, children: HtmlNode[] = []): HtmlElement => ({
  kind: 'element',
  name,
  attributes,
  children,
  // Elements with a place and without one are of one shape to those who read them.
  at: undefined,
})

export const text = (value: string, at?: Place): HtmlText => ({ kind: 'text', value, at })

/** Attributes without those that are `undefined` or `false`. */
export function definedAttributes(attributes: Record<string, string | boolean | undefined>): Attributes {
  const defined: Attributes = {}
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== undefined && value !== false) defined[name] = value
  }
  return defined
}

type HeadingElement = HtmlElement & { name: `h${1 | 2 | 3 | 4 | 5 | 6}` }

const HEADINGS = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6'])

export const isHeading = (node: HtmlNode): node is HeadingElement => node.kind === 'element' && HEADINGS.has(node.name)

/** Level of a heading element. */
export const headingLevel = (node: HtmlElement): number => Number(node.name.slice(1))

/** White space between elements. */
export const isSpace = (node: HtmlNode | undefined): boolean => node?.kind === 'text' && node.value.trim() === ''

/** Attribute as text; empty when absent or without a value. */
export function attribute(node: HtmlElement, name: string): string {
  const value = node.attributes[name]
  return typeof value === 'string' ? value : ''
}

export function hasClass(node: HtmlElement, name: string): boolean {
  const classes = node.attributes.class
  return typeof classes === 'string' && classes.includes(name) && classes.split(/\s+/).includes(name)
}

/** Text that a reader sees, images by their `alt`. */
export function textOf(nodes: readonly HtmlNode[]): string {
  let result = ''
  for (const node of nodes) {
    if (node.kind === 'text') result += node.value
    else if (node.kind === 'element') result += node.name === 'img' ? attribute(node, 'alt') : textOf(node.children)
    else if (node.kind === 'jsx') result += textOf(node.children)
  }
  return result
}

/** The same on one line, spaces in a row as one; most stand alone and are what they should be. */
export const lineOf = (nodes: readonly HtmlNode[]): string =>
  textOf(nodes)
    .replace(/[^\S ]\s*| \s+/g, ' ')
    .trim()

/** Whether the children of an element belong to an island: its slots are the document's again. */
export const isInsideIsland = (node: HtmlElement, outer: boolean): boolean =>
  node.name === 'x-island' || (outer && node.name !== 'x-slot')

/**
 * Calls `visit` for each element in document order, outer ones first. Markup of islands is skipped (React must find
 * it as it was), their slots are not. `visit` may change the element; `false` leaves its children out.
 */
export function walkElements(
  nodes: readonly HtmlNode[],
  visit: (node: HtmlElement, parents: HtmlElement[]) => unknown,
): void {
  const parents: HtmlElement[] = []
  const walk = (list: readonly HtmlNode[], frozen: boolean): void => {
    for (const node of list) {
      if (node.kind !== 'element' || (!frozen && visit(node, parents) === false)) continue
      parents.push(node)
      walk(node.children, isInsideIsland(node, frozen))
      parents.pop()
    }
  }
  walk(nodes, false)
}

/**
 * Replaces children everywhere: `replace` returns the nodes to stand in place of one, or `undefined` to keep it. A list
 * of which it keeps all stays the same list.
 */
export function replaceNodes(
  nodes: HtmlNode[],
  replace: (node: HtmlNode, parent: HtmlElement | undefined) => HtmlNode[] | undefined,
): HtmlNode[] {
  const replaceIn = (list: HtmlNode[], parent: HtmlElement | undefined, frozen: boolean): HtmlNode[] => {
    let result: HtmlNode[] | undefined
    for (let index = 0; index < list.length; index++) {
      const node = list[index] as HtmlNode
      if (node.kind === 'element') node.children = replaceIn(node.children, node, isInsideIsland(node, frozen))
      const replacement = frozen ? undefined : replace(node, parent)
      if (replacement !== undefined) result ??= list.slice(0, index)
      if (replacement === undefined) result?.push(node)
      else for (const item of replacement) result?.push(item)
    }
    return result ?? list
  }
  return replaceIn(nodes, undefined, false)
}

interface FoundCode {
  list: HtmlNode[]
  index: number
  node: HtmlCode
}

/** Blocks of code in document order, and where each stands. */
export function findCode(nodes: HtmlNode[], found: FoundCode[] = []): FoundCode[] {
  for (let index = 0; index < nodes.length; index++) {
    const node = nodes[index] as HtmlNode
    if (node.kind === 'code') found.push({ list: nodes, index, node })
    else if (node.kind === 'element' || node.kind === 'jsx') findCode(node.children, found)
  }
  return found
}

/** A copy that shares nothing but places with the original. */
export function cloneNode(node: HtmlNode): HtmlNode {
  if (node.kind === 'element') {
    return { ...node, attributes: { ...node.attributes }, children: node.children.map(cloneNode) }
  }
  if (node.kind === 'jsx') return { ...node, children: node.children.map(cloneNode) }
  return { ...node }
}

/** Comments have said what they had to; islands keep theirs, React counts them. */
export const dropComments = (nodes: HtmlNode[]): HtmlNode[] =>
  replaceNodes(nodes, node => (node.kind === 'comment' ? [] : undefined))

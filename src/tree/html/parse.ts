/**
 * Raw HTML of Markdown to elements. In the Markdown tree each tag stands alone between its neighbours; here they are
 * paired within one parent, so that whatever was typed, the page stays well formed.
 */

import { words } from '../../shared/text/words.ts'
import type { Context } from '../context.ts'
import { element, type HtmlElement, type HtmlNode, type Place, text } from '../html-tree.ts'
import { type Token, tokenizeHtml } from './tokens.ts'
import { VOID_ELEMENTS } from './write-html.ts'

const BLOCKS = words(`
  address article aside blockquote center details dialog dir div dl fieldset figcaption figure footer form h1 h2 h3 h4
  h5 h6 header hgroup hr main menu nav ol p pre search section summary table ul
`)
/** Block-level elements: they end a paragraph and may not stand in one. */
export const BLOCK_ELEMENTS: ReadonlySet<string> = new Set([...BLOCKS, ...words('li tr td th tbody thead dd dt')])

/** What the engine itself writes into a tree: nobody cleans an island, and its address is a module that browsers run. */
const OURS = new Set(['x-island', 'x-slot', 'x-own', 'x-footnote', 'x-footnote-definition'])

/** Tags in tags: each step walks the tree by recursion. */
const MAX_OPEN = 200

const CELLS = ['td', 'th']
/** What an opening tag ends without being asked: `<li>` ends the `<li>` before it. */
const ENDS: ReadonlyMap<string, string[]> = new Map(
  Object.entries({
    li: ['li'],
    dt: ['dt', 'dd'],
    dd: ['dt', 'dd'],
    td: CELLS,
    th: CELLS,
    tr: ['tr', ...CELLS],
    tbody: ['tbody', 'thead', 'tr', ...CELLS],
    tfoot: ['tbody', 'tr', ...CELLS],
    option: ['option'],
    ...Object.fromEntries(BLOCKS.map(name => [name, ['p']])),
  }),
)
/** Closing tags that HTML lets people leave out. */
const OPTIONAL_END = new Set(['p', 'li', 'dt', 'dd', 'td', 'th', 'tr', 'tbody', 'thead', 'tfoot', 'option', 'rt', 'rp'])

/** Pairs the tags of every list of children in the tree. */
export function parseSources(nodes: HtmlNode[], context: Context): HtmlNode[] {
  for (const node of nodes) {
    if (node.kind === 'element' || node.kind === 'jsx') node.children = parseSources(node.children, context)
  }
  if (!nodes.some(node => node.kind === 'source')) return nodes
  const pairing = createPairing(context)
  for (const node of nodes) {
    if (node.kind !== 'source') {
      pairing.add(node)
      continue
    }
    const placeOf = createPlaces(node)
    for (const token of tokenizeHtml(node.value)) pairing.handle(token, placeOf(token.offset))
  }
  return pairing.end()
}

interface Pairing {
  /** Puts a node where the open tags are. */
  append(node: HtmlNode): void
  /** The same, and ends what a node of this name ends: a paragraph before a list. */
  add(node: HtmlNode): void
  open(node: HtmlElement): void
  /** Ends an element that `open` began, if nothing has ended it yet. */
  close(node: HtmlElement): void
  handle(token: Token, at: Place): void
  /** The tree, every tag closed. */
  end(): HtmlNode[]
}

interface OpenTags {
  readonly context: Context
  /** End tags may be left out. */
  readonly implied: boolean
  readonly result: HtmlNode[]
  readonly open: HtmlElement[]
  tooDeep: boolean
}

/** `implied`: end tags may be left out. React never does. */
export function createPairing(context: Context, implied = true): Pairing {
  const tags: OpenTags = { context, implied, result: [], open: [], tooDeep: false }
  return {
    append: node => append(node, tags),
    add(node) {
      if (node.kind === 'element') endImplied(node.name, tags)
      append(node, tags)
    },
    open(node) {
      append(node, tags)
      tags.open.push(node)
    },
    close(node) {
      const index = tags.open.lastIndexOf(node)
      if (index >= 0) tags.open.length = index
    },
    handle(token, at) {
      if (token.kind === 'text') append(text(token.value, at), tags)
      else if (token.kind === 'comment') append({ kind: 'comment', value: token.value }, tags)
      else if (token.kind === 'close') closeTag(token.name, at, tags)
      else openTag(token, at, tags)
    },
    end() {
      for (const { name, at } of tags.open)
        if (!OPTIONAL_END.has(name)) context.report('warning', 'unclosed-tag', { at, values: { tag: name } })
      return tags.result
    },
  }
}

function append(node: HtmlNode, { open, result }: OpenTags): void {
  const list = open.at(-1)?.children ?? result
  list.push(node)
}

function endImplied(name: string, { implied, open }: OpenTags): void {
  const ends = implied ? ENDS.get(name) : undefined
  if (ends === undefined) return
  while (ends.includes(open.at(-1)?.name ?? '')) open.pop()
}

function openTag({ name, attributes, closed }: Extract<Token, { kind: 'open' }>, at: Place, tags: OpenTags): void {
  if (tags.implied && OURS.has(name)) {
    tags.context.report('warning', 'removed-html/own', { at, values: { tag: name } })
    return
  }
  endImplied(name, tags)
  if (tags.open.length >= MAX_OPEN) {
    if (!tags.tooDeep) tags.context.report('error', 'too-deep/tags', { at, values: { most: MAX_OPEN } })
    tags.tooDeep = true
    return
  }
  const made: HtmlElement = { ...element(name, attributes), at, written: true }
  append(made, tags)
  if (!VOID_ELEMENTS.has(name) && !closed) tags.open.push(made)
}

function closeTag(name: string, at: Place, { open, context, implied }: OpenTags): void {
  if (implied && OURS.has(name)) return
  const index = open.findLastIndex(item => item.name === name)
  if (index >= 0) open.length = index
  else if (!VOID_ELEMENTS.has(name) && name !== 'p')
    context.report('warning', 'unmatched-tag', { at, values: { tag: name } })
}

/** Places of rising offsets inside one piece of raw HTML. */
function createPlaces({ value, at }: { value: string; at: Place }): (offset: number) => Place {
  let line = at.line
  let lineStart = 1 - at.column
  let next = value.indexOf('\n')
  return offset => {
    for (; next >= 0 && next < offset; next = value.indexOf('\n', next + 1)) {
      line++
      lineStart = next + 1
    }
    return { file: at.file, line, column: offset - lineStart + 1 }
  }
}

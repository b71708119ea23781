/**
 * Raw HTML of Markdown to elements. In the Markdown tree each tag stands alone between its neighbours; here they are
 * paired within one parent, so that whatever was typed, the page stays well formed.
 */

import { type Context, report } from '../context.ts'
import { element, type HtmlElement, type HtmlNode, type Place, text } from '../html-tree.ts'
import { type Token, tokenizeHtml } from './tokens.ts'
import { VOID_ELEMENTS } from './write-html.ts'

const BLOCKS =
  'address article aside blockquote center details dialog dir div dl fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr main menu nav ol p pre search section summary table ul'.split(
    ' ',
  )
/** Block-level elements: they end a paragraph and may not stand in one. */
export const BLOCK_ELEMENTS: ReadonlySet<string> = new Set([
  ...BLOCKS,
  'li',
  'tr',
  'td',
  'th',
  'tbody',
  'thead',
  'dd',
  'dt',
])

/** Tags in tags: each step walks the tree by recursion. */
const MAX_OPEN = 200

const CELLS = ['td', 'th']
/** What an opening tag ends without being asked: `<li>` ends the `<li>` before it. */
const ENDS: Record<string, string[]> = {
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
}
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

export interface Pairing {
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

/** `implied`: end tags may be left out. React never does. */
export function createPairing(context: Context, implied = true): Pairing {
  const result: HtmlNode[] = []
  const open: HtmlElement[] = []
  let tooDeep = false
  const pairing: Pairing = {
    append(node) {
      const list = open.at(-1)?.children ?? result
      list.push(node)
    },
    add(node) {
      if (node.kind === 'element') endImplied(node.name)
      pairing.append(node)
    },
    open(node) {
      pairing.append(node)
      open.push(node)
    },
    close(node) {
      const index = open.lastIndexOf(node)
      if (index >= 0) open.length = index
    },
    handle(token, at) {
      if (token.kind === 'text') return pairing.append(text(token.value, at))
      if (token.kind === 'comment') return pairing.append({ kind: 'comment', value: token.value })
      if (token.kind === 'close') return closeTag(token.name, at)
      endImplied(token.name)
      if (open.length >= MAX_OPEN) {
        if (!tooDeep)
          report(
            context,
            'error',
            'too-deep',
            at,
            `больше ${MAX_OPEN} тегов открыто сразу`,
            'закройте их или упростите разметку',
          )
        tooDeep = true
        return
      }
      const made = element(token.name, token.attributes, [], at)
      pairing.append(made)
      if (!VOID_ELEMENTS.has(token.name) && !token.closed) open.push(made)
    },
    end() {
      for (const { name, at } of open) {
        if (OPTIONAL_END.has(name)) continue
        report(context, 'warning', 'unclosed-tag', at, `тег <${name}> не закрыт`, `добавьте </${name}>`)
      }
      return result
    },
  }
  return pairing

  function endImplied(name: string): void {
    const ends = implied ? ENDS[name] : undefined
    if (ends === undefined) return
    while (ends.includes(open.at(-1)?.name ?? '')) open.pop()
  }

  function closeTag(name: string, at: Place): void {
    const index = open.findLastIndex(item => item.name === name)
    if (index >= 0) {
      open.length = index
      return
    }
    if (VOID_ELEMENTS.has(name) || name === 'p') return
    const hint = 'уберите его или поставьте открывающий тег в том же блоке'
    report(context, 'warning', 'unmatched-tag', at, `закрывающий тег </${name}> без открывающего`, hint)
  }
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

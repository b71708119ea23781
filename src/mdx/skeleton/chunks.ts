/**
 * Between the tree and React. Only components and expressions go through React; everything else waits in a table, and
 * a short placeholder text takes its place. So a page's Markdown is written by one writer, in `.md` and `.mdx` alike.
 */

import type { HtmlElement, HtmlNode, Place } from '../../tree/html-tree.ts'

export type Chunk =
  | { kind: 'nodes'; nodes: HtmlNode[]; used: boolean }
  /** An element whose content is in React's hands. */
  | { kind: 'open'; element: HtmlElement }
  | { kind: 'close' }
  /** What follows was written here. */
  | { kind: 'place'; at: Place }

export interface Chunks {
  list: Chunk[]
  /** Placeholder of nodes that are ready. */
  add(nodes: HtmlNode[]): string
  open(element: HtmlElement): string
  close(): string
  place(at: Place): string
}

/** No text has it: it is no character. */
export const PLACEHOLDER_START = '\uFDD2'

const PLACEHOLDER = /\uFDD2(\d+)\uFDD3/g

export function createChunks(): Chunks {
  const list: Chunk[] = []
  const push = (chunk: Chunk): string => `\uFDD2${list.push(chunk) - 1}\uFDD3`
  return {
    list,
    add: nodes => push({ kind: 'nodes', nodes, used: false }),
    open: element => push({ kind: 'open', element: { ...element, children: [] } }),
    close: () => push({ kind: 'close' }),
    place: at => push({ kind: 'place', at }),
  }
}

/** A text cut at its placeholders: plain text and chunks in turn. */
export function splitPlaceholders(value: string, chunks: Chunks): (string | Chunk)[] {
  // Every second part is the number in a placeholder.
  return value.split(PLACEHOLDER).flatMap((part, index) => {
    const found = index % 2 === 0 ? part : chunks.list[Number(part)]
    return found === undefined || found === '' ? [] : [found]
  })
}

/** Text of a value with placeholders: an attribute made of children. */
export const plainText = (value: string, chunks: Chunks): string =>
  splitPlaceholders(value, chunks)
    .map(part => (typeof part === 'string' ? part : part.kind === 'nodes' ? codeText(part.nodes) : ''))
    .join('')

function codeText(nodes: readonly HtmlNode[]): string {
  return nodes
    .map(node => {
      if (node.kind === 'code' || node.kind === 'text') return node.value
      return node.kind === 'element' || node.kind === 'jsx' ? codeText(node.children) : ''
    })
    .join('')
}

/** Whether the text of a child is words alone; a paragraph that stands by itself is words, too. */
export function isWords(value: string, chunks: Chunks): boolean {
  const [first, ...more] = splitPlaceholders(value, chunks).flatMap(part =>
    typeof part === 'string' || part.kind !== 'nodes' ? [] : part.nodes,
  )
  if (first === undefined) return true
  const isParagraph = first.kind === 'element' && first.name === 'p' && more.length === 0
  return isParagraph ? first.children.every(isText) : [first, ...more].every(isText)
}

const isText = ({ kind }: HtmlNode): boolean => kind === 'text'

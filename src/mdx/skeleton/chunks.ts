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

export const PLACEHOLDER = /\uFDD2(\d+)\uFDD3/g

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

/** Calls `add` with the plain text and `nodes` with the chunks in a text that may hold placeholders. */
export function splitPlaceholders(
  value: string,
  chunks: Chunks,
  onText: (text: string) => void,
  onChunk: (chunk: Chunk) => void,
): void {
  let position = 0
  for (const match of value.matchAll(PLACEHOLDER)) {
    if (match.index > position) onText(value.slice(position, match.index))
    position = match.index + match[0].length
    const chunk = chunks.list[Number(match[1])]
    if (chunk !== undefined) onChunk(chunk)
  }
  if (position < value.length) onText(value.slice(position))
}

/** Text of a value with placeholders: an attribute made of children. */
export function plainText(value: string, chunks: Chunks): string {
  let result = ''
  splitPlaceholders(
    value,
    chunks,
    text => {
      result += text
    },
    chunk => {
      if (chunk.kind === 'nodes') result += codeText(chunk.nodes)
    },
  )
  return result
}

function codeText(nodes: readonly HtmlNode[]): string {
  return nodes
    .map(node => {
      if (node.kind === 'code' || node.kind === 'text') return node.value
      return node.kind === 'element' || node.kind === 'jsx' ? codeText(node.children) : ''
    })
    .join('')
}

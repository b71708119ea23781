/** The truncate marker: found in the text as written, put into the tree as a node. */

import type { Node, Nodes, Parents, Root } from 'mdast'

/** The end of the excerpt, with the two parts of what it stands in. */
interface Truncate extends Node {
  type: 'truncate'
  before: Nodes[]
  after: Nodes[]
}

declare module 'mdast' {
  interface RootContentMap {
    truncate: Truncate
  }
  interface CodeData {
    /** Lines of the code that belong to the excerpt. */
    cut?: number
  }
}

/** Offsets in a text. */
interface Span {
  start: number
  end: number
}

/** Where the marker first stands in a text, code included: that is where Docusaurus cuts. */
export function findMarker(text: string, pattern: RegExp): Span | undefined {
  const match = new RegExp(pattern.source, pattern.flags.replace(/[gy]/g, '')).exec(text)
  return match === null ? undefined : { start: match.index, end: match.index + match[0].length }
}

/** A marker that cannot stand where it was written (`***` as a custom one, say) cuts before the next block. */
export function placeMarker(root: Root, text: string, marker: Span): void {
  if (placeIn(root, text, marker)) return
  const { line } = pointAt(text, marker.start)
  const found = root.children.findIndex(node => (node.position?.start.line ?? 0) >= line)
  const index = found < 0 ? root.children.length : found
  root.children.splice(index, 1, { type: 'truncate', before: [], after: root.children.slice(index, index + 1) })
}

/** What is inside may be printed as it was written, marker and all. */
const AS_WRITTEN = new Set(['textDirective', 'linkReference'])

function placeIn(parent: Parents, text: string, marker: Span): boolean {
  const children: Nodes[] = parent.children
  const index = children.findIndex(({ position }) => {
    const { start, end } = position ?? {}
    return (start?.offset ?? Infinity) <= marker.start && (end?.offset ?? -1) >= marker.end
  })
  const node = children[index]
  if (node === undefined || AS_WRITTEN.has(node.type)) return false
  if ('children' in node) return placeIn(node, text, marker)
  const made = cut(node, text, marker)
  if (made !== undefined) children[index] = made
  return made !== undefined
}

function cut(node: Nodes, text: string, marker: Span): Nodes | undefined {
  if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression')
    return { type: 'truncate', before: [], after: [] }
  // Code in a line is said whole, after the cut: what stands before it in the line is the excerpt.
  if (node.type === 'inlineCode') return { type: 'truncate', before: [], after: [node] }
  if (node.type !== 'text' && node.type !== 'html' && node.type !== 'code') return undefined
  const { value, position } = node
  const written = text.slice(marker.start, marker.end)
  const index = value.indexOf(written)
  if (index < 0) return undefined
  const start = value.slice(0, index)
  if (node.type === 'code') return { ...node, data: { ...node.data, cut: start.split('\n').length - 1 } }
  const rest = position && { ...position, start: pointAt(text, marker.end) }
  const after = { ...node, value: value.slice(index + written.length), position: rest }
  return { type: 'truncate', before: [{ ...node, value: start }], after: [after] }
}

function pointAt(text: string, offset: number): { line: number; column: number; offset: number } {
  const lines = text.slice(0, offset).split('\n')
  return { line: lines.length, column: (lines.at(-1) ?? '').length + 1, offset }
}

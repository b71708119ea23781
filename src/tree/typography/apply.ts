/** Applies the typographic rules to the text of the tree, across inline elements, never to code or addresses. */

import type { MarkdownConfig } from '../../shared/config.ts'
import type { TextEdit } from '../../shared/text/edits.ts'
import { type HtmlNode, type HtmlText, isHeading, walkElements } from '../html-tree.ts'
import type { OwnRoot } from '../step.ts'
import { findEdits, isRussian, namesPattern, OPAQUE, type Typesetting } from './rules.ts'

const INLINE = new Set(
  'a abbr b bdi bdo cite data del dfn em i ins label mark q s small span strong time u font'.split(' '),
)
const SKIPPED = new Set(
  'code pre kbd samp var tt math svg script style textarea sub sup img input br wbr audio video iframe'.split(' '),
)

const CELLS = new Set(['td', 'th'])

interface Piece {
  /** Absent for what is not text. */
  node: HtmlText | undefined
  start: number
  length: number
}

/** The step. */
export function typography({ names }: Pick<MarkdownConfig, 'names'>) {
  const pattern = namesPattern(names)
  return ({ children, isTitle }: OwnRoot) => applyTypography(children, { names: pattern, isHeading: isTitle })
}

/** `title`: the nodes are those of a title. */
function applyTypography(nodes: readonly HtmlNode[], { names, isHeading: title = false }: Typesetting): void {
  let pieces: Piece[] = []
  let flat = ''
  let [inHeading, inCell] = [title, false]
  const add = (node: HtmlText | undefined, value: string): void => {
    pieces.push({ node, start: flat.length, length: value.length })
    flat += value
  }
  const flush = (): void => {
    // A cell may hold nothing but a number and its unit.
    if (isRussian(flat) || (inCell && /\d/.test(flat))) {
      applyEdits(pieces, flat, findEdits(flat, { names, isHeading: inHeading }))
    }
    pieces = []
    flat = ''
  }
  const visit = (list: readonly HtmlNode[]): void => {
    for (const node of list) {
      if (node.kind === 'text') {
        if (node.value.includes('://') || /\bwww\./.test(node.value)) add(undefined, OPAQUE)
        else add(node, node.value)
      } else if (node.kind !== 'element') {
        if (node.kind === 'ready') add(undefined, OPAQUE)
      } else if (node.name === 'x-island') {
        flush()
        walkElements([node], inner => {
          if (inner.name === 'x-slot') visit(inner.children)
        })
        flush()
      } else if (SKIPPED.has(node.name)) add(undefined, node.name === 'br' ? '\n' : OPAQUE)
      else if (INLINE.has(node.name)) visit(node.children)
      else {
        flush()
        const outer = [inHeading, inCell] as const
        if (isHeading(node)) inHeading = true
        if (CELLS.has(node.name)) inCell = true
        visit(node.children)
        flush()
        ;[inHeading, inCell] = outer
      }
    }
  }
  visit(nodes)
  flush()
}

function applyEdits(pieces: readonly Piece[], flat: string, edits: readonly TextEdit[]): void {
  if (edits.length === 0) return
  let next = 0
  for (const { node, start, length } of pieces) {
    const end = start + length
    const parts: string[] = []
    let position = start
    // An edit over a boundary is written where it begins and only cuts what follows.
    for (let edit = edits[next]; edit !== undefined && edit.start < end; edit = edits[next]) {
      if (edit.start > position) parts.push(flat.slice(position, edit.start))
      if (edit.start >= start) parts.push(edit.text)
      position = Math.max(position, Math.min(edit.end, end))
      if (edit.end > end) break
      next++
    }
    if (parts.length === 0 && position === start) continue
    if (position < end) parts.push(flat.slice(position, end))
    if (node !== undefined) node.value = parts.join('')
  }
}

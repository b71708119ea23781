/**
 * `:::` under a row of a table or under a definition ends the block that it stands in, as in Docusaurus. The parser takes
 * it for one more row or for words, and all that follows stays in the block. Such lines are looked for in the tree, and
 * the text is parsed once more with an empty line before each: places are those of the text as it was.
 */

import type { Nodes, Root } from 'mdast'

type Point = NonNullable<Nodes['position']>['start']

/** What was put in: where in the new text, how long, each one line. */
interface Gap {
  at: number
  length: number
}

const CLOSING = /^:{3,}$/

/** Parses `source`, and again where lines that end a block were taken for something else. */
export function readClosings(source: string, read: (source: string) => Root): Root {
  const root = read(source)
  if (!source.includes(':::')) return root
  const closings = findSwallowed(root)
  if (closings.length === 0) return root
  const { text, gaps } = withGaps(source, closings)
  const apart = read(text)
  moveBack(apart, gaps)
  return apart
}

/** Offsets of lines that would end the container around them. */
function findSwallowed(root: Root): number[] {
  const offsets: number[] = []
  const visit = (node: Nodes, isInside: boolean): void => {
    if (!('children' in node)) return
    const inside = isInside || node.type === 'containerDirective'
    for (const [index, child] of node.children.entries()) {
      const isRow = child.type === 'tableRow' && child.children.length === 1 && isClosing(child.children[0])
      const isBelow = child.type === 'paragraph' && isClosing(child) && node.children[index - 1]?.type === 'definition'
      const offset = child.position?.start.offset
      if (inside && (isRow || isBelow) && offset !== undefined) offsets.push(offset)
      visit(child, inside)
    }
  }
  visit(root, false)
  return offsets
}

function isClosing(node: Nodes | undefined): boolean {
  if (node === undefined || !('children' in node) || node.children.length !== 1) return false
  const [only] = node.children
  return only?.type === 'text' && CLOSING.test(only.value.trim())
}

/** An empty line before each; of a quotation it has the marks. */
function withGaps(source: string, closings: readonly number[]): { text: string; gaps: Gap[] } {
  const gaps: Gap[] = []
  let text = ''
  let done = 0
  for (const closing of closings) {
    const start = source.lastIndexOf('\n', closing - 1) + 1
    const gap = `${source.slice(start, closing).trimEnd()}\n`
    text += source.slice(done, start)
    gaps.push({ at: text.length, length: gap.length })
    text += gap
    done = start
  }
  return { text: text + source.slice(done), gaps }
}

function moveBack(node: Nodes, gaps: readonly Gap[]): void {
  const { position } = node
  if (position !== undefined) node.position = { start: moved(position.start, gaps), end: moved(position.end, gaps) }
  if ('children' in node) for (const child of node.children) moveBack(child, gaps)
}

function moved(point: Point, gaps: readonly Gap[]): Point {
  const { offset = 0 } = point
  const before = gaps.filter(gap => gap.at < offset)
  const inserted = before.reduce((sum, { at, length }) => sum + Math.min(length, offset - at), 0)
  return { ...point, line: point.line - before.length, offset: offset - inserted }
}

/** What of a paragraph is words: the rest is blank, so that offsets stay those of the text. */

import type { Nodes } from 'mdast'
import type { Unit } from '../../tree/context.ts'

export interface Written {
  start: number
  source: string
}

/** A node as it stands in the text. */
export function writtenOf({ position }: Nodes, { text }: Unit): Written {
  const start = position?.start.offset ?? 0
  return { start, source: text.slice(start, position?.end.offset ?? start) }
}

/** Code in a line, formulas, HTML and tags of MDX with what stands in their attributes. */
const NO_WORDS = new Set<Nodes['type']>(['inlineCode', 'inlineMath', 'html', 'mdxTextExpression'])

/** A node's words; with `link` also without what is a link or a picture already, but for addresses as they are. */
export function proseOf(node: Nodes, unit: Unit, without?: 'link'): Written {
  const { start, source } = writtenOf(node, unit)
  const parts: string[] = []
  let done = 0
  const blank = (from: number, to: number): void => {
    if (to <= done || from < done) return
    parts.push(source.slice(done, from), source.slice(from, to).replace(/[^\n]/g, ' '))
    done = to
  }
  const visit = (child: Nodes): void => {
    const [from, to] = [(child.position?.start.offset ?? start) - start, (child.position?.end.offset ?? start) - start]
    if (NO_WORDS.has(child.type) || (without === 'link' && isLink(child, source.charAt(from)))) blank(from, to)
    else {
      const children: readonly Nodes[] = 'children' in child ? child.children : []
      const [first, last] = [children[0]?.position?.start.offset, children.at(-1)?.position?.end.offset]
      const isTag = child.type === 'mdxJsxTextElement'
      if (isTag) blank(from, first === undefined ? to : first - start)
      for (const inner of children) visit(inner)
      if (isTag && last !== undefined) blank(last - start, to)
    }
  }
  visit(node)
  return { start, source: parts.join('') + source.slice(done) }
}

const isLink = ({ type }: Nodes, first: string): boolean =>
  type === 'image' ||
  type === 'imageReference' ||
  type === 'linkReference' ||
  (type === 'link' && (first === '[' || first === '<'))

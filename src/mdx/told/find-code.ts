/** Where in the code of a text something stands that is known by its words alone. */

import { firstFound } from '../../shared/collections.ts'
import { placeAt, placeOf } from '../../tree/context.ts'
import type { HtmlNode, Place } from '../../tree/html-tree.ts'
import type { MdxText } from '../run.ts'

interface FoundCode {
  at: Place
  /** The expression, or the tag that has it among its attributes; none in what a text imports and exports. */
  node?: Extract<HtmlNode, { kind: 'expression' | 'jsx' }>
}

/** Where to look when nothing better is known: the first import, or the top. */
export const firstPlace = ({ unit, modules }: MdxText): Place => placeOf(unit, modules[0] ?? {})

/** The first piece of code of a text that has these words in it. */
export function findCode({ unit, nodes, modules }: MdxText, words: string | RegExp): FoundCode | undefined {
  for (const { value, position } of modules) {
    const offset = typeof words === 'string' ? value.indexOf(words) : value.search(words)
    if (offset >= 0) return { at: placeAt(unit, (position?.start.offset ?? 0) + offset) }
  }
  return findIn(nodes, code => (typeof words === 'string' ? code.includes(words) : words.test(code)))
}

const findIn = (nodes: readonly HtmlNode[], has: (code: string) => boolean): FoundCode | undefined =>
  firstFound(nodes, node => {
    if (node.kind === 'expression' && has(node.value)) return { at: node.at, node }
    if (node.kind !== 'jsx' && node.kind !== 'element') return undefined
    const isHere = node.kind === 'jsx' && node.attributes.some(item => 'expression' in item && has(item.expression))
    return isHere ? { at: node.at, node } : findIn(node.children, has)
  })

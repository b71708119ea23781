/**
 * In a span of code a backslash escapes nothing, and backticks of another number end nothing: `` `\` ``, ``` `` ` `` ```.
 * The parser knows it of the span, and forgets it when it asks in MDX whether a brace behind it stands in one: of `` `{` ``
 * and `` `}` `` it made one, and an expression before the next span stayed text. Such signs get stand-ins, and the tree
 * gets them back.
 */

import type { Nodes, Root } from 'mdast'
import { editText, type TextEdit } from '../../shared/text/edits.ts'
import { restoreSigns } from '../colons.ts'

/** No characters of any text; texts keep their length and their lines. */
const STANDS = { '\\': '\uFDD8', '`': '\uFDD9' }
/** Each finds what the one before it hid; few texts need a second. */
const MOST_ROUNDS = 4
const MAY_MISLEAD = /\\`|``/
const SPAN = /^(`+)([\s\S]*)\1$/

/** Parses MDX, and again where a span of code holds what would mislead the parser. */
export function readSpans(source: string, read: (source: string) => Root): Root {
  let text = source
  let root = read(text)
  if (!MAY_MISLEAD.test(source) || !source.includes('{')) return root
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const mended = withStands(text, root)
    if (mended === text) break
    text = mended
    root = read(text)
  }
  if (text === source) return root
  for (const [sign, stands] of Object.entries(STANDS)) restoreSigns(root, stands, sign)
  return root
}

function withStands(text: string, root: Root): string {
  const edits: TextEdit[] = []
  const visit = (node: Nodes): void => {
    const [start, end] = [node.position?.start.offset, node.position?.end.offset]
    if (node.type === 'inlineCode' && start !== undefined && end !== undefined)
      edits.push({ start, end, text: withStandsIn(text.slice(start, end)) })
    if ('children' in node) for (const child of node.children) visit(child)
  }
  visit(root)
  return editText(text, edits)
}

/** One that holds as many backticks as are around it is a mistake of the parser's. */
const withStandsIn = (span: string): string =>
  span.replace(SPAN, (_, ticks: string, code: string) => {
    if (code.match(/`+/g)?.includes(ticks)) return span
    const mended = code.replace(/\\(?=`|$)/g, STANDS['\\']).replaceAll('`', STANDS['`'])
    return ticks + mended + ticks
  })

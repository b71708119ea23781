/** Limits on documents, checked before and after parsing: a hostile file costs an error with a line, not the build. */

import type { MdastNode } from 'satteri'
import { type Context, placeAt, type Unit } from '../tree/context.ts'

/** Characters; beyond this a document is a mistake or data. */
const MAX_LENGTH = 2_000_000
/** Quotes in quotes, lists in lists: nobody writes deeper, and every step here is recursive. */
const MAX_DEPTH = 100
/** `:name` on one line: the parser takes quadratic time on them, 20,000 cost a second. */
const MAX_COLONS = 2_000
/** `*` and `_` on one line, quadratic too: 40,000 cost 50 ms. */
const MAX_EMPHASIS = 50_000

/** Whether the text may be parsed at all. */
export function isWithinLimits(unit: Unit, context: Context): boolean {
  const { text } = unit
  if (text.length > MAX_LENGTH) {
    const values = { most: MAX_LENGTH / 1_000_000 }
    context.report('error', 'document-too-long', { at: placeAt(unit, 0), values })
    return false
  }
  let start = 0
  while (start <= text.length) {
    const end = text.indexOf('\n', start)
    const stop = end < 0 ? text.length : end
    if (stop - start > MAX_DEPTH) {
      const problem = findInLine(text.slice(start, stop))
      if (problem !== undefined) {
        context.report('error', problem, { at: placeAt(unit, start), values: DEPTH })
        return false
      }
    }
    start = stop + 1
  }
  return true
}

function findInLine(line: string): 'too-deep' | 'line-too-complex' | undefined {
  const quotes = /^[ \t>]*/.exec(line)?.[0].replace(/[^>]/g, '').length ?? 0
  if (quotes > MAX_DEPTH) return 'too-deep'
  if (line.length <= MAX_COLONS) return undefined
  const isComplex = count(line, /:(?=[\p{L}\p{N}_])/gu) > MAX_COLONS || count(line, /[*_]/g) > MAX_EMPHASIS
  return isComplex ? 'line-too-complex' : undefined
}

const DEPTH = { most: MAX_DEPTH }

function count(text: string, pattern: RegExp): number {
  let found = 0
  for (const _ of text.matchAll(pattern)) found++
  return found
}

/** Whether the tree is shallow enough for recursive steps. Not recursive itself. */
export function isShallow(root: MdastNode, unit: Unit, context: Context): boolean {
  const stack: { node: MdastNode; depth: number }[] = [{ node: root, depth: 0 }]
  for (let item = stack.pop(); item !== undefined; item = stack.pop()) {
    if (!('children' in item.node)) continue
    if (item.depth > MAX_DEPTH * 2) {
      const at = placeAt(unit, item.node.position?.start.offset ?? 0)
      context.report('error', 'too-deep', { at, values: DEPTH })
      return false
    }
    for (const node of item.node.children) stack.push({ node, depth: item.depth + 1 })
  }
  return true
}

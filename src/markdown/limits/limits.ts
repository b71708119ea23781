/** Limits on documents, checked before and after parsing: a hostile file costs an error with a line, not the build. */

import type { MdastNode } from 'satteri'
import type { TextValues } from '../../messages/text.ts'
import { type Context, placeAt, type Unit } from '../../tree/context.ts'
import { withoutIdleColons } from '../colons.ts'
import { splitLines } from '../source-lines.ts'
import { asMdx } from '../source-text.ts'
import { findDeepCode, MAX_BRACKETS, MAX_CHAIN } from './code-depth.ts'
import { count, findWork } from './work.ts'

/** Characters; beyond this a document is a mistake or data. */
const MAX_LENGTH = 2_000_000
/** Quotes in quotes, lists in lists: nobody writes deeper, and every step here is recursive. */
const MAX_DEPTH = 100
/** `:name` on one line: the parser takes quadratic time on them, 20,000 cost a second. */
const MAX_COLONS = 2_000
/** `*` and `_` on one line, quadratic too: 40,000 cost 50 ms. */
const MAX_EMPHASIS = 50_000

/** `:::` blocks that are open at once. */
const MAX_BLOCKS = MAX_DEPTH
/** A text that the native parser is done with at once, whatever stands in it: characters of all and of a line, blocks. */
const MODEST = { length: 200_000, line: 5_000, blocks: 20 }

interface Excess {
  id:
    | 'document-too-long'
    | 'too-deep'
    | 'too-deep/code'
    | 'line-too-complex'
    | NonNullable<ReturnType<typeof findWork>>['id']
  offset: number
  values?: TextValues
}

/** Texts with code that somebody looked into and found sound: whoever parses them next need not look again. */
const sound = new Set<string>()
/** Those that nobody came to parse are let go when they are so many. */
const MOST_SOUND = 5_000

/** Whether the text may be parsed at all. */
export function isWithinLimits(unit: Unit, context: Context): boolean {
  if (unit.mdx && sound.delete(unit.text)) return true
  const excess = findExcess(unit.text, unit.mdx)
  if (excess === undefined) return true
  context.report('error', excess.id, { at: placeAt(unit, excess.offset), values: excess.values })
  return false
}

/** Whether a text may be given to the parser, as it is given, by those who only look into it. */
export function mayBeParsed(text: string, mdx: boolean): boolean {
  if (mdx && sound.has(text)) return true
  const isSound = findExcess(text, mdx) === undefined
  if (!mdx || !isSound) return isSound
  if (sound.size >= MOST_SOUND) sound.clear()
  sound.add(text)
  return true
}

/** Whether a text may be parsed where nobody watches: far below every limit. */
export const isModest = (text: string): boolean =>
  text.length <= MODEST.length &&
  text.split('\n').every(line => line.length <= MODEST.line) &&
  count(text, BLOCK) <= MODEST.blocks &&
  findExcess(asMdx(text), true) === undefined

function findExcess(text: string, mdx: boolean): Excess | undefined {
  if (text.length > MAX_LENGTH) return { id: 'document-too-long', offset: 0, values: { most: MAX_LENGTH / 1_000_000 } }
  const hasBlocks = text.includes(':::')
  let blocks = 0
  let start = 0
  let code: ReadonlySet<number> | undefined
  while (start <= text.length) {
    const end = text.indexOf('\n', start)
    const stop = end < 0 ? text.length : end
    if (stop - start > MAX_DEPTH) {
      const id = findInLine(text.slice(start, stop))
      // The parser does not look for signs in code.
      if (id === 'line-too-complex') code ??= startsOfCode(text)
      const isCode = id === 'line-too-complex' && code?.has(start)
      if (id !== undefined && !isCode) return { id, offset: start, values: DEPTH }
    } else if (hasBlocks && stop - start > 2) blocks = Math.max(0, blocks + blocksOf(text.slice(start, stop)))
    if (blocks > MAX_BLOCKS) return { id: 'too-deep', offset: start, values: DEPTH }
    start = stop + 1
  }
  const offset = mdx ? findDeepCode(text) : undefined
  return offset === undefined
    ? findWork(withoutIdleColons(text, mdx), mdx)
    : { id: 'too-deep/code', offset, values: CODE }
}

/** Where lines of fenced code begin. */
const startsOfCode = (text: string): ReadonlySet<number> =>
  new Set(
    splitLines(text)
      .filter(({ fenced }) => fenced)
      .map(({ start }) => start),
  )

/** What stands before the content of a line: quotes, list items, definitions of footnotes. */
const MARKS = /(?:[ \t]*(?:>|\[\^[^\][\n]*\]:|[-*+](?=[ \t])|\d{1,9}[.)](?=[ \t])))*/y
const BLOCK = /^[ \t>]*:{3,}/gm

function findInLine(line: string): 'too-deep' | 'line-too-complex' | undefined {
  MARKS.lastIndex = 0
  const marks = MARKS.exec(line)?.[0].replace(/[ \t\d]|\[\^[^\][]*\]/g, '').length ?? 0
  if (marks > MAX_DEPTH && !/^[ \t]*(?:([-*])[ \t]*)(?:\1[ \t]*)*$/.test(line)) return 'too-deep'
  if (line.length <= MAX_COLONS) return undefined
  const isComplex = count(line, /:(?=[\p{L}\p{N}_])/gu) > MAX_COLONS || count(line, /[*_]/g) > MAX_EMPHASIS
  return isComplex ? 'line-too-complex' : undefined
}

/** Blocks that a line opens: one that ends a block opens one fewer. */
function blocksOf(line: string): number {
  if (!line.includes(':::')) return 0
  const [, rest] = /^[ \t>]*:{3,}(.*)$/.exec(line) ?? []
  return rest === undefined ? 0 : rest.trim() === '' ? -1 : 1
}

const DEPTH = { most: MAX_DEPTH }
const CODE = { most: MAX_BRACKETS, chain: MAX_CHAIN }

/** Whether the tree is shallow enough for recursive steps. Not recursive itself. */
export function isShallow(root: MdastNode, unit: Unit, context: Context): boolean {
  const stack: MdastNode[] = [root]
  const depths = [0]
  for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
    const depth = depths.pop() ?? 0
    if (!('children' in node)) continue
    if (depth > MAX_DEPTH * 2) {
      const at = placeAt(unit, node.position?.start.offset ?? 0)
      context.report('error', 'too-deep', { at, values: DEPTH })
      return false
    }
    for (const child of node.children) {
      stack.push(child)
      depths.push(depth + 1)
    }
  }
  return true
}

/**
 * How long the parser would be busy with a text, before it sees it. It is done with most texts at once; some signs make
 * it go through a paragraph, or through everything behind them, again for each.
 */

import { createLines, type Line } from '../source-lines.ts'
import { createSearch, type End, expressionAt, type Search, tagAt } from './ends.ts'
import { endOfModule } from './tokens.ts'

/** Some nanoseconds: a text is parsed two or three times before its page is there. */
const MAX_WORK = 1_500_000_000
/** Steps of our own to know it. */
const MAX_STEPS = 4_000_000
/** With fewer there is nothing to look at. */
const QUIET = { work: 20_000_000, tags: 10, module: 20_000 }
/** What a character costs that is gone through: for a tag or an expression, for a sign in its paragraph. */
const COSTS = { scan: 4, sign: 1 }
/** A module that goes on over an empty line is parsed again with what comes behind it. */
const MODULE_COST = 15
/** Before an expression, and before a colon beside code spans, brackets are paired. */
const PAIRED = 3

interface Excess {
  id: 'too-complex/paragraph' | 'too-complex/tags'
  offset: number
}

/** A paragraph as the parser sees it: lines between empty ones, an item of a list. */
interface Block {
  start: number
  end: number
  colons: number
  tags: number
  braces: number
  hasSpans: boolean
}

interface Reading {
  search: Search
  block: Block | undefined
  /** What paragraphs cost that are over. */
  done: number
  /** Characters that are gone through for tags and expressions. */
  scanned: number
  /** Those for tags since the last empty line: before an expression all are asked whether it stands in one. */
  tags: number
  /** The last module: where it is, and the brackets that are open in it. */
  module: { start: number; end: number; open: number }
  /** A block of directives began: what looks like a module in it is text. */
  hasBlocks: boolean
  /** Where the last expression ends that began a line. */
  end: number
}

/** Where a text gets too laborious. */
export function findWork(text: string, mdx: boolean): Excess | undefined {
  if (isQuiet(text, mdx)) return undefined
  const search = createSearch(text, MAX_STEPS)
  const module = { start: 0, end: 0, open: 0 }
  const spent = { block: undefined, done: 0, scanned: 0, tags: 0, end: 0 }
  const reading: Reading = { search, ...spent, module, hasBlocks: false }
  const read = createLines(text)
  let found: Excess | undefined
  for (let line = read(false); line !== undefined && found === undefined; ) {
    found = readLine(line, reading, mdx)
    line = read(Math.max(reading.module.end, reading.end) > line.start + line.text.length + 1)
  }
  return found
}

function readLine(line: Line, reading: Reading, mdx: boolean): Excess | undefined {
  const { search, module } = reading
  const isEmpty = line.text.trim() === ''
  if (reading.block !== undefined && (line.fenced || isEmpty || ITEM.test(line.text))) {
    reading.done += costOf(reading.block)
    reading.block = undefined
  }
  if (isEmpty) {
    if (module.open > 0) reading.done += (line.start - module.start) * MODULE_COST
    reading.tags = 0
  }
  if (line.fenced || isEmpty) return excess(reading, line.start)
  reading.hasBlocks ||= line.text.includes(':::')
  const { text } = search
  if (mdx && reading.block === undefined && line.start >= module.end && MODULE.test(line.text))
    Object.assign(module, { start: line.start, end: endOfModule(text, line.start), open: 0 })
  const inModule = line.start < module.end
  if (module.open > 0 || inModule) module.open += count(line.text, /[({[]/g) - count(line.text, /[)}\]]/g)
  if (inModule && !reading.hasBlocks) return undefined
  reading.block ??= createBlock(line.start)
  const { block } = reading
  block.end = line.start + line.text.length
  block.hasSpans ||= line.text.includes('`')
  for (const { 0: sign, index } of line.text.matchAll(mdx ? SIGNS : COLON)) {
    const at = line.start + index
    if (sign === ':') block.colons++
    else if (sign === '<') readTag(at, reading, block)
    else readExpression(at, { reading, block, isFirst: index < 200 && MARKS.test(line.text.slice(0, index)) })
    if (search.left <= 0 || reading.scanned * COSTS.scan > MAX_WORK) return { id: 'too-complex/tags', offset: at }
  }
  return excess(reading, block.start)
}

const excess = ({ done, block }: Reading, offset: number): Excess | undefined =>
  done + (block === undefined ? 0 : costOf(block)) > MAX_WORK ? { id: 'too-complex/paragraph', offset } : undefined

function readTag(at: number, reading: Reading, block: Block): void {
  const { cost } = tagAt(reading.search, at)
  block.tags++
  reading.scanned += cost
  reading.tags += cost
}

/** The first one of a line goes over empty lines, too. */
function readExpression(at: number, { reading, block, isFirst }: { reading: Reading; block: Block; isFirst: boolean }) {
  const { search } = reading
  block.braces++
  const ends: End[] = [expressionAt(search, at, true)]
  if (isFirst) ends.push(expressionAt(search, at, false))
  for (const { end, cost } of ends) {
    reading.scanned += cost
    if (isFirst) reading.end = Math.max(reading.end, end ?? 0)
  }
  reading.scanned += reading.tags
}

/** What begins a module where a paragraph could begin. */
const MODULE = /^(?:import[ \t{]|export(?:[ \t{*]|$))/
/** A colon behind a colon begins nothing. */
const COLON = /(?<!:):/g
const SIGNS = /(?<!:):|[<{]/g
const ITEM = /^ {0,3}(?:[-*+]|\d{1,9}[.)])(?:[ \t]|$)/
/** What may stand before the first sign of a line. */
const MARKS = /^[\s>*+\d.)-]*$/

const createBlock = (start: number): Block => ({
  start,
  end: start,
  hasSpans: false,
  colons: 0,
  tags: 0,
  braces: 0,
})

const costOf = ({ start, end, colons, tags, braces, hasSpans }: Block): number =>
  (colons * (hasSpans ? PAIRED : 1) + tags + braces * PAIRED) * (end - start) * COSTS.sign

function isQuiet(text: string, mdx: boolean): boolean {
  if (mdx && text.length > QUIET.module && /^(?:import|export)/m.test(text)) return false
  const colons = count(text, COLON)
  const [tags, braces] = mdx ? [count(text, /</g), count(text, /\{/g)] : [0, 0]
  return (colons + tags + braces) * text.length < QUIET.work && (braces === 0 || tags <= QUIET.tags)
}

/** How often a pattern is in a text. */
export function count(text: string, pattern: RegExp): number {
  let found = 0
  for (const _ of text.matchAll(pattern)) found++
  return found
}

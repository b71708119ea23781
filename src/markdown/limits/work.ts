/**
 * How long the parser would be busy with a text, before it sees it. It is done with most texts at once; some signs make
 * it go through a paragraph, or through everything behind them, again for each.
 */

import { createLines, type Line } from '../source-lines.ts'
import { createSearch, type End, expressionAt, type Search, tagAt } from './ends.ts'
import { createSpans, ITEM } from './spans.ts'
import { endOfModule } from './tokens.ts'

/** Some nanoseconds: a text is parsed two or three times before its page is there. */
const MAX_WORK = 1_500_000_000
/** Steps of our own to know it. */
const MAX_STEPS = 500_000
/** With fewer there is nothing to look at. */
const QUIET = { work: 20_000_000, tags: 10, module: 20_000 }
/**
 * What a character costs that is gone through: for a tag or an expression, for a sign in its paragraph, for a reference
 * (`&nbsp;`: what is before it is kept once more), for what begins as an address in a word; for such an address and
 * each pair of signs in a row that end none.
 */
const COSTS = { scan: 4, sign: 1, reference: 7, address: 5, tail: 1 }
/** A module that goes on over an empty line is parsed again with what comes behind it. */
const MODULE_COST = 15
/** With so few in a part of a text it does not matter where the part ends. */
const FEW_TAGS = 10
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
  references: number
  /** Of addresses. */
  cost: number
  part: Part
}

/** Lines of a paragraph that are one text: none of its tags ends behind it. */
interface Part {
  start: number
  /** Where tags open. */
  tags: number[]
}

interface Reading {
  search: Search
  isInSpan: (at: number) => boolean
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
  /** Up to here there is nothing but tags and expressions since a line began. */
  flow: number
}

/** Where a text gets too laborious. */
export function findWork(text: string, mdx: boolean): Excess | undefined {
  if (isQuiet(text, mdx)) return undefined
  const search = createSearch(text, MAX_STEPS)
  const module = { start: 0, end: 0, open: 0 }
  const spent = { block: undefined, done: 0, scanned: 0, tags: 0, end: 0, flow: 0 }
  const reading: Reading = { search, isInSpan: createSpans(text), ...spent, module, hasBlocks: false }
  const read = createLines(text)
  let found: Excess | undefined
  for (let line = read(false); line !== undefined && found === undefined; ) {
    found = readLine(line, reading, mdx)
    line = read(Math.max(reading.module.end, reading.end) > line.start + line.text.length + 1)
  }
  return found ?? endBlock(reading, text.length)
}

function readLine(line: Line, reading: Reading, mdx: boolean): Excess | undefined {
  const { search, module } = reading
  const isEmpty = line.text.trim() === ''
  if (line.fenced || isEmpty || ITEM.test(line.text)) {
    const found = endBlock(reading, line.start)
    if (found !== undefined) return found
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
  return readSigns(line, { reading, block: reading.block, mdx })
}

function readSigns(line: Line, { reading, block, mdx }: { reading: Reading; block: Block; mdx: boolean }) {
  block.end = line.start + line.text.length
  block.hasSpans ||= line.text.includes('`')
  block.references += count(line.text, REFERENCE)
  block.cost += costOfAddresses(line.text)
  if (BREAK.test(line.text)) endPart(reading, block, line.start)
  reading.flow = Math.max(reading.flow, line.start + (MARKS.exec(line.text)?.[0].length ?? 0))
  const before = block.part.tags.length
  let within = 0
  for (const { 0: sign, index } of line.text.matchAll(mdx ? SIGNS : COLON)) {
    const at = line.start + index
    if (sign === ':') block.colons++
    else if (at < within) readInTag(sign, at, { reading, block })
    else if (sign === '<') within = Math.max(within, endOfWhole(line, readTag(at, reading, block)) ?? 0)
    else readExpression(at, reading, block)
    if (isTooMuch(reading)) return tagsAt(at)
  }
  const inLine = block.part.tags.slice(before)
  if (inLine.length > FEW_TAGS) readCells(line, inLine, reading)
  return excess(reading, block.start)
}

const tagsAt = (offset: number): Excess => ({ id: 'too-complex/tags', offset })

const isTooMuch = ({ search, scanned }: Reading): boolean => search.left <= 0 || scanned * COSTS.scan > MAX_WORK

const excess = (reading: Reading, offset: number): Excess | undefined => {
  if (isTooMuch(reading)) return tagsAt(offset)
  const { done, block } = reading
  const cost = done + (block === undefined ? 0 : costOf(block))
  return cost > MAX_WORK ? { id: 'too-complex/paragraph', offset } : undefined
}

function endBlock(reading: Reading, at: number): Excess | undefined {
  const { block } = reading
  if (block === undefined) return undefined
  endPart(reading, block, at)
  reading.done += costOf(block)
  reading.block = undefined
  return excess(reading, block.start)
}

function endPart(reading: Reading, block: Block, at: number): void {
  readWithin(block.part.tags, { start: block.part.start, end: at }, reading)
  block.part = { start: at, tags: [] }
}

/** Each cell of a table is a text of its own, and so is a line. */
function readCells({ text, start }: Line, tags: number[], reading: Reading): void {
  readWithin(tags, { start, end: start + text.length }, reading)
  let from = start
  for (const cell of text.includes('|') ? text.split('|') : []) {
    const end = from + cell.length
    readWithin(
      tags.filter(at => at >= from && at < end),
      { start: from, end },
      reading,
    )
    from = end + 1
  }
}

/** The parser looks for ends of tags once more in the part of a text that they stand in. */
function readWithin(tags: number[], { start, end }: { start: number; end: number }, reading: Reading): void {
  const { search } = reading
  if (tags.length <= FEW_TAGS || search.left <= 0) return
  const inside = createSearch(search.text.slice(start, end), search.left)
  for (const at of tags) reading.scanned += tagAt(inside, at - start).cost
  search.left = inside.left
}

/** A sign in a code span is text, but where a line begins. */
const isText = (at: number, isFirst: boolean, reading: Reading): boolean => !isFirst && reading.isInSpan(at)

/** Gives where it ends, if it is a tag. */
function readTag(at: number, reading: Reading, block: Block): End['end'] {
  const { end, cost } = tagAt(reading.search, at)
  // Before an expression even those in code spans are asked.
  reading.tags += cost
  const isFirst = isInFlow(at, reading)
  if (isText(at, isFirst, reading)) return undefined
  if (isFirst) reading.flow = Math.max(reading.flow, end ?? 0)
  block.tags++
  block.part.tags.push(at)
  reading.scanned += cost
  return end
}

/** Where a tag ends that nothing cuts: neither the end of its line nor that of a cell. */
function endOfWhole({ text, start }: Line, end: End['end']): End['end'] {
  return end === undefined || end > start + text.length || text.includes('|') ? undefined : end
}

/** What stands in the attributes of a tag begins nothing. */
function readInTag(sign: string, at: number, { reading, block }: { reading: Reading; block: Block }): void {
  if (sign === '{') block.braces++
  else reading.tags += tagAt(reading.search, at).cost
}

/** The first one of a line goes over empty lines, too. */
function readExpression(at: number, reading: Reading, block: Block): void {
  const { search } = reading
  const isFirst = isInFlow(at, reading)
  block.braces++
  if (isText(at, isFirst, reading)) return
  const ends: End[] = [expressionAt(search, at, true)]
  if (isFirst) ends.push(expressionAt(search, at, false))
  for (const { end, cost } of ends) {
    reading.scanned += cost
    if (isFirst) reading.flow = Math.max(reading.flow, end ?? 0)
  }
  if (isFirst) reading.end = Math.max(reading.end, reading.flow)
  reading.scanned += reading.tags
}

/** Whether there is nothing on the line before it but tags and expressions. */
const isInFlow = (at: number, { flow, search }: Reading): boolean =>
  at >= flow && at - flow < MAX_BLANKS && /^[ \t]*$/.test(search.text.slice(flow, at))

/** What begins a module where a paragraph could begin. */
const MODULE = /^(?:import[ \t{]|export(?:[ \t{*]|$))/
/** A colon behind a colon begins nothing. */
const COLON = /(?<!:):/g
const SIGNS = /(?<!:):|[<{]/g
const REFERENCE = /&#?\w+;/g
const ADDRESS = /www\.|[:\uFDD4]\/\//gi
const LONG_WORD = 300
const WORD = /[^\s<]{300,}/g
/** Signs that do not belong to an address that ends with them. */
const TAIL = /[.,:;?!'"*_~)\]]{50,}/g
const LONG_TAIL = /[.,:;?!'"*_~)\]]{1000}/
/** What ends a text without an empty line. */
const BREAK = /^[ \t>]*(?::::|#{1,6}(?:[ \t]|$)|(?:[-*_=][ \t]*)+$)/
/** What may stand before the first sign of a line. */
const MARKS = /^[\s>*+\d.)-]*/
/** Behind more of them nothing begins a line. */
const MAX_BLANKS = 1_000

const createBlock = (start: number): Block => ({
  start,
  end: start,
  hasSpans: false,
  references: 0,
  cost: 0,
  part: { start, tags: [] },
  colons: 0,
  tags: 0,
  braces: 0,
})

const costOf = ({ start, end, colons, tags, braces, hasSpans, references, cost }: Block): number =>
  cost +
  (end - start) *
    ((colons * (hasSpans ? PAIRED : 1) + tags + braces * PAIRED) * COSTS.sign + references * COSTS.reference)

/**
 * Each is gone through to the end of its word to know whether it is one. Signs in a row are asked one after the other
 * whether the address ends there, and each time those behind it are looked at.
 */
function costOfAddresses(line: string): number {
  if (line.length < LONG_WORD) return 0
  let cost = 0
  for (const [word] of line.matchAll(WORD)) {
    const addresses = count(word, ADDRESS)
    if (addresses === 0) continue
    cost += addresses * word.length * COSTS.address
    for (const [tail] of word.matchAll(TAIL)) cost += addresses * tail.length ** 2 * COSTS.tail
  }
  return cost
}

function isQuiet(text: string, mdx: boolean): boolean {
  if (mdx && text.length > QUIET.module && /^(?:import|export)/m.test(text)) return false
  if (LONG_TAIL.test(text)) return false
  const colons = count(text, COLON) + count(text, REFERENCE) * COSTS.reference + count(text, ADDRESS) * COSTS.address
  const [tags, braces] = mdx ? [count(text, /</g), count(text, /\{/g)] : [0, 0]
  return (colons + tags + braces) * text.length < QUIET.work && (braces === 0 || tags <= QUIET.tags)
}

/** How often a pattern is in a text. */
export function count(text: string, pattern: RegExp): number {
  let found = 0
  for (const _ of text.matchAll(pattern)) found++
  return found
}

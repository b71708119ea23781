/**
 * What it costs the parser to find where a tag or an expression ends. It looks without a memory: an element that nothing
 * closes is gone through to the end of the text, and everything in it once more from there, so that thirty of them take
 * hours. Here each place is gone through once, and what the parser would do again is added up.
 */

import { type Token, tokenAt } from './tokens.ts'

/** Where something ends, if it does, and the characters that are gone through to know it. */
export interface End {
  end: number | undefined
  cost: number
}

export interface Search {
  text: string
  /** Steps that may still be made. */
  left: number
  most: number
  known: Map<number, End>
}

interface Place {
  at: number
  /** Tags and expressions around it. */
  depth: number
}

/** Behind so many tags and expressions in each other the parser gives up. */
const MAX_NESTING = 32
/** What it costs to begin at all, in characters. */
const BEGINNING = 8

const BLANK = '[ \\t\\n\\f\\r\\u00a0\\u1680\\u2000-\\u200a\\u202f\\u205f\\u3000\\ufeff]'
const NAME = '[$_\\p{ID_Start}][-$\\p{ID_Continue}]*'
const MEMBERS = `(?:${BLANK}*:${BLANK}*${NAME}|(?:${BLANK}*\\.${BLANK}*${NAME})+)?`
const HEAD = new RegExp(`<(?:/${BLANK}*)?(?:(?=>)|${NAME}${MEMBERS})(?=[>/{]|${BLANK}|$)`, 'uy')
const BLANKS = new RegExp(`${BLANK}*`, 'y')
const CLOSES = new RegExp(`/${BLANK}*>`, 'y')
const SPREADS = /\{[ \t\n\r]*\.\.\./y
const ATTRIBUTE = new RegExp(`${NAME}(?::${NAME})?(?!:)`, 'uy')
const EQUALS = new RegExp(`${BLANK}*=${BLANK}*`, 'y')
const OPENS = /<[A-Za-z_$/>]/y
const EMPTY_LINE = /(?:\r\n|\r(?!\n)|\n)[ \t]*(?:[\r\n]|$)/y

/** `most` is for the steps of the search itself: what takes more costs the parser more still. */
export const createSearch = (text: string, most: number): Search => ({ text, left: most, most, known: new Map() })

/** Of `{` at a place; one in a line of text ends at an empty line. */
export const expressionAt = (search: Search, at: number, inline: boolean): End =>
  endOfExpression(search, { at, depth: 0 }, inline)

/** Of `<` at a place: the tag alone. */
export const tagAt = (search: Search, at: number): End => endOfTag(search, { at, depth: 0 })

const nowhere = (cost: number): End => ({ end: undefined, cost })

function match({ text }: Search, pattern: RegExp, at: number): number | undefined {
  pattern.lastIndex = at
  return pattern.test(text) ? pattern.lastIndex : undefined
}

/** Whether there are steps left. A pattern goes over sixteen characters while one is looked at. */
function spend(search: Search, characters: number): boolean {
  search.left -= 1 + (characters >> 4)
  return search.left > 0
}

/** What ends, of the kinds that are looked for at one place. */
const KINDS = { element: 0, expression: 1, inline: 2 } as const

interface Sought extends Place {
  kind: keyof typeof KINDS
}

function remember(search: Search, { at, depth, kind }: Sought, find: () => End): End {
  if (depth > MAX_NESTING) return nowhere(1)
  const key = (at * (MAX_NESTING + 1) + depth) * 3 + KINDS[kind]
  const before = search.known.get(key)
  if (before !== undefined) return before
  const found = search.left > 0 ? find() : nowhere(search.most)
  search.known.set(key, found)
  return found
}

function endOfTag(search: Search, { at, depth }: Place): End {
  const { text } = search
  const isClosing = text[at + 1] === '/'
  let cost = BEGINNING
  let position = match(search, HEAD, at)
  while (position !== undefined && spend(search, 16)) {
    position = match(search, BLANKS, position) ?? position
    const sign = text[position]
    if (sign === '>') return { end: position + 1, cost: cost + position - at }
    if (isClosing || sign === undefined) break
    const part = endOfAttribute(search, { at: position, depth })
    cost += part.cost
    if (sign === '/') return { end: part.end, cost: cost + position - at }
    if (part.end === undefined) break
    position = part.end
  }
  return nowhere(cost + (position ?? at + 1) - at)
}

/** Of an attribute with its value, or of a tag that closes itself. */
function endOfAttribute(search: Search, { at, depth }: Place): End {
  const { text } = search
  if (text[at] === '/') return { end: match(search, CLOSES, at), cost: 2 }
  const inBraces = (brace: number): End => endOfExpression(search, { at: brace, depth: depth + 1 }, false)
  if (text[at] === '{') return match(search, SPREADS, at) === undefined ? nowhere(1) : inBraces(at)
  const named = match(search, ATTRIBUTE, at)
  if (named === undefined) return nowhere(1)
  const value = match(search, EQUALS, named)
  if (value === undefined) return { end: named, cost: 0 }
  const sign = text[value]
  if (sign === '{') return inBraces(value)
  if (sign !== '"' && sign !== "'") return nowhere(1)
  const close = text.indexOf(sign, value + 1)
  const cost = (close < 0 ? text.length : close) - value
  spend(search, cost)
  return close < 0 ? nowhere(cost) : { end: close + 1, cost: 0 }
}

const endOfElement = (search: Search, place: Place): End =>
  remember(search, { ...place, kind: 'element' }, () => findElement(search, place))

function findElement(search: Search, place: Place): End {
  const { at, depth } = place
  const { text } = search
  const opening = endOfTag(search, place)
  if (opening.end === undefined || text[at + 1] === '/' || text[opening.end - 2] === '/') return opening
  const signs = /[{<]/g
  let { cost, end: position } = opening
  while (search.left > 0) {
    signs.lastIndex = position
    const found = signs.exec(text)?.index
    if (found === undefined || !spend(search, found - position)) break
    const isEnd = text.startsWith('</', found)
    const isExpression = text[found] === '{'
    const child = endOfChild(search, { at: found, depth }, isEnd)
    cost += child.cost
    // A lone `<` is text; an expression without an end is not.
    if (isEnd || (isExpression && child.end === undefined)) return { end: child.end, cost: cost + found - at }
    position = child.end ?? found + 1
  }
  return nowhere(cost + text.length - at)
}

function endOfChild(search: Search, place: Place, isEnd: boolean): End {
  if (isEnd) return endOfTag(search, place)
  if (search.text[place.at] === '{') return endOfExpression(search, place, false)
  return endOfElement(search, { at: place.at, depth: place.depth + 1 })
}

const endOfExpression = (search: Search, place: Place, inline: boolean): End =>
  remember(search, { ...place, kind: inline ? 'inline' : 'expression' }, () => findExpression(search, place, inline))

function findExpression(search: Search, { at, depth }: Place, inline: boolean): End {
  const { text } = search
  let position = at + 1
  let open = 1
  let cost = BEGINNING
  let wasValue = false
  while (position < text.length) {
    const sign = text[position]
    if (sign === '{') open++
    if (sign === '}') open--
    if (open === 0) return { end: position + 1, cost: cost + position - at }
    const isElement = sign === '<' && match(search, OPENS, position) !== undefined
    const element = isElement ? endOfElement(search, { at: position, depth: depth + 1 }) : undefined
    cost += element?.cost ?? 0
    const token: Token | undefined = element === undefined ? tokenAt(text, position, { from: at, wasValue }) : undefined
    const next = token?.end ?? element?.end ?? position + 1
    if (inline && token !== undefined && hasEmptyLine(text, position, next)) break
    if (!spend(search, next - position)) return nowhere(search.most)
    wasValue = element === undefined ? (token?.isValue ?? wasValue) : element.end !== undefined
    position = next
  }
  return nowhere(cost + position - at)
}

function hasEmptyLine(text: string, from: number, to: number): boolean {
  for (const { index } of text.slice(from, to).matchAll(/[\r\n]/g)) {
    EMPTY_LINE.lastIndex = from + index
    if (EMPTY_LINE.test(text)) return true
  }
  return false
}

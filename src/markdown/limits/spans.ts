/**
 * Where code spans are, as the parser sees them when it asks whether a sign begins something: it pairs backticks of the
 * lines around it. What stands in one is text, and nothing looks for its end.
 */

/** Lines that are one paragraph to the parser, and in how many spans each character of it is. */
interface Scope {
  start: number
  end: number
  depths: Int32Array
}

/** Quotes before a line, and what begins an item behind up to three spaces. */
const QUOTES = /^(?: {0,3}>[ \t]?)*/
export const ITEM = /^ {0,3}(?:[-*+]|\d{1,9}[.)])(?:[ \t]|$)/

/** Whether an offset is in a code span. Asked in order it goes through a text once. */
export function createSpans(text: string): (at: number) => boolean {
  let scope: Scope | undefined
  return at => {
    if (scope === undefined || at < scope.start || at > scope.end) scope = scopeAt(text, at)
    return (scope.depths[at - scope.start] ?? 0) > 0
  }
}

function scopeAt(text: string, at: number): Scope {
  const own = lineAt(text, at)
  const quotes = quotesOf(own.line)
  const belongs = (line: string): boolean => line.trim() !== '' && quotesOf(line) === quotes
  let { start, end } = own
  let first = own.line
  while (start > 0 && !ITEM.test(first)) {
    const before = lineAt(text, start - 1)
    if (!belongs(before.line)) break
    start = before.start
    first = before.line
  }
  while (end < text.length) {
    const after = lineAt(text, end + 1)
    if (!belongs(after.line) || ITEM.test(after.line)) break
    end = after.end
  }
  return { start, end, depths: depthsOf(text.slice(start, end)) }
}

function lineAt(text: string, at: number): { line: string; start: number; end: number } {
  const start = at === 0 ? 0 : text.lastIndexOf('\n', at - 1) + 1
  const found = text.indexOf('\n', at)
  const end = found < 0 ? text.length : found
  return { line: text.slice(start, end), start, end }
}

const quotesOf = (line: string): number => (QUOTES.exec(line)?.[0] ?? '').replaceAll(/[^>]/g, '').length

/** Runs of one length pair in turn where as many brackets that close are open around them. */
function depthsOf(paragraph: string): Int32Array {
  if (!paragraph.includes('`')) return NONE
  const depths = new Int32Array(paragraph.length + 1)
  const closed = closedBrackets(paragraph)
  const open = new Map<string, number>()
  let brackets = 0
  for (const { 0: sign, index } of paragraph.matchAll(SIGNS)) {
    if (closed.has(index)) brackets += sign === '[' ? 1 : -1
    if (!sign.startsWith('`')) continue
    const key = `${sign.length} ${brackets}`
    const from = open.get(key)
    if (from === undefined) open.set(key, index + sign.length)
    else {
      add(depths, from, 1)
      add(depths, index, -1)
      open.delete(key)
    }
  }
  for (let at = 1; at < depths.length; at++) add(depths, at, depths[at - 1] ?? 0)
  return depths
}

function add(depths: Int32Array, at: number, by: number): void {
  depths[at] = (depths[at] ?? 0) + by
}

const NONE = new Int32Array(0)
const SIGNS = /\\[\s\S]|`+|[[\]]/g

/** Places of brackets that have their other one. */
function closedBrackets(paragraph: string): Set<number> {
  const closed = new Set<number>()
  const open: number[] = []
  for (const { 0: sign, index } of paragraph.matchAll(SIGNS)) {
    if (sign === '[') open.push(index)
    const opening = sign === ']' ? open.pop() : undefined
    if (opening !== undefined) closed.add(opening).add(index)
  }
  return closed
}

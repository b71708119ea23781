/**
 * How deep the code of a text is nested, before the parser sees it: its parser of JavaScript is native code and calls
 * itself for every bracket and every operator that waits for what follows, and without end its stack is.
 */

import { splitLines } from '../source-lines.ts'

/** Brackets in brackets. The parser has room for some four thousand on a stack of eight megabytes. */
export const MAX_BRACKETS = 200
/** Operators that wait, `a = b = …`, `!!…`, `a ? b : c ? …`: there is room for some twenty thousand. */
export const MAX_CHAIN = 1_000
/** Tags that are open at once: each further one costs more. */
const MAX_TAGS = 1_000

/** Fewer of these than brackets may be nested: nothing is to be looked at. */
const SIGN = /[({[<=!?~:+*-]|\b(?:typeof|void|delete|await|new|do|yield)\b/g
/** In code: brackets, tags, operators, what ends a statement, words. Runs of a sign are lines in comments. */
const TOKEN =
  /[({[]|[)}\]]|<\/|\/>|<(?=[A-Za-z>])|=>|\*{2,}|={2,}|-{2,}|\+{2,}|[!=]==?|\?\.|\?{2,}|[=?!~+:-]|[,;"'`]|[\p{L}_$][\p{L}\p{N}_$]*|\p{N}+/gu
/** In prose: what is escaped, code spans, where an expression begins, tags. */
const PROSE = /\\.|`+|\{|<\/|\/>|<(?=[A-Za-z>])/g
const WAITING = new Set('typeof void delete await new do yield else for while if with'.split(' '))

interface State {
  /** Operators that wait, by open bracket; the first counts those outside of all. */
  chains: number[]
  tags: number
  /** What a word after it would begin something new. */
  isValue: boolean
  /** A statement ended; `else` goes on with it. */
  isOver: boolean
  /** Lines from `import` or `export` to the next empty one. */
  inModule: boolean
}

/** Offset of the line where code gets too deep. */
export function findDeepCode(text: string): number | undefined {
  if (!hasMany(text)) return undefined
  const state: State = { chains: [0], tags: 0, isValue: false, isOver: false, inModule: false }
  for (const line of splitLines(text)) {
    const isOutside = state.chains.length === 1
    if (isOutside && line.fenced) continue
    if (isOutside && line.text.trim() === '') state.inModule = false
    if (isOutside && /^(?:import|export)\b/.test(line.text)) Object.assign(state, { inModule: true, chains: [0] })
    if (readLine(line.text, state)) return line.start
  }
  return undefined
}

function hasMany(text: string): boolean {
  let found = 0
  for (const _ of text.matchAll(SIGN)) if (++found > MAX_BRACKETS) return true
  return false
}

/** Whether it gets too deep on this line. */
function readLine(line: string, state: State): boolean {
  const ends = createEnds(line)
  let position = 0
  while (position < line.length) {
    const inCode = state.inModule || state.chains.length > 1
    const pattern = inCode ? TOKEN : PROSE
    pattern.lastIndex = position
    const token = pattern.exec(line)?.[0]
    if (token === undefined) return false
    position = pattern.lastIndex
    if (!inCode && token.startsWith('`')) {
      position = ends(position, token.length)
      continue
    }
    takeToken(token, state)
    if (inCode) takeCode(token, state)
    if (isTooDeep(state)) return true
  }
  return false
}

/** Ends of code spans on a line: `from` itself when a run of this length does not come again. */
function createEnds(line: string): (from: number, length: number) => number {
  const lone = new Set<number>()
  return (from, length) => {
    if (lone.has(length)) return from
    const end = new RegExp(`(?<!\`)\`{${length}}(?!\`)`, 'g')
    end.lastIndex = from
    if (end.exec(line) !== null) return end.lastIndex
    lone.add(length)
    return from
  }
}

const isTooDeep = ({ chains, tags }: State): boolean =>
  chains.length > MAX_BRACKETS || tags > MAX_TAGS || chains.reduce((sum, chain) => sum + chain, 0) > MAX_CHAIN

/** What code and prose have in common. */
function takeToken(token: string, state: State): void {
  if (token === '{' || token === '(' || token === '[') state.chains.push(0)
  else if (token === '<') state.tags++
  else if (token === '</' || token === '/>') state.tags = Math.max(0, state.tags - 1)
}

function takeCode(token: string, state: State): void {
  const { chains, isValue, isOver } = state
  const last = chains.length - 1
  const isWord = /^[\p{L}_$]/u.test(token)
  const count = (next: number): void => {
    chains[last] = next
  }
  if (isOver && token !== 'else') count(0)
  state.isOver = token === ';'
  state.isValue = false
  if (token === ')' || token === '}' || token === ']') {
    if (last > 0) chains.pop()
    state.isValue = true
  } else if (token === ',') count(0)
  else if (WAITING.has(token) || WAITS.test(token)) count((chains[last] ?? 0) + 1)
  else if (isWord || /^[\p{N}"'`]/u.test(token)) {
    // Two values in a row: attributes, lines without a semicolon, words in a tag.
    if (isWord && isValue) count(0)
    state.isValue = true
  }
}

const WAITS = /^(?:=>|\*\*|[=?!~+:-])$/

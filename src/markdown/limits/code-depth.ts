/**
 * How deep the code of a text is nested, before the parser sees it: its parser of JavaScript is native code and calls
 * itself for every bracket and every operator that waits for what follows, and without end its stack is.
 */

import { addTo } from '../../shared/collections.ts'
import { createLines, type Line } from '../source-lines.ts'

/** Brackets in brackets. The parser has room for some four thousand on a stack of eight megabytes. */
export const MAX_BRACKETS = 200
/** Operators in a row that wait for what follows, `a = b = …`, `!!…`, `a ? b : c ? …`: there is room for some twenty thousand. */
export const MAX_CHAIN = 1_000
/** What goes on with a value, `a.b().c`, `a + b + c`, costs the parser less. */
const WEIGHTS = { waits: 5, goesOn: 1 }
/** Tags that are open at once: each further one costs more. */
const MAX_TAGS = 1_000

/** What weighs something in code, besides brackets; the other words that do stand before one. */
const SIGNS = new Set([...'<>=!?~:+*/%&|^.`-'].map(sign => sign.charCodeAt(0)))
const WORDS = /\b(?:typeof|void|delete|await|new|do|yield)\b/g
const FEW = /[({[<>=!?~:+*/%&|^.`-]|\b(?:typeof|void|delete|await|new|do|yield)\b/g
const BRACKETS = new Set([...'({['].map(sign => sign.charCodeAt(0)))
const TAG = '<'.charCodeAt(0)
/** No sign is above it. */
const MOST = '~'.charCodeAt(0)
/** What a bracket weighs at most, with the words before it: `else if (`. */
const HEAVIEST = 11
/** Characters; in a longer text words between two values could be too many by themselves (`a in b in …`). */
const SHORT = 20_000
/** In code: brackets, tags, operators, what ends a statement, words. Runs of a sign are lines in comments. */
const TOKEN =
  /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|`(?:[^`\\$]|\\.|\$(?!\{))*`|[({[]|[)}\]]|<\/|\/>|<(?=[A-Za-z>])|=>|\*{2,}|={2,}|-{2,}|\+{2,}|[!=]==?|\?{2,}|[=?!~+:-]|[*/%&|^]+|[<>]|\.{1,3}|[,;"'`]|[\p{L}_$][\p{L}\p{N}_$]*|\p{N}+/gu
/** In prose: what is escaped, code spans, where an expression begins, tags. */
const PROSE = /\\.|`+|\{|<\/|\/>|<(?=[A-Za-z>])/g
/** Words before a value, words between two. */
const WAITING = new Set('typeof void delete await new do yield else for while if with'.split(' '))
const BETWEEN = new Set('in of instanceof as'.split(' '))

interface State {
  /** Open brackets, and what stands outside of all. */
  levels: Level[]
  /** What a word after it would begin something new. */
  isValue: boolean
  /** A statement ended; `else` goes on with it. */
  isOver: boolean
  /** Lines from `import` or `export` to the next empty one. */
  inModule: boolean
  /** In a comment that goes on to further lines. */
  inComment: boolean
  /** Where the last comment ends: one that begins behind it is none, and what stands in it is tried as code. */
  lastComment: number
}

interface Level {
  /** The bracket that it began with. */
  opening: string
  /** What operators in a row weigh. */
  chain: number
  /** Tags that are open in it. */
  tags: number
}

const level = (opening = ''): Level => ({ opening, chain: 0, tags: 0 })

/** Offset of the line where code gets too deep. */
export function findDeepCode(text: string): number | undefined {
  if (!hasMany(text) || !mayBeDeep(text)) return undefined
  const words = { isValue: false, isOver: false, inModule: false, inComment: false }
  const state: State = { levels: [level()], ...words, lastComment: text.lastIndexOf('*/') }
  const read = createLines(text)
  for (let line = read(false); line !== undefined; line = read(state.inModule)) {
    const isOutside = state.levels.length === 1
    if (isOutside && line.fenced) continue
    if (isOutside && line.text.trim() === '') endModule(state)
    if (isOutside && /^(?:import|export)\b/.test(line.text)) Object.assign(state, { inModule: true, levels: [level()] })
    if (readLine(line, state)) return line.start
  }
  return undefined
}

/** Prose has few of them, which is soon known. */
function hasMany(text: string): boolean {
  let found = 0
  for (const _ of text.matchAll(FEW)) if (++found > MAX_BRACKETS) return true
  return false
}

/** Whether what stands in a text could be too deep, however it stands there. Most texts cannot, and are not read. */
function mayBeDeep(text: string): boolean {
  const hasCode = text.includes('{') || /^(?:import|export)\b/m.test(text)
  if (hasCode && text.length > SHORT) return true
  let [brackets, signs, tags] = [0, 0, 0]
  for (let at = 0; at < text.length; at++) {
    const sign = text.charCodeAt(at)
    if (sign > MOST) continue
    if (BRACKETS.has(sign)) brackets++
    else if (SIGNS.has(sign)) signs++
    if (sign === TAG) tags++
  }
  if (tags > MAX_TAGS || !hasCode) return tags > MAX_TAGS
  for (const _ of text.matchAll(WORDS)) signs++
  return brackets > MAX_BRACKETS || brackets * HEAVIEST + signs * WEIGHTS.waits > MAX_CHAIN * WEIGHTS.waits
}

/** Prose follows, and what operators of statements weighed is over. */
function endModule(state: State): void {
  if (state.inModule) reset(state)
  state.inModule = false
}

/** Whether it gets too deep on this line. */
function readLine({ text: line, start }: Line, state: State): boolean {
  const ends = createEnds(line)
  let position = state.inComment ? endOfComment(line, 0, state) : 0
  while (position < line.length) {
    const inCode = state.inModule || state.levels.length > 1
    const pattern = inCode ? TOKEN : PROSE
    pattern.lastIndex = position
    const token = pattern.exec(line)?.[0]
    if (token === undefined) return false
    position = pattern.lastIndex
    if (!inCode && token.startsWith('`')) {
      position = ends(position, token.length)
      continue
    }
    if (inCode && token.startsWith('/*') && start + position <= state.lastComment) {
      position = endOfComment(line, position - token.length + 2, state)
      continue
    }
    // Nothing in prose goes on with what an expression gave.
    if (!inCode) state.isValue = false
    takeToken(token, state)
    if (inCode) takeCode(token, state)
    if (isTooDeep(state)) return true
  }
  return false
}

function endOfComment(line: string, from: number, state: State): number {
  const end = line.indexOf('*/', from)
  state.inComment = end < 0
  return end < 0 ? line.length : end + 2
}

/** Ends of code spans on a line: `from` itself when a run of this length does not come again. */
function createEnds(line: string): (from: number, length: number) => number {
  const runs = new Map<number, number[]>()
  for (const { 0: run, index } of line.matchAll(/`+/g)) {
    addTo(runs, run.length, index + run.length)
  }
  // Last ones first, so that those that are passed are taken off.
  for (const ends of runs.values()) ends.reverse()
  return (from, length) => {
    const ends = runs.get(length) ?? []
    while (ends.length > 0 && (ends.at(-1) ?? 0) - length < from) ends.pop()
    return ends.at(-1) ?? from
  }
}

const isTooDeep = ({ levels }: State): boolean =>
  levels.length > MAX_BRACKETS ||
  levels.reduce((sum, { tags }) => sum + tags, 0) > MAX_TAGS ||
  levels.reduce((sum, { chain }) => sum + chain, 0) > MAX_CHAIN * WEIGHTS.waits

/** What code and prose have in common. */
function takeToken(token: string, state: State): void {
  const isOpening = token === '{' || token === '(' || token === '['
  if (state.isValue && (isOpening || token.startsWith('`'))) add(state, WEIGHTS.goesOn)
  const last = state.levels.at(-1) ?? level()
  if (isOpening) state.levels.push(level(token))
  else if (token === '<') last.tags++
  else if (token === '</' || token === '/>') last.tags = Math.max(0, last.tags - 1)
}

function takeCode(token: string, state: State): void {
  const { levels, isValue, isOver } = state
  const isWord = /^[\p{L}_$]/u.test(token)
  if (isOver && token !== 'else') reset(state)
  state.isOver = token === ';'
  state.isValue = false
  if (token === ')' || token === '}' || token === ']') {
    close(levels, token)
    state.isValue = true
  } else if (SEPARATES.test(token)) reset(state)
  else if (WAITING.has(token) || WAITS.test(token)) add(state, WEIGHTS.waits)
  else if (BETWEEN.has(token) || GOES_ON.test(token)) add(state, WEIGHTS.goesOn)
  else if (isWord || /^[\p{N}"'`]/u.test(token)) {
    // Two values in a row: attributes, lines without a semicolon, words in a tag.
    if (isWord && isValue) reset(state)
    state.isValue = true
  }
}

/** A brace ends whatever stands open in it; the others end only what they belong to. */
function close(levels: Level[], token: string): void {
  const opening = token === '}' ? '{' : token === ')' ? '(' : '['
  const at = token === '}' ? levels.findLastIndex(item => item.opening === opening) : levels.length - 1
  if (levels[at]?.opening === opening) levels.splice(at)
}

const SEPARATES = /^(?:,|<|<\/|\/>)$/
const WAITS = /^(?:=>|\*\*|[=?!~+:-])$/
const GOES_ON = /^(?:[*/%&|^<>]+|\?\?|\.)$/

const reset = ({ levels }: State): void => {
  const last = levels.at(-1)
  if (last !== undefined) last.chain = 0
}

const add = ({ levels }: State, weight: number): void => {
  const last = levels.at(-1)
  if (last !== undefined) last.chain += weight
}

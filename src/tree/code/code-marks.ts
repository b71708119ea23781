/**
 * `// [!code ++]` at the end of a line and the like, as Shiki and VitePress write it: what the line is, and notes on it.
 * The comment vanishes. `[!!code …]` is how a text about these marks shows one.
 */

import { commentStyles } from './comment-styles.ts'
import type { MarkedCode } from './magic-comments.ts'

/** What a mark says of its line; notes have a text besides. */
export type LineMark = 'added' | 'removed' | 'focused' | 'highlighted' | 'error' | 'warning'

const MARKS: Record<string, LineMark> = {
  '++': 'added',
  '--': 'removed',
  focus: 'focused',
  highlight: 'highlighted',
  hl: 'highlighted',
  error: 'error',
  warning: 'warning',
}
export const MARK_NAMES = [...Object.keys(MARKS), 'note: …']

export interface CodeMarks extends MarkedCode {
  /** 0-based line -> what it is. */
  marks: Map<number, Set<LineMark>>
  /** In the order of the lines. */
  notes: { line: number; text: string }[]
  /** Marks that there are not. */
  unknown: string[]
}

const OPENING = '[!code '

/** More than a block can have, so that a slip of the pen does not hang. */
const MAX_LINES = 100_000

/** Takes the marks out of `code`; classes of its lines stay with them. */
export function readCodeMarks({ lines, classes }: MarkedCode, language: string): CodeMarks {
  const read: CodeMarks = { lines, classes, marks: new Map(), notes: [], unknown: [] }
  if (!lines.some(line => line.includes('[!code ') || line.includes('[!!code '))) return read
  const forms = commentStyles(language).map(([start, end]) => ({
    // A comment begins a line or stands after a space: an address holds two slashes, too.
    start: new RegExp(`(?:^|\\s)${start}$`),
    inside: new RegExp(`(?:^|\\s)${start}`),
    end: new RegExp(`^${end}$`),
  }))
  read.lines = []
  read.classes = new Map()
  lines.forEach((written, index) => {
    const taken = takeMarks(written, forms)
    const slips = taken?.marks.filter(mark => !isKnown(mark)) ?? []
    read.unknown.push(...slips)
    // What is not understood stays to be seen.
    const found = slips.length === 0 ? taken : undefined
    const line = read.lines.length
    for (const mark of found?.marks ?? []) noteMark(mark, line, read)
    // A line of nothing but marks is none: it speaks of the next ones.
    if (found !== undefined && found.text.trim() === '' && written.trim() !== '') return
    const own = classes.get(index)
    if (own !== undefined) read.classes.set(line, own)
    read.lines.push((found?.text ?? written).replaceAll('[!!code ', OPENING))
  })
  return read
}

type Form = Record<'start' | 'inside' | 'end', RegExp>

/** A line without its marks, which are taken off its end one by one; `undefined` when no comment holds any. */
function takeMarks(line: string, forms: readonly Form[]): { text: string; marks: string[] } | undefined {
  const marks: string[] = []
  let text = line
  for (let cut = cutLast(text, forms); cut !== undefined; cut = cutLast(text, forms)) {
    marks.unshift(cut.mark)
    text = cut.text
  }
  return marks.length === 0 ? undefined : { text, marks }
}

function cutLast(line: string, forms: readonly Form[]): { text: string; mark: string } | undefined {
  const at = line.lastIndexOf(OPENING)
  if (at < 0) return undefined
  const before = line.slice(0, at).trimEnd()
  const length = closing(line.slice(at))
  if (length < 0) return undefined
  const mark = line.slice(at + OPENING.length, at + length).trim()
  const rest = line.slice(at + length + 1).trim()
  for (const { start, inside, end } of forms) {
    if (!end.test(rest)) continue
    const opened = start.exec(before)
    if (opened !== null) return { text: before.slice(0, opened.index).trimEnd(), mark }
    // A comment with words of its own, or with other marks, keeps them.
    if (inside.test(before)) return { text: `${before}${rest === '' ? '' : ` ${rest}`}`, mark }
  }
  return undefined
}

/** Index of the bracket that closes the first one; notes may hold pairs of their own. */
function closing(text: string): number {
  let depth = 0
  for (let index = 0; index < text.length; index++) {
    if (text[index] === '[') depth += 1
    else if (text[index] === ']' && --depth === 0) return index
  }
  return -1
}

const NOTE = /^note:\s*(.+)$/
const MARK = /^([^\s:]+)(?::(\d+))?$/

const isKnown = (written: string): boolean => NOTE.test(written) || Object.hasOwn(MARKS, MARK.exec(written)?.[1] ?? '')

function noteMark(written: string, line: number, { marks, notes }: CodeMarks): void {
  const note = NOTE.exec(written)?.[1]
  if (note !== undefined) notes.push({ line, text: note })
  const [, name = '', count = '1'] = MARK.exec(written) ?? []
  const mark = MARKS[name]
  if (mark === undefined || note !== undefined) return
  for (let next = line; next < line + Math.min(Number(count), MAX_LINES); next++)
    marks.set(next, (marks.get(next) ?? new Set()).add(mark))
}

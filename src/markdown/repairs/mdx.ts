/**
 * What MDX in JavaScript reads and our parser does not. A text keeps its length, and its lines keep their numbers, but
 * for those behind the end of a mended tag in its paragraph.
 */

import { createSearch, tagAt } from '../limits/ends.ts'
import { CONTAINER, countQuotes, createItems, splitLines } from '../source-lines.ts'

const FORMULA = new RegExp(`^${CONTAINER}([$]{2,})[^$]*$`)
const CLOSING = /^[ \t]*(\${2,})[ \t]*$/
const FAR = /^ {4,}\${2,}/m

/** A line without the spaces that would make it code, were it not MDX. */
const near = (line: string, column: number): string =>
  FAR.test(line) ? `${' '.repeat(column)}${line.trim()}`.padEnd(line.length) : line

/** The `$$` around a formula may stand behind any number of spaces; here they go to where their list item begins. */
export function closeFormulas(text: string): string {
  if (!FAR.test(text)) return text
  const items = createItems()
  let open: { marks: number; column: number } | undefined
  const lines = splitLines(text).map(line => {
    if (line.fenced) open = undefined
    else if (open === undefined) {
      const column = items(line.text, countQuotes(line.text))
      const [, marks] = FORMULA.exec(line.text) ?? []
      if (marks === undefined) return line.text
      open = { marks: marks.length, column }
      return near(line.text, column)
    } else {
      const { marks, column } = open
      const [, found = ''] = CLOSING.exec(line.text) ?? []
      if (found.length >= marks) {
        open = undefined
        return near(line.text, column)
      }
    }
    return line.text
  })
  return lines.join('\n')
}

const TAG = new RegExp(`^${CONTAINER.replaceAll('>', '')}(?=<[\\p{L}_$])`, 'u')
const MAX_STEPS = 100_000

/**
 * A tag over several lines whose `>` begins one, with words behind it: the parser takes that for a quote. The line goes
 * to the end of the one above, and the rest of its paragraph after it. For texts that cannot be parsed as they are.
 */
export function joinTags(text: string): string {
  const lines = splitLines(text)
  const search = createSearch(text, MAX_STEPS)
  let done = 0
  let mended = text
  for (const line of lines) {
    const before = line.fenced || line.start < done ? undefined : TAG.exec(line.text)?.[0]
    const end = before === undefined ? undefined : tagAt(search, line.start + before.length).end
    if (end === undefined) continue
    const start = text.lastIndexOf('\n', end) + 1
    const isQuote = start > line.start && /^[ \t]*>$/.test(text.slice(start, end)) && /^[ \t]*\S/.test(text.slice(end))
    if (!isQuote || text[end] === '\n') continue
    const last = lines.find(({ start: at, text, fenced }) => at >= end && (fenced || text.trim() === ''))
    done = last === undefined ? text.length : last.start - 1
    mended = `${mended.slice(0, start - 1)}${text.slice(start, done)}\n${mended.slice(done)}`
  }
  return mended
}

const LOOSE_END = /(<[\p{L}_$][^<>\n]*)\/([ \t]+)>/gu

/** `/ >` ends a tag as `/>` does, but in what a tag is given (`a={<B / >}`). For texts that cannot be parsed as they are. */
export function tightenTags(text: string): string {
  if (!/\/[ \t]+>/.test(text)) return text
  const lines = splitLines(text).map(line => (line.fenced ? line.text : line.text.replace(LOOSE_END, '$1$2/>')))
  return lines.join('\n')
}

/** The lines of a document as Markdown sees them: which ones lie inside fenced code. */

export interface Line {
  text: string
  /** Offset of the first character. */
  start: number
  /** Inside a fenced block, its fences included. */
  fenced: boolean
  /** First line of a fenced block: the text after the fence. */
  info: string | undefined
  /** The line ends a fenced block. */
  closes: boolean
}

/** Marks of quotes and list items before the content of a line. */
export const CONTAINER = '[ \\t>]*(?:(?:[-*+]|\\d{1,9}[.)])[ \\t][ \\t>]*)*'

const FENCE = new RegExp(`^(${CONTAINER})(\`{3,}(?=[^\`]*$)|~{3,})[ \\t]*(.*)$`)

export function splitLines(source: string): Line[] {
  const lines: Line[] = []
  const read = createLines(source)
  for (let line = read(false); line !== undefined; line = read(false)) lines.push(line)
  return lines
}

/** Gives a line with each call, for those who know where code is: a fence in it is none, and hides nothing behind it. */
export function createLines(source: string): (inCode: boolean) => Line | undefined {
  const lastEnd = source.lastIndexOf('-->')
  let fence: { mark: string; quotes: number; column: number } | undefined
  const items = createItems()
  let inComment = false
  let position = 0
  return inCode => {
    if (position > source.length) return undefined
    const start = position
    const end = source.indexOf('\n', start)
    const text = source.slice(start, end < 0 ? undefined : end)
    position = start + text.length + 1
    const line: Line = { text, start, fenced: false, info: undefined, closes: false }
    if (inCode) {
      fence = undefined
      return line
    }
    // A comment that begins a line holds whatever stands in it, fences too.
    if (inComment || (fence === undefined && /^ {0,3}<!--(?!.*-->)/.test(text) && start < lastEnd)) {
      inComment = !text.includes('-->')
      return line
    }
    const quotes = countQuotes(text)
    if (fence !== undefined && quotes < fence.quotes) fence = undefined
    // An item that is over takes along the fence that nothing closed in it.
    if (fence !== undefined && fence.column > 0 && quotes === fence.quotes && columnOf(text) < fence.column)
      fence = undefined
    if (fence === undefined) {
      const column = items(text, quotes)
      const match = /[`~]{3}/.test(text) ? FENCE.exec(text) : null
      if (match?.[2] !== undefined) fence = { mark: match[2], quotes: countQuotes(match[1] ?? ''), column }
      return { ...line, fenced: match !== null, info: match?.[3]?.trim() }
    }
    const closes = isClosing(text, fence.mark)
    if (closes) fence = undefined
    return { ...line, fenced: true, closes }
  }
}

/** Whether a line ends a block that `mark` began. */
export function isClosing(line: string, mark: string): boolean {
  const rest = line.replace(/^[ \t>]*/, '').trimEnd()
  return rest.length >= mark.length && rest === (mark[0] ?? '`').repeat(rest.length)
}

export function countQuotes(text: string): number {
  if (!text.includes('>')) return 0
  return /^[ \t>]*/.exec(text)?.[0].replace(/[^>]/g, '').length ?? 0
}

/** What stands before the content of a line: spaces behind the last quote. */
const INDENT = /^(?: {0,3}>[ \t]?)*([ \t]*)/
const MARK = /^(?:[-*+]|\d{1,9}[.)])(?:([ \t]{1,4})(?=\S)|(?=[ \t]|$))/
const TAB = 4

const widthOf = (blanks: string): number => [...blanks].reduce((sum, sign) => sum + (sign === '\t' ? TAB : 1), 0)

/** The column where the content of a line begins; an empty one belongs to whatever is open. */
const columnOf = (text: string): number =>
  /^[ \t>]*$/.test(text) ? Number.POSITIVE_INFINITY : widthOf(INDENT.exec(text)?.[1] ?? '')

/** Gives with each line outside code the column of the innermost list item that it stands in, 0 for none. */
export function createItems(): (text: string, quotes: number) => number {
  let open: number[] = []
  let level = 0
  return (text, quotes) => {
    let column = columnOf(text)
    if (column === Number.POSITIVE_INFINITY) return open.at(-1) ?? 0
    if (quotes !== level) open = []
    level = quotes
    open = open.filter(item => item <= column)
    let rest = text.replace(INDENT, '')
    for (let mark = MARK.exec(rest); mark !== null; mark = MARK.exec(rest)) {
      column += mark[0].length + (mark[1] === undefined ? 1 : 0)
      open.push(column)
      rest = rest.slice(mark[0].length)
    }
    return open.at(-1) ?? 0
  }
}

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
  let fence: { mark: string; quotes: number } | undefined
  const lastEnd = source.lastIndexOf('-->')
  let inComment = false
  let start = 0
  for (const text of source.split('\n')) {
    // A comment that begins a line holds whatever stands in it, fences too.
    if (inComment || (fence === undefined && /^ {0,3}<!--(?!.*-->)/.test(text) && start < lastEnd)) {
      inComment = !text.includes('-->')
      lines.push({ text, start, fenced: false, info: undefined, closes: false })
      start += text.length + 1
      continue
    }
    const quotes = countQuotes(text)
    if (fence !== undefined && quotes < fence.quotes) fence = undefined
    if (fence === undefined) {
      const match = /[`~]{3}/.test(text) ? FENCE.exec(text) : null
      if (match?.[2] !== undefined) fence = { mark: match[2], quotes: countQuotes(match[1] ?? '') }
      lines.push({ text, start, fenced: match !== null, info: match?.[3]?.trim(), closes: false })
    } else {
      const closes = isClosing(text, fence.mark)
      if (closes) fence = undefined
      lines.push({ text, start, fenced: true, info: undefined, closes })
    }
    start += text.length + 1
  }
  return lines
}

/** Whether a line ends a block that `mark` began. */
export function isClosing(line: string, mark: string): boolean {
  const rest = line.replace(/^[ \t>]*/, '').trimEnd()
  return rest.length >= mark.length && rest === (mark[0] ?? '`').repeat(rest.length)
}

function countQuotes(text: string): number {
  if (!text.includes('>')) return 0
  return /^[ \t>]*/.exec(text)?.[0].replace(/[^>]/g, '').length ?? 0
}

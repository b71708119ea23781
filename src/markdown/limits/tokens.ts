/** What stands in an expression, as the parser reads it when it looks for the end: it knows strings, comments, patterns. */

export interface Token {
  end: number
  /** Whether a value is over, so that `/` divides. `undefined`: as before. */
  isValue?: boolean | undefined
}

const WORD = /[\w$]+/y
const BLANKS = /[ \t]+/y
const LINE = /\r\n?|\n/y
const STRING = /(["'])(?:\\(?:\r\n|[\s\S])|(?!\1)[^\\\r\n])*\1?/y
const LINE_COMMENT = /\/\/[^\r\n]*/y
const COMMENT = /\/\*[\s\S]*?(?:\*\/|$)/y
const PATTERN = /\/(?:\\[\s\S]|\[(?:\\[\s\S]|[^\]\\])*\]?|[^/\\[\r\n])*(?:\/[A-Za-z0-9]*)?/y
const BEFORE_PATTERN = /(?:^|[^\w$])(?:await|case|delete|in|instanceof|new|of|return|throw|typeof|void|yield)$/
/** As far back as it is looked for what stands before `/`. */
const BACK = 100

interface Before {
  /** Where the expression or the module begins. */
  from: number
  wasValue: boolean
  inModule?: boolean
}

/** The token at a place. */
export function tokenAt(text: string, at: number, { from, wasValue, inModule = false }: Before): Token {
  const sign = text[at] ?? ''
  const end = (pattern: RegExp): number => {
    pattern.lastIndex = at
    return pattern.test(text) ? pattern.lastIndex : at + 1
  }
  if (/[\w$]/.test(sign)) return { end: end(WORD), isValue: true }
  if (sign === ' ' || sign === '\t') return { end: end(BLANKS) }
  if (sign === '\n' || sign === '\r') return { end: end(LINE) }
  // In an expression an apostrophe in a word is none.
  if (!inModule && sign === "'" && /\w/.test(text[at - 1] ?? '')) return { end: at + 1 }
  if (sign === '"' || sign === "'") return { end: end(STRING), isValue: true }
  if (sign === '`') return { end: endOfTemplate(text, at), isValue: true }
  if (sign !== '/') return { end: at + 1, isValue: /[)\]}]/.test(sign) }
  const next = text[at + 1]
  if (next === '/') return { end: end(LINE_COMMENT) }
  if (next === '*') return { end: end(COMMENT) }
  return isPattern(text.slice(Math.max(from, at - BACK), at), wasValue)
    ? { end: end(PATTERN), isValue: true }
    : { end: at + 1, isValue: false }
}

/** Where a module ends that begins at a place: at an empty line that is in no template and no comment. */
export function endOfModule(text: string, from: number): number {
  let at = from
  let wasValue = false
  while (at < text.length) {
    if (/[\r\n]/.test(text[at] ?? '') && /^(?:\r\n|\r(?!\n)|\n)[ \t]*(?:[\r\n]|$)/.test(text.slice(at, at + BACK)))
      return at
    const token = tokenAt(text, at, { from, wasValue, inModule: true })
    wasValue = token.isValue ?? wasValue
    at = token.end
  }
  return at
}

function endOfTemplate(text: string, at: number): number {
  const signs = /\\|`|\$\{|[{}]/g
  signs.lastIndex = at + 1
  let open = 0
  for (let found = signs.exec(text); found !== null; found = signs.exec(text)) {
    const [sign] = found
    if (sign === '\\') signs.lastIndex++
    else if (sign === '`' && open === 0) return signs.lastIndex
    else if (sign === '${' || (sign === '{' && open > 0)) open++
    else if (sign === '}' && open > 0) open--
  }
  return text.length
}

/** Whether `/` begins a regular expression behind this. */
function isPattern(before: string, wasValue: boolean): boolean {
  if (wasValue && !/[\w$][ \t]*$/.test(before)) return false
  const last = before.trimEnd()
  if (/(?:[)\]"'`]|\+\+|--)$/.test(last)) return false
  return !/[\w$]$/.test(last) || BEFORE_PATTERN.test(last)
}

/** How a sheet is cut by those who read it at its braces, without a parser. */

const STRING = String.raw`"(?:[^"\\\n]|\\[\s\S])*"|'(?:[^'\\\n]|\\[\s\S])*'`

/** Braces and semicolons. Quoted words, comments and addresses, which may hold what looks like these, are whole. */
export const SHEET_TOKEN = new RegExp(
  String.raw`${STRING}|\/\*[\s\S]*?\*\/|url\(\s*(?:${STRING}|[^)"']*)\s*\)|[{};]`,
  'g',
)

/** Blocks in which rules stand as they do outside. */
export const GROUP = /^@(?:media|supports|container|layer)\b/i

export const withoutComments = (css: string): string => css.replace(/\/\*[\s\S]*?\*\//g, ' ')

const PIECE = new RegExp(String.raw`${STRING}|\\[\s\S]|[\s\S]`, 'g')

/** Parts of a list by the mark between them; what stands in brackets or quotes is whole. */
export function splitList(text: string, mark: string): string[] {
  const parts = ['']
  let depth = 0
  for (const [token] of text.matchAll(PIECE)) {
    if (token === '(' || token === '[') depth++
    if (token === ')' || token === ']') depth--
    if (token === mark && depth === 0) parts.push('')
    else parts[parts.length - 1] += token
  }
  return parts
}

/**
 * Rewriting of the text before it is parsed: old spellings that the parser does not know. Lines keep their numbers and,
 * up to the rewritten place, their columns.
 */

import { CONTAINER, type Line, splitLines } from './source-lines.ts'

/** Name of a container directive and the title after it: `:::tip Заголовок`. */
const TITLED = new RegExp(`^(${CONTAINER}:{3,}[\\p{L}\\p{N}_-]+)[ \\t]([ \\t]*[^\\s{].*?)(\\{[^{}]*\\})?[ \\t]*$`, 'u')
const HEADING_ID = new RegExp(`^(${CONTAINER}#{1,6}[ \\t].*?)(\\{#[^{}\\s]+\\})[ \\t]*$`)

/** What is done to any document; `keywords` are the admonitions that the site knows. */
export function prepareText(source: string, keywords: readonly string[] = []): string {
  let text = source
  if (text.includes('mdx-code-block')) text = mapLines(text, unwrapMdxBlock())
  if (text.includes(':::')) text = mapLines(text, line => (line.fenced ? undefined : titleToLabel(line.text, keywords)))
  return text
}

/** `## Название {#id}` -> `## Название \{#id}`: in MDX a brace would begin code. */
export function escapeHeadingIds(text: string): string {
  if (!text.includes('{#')) return text
  return mapLines(text, line => (line.fenced ? undefined : line.text.replace(HEADING_ID, '$1\\$2')))
}

/** A text that is looked at as MDX before it is known to be: everything that reading it as such would rewrite. */
export const asMdx = (body: string): string => commentsToExpressions(escapeHeadingIds(prepareText(body)))

function mapLines(text: string, map: (line: Line) => string | undefined): string {
  return splitLines(text)
    .map(line => map(line) ?? line.text)
    .join('\n')
}

/** `:::tip Заголовок` -> `:::tip[Заголовок]`; the title stays in its column. */
function titleToLabel(line: string, keywords: readonly string[]): string {
  return line.replace(TITLED, (whole, ...[start = '', title = '', attributes = '']: string[]) => {
    if (!keywords.includes(start.slice(start.lastIndexOf(':') + 1))) return whole
    const label = isBalanced(title) ? title.trimEnd() : title.trimEnd().replace(/[[\]]/g, '\\$&')
    return `${start}[${label}]${attributes}`
  })
}

function isBalanced(text: string): boolean {
  let depth = 0
  for (const character of text) {
    if (character === '[') depth++
    if (character === ']' && --depth < 0) return false
  }
  return depth === 0
}

/** ` ```mdx-code-block ` hides MDX from other readers of the file: its fences become empty lines. */
function unwrapMdxBlock(): (line: Line) => string | undefined {
  let inside = false
  return line => {
    if (line.info === 'mdx-code-block') inside = true
    else if (!(inside && line.closes)) return undefined
    else inside = false
    return ''
  }
}

/** `<!-- x -->` -> `{/* x *\/}` of the same length, outside code. */
export function commentsToExpressions(text: string): string {
  if (!text.includes('<!--')) return text
  const lines = splitLines(text)
  let result = ''
  let open: string[] = []
  const flush = (): void => {
    if (open.length > 0) result += replaceComments(open.join('\n'))
    open = []
  }
  lines.forEach((line, index) => {
    if (index > 0 && open.length === 0) result += '\n'
    if (!line.fenced) {
      open.push(line.text)
      return
    }
    if (open.length > 0) {
      flush()
      result += '\n'
    }
    result += line.text
  })
  flush()
  return result
}

function replaceComments(text: string): string {
  let result = ''
  let position = 0
  for (let start = text.indexOf('<!--'); start >= 0; start = text.indexOf('<!--', position)) {
    const code = codeAround(text, position, start)
    const end = code ?? text.indexOf('-->', start)
    if (end < 0) break
    if (code !== undefined) result += text.slice(position, code)
    else result += `${text.slice(position, start)}{/* ${text.slice(start + 4, end).replaceAll('*/', '* ')}*/}`
    position = code ?? end + 3
  }
  return result + text.slice(position)
}

/** End of the inline code that holds `offset`, if one does; a span never crosses an empty line. */
function codeAround(text: string, from: number, offset: number): number | undefined {
  const blank = /\n[ \t]*\n/g
  let start = from
  blank.lastIndex = from
  for (let match = blank.exec(text); match !== null && match.index < offset; match = blank.exec(text))
    start = match.index
  const next = /\n[ \t]*\n/.exec(text.slice(offset))
  const stop = next === null ? text.length : offset + next.index
  const runs = [...text.slice(start, stop).matchAll(/(?<!\\)`+/g)].map(match => ({
    at: start + match.index,
    length: match[0].length,
  }))
  const closing = new Map<number, number[]>()
  for (const run of runs) closing.set(run.length, [...(closing.get(run.length) ?? []), run.at])
  let reached = start
  for (const run of runs) {
    if (run.at > offset) return undefined
    if (run.at < reached) continue
    const end = closing.get(run.length)?.find(at => at > run.at)
    if (end === undefined) continue
    if (end > offset) return end + run.length
    reached = end + run.length
  }
  return undefined
}

/**
 * Rewriting of the text before it is parsed: old spellings that the parser does not know. Lines keep their numbers and,
 * up to the rewritten place, their columns.
 */

import { addTo } from '../shared/collections.ts'
import { CONTAINER, type Line, splitLines } from './source-lines.ts'

/** Name of a container directive and the title after it, without spaces at its end: `:::tip Заголовок`. */
const TITLED = new RegExp(`^(${CONTAINER}:{3,}[\\p{L}\\p{N}_-]+)[ \\t]([ \\t]*[^\\s{].*?)(\\{[^{}]*\\})?$`, 'u')
const HEADING_ID = new RegExp(`^(${CONTAINER}#{1,6}[ \\t].*?)(?<!\\\\)(\\{#(?:(?!\\{#)[^}])+\\})[ \\t]*$`)

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
  // Cut first: a pattern that asks at every place whether only spaces follow takes the square of the line.
  const [, start = '', title = '', attributes = ''] = TITLED.exec(line.trimEnd()) ?? []
  if (!keywords.includes(start.slice(start.lastIndexOf(':') + 1))) return line
  const label = isBalanced(title) ? title.trimEnd() : title.trimEnd().replace(/[[\]]/g, '\\$&')
  return `${start}[${label}]${attributes}`
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

/** Each place is looked at once: a text may be nothing but comments. */
function replaceComments(text: string): string {
  const spanFrom = createSpans(text)
  let result = ''
  let position = 0
  const pattern = /(?<!\\)`+|<!--/g
  for (let found = pattern.exec(text); found !== null; found = pattern.exec(text)) {
    const [mark] = found
    if (mark !== '<!--') {
      pattern.lastIndex = spanFrom(found.index, mark.length) ?? pattern.lastIndex
      continue
    }
    const end = text.indexOf('-->', found.index)
    if (end < 0) break
    const inside = text.slice(found.index + 4, end).replaceAll('*/', '* ')
    result += `${text.slice(position, found.index)}{/* ${inside}*/}`
    position = end + 3
    pattern.lastIndex = position
  }
  return result + text.slice(position)
}

/**
 * Where the inline code ends that a run of backticks begins, if one does: a span never crosses an empty line. It is asked
 * for places in their order.
 */
function createSpans(text: string): (at: number, length: number) => number | undefined {
  const blanks = createNext([...text.matchAll(/\n[ \t]*\n/g)].map(({ index }) => index))
  const runs = new Map<number, number[]>()
  for (const { 0: run, index } of text.matchAll(/`+/g)) {
    addTo(runs, run.length, index)
  }
  const ends = new Map([...runs].map(([length, places]) => [length, createNext(places)]))
  return (at, length) => {
    const end = ends.get(length)?.(at)
    return end === undefined || end > (blanks(at) ?? text.length) ? undefined : end + length
  }
}

/** The first place behind another, for those that never go back. */
function createNext(places: number[]): (at: number) => number | undefined {
  let index = 0
  return at => {
    while (index < places.length && (places[index] ?? 0) <= at) index++
    return places[index]
  }
}

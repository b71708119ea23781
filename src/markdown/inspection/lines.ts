/** Lines typed nearly right: rows of tables whose cells GFM drops or takes for text, code without its empty line. */

import type { Nodes, Table } from 'mdast'
import type { Unit } from '../../tree/context.ts'
import { writtenOf } from './prose.ts'
import type { Meant } from './shape.ts'

const inShort = (words: string): string => (words.length > 40 ? `${words.slice(0, 39).trimEnd()}…` : words)

/** The first cell of a table that stands beyond its head and has something in it: it is shown nowhere. */
export function findDropped(table: Table, unit: Unit): Meant[] {
  const [head, ...rows] = table.children
  const count = head?.children.length ?? 0
  for (const row of rows) {
    const { source } = writtenOf(row, unit)
    if (cellsOf(source).length <= count) continue
    const over = row.children.slice(count).find(cell => cell.children.length > 0)
    if (over === undefined) continue
    const written = writtenOf(over, unit)
    const text = inShort(written.source.replace(/^\s*\|?\s*|\s*\|?\s*$/g, ''))
    return [{ id: 'table-cells', offset: written.start, values: { count, text } }]
  }
  return []
}

/** The line under the head of a table. Without a bar it underlines a heading. */
const DELIMITER = /^[\s>]*(?=[^|]*\|)\|?(?:[ \t]*:?-+:?[ \t]*(?:\||$))+[ \t]*$/
const IMPORT = /^import\s(?:[\w*${}\s,]+\sfrom\s*)?(["'])[^"'\n]+\1[ \t]*;?[ \t]*$/

const TASK = /^([\s>]*[-*+])(\[[ xX]\])[ \t]/
/** A sign of Markdown with a space of another kind behind it, as keyboards of Apple write it by Option and the space bar. */
const OTHER_SPACE = /^[ \t>]*(#{1,6}|[-*+]|\d{1,9}[.)])[\u00a0\u202f\u3000](?=\S)/
/** Options of a program (`-m`) and emphasis begin so too. */
const GLUED = /^[ \t>]*([-+*])(?=\p{Lu}\p{Ll}|(?![\p{ASCII}])\p{L})(?!.*\*\*?(?!\S))/u
const NUMBERED = /^[ \t>]*(\d{1,2})[.)](?=\p{L})/u

/** Whether a text may have such lines at all. */
export const mayBeMeant = (text: string): boolean =>
  /^[\s>]*\|?[ \t]*:?-+:?[ \t]*\||^import\s|^[ \t>]*(?:#{1,6}|[-*+]|\d{1,9}[.)])[\u00a0\u202f\u3000[\p{L}]/mu.test(text)

/** Lines of a paragraph that were meant as something else. */
export function findMeant(paragraph: Nodes, parent: Nodes | undefined, unit: Unit): Meant[] {
  const sign = parent?.type === 'listItem' ? unit.text[parent.position?.start.offset ?? 0] : undefined
  const { start, source } = writtenOf(paragraph, unit)
  const found: Meant[] = []
  let offset = start
  let above: { line: string; offset: number } | undefined
  for (const line of source.split('\n')) {
    const begins = offset + (/^[ \t>]*/.exec(line)?.[0].length ?? 0)
    if (above !== undefined) {
      const [count, other] = [cellsOf(above.line).length, cellsOf(line).length]
      if (DELIMITER.test(line) && count > 1 && count !== other)
        found.push({ id: 'table-line', offset: above.offset, values: { count, other } })
      if (unit.mdx && IMPORT.test(line)) found.push({ id: 'import-in-text', offset })
      if (sign !== undefined && GLUED.exec(line)?.[1] === sign) found.push(spaceless(line, begins))
      const [last, next] = [above.line, line].map(one => Number(NUMBERED.exec(one)?.[1]))
      if (last === 1 && next === 2) found.push(spaceless(above.line, above.offset))
    }
    if (TASK.test(line)) found.push({ id: 'task-space', offset: begins, values: { better: betterOf(line, TASK) } })
    const [, mark] = OTHER_SPACE.exec(line) ?? []
    if (mark !== undefined) found.push({ id: 'marker-space', offset: begins, values: { mark } })
    above = { line, offset: begins }
    offset += line.length + 1
  }
  return found
}

/** The sign of a list and what stands behind it, with the space between them. */
const betterOf = (line: string, pattern: RegExp): string =>
  (pattern.exec(line) ?? [])
    .slice(1, 3)
    .join(' ')
    .replace(/^[ \t>]+/, '')

const spaceless = (line: string, offset: number): Meant => ({
  id: 'list-space',
  offset,
  values: { better: betterOf(line, /^[ \t>]*([-*+]|\d{1,2}[.)])(\S{1,20})/) },
})

/** Bars part cells also in code; one at an end of the line opens or closes it. */
const cellsOf = (line: string): string[] => line.replace(/^[\s>]*\|?|(?<!\\)\|?\s*$/g, '').split(/(?<!\\)\|/)

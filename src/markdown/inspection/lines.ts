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

/** Whether a text may have such lines at all. */
export const mayBeMeant = (text: string): boolean =>
  /^[\s>]*\|?[ \t]*:?-+:?[ \t]*\||^import\s|^[\s>]*[-*+]\[[ xX]\]/m.test(text)

/** Lines of a paragraph that were meant as something else. `isTop`: it stands in nothing but the text. */
export function findMeant(paragraph: Nodes, unit: Unit, isTop: boolean): Meant[] {
  const { start, source } = writtenOf(paragraph, unit)
  const found: Meant[] = []
  let offset = start
  let above: { line: string; offset: number } | undefined
  for (const line of source.split('\n')) {
    if (above !== undefined) {
      const [count, other] = [cellsOf(above.line).length, cellsOf(line).length]
      if (DELIMITER.test(line) && count > 1 && count !== other)
        found.push({ id: 'table-line', offset: above.offset, values: { count, other } })
      if (isTop && unit.mdx && IMPORT.test(line)) found.push({ id: 'import-in-text', offset })
    }
    const [, sign, box] = TASK.exec(line) ?? []
    if (sign !== undefined) {
      const better = `${sign.trimStart()} ${box}`
      found.push({ id: 'task-space', offset: offset + line.length - line.trimStart().length, values: { better } })
    }
    above = { line, offset: offset + line.length - line.trimStart().length }
    offset += line.length + 1
  }
  return found
}

/** Bars part cells also in code; one at an end of the line opens or closes it. */
const cellsOf = (line: string): string[] => line.replace(/^[\s>]*\|?|(?<!\\)\|?\s*$/g, '').split(/(?<!\\)\|/)

/** What Markdown makes another thing of than its author: lists beside their item or counted anew, headings by a rule, text in a comment. */

import type { Code, Nodes } from 'mdast'
import type { TextValues } from '../../messages/text.ts'
import type { TextId } from '../../messages/texts/index.ts'
import type { Unit } from '../../tree/context.ts'
import { writtenOf } from './prose.ts'

/** What is another thing than was meant. */
export interface Meant {
  id: Extract<
    TextId,
    | `table-${'cells' | 'line'}`
    | `list-${string}`
    | `code-${'title' | 'lines'}`
    | 'import-in-text'
    | 'task-space'
    | 'marker-space'
    | 'setext-rule'
    | 'unclosed-comment'
  >
  /** Offset in the text. */
  offset: number
  values?: TextValues
}

type List = Extract<Nodes, { type: 'list' }>

const columnOf = ({ position }: Nodes): number => position?.start.column ?? 0
const offsetOf = ({ position }: Nodes): number => position?.start.offset ?? 0

/** A list that its indent wants in the item above it and that begins too early for it. */
export function findBeside(nodes: readonly Nodes[]): Meant[] {
  return nodes.flatMap((node, index): Meant[] => {
    const above = nodes[index - 1]
    if (node.type !== 'list' || above?.type !== 'list') return []
    const words = above.children.at(-1)?.children[0]
    const [indent, count] = [columnOf(node) - columnOf(above), columnOf(words ?? node) - columnOf(node)]
    const isMeant = indent > 1 || (indent > 0 && goesOn(above, nodes[index + 1]))
    return isMeant && count > 0 ? [{ id: 'list-beside', offset: offsetOf(node), values: { count } }] : []
  })
}

const goesOn = (list: List, next: Nodes | undefined): boolean =>
  next?.type === 'list' && next.ordered === true && next.start === (list.start ?? 1) + list.children.length

/** From here on numbers are years and not places in a list. */
const YEARS = 1000

/** The first year of a list that readers see as another one. */
export function findCounted(list: List, unit: Unit): Meant[] {
  const start = list.start ?? 1
  for (const [index, item] of list.children.entries()) {
    const written = Number(/^\d+/.exec(writtenOf(item, unit).source)?.[0])
    const shown = start + index
    if (written >= YEARS && written !== shown)
      return [{ id: 'list-number', offset: offsetOf(item), values: { written: `${written}`, shown: `${shown}` } }]
  }
  return []
}

/** Longer texts are no headings. */
const LONGEST_HEADING = 100

/** A paragraph that three hyphens right below made a heading; a title underlined on purpose is short and has no point at its end. */
export function findRuled(heading: Nodes, unit: Unit): Meant[] {
  const { start, source } = writtenOf(heading, unit)
  const [, words = '', rule = ''] = /^([^#][\s\S]*)\n([\s>]*---[ \t]*)$/.exec(source.trimEnd()) ?? []
  const isText = words.includes('\n') || /[.,;:…][*_`)»"]*\s*$/.test(words) || words.length > LONGEST_HEADING
  if (!isText) return []
  const offset = start + words.length + 1 + rule.indexOf('-')
  return [{ id: 'setext-rule', offset }]
}

/** Browsers and Markdown read such a comment up to the end of what it stands in. */
export const findEndless = (html: Nodes, unit: Unit): Meant[] =>
  /^\s*<!--(?!.*-->)/s.test(writtenOf(html, unit).source) ? [{ id: 'unclosed-comment', offset: offsetOf(html) }] : []

/** What stands behind the language of a block and says nothing: a title without quotes, lines that it has not. */
export function findUnread({ meta, value }: Code, offset: number): Meant[] {
  if (meta === null || meta === undefined) return []
  const found: Meant[] = []
  const title = /(?:^|\s)(title=(?:(["'])(?:(?!\2).)*$|[^\s"'{]+))/.exec(meta)?.[1]
  if (title !== undefined) found.push({ id: 'code-title', offset, values: { title } })
  // What comes from elsewhere is longer than what stands here.
  if (/(?:^|\s)(?:reference\b|file=|url=)/.test(meta)) return found
  const count = value.split('\n').length
  const lines = [...(/(?:^|\s)\{([\d\s,-]+)\}/.exec(meta)?.[1] ?? '').matchAll(/\d+/g)].map(([line]) => Number(line))
  const line = lines.find(one => one > count)
  if (line !== undefined) found.push({ id: 'code-lines', offset, values: { line: `${line}`, count } })
  return found
}

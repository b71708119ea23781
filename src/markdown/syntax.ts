/** The parser's errors as problems: where in the file, what is wrong. */

import type { TextId } from '../messages/texts/index.ts'
import { messageOf } from '../shared/value.ts'
import { type Context, looseLevel, placeOf, type Unit } from '../tree/context.ts'
import type { Place } from '../tree/html-tree.ts'

/** Reports an error of the MDX parser. */
export function reportSyntax(error: unknown, unit: Unit, context: Context): void {
  const { id, at, values } = readError(error, unit)
  context.report('error', id, { at, values })
}

/** The same for what the parser stops at and the page shows as it is written. */
export function reportShown(error: unknown, unit: Unit, context: Context): void {
  const { id, at, values } = readError(error, unit)
  context.report(looseLevel(context), values.name === undefined ? id : 'mdx-syntax/shown', { at, values })
}

function readError(error: unknown, unit: Unit) {
  const message = messageOf(error)
  const at = placeInMessage(message, unit)
  const name = (UNCLOSED.exec(message) ?? UNOPENED.exec(message))?.[1]
  const values = { name, message: message.replace(/^\d+:\d+(-\d+:\d+)?:\s*/, '').replace(/\s*\([\w-]+:[\w-]+\)$/, '') }
  return { id: explain(message, sourceAt(unit, at)), at, values }
}

/** Position at the start of the message, else anywhere in it: some errors name `1:1` and the real place in words. */
export function positionIn(message: string): { line: number; column: number } | undefined {
  const start = /^(\d+):(\d+)/.exec(message)
  const inside = /\((\d+):(\d+)(?:-\d+:\d+)?\)/.exec(message)
  const found = start === null || (start[0] === '1:1' && inside !== null) ? (inside ?? start) : start
  return found === null ? undefined : { line: Number(found[1]), column: Number(found[2]) }
}

/** A tag that is not closed is shown where it begins; the parser says where it had to be closed, and that in words. */
function placeInMessage(message: string, unit: Unit): Place {
  const [, opened] = UNCLOSED.test(message) ? (/\((\d+:\d+)\)/.exec(message) ?? []) : []
  const { line, column } = positionIn(opened ?? message) ?? {}
  if (line === undefined || column === undefined) return placeOf(unit, {})
  return { file: unit.file, line: line + unit.firstLine - 1, column }
}

function sourceAt(unit: Unit, at: Place): string {
  const line = unit.text.split('\n')[at.line - unit.firstLine] ?? ''
  return line.slice(at.column - 1)
}

export const UNCLOSED = /closing tag for `<([^`>]*)>`/
export const UNOPENED = /Unexpected closing tag `<\/([^`>]*)>`/

/** What the message means; `source` is the text that it points at. */
function explain(message: string, source: string): TextId {
  if (UNCLOSED.test(message)) return 'mdx-syntax/unclosed'
  if (UNOPENED.test(message)) return 'mdx-syntax/unopened'
  if (/^<!/.test(source)) return 'mdx-syntax/comment'
  if (/^<(https?|mailto|ftp)/i.test(source)) return 'mdx-syntax/address'
  if (/^<[\p{L}\w.]+\s[^>]*=\s*[“”„‘’«]/u.test(source)) return 'mdx-syntax/quotes'
  const isInTag =
    /mdx-jsx|after `<`|before name|in name|in tag/.test(message) && /`?<`?|name|tag|attribute/.test(message)
  if (isInTag && /^<?[^{]/.test(source)) return 'mdx-syntax/less-than'
  if (/end of file in expression|closing brace/.test(message)) return 'mdx-syntax/open-brace'
  if (/parse expression/.test(message)) return 'mdx-syntax/expression'
  return /parse esm/.test(message) ? 'mdx-syntax/module' : 'mdx-syntax'
}

/**
 * Metadata as nearly everybody writes them: one key a line with a word, a date, a number, a quoted text or a short list.
 * What is written otherwise is left to the parser of YAML, which is twenty times as slow and takes as long to load as
 * a paragraph takes to be read.
 */

import type { Position } from '../../shared/problem.ts'
import type { YamlEntry, YamlMap, YamlNode, YamlScalar } from './yaml.ts'

const LINE = /^([A-Za-z_][\w-]*):( +)(\S.*)$/
/** Words that are no text, and keys that are refused. */
const SPECIAL = /^(?:null|true|false|__proto__|constructor|prototype)$/i
/** Letters, digits and signs that can be seen, and the common space. */
const VISIBLE = /^[\p{L}\p{N}\p{P}\p{S} ]*$/u
/** A text without quotes; what would make it a comment, a key or another kind is left out. */
const TEXT = /^[\p{L}/_«](?:(?!: |:$)[^#])*$/u
const QUOTED = /^(?:"[^"\\]*"|'[^']*')$/
const DATE = /^\d{4}-\d\d-\d\d$/
const NUMBER = /^(?:0|[1-9]\d{0,8})$/
const LIST = /^\[(?: *[\p{L}_][\p{L}\p{N}_ -]*(?:,|(?=\]$)))*\]$/u

/** `undefined`: the text holds something else. */
export function readPlain(text: string, firstLine: number): YamlMap | undefined {
  if (text.normalize('NFC') !== text) return undefined
  const entries = new Map<string, YamlEntry>()
  for (const [index, line] of text.split('\n').entries()) {
    if (line === '' && index > 0) continue
    const entry = readLine(line, firstLine + index)
    if (entry === undefined || entries.has(entry.key)) return undefined
    entries.set(entry.key, entry)
  }
  return { kind: 'map', entries, place: { line: firstLine, column: 1 } }
}

function readLine(text: string, line: number): YamlEntry | undefined {
  const [, key = '', gap = '', written = ''] = LINE.exec(text) ?? []
  if (key === '' || SPECIAL.test(key) || written.endsWith(' ') || !VISIBLE.test(written)) return undefined
  const value = readValue(written, { line, column: key.length + gap.length + 2 })
  return value && { key, place: { line, column: 1 }, value }
}

function readValue(written: string, place: Position): YamlNode | undefined {
  if (written.startsWith('[')) return LIST.test(written) ? readList(written, place) : undefined
  if (QUOTED.test(written)) return scalar(written.slice(1, -1), place)
  if (NUMBER.test(written)) return { ...scalar(written, place), value: Number(written) }
  if (written === 'true' || written === 'false') return { ...scalar(written, place), value: written === 'true' }
  const isText = DATE.test(written) || (TEXT.test(written) && !SPECIAL.test(written))
  return isText ? scalar(written, place) : undefined
}

const scalar = (text: string, place: Position): YamlScalar => ({ kind: 'scalar', value: text, source: text, place })

function readList(written: string, { line, column }: Position): YamlNode | undefined {
  const items: YamlScalar[] = []
  for (const { 0: item, index } of written.slice(1, -1).matchAll(/[^, ](?:[^,]*[^, ])?/g)) {
    if (SPECIAL.test(item)) return undefined
    items.push(scalar(item, { line, column: column + 1 + index }))
  }
  return { kind: 'list', items, place: { line, column } }
}

/** Deepest nesting; real metadata has three levels. The parser itself overflows its stack near 800. */
export const MAX_DEPTH = 32

/** Brackets never closed on one side, or a run of `- - -`: counted before the recursive parser sees them. */
export function isTooDeep(text: string): boolean {
  let depth = 0
  for (const char of text) {
    if (char === '[' || char === '{') depth += 1
    else if (char === ']' || char === '}') depth = Math.max(0, depth - 1)
    if (depth > MAX_DEPTH) return true
  }
  return new RegExp(`(?:[-?:][ \\t]+){${MAX_DEPTH}}`).test(text)
}

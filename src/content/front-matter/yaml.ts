/** YAML text to a tree with places: one mapping, no aliases, no tags, no repeated keys, nothing that can explode. */

import { createRequire } from 'node:module'
import type { Node, Scalar, YAMLMap } from 'yaml'
import { type Report, textOf } from '../../messages/problem.ts'
import { firstFound } from '../../shared/collections.ts'
import type { Position } from '../../shared/problem.ts'
import { findForbidden } from '../../shared/text/characters.ts'
import { type Parser, parseText, readDocument } from './continued.ts'
import { explainMistake } from './explain.ts'
import { isTooDeep, MAX_DEPTH, readPlain } from './plain.ts'
import { commentOf, correctedLine, fixedLine, lineAt, linesAlone, signBefore } from './quote.ts'

export type YamlNode = YamlScalar | YamlList | YamlMap

export interface YamlScalar {
  kind: 'scalar'
  value: string | number | boolean | null
  /** As written, without quotes: `1.10`. */
  source: string
  place: Position
}

interface YamlList {
  kind: 'list'
  items: YamlNode[]
  place: Position
}

export interface YamlMap {
  kind: 'map'
  entries: Map<string, YamlEntry>
  place: Position
}

export interface YamlEntry {
  key: string
  /** Of the key. */
  place: Position
  value: YamlNode
}

/** The values alone. Keys that reach into JavaScript's own objects were refused when the text was parsed. */
export function plainMap({ entries }: YamlMap): Record<string, unknown> {
  const plain: Record<string, unknown> = Object.create(null)
  for (const { key, value } of entries.values()) plain[key] = plainValue(value)
  return plain
}

function plainValue(node: YamlNode): unknown {
  if (node.kind === 'scalar') return node.value
  return node.kind === 'list' ? node.items.map(plainValue) : plainMap(node)
}

interface YamlOptions {
  /** Line of the file on which the text begins, 1-based. */
  firstLine: number
  /** Largest text that is parsed, bytes. */
  maxBytes: number
}

/** Keys that reach into JavaScript's own objects, and YAML 1.1's merge. */
const FORBIDDEN_KEYS = new Set(['__proto__', 'constructor', 'prototype', '<<'])
const BIDI_AND_INVISIBLE = /[\u202A-\u202E\u2066-\u2069\u200B\u2060\uFEFF]/g

interface ParsedYaml {
  /** `undefined` when there is no mapping to use. */
  map: YamlMap | undefined
  /** The text is no valid YAML: `map` holds what could be read, and further complaints about it would mislead. */
  broken: boolean
}

/** Loaded for what is not written plainly: its many files take longer than a document. */
const parser = (): Parser => createRequire(import.meta.url)('yaml')

/** Parses a block of YAML. Never throws; empty text is an empty mapping. */
export function parseYaml(written: string, { firstLine, maxBytes }: YamlOptions, report: Report): ParsedYaml {
  const start: Position = { line: firstLine, column: 1 }
  const bytes = Buffer.byteLength(written)
  if (bytes > maxBytes) {
    const values = { size: Math.ceil(bytes / 1024), limit: maxBytes / 1024 }
    report('error', 'yaml-size', { at: start, values })
    return { map: undefined, broken: true }
  }
  if (isTooDeep(written)) {
    report('error', 'yaml-depth', { at: start, values: { limit: MAX_DEPTH } })
    return { map: undefined, broken: true }
  }
  const plain = readPlain(written, firstLine)
  return plain === undefined ? parseFully(written, start, report) : { map: plain, broken: false }
}

function parseFully(written: string, start: Position, report: Report): ParsedYaml {
  const yaml = parser()
  const { document, counter, text, beside } = readDocument(written, yaml)
  const placeOf = (offset: number): Position => {
    const { line, col } = counter.linePos(offset)
    return { line: line + start.line - 1, column: col }
  }
  if (beside !== undefined) {
    const at = { line: beside.line + start.line, column: beside.column }
    report('error', 'yaml/beside', { at, values: { key: beside.key } })
  }
  // One mistake makes the parser complain several times; the first complaint is the true one.
  const mistake = explainMistake({ yaml, document, text, counter })
  if (mistake !== undefined) report('error', mistake.id, { at: placeOf(mistake.offset), values: mistake.values })
  const broken = mistake !== undefined
  const root = document.contents
  if (root === null) return { map: { kind: 'map', entries: new Map(), place: start }, broken }
  const silent: Report = () => undefined
  const walk = { yaml, text, placeOf, report: broken ? silent : report, decorationReported: false }
  if (yaml.isMap(root)) {
    const map = convertMap(root, walk)
    return { map: broken ? { ...map, entries: mergeAlone(map, start, walk) } : map, broken }
  }
  reportRoot(root, walk)
  return { map: undefined, broken: true }
}

/**
 * What a parser made of a broken block, and what its lines say each on its own: below a colon in a title an address and
 * a date are as good as before, and a page that its author has open stays where it is.
 */
function mergeAlone({ entries }: YamlMap, { line: first }: Position, walk: Walk): YamlMap['entries'] {
  const { yaml } = walk
  const found = new Map<string, YamlEntry>()
  for (const { index, attempts } of linesAlone(walk.text)) {
    const placeOf = (offset: number): Position => ({ line: first + index, column: offset + 1 })
    const document = firstFound(attempts, text => {
      const { document } = parseText(text, yaml)
      return document.errors.length === 0 ? document : undefined
    })
    if (!yaml.isMap(document?.contents)) continue
    for (const [key, entry] of convertMap(document.contents, { ...walk, placeOf }).entries)
      if (!found.has(key)) found.set(key, entry)
  }
  return new Map([...entries, ...found])
}

function reportRoot(root: Node, { yaml, text, placeOf, report }: Walk): void {
  const at = placeOf(root.range?.[0] ?? 0)
  const [joined, key = '', value = ''] = /^[ \t]*([\w-]+):(\S.*)$/m.exec(text) ?? []
  if (yaml.isSeq(root)) report('error', 'yaml-root/list', { at })
  else if (joined === undefined) report('error', 'yaml-root/text', { at })
  else report('error', 'yaml-root/joined', { at, values: { key, value } })
}

interface Walk {
  yaml: typeof import('yaml')
  text: string
  placeOf(offset: number): Position
  report: Report
  /** An alias or a tag was reported: a bomb has hundreds of them, one is enough to say. */
  decorationReported: boolean
}

/** Entries whose value was reported are left out, so that they are not reported twice. */
function convertMap(map: YAMLMap, walk: Walk): YamlMap {
  const entries = new Map<string, YamlEntry>()
  const seen = new Map<string, Position>()
  for (const pair of map.items) {
    const keyNode = pair.key
    const offset = isNode(keyNode, walk) ? (keyNode.range?.[0] ?? 0) : 0
    const place = walk.placeOf(offset)
    const key = walk.yaml.isScalar(keyNode) && !isDecorated(keyNode, walk) ? keyText(keyNode) : undefined
    if (key === undefined) {
      walk.report('error', 'yaml-key', { at: place })
      continue
    }
    const twin = seen.get(key)
    seen.set(key, place)
    if (twin !== undefined) {
      const values = { key, first: twin.line, second: place.line }
      walk.report('error', 'yaml-duplicate-key', { at: place, values })
    } else if (FORBIDDEN_KEYS.has(key)) {
      walk.report('error', 'yaml-forbidden-key', { at: place, values: { key } })
    } else {
      const value = convertNode(isNode(pair.value, walk) ? pair.value : null, offset, walk)
      if (value !== undefined) entries.set(key, { key, place, value })
    }
  }
  return { kind: 'map', entries, place: walk.placeOf(map.range?.[0] ?? 0) }
}

/** A key as written (`1.10`, `yes`), `undefined` for one that is empty or holds control characters. */
function keyText({ value, source }: Scalar): string | undefined {
  if (value === null || value === '') return undefined
  const key = (typeof value === 'string' ? value : (source ?? String(value))).normalize('NFC')
  return findForbidden(key) === undefined ? key : undefined
}

/** `undefined`: the value cannot be used and was reported. */
function convertNode(node: Node | null, fallback: number, walk: Walk): YamlNode | undefined {
  const { isAlias, isMap, isScalar, isSeq } = walk.yaml
  const offset = node?.range?.[0] ?? fallback
  const place = walk.placeOf(offset)
  if (node === null) return { kind: 'scalar', value: null, source: '', place }
  if (isScalar(node) && node.source === '' && node.value === null && reportComment(offset, walk)) return undefined
  if (isAlias(node) || isDecorated(node, walk)) {
    reportDecoration(node, walk)
    return undefined
  }
  if (isMap(node)) return convertMap(node, walk)
  if (isSeq(node)) {
    const items = node.items.flatMap(item => convertNode(isNode(item, walk) ? item : null, offset, walk) ?? [])
    return { kind: 'list', items, place }
  }
  if (!isScalar(node)) return undefined
  const { value, source = '' } = node
  if (node.type === 'PLAIN') reportCutValue(node.range?.[1] ?? offset, walk)
  if (typeof value === 'string') {
    const text = checkText(value, place, walk.report)
    return text === undefined ? undefined : { kind: 'scalar', value: text, source, place }
  }
  const plain = typeof value === 'number' || typeof value === 'boolean' ? value : null
  return { kind: 'scalar', value: plain, source, place }
}

const isNode = (value: unknown, { yaml }: Walk): value is Node => yaml.isNode(value)

/** Has an anchor or a tag: `&x`, `!x`, `!!js/function`. */
const isDecorated = (node: Node, { yaml }: Walk): boolean =>
  !yaml.isAlias(node) && (('anchor' in node && node.anchor !== undefined) || node.tag !== undefined)

/** What the author most likely meant is a text that begins with `*`, `&` or `!`. */
function reportDecoration(node: Node, walk: Walk): void {
  if (walk.decorationReported) return
  walk.decorationReported = true
  const value = signBefore(walk.text, node.range?.[0] ?? 0, node)
  const { start: lineStart, line } = lineAt(walk.text, value)
  const sign = /(?:^|[\s[{,:])([*&!])\S*/.exec(line)
  const column = sign === null ? value - lineStart : sign.index + sign[0].indexOf(sign[1] ?? '')
  const fixed = walk.yaml.isCollection(node) ? undefined : correctedLine(line)
  const cure = fixed === undefined ? undefined : textOf('mend/quote-text', { fixed })
  const id = walk.yaml.isAlias(node)
    ? 'yaml-feature/alias'
    : node.tag === undefined
      ? 'yaml-feature/anchor'
      : 'yaml-feature/tag'
  walk.report('error', id, { at: walk.placeOf(lineStart + column), cure })
}

/** `Заметка #1`: YAML takes ` #1` for a comment, and the value silently loses its end. */
function reportCutValue(end: number, walk: Walk): void {
  const cut = /^[ \t]+(#[^\s#][^\n]*)/.exec(walk.text.slice(end, end + 200))
  if (cut === null) return
  const { line } = lineAt(walk.text, end)
  const at = walk.placeOf(end + (cut[0].length - (cut[1] ?? '').length))
  walk.report('warning', 'yaml-comment', { at, values: { comment: cut[1], fixed: fixedLine(line) } })
}

/** `tags: #docker`, `title: #5`: whether all of the value is a comment. */
function reportComment(offset: number, { text, placeOf, report }: Walk): boolean {
  const { start, line } = lineAt(text, offset)
  const { before, key, values } = commentOf(line) ?? {}
  if (before === undefined) return false
  report('warning', key === 'tags' ? 'yaml-comment/tags' : 'yaml-comment/whole', {
    at: placeOf(start + before),
    values,
  })
  return true
}

/** Text in NFC, without characters that turn the line around or cannot be seen. */
function checkText(text: string, at: Position, report: Report): string | undefined {
  const forbidden = findForbidden(text)
  if (forbidden !== undefined) {
    report('error', 'control-character/value', { at, values: { char: forbidden.code } })
    return undefined
  }
  const plain = text.replace(BIDI_AND_INVISIBLE, '')
  if (plain !== text) {
    report('warning', 'invisible-character', { at })
  }
  return plain.normalize('NFC')
}

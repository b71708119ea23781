/**
 * Typed values out of a YAML mapping, with a report for each that has a wrong type.
 *
 * Docusaurus turns numbers into text silently (`tags: [2024]`), which also turns `1.10` into `1.1` and `012` into
 * `12`. Here a number is taken as text only when the text is exactly what stands in the file; otherwise it is an
 * error asking for quotes. Booleans are `true` and `false` alone: `yes` is a word in YAML 1.2.
 */

import { type Report, textOf } from '../../messages/problem.ts'
import type { Text } from '../../messages/text.ts'
import type { TextId } from '../../messages/texts/index.ts'
import type { Position } from '../../shared/problem.ts'
import { nearest } from '../../shared/text/nearest.ts'
import { quoted } from './quote.ts'
import type { YamlMap, YamlNode, YamlScalar } from './yaml.ts'

export interface Fields {
  /** Keys that are set, in order of the file. */
  keys: string[]
  node(key: string): YamlNode | undefined
  /** Of the value. */
  place(key: string): Position | undefined
  /** Of the key. */
  keyPlace(key: string): Position | undefined
  /** `undefined` for no value too; a key without a value is a warning. */
  text(key: string): string | undefined
  /** Text that stands in menus and lists: a line break is a warning and becomes a space. */
  line(key: string): string | undefined
  /** Text that may be switched off with `null` or an empty string. */
  nullableText(key: string): string | null | undefined
  /** The first of several spellings that is set. */
  oneOf(...keys: string[]): string | undefined
  flag(key: string): boolean | undefined
  number(key: string): number | undefined
  /** A list of texts; one text is a list of one. */
  texts(key: string): string[]
  /** Nested mapping; another type is an error with `cure`. */
  map(key: string, cure: TextId): Fields | undefined
  /** List items; one value is a list of one. */
  items(key: string): YamlNode[]
  /** Text of one list item. */
  itemText(key: string, node: YamlNode): string | undefined
  /** Fields of a mapping found in a list. */
  nested(key: string, node: YamlMap): Fields
  report: Report
}

/** What the functions below read from. */
interface Reader {
  entries: YamlMap['entries']
  report: Report
  /** Stands before key names in messages: `last_update.`. */
  prefix: string
}

/** Reads fields of `map`; `prefix` stands before key names in messages: `last_update.`. */
export function createFields({ entries }: YamlMap, report: Report, prefix = ''): Fields {
  const reader: Reader = { entries, report, prefix }
  const node = (key: string): YamlNode | undefined => entries.get(key)?.value
  const text = (key: string): string | undefined => {
    const value = present(reader, key)
    return value === undefined ? undefined : readText(reader, key, value)
  }
  const items = (key: string): YamlNode[] => {
    const value = present(reader, key)
    if (value === undefined) return []
    return value.kind === 'list' ? value.items : [value]
  }
  const itemText = (key: string, value: YamlNode): string | undefined => readText(reader, key, value)
  const nested = (key: string, value: YamlMap): Fields => createFields(value, report, `${prefix}${key}.`)
  return {
    keys: [...entries.keys()],
    report,
    node,
    place: key => node(key)?.place,
    keyPlace: key => entries.get(key)?.place,
    text,
    line(key) {
      const written = text(key)?.trim()
      if (written === '')
        report('warning', 'key-empty', { at: entries.get(key)?.place, values: { key: `${prefix}${key}` } })
      if (written === undefined || !LINE_END.test(written)) return written || undefined
      report('warning', 'text-lines', { at: node(key)?.place, values: { key: `${prefix}${key}` } })
      return written.replaceAll(/\s+/g, ' ')
    },
    nullableText(key) {
      const value = node(key)
      if (value === undefined) return undefined
      if (isEmpty(value)) return null
      const isOff = value.kind === 'scalar' && value.value === false
      if (!isOff) return itemText(key, value)
      const values = { key: `${prefix}${key}`, found: describe(value) }
      report('error', 'key-type/text', { at: value.place, values, cure: textOf('mend/null', { key }) })
      return null
    },
    oneOf(...keys) {
      const found = keys.filter(key => entries.has(key)).map(text)
      return found.find(value => value !== undefined)
    },
    flag: key => readFlag(reader, key),
    number: key => readNumber(reader, key),
    texts: key => items(key).flatMap(item => itemText(key, item) ?? []),
    map(key, cure) {
      const value = present(reader, key)
      if (value === undefined || value.kind === 'map') return value && nested(key, value)
      const values = { key: `${prefix}${key}`, found: describe(value), example: textOf(cure) }
      report('error', 'key-type/map', { at: value.place, values })
      return undefined
    },
    items,
    itemText,
    nested,
  }
}

/** The value of a key; one without a value is a warning. */
function present({ entries, report, prefix }: Reader, key: string): YamlNode | undefined {
  const entry = entries.get(key)
  if (entry === undefined || !isEmpty(entry.value)) return entry?.value
  report('warning', 'key-empty', { at: entry.place, values: { key: `${prefix}${key}` } })
  return undefined
}

function readText({ entries, report, prefix }: Reader, key: string, node: YamlNode): string | undefined {
  const values = { key: `${prefix}${key}`, found: describe(node) }
  if (key === 'date' && (node.kind !== 'scalar' || typeof node.value === 'boolean')) {
    report('error', 'key-type/text', { at: node.place, values, cure: textOf('mend/date', { date: '2024-05-01' }) })
    return undefined
  }
  if (node.kind !== 'scalar') {
    report('error', 'key-type/text', { at: node.place, values })
    return undefined
  }
  const { value, source, place } = node
  if (typeof value === 'string') return value
  if (typeof value === 'number' && String(value) === source) return source
  const before = node === entries.get(key)?.value ? `${key}: ` : ''
  const cure =
    value === null ? textOf('mend/empty-item') : textOf('mend/quote', { fixed: `${before}${quoted(source)}` })
  const isNumber = typeof value === 'number'
  report('error', isNumber ? 'key-type/as-number' : 'key-type/text', { at: place, values, cure })
  // Docusaurus makes a text of a number; what its author wrote is nearer to what was meant.
  return isNumber ? source : undefined
}

function readFlag(reader: Reader, key: string): boolean | undefined {
  const node = present(reader, key)
  if (node === undefined) return undefined
  if (node.kind === 'scalar' && typeof node.value === 'boolean') return node.value
  const word = node.kind === 'scalar' ? String(node.value).toLowerCase() : ''
  const guess = BOOLEAN_WORDS.get(word)
  const example = guess === undefined ? '' : `: ${key}: ${guess}`
  const values = { key: `${reader.prefix}${key}`, found: describe(node), example }
  // Docusaurus takes the word for what it says.
  const isQuoted = word === 'true' || word === 'false'
  if (isQuoted) reader.report('error', 'key-type/quoted-flag', { at: node.place, values: { ...values, found: word } })
  else reader.report('error', 'key-type/flag', { at: node.place, values })
  return isQuoted ? guess : undefined
}

function readNumber(reader: Reader, key: string): number | undefined {
  const node = present(reader, key)
  if (node === undefined) return undefined
  const read = node.kind === 'scalar' ? toNumber(node) : undefined
  const values = { key: `${reader.prefix}${key}`, name: key, found: describe(node) }
  if (read === undefined) reader.report('error', 'key-type/number', { at: node.place, values })
  return read
}

/** Those of Unicode too: browsers and feeds break a line there. */
export const LINE_END = /[\n\r\u2028\u2029]/

const BOOLEAN_WORDS = new Map([
  ...['yes', 'y', 'on', 'да', 'true', '1'].map((word): [string, boolean] => [word, true]),
  ...['no', 'n', 'off', 'нет', 'false', '0'].map((word): [string, boolean] => [word, false]),
])

export const isEmpty = (node: YamlNode): boolean => node.kind === 'scalar' && (node.value === null || node.value === '')

/** A number, also one in quotes, as Docusaurus takes it. */
function toNumber({ value }: YamlScalar): number | undefined {
  const read = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof read === 'number' && Number.isFinite(read) ? read : undefined
}

function describe(node: YamlNode): Text {
  if (node.kind === 'list') return textOf('found/list')
  if (node.kind === 'map') return textOf('found/map')
  const { value, source } = node
  if (value === null) return textOf('found/nothing')
  if (typeof value === 'boolean') return textOf('found/flag', { source })
  if (typeof value === 'string')
    return textOf('found/text', { value: value.length > 40 ? `${value.slice(0, 40)}…` : value })
  return String(value) === source ? textOf('found/number', { source }) : textOf('found/as-number', { source, value })
}

/** What keeps a page from readers: without them it is published. */
const HIDING = new Set(['draft', 'unlisted'])

/** Warns of keys that are nearly a known one; all others are the author's own, as in Docusaurus. */
export function warnOfTypos(fields: Fields, known: readonly string[], allowed = new Set(known)): void {
  for (const key of fields.keys) {
    if (allowed.has(key)) continue
    const own = known.find(name => name.toLowerCase() === key.toLowerCase())
    if (own !== undefined) {
      const node = fields.node(key)
      const isHiding = HIDING.has(own) && node?.kind === 'scalar' && node.value !== false
      fields.report('warning', isHiding ? 'key-case/hiding' : 'key-case', {
        at: fields.keyPlace(key),
        values: { key, own },
      })
      continue
    }
    // Words of one or two letters are near to everything.
    if (key.length < 3) continue
    const guess = nearest(key, known)
    if (guess !== undefined && isSlip(key.toLowerCase(), guess.toLowerCase()))
      fields.report('warning', 'key-unknown', { at: fields.keyPlace(key), values: { key, guess } })
  }
}

/** Where a word has another beginning, it is another word: `update` is no `date`. One letter too few, too many or beside is a slip. */
const isSlip = (key: string, guess: string): boolean =>
  key[0] === guess[0] ||
  key === guess.slice(1) ||
  guess === key.slice(1) ||
  key.slice(1) === guess.slice(1) ||
  (key[0] === guess[1] && key[1] === guess[0])

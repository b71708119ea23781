/**
 * Typed values out of a YAML mapping, with a report for each that has a wrong type.
 *
 * Docusaurus turns numbers into text silently (`tags: [2024]`), which also turns `1.10` into `1.1` and `012` into
 * `12`. Here a number is taken as text only when the text is exactly what stands in the file; otherwise it is an
 * error asking for quotes. Booleans are `true` and `false` alone: `yes` is a word in YAML 1.2.
 */

import { nearest } from '../../shared/nearest.ts'
import type { Place, Report } from '../report.ts'
import { quoted } from './quote.ts'
import type { YamlMap, YamlNode, YamlScalar } from './yaml.ts'

export interface Fields {
  /** Keys that are set, in order of the file. */
  keys: string[]
  node(key: string): YamlNode | undefined
  place(key: string): Place | undefined
  /** `undefined` for no value too; a key without a value is a warning. */
  text(key: string): string | undefined
  /** Text that may be switched off with `null` or an empty string. */
  nullableText(key: string): string | null | undefined
  /** The first of several spellings that is set. */
  oneOf(...keys: string[]): string | undefined
  flag(key: string): boolean | undefined
  number(key: string): number | undefined
  /** A list of texts; one text is a list of one. */
  texts(key: string): string[]
  /** Nested mapping; another type is an error. */
  map(key: string, what: string): Fields | undefined
  /** List items; one value is a list of one. */
  items(key: string): YamlNode[]
  /** Text of one list item. */
  itemText(key: string, node: YamlNode): string | undefined
  /** Fields of a mapping found in a list. */
  nested(key: string, node: YamlMap): Fields
}

/** Reads fields of `map`; `prefix` stands before key names in messages: `last_update.`. */
export function createFields(map: YamlMap, report: Report, prefix = ''): Fields {
  const { entries } = map
  const nameOf = (key: string): string => `«${prefix}${key}»`
  const node = (key: string): YamlNode | undefined => entries.get(key)?.value

  function present(key: string): YamlNode | undefined {
    const value = node(key)
    if (value === undefined || !isEmpty(value)) return value
    report.warn(
      'key-empty',
      entries.get(key)?.place,
      `ключ ${nameOf(key)} без значения`,
      'допишите значение или удалите строку',
    )
    return undefined
  }

  function itemText(key: string, value: YamlNode): string | undefined {
    if (value.kind !== 'scalar') {
      wrongType(key, value, 'текст')
      return undefined
    }
    if (typeof value.value === 'string') return value.value
    if (typeof value.value === 'number' && String(value.value) === value.source) return value.source
    const before = value === node(key) ? `${key}: ` : ''
    const hint = value.value === null ? 'удалите пустой пункт' : `возьмите в кавычки: ${before}${quoted(value.source)}`
    report.error('key-type', value.place, `${nameOf(key)}: ${describe(value)}, а нужен текст`, hint)
    return undefined
  }

  function wrongType(key: string, value: YamlNode, wanted: string, hint?: string): void {
    const text = `${nameOf(key)}: ${describe(value)}, а ${wanted === 'текст' ? 'нужен' : 'нужно'} ${wanted}`
    report.error('key-type', value.place, text, hint ?? 'впишите одну строку текста')
  }

  function text(key: string): string | undefined {
    const value = present(key)
    return value === undefined ? undefined : itemText(key, value)
  }

  const items = (key: string): YamlNode[] => {
    const value = present(key)
    if (value === undefined) return []
    return value.kind === 'list' ? value.items : [value]
  }

  return {
    keys: [...entries.keys()],
    node,
    place: key => entries.get(key)?.value.place,
    text,
    nullableText(key) {
      const value = node(key)
      if (value === undefined) return undefined
      return isEmpty(value) ? null : itemText(key, value)
    },
    oneOf: (...keys) => {
      const found = keys.filter(key => entries.has(key)).map(text)
      return found.find(value => value !== undefined)
    },
    flag(key) {
      const value = present(key)
      if (value === undefined) return undefined
      if (value.kind === 'scalar' && typeof value.value === 'boolean') return value.value
      const guess = value.kind === 'scalar' ? BOOLEAN_WORDS.get(String(value.value).toLowerCase()) : undefined
      const example = guess === undefined ? '' : `: ${key}: ${guess}`
      wrongType(key, value, 'true или false', `используйте true или false${example}`)
      return undefined
    },
    number(key) {
      const value = present(key)
      if (value === undefined) return undefined
      const read = value.kind === 'scalar' ? toNumber(value) : undefined
      if (read === undefined) wrongType(key, value, 'число', `пишите число без кавычек: ${key}: 3`)
      return read
    },
    texts: key => items(key).flatMap(item => itemText(key, item) ?? []),
    map(key, what) {
      const value = present(key)
      if (value === undefined) return undefined
      if (value.kind === 'map') return createFields(value, report, `${prefix}${key}.`)
      report.error('key-type', value.place, `${nameOf(key)}: ${describe(value)}, а нужны вложенные ключи`, what)
      return undefined
    },
    items,
    itemText,
    nested: (key, value) => createFields(value, report, `${prefix}${key}.`),
  }
}

const BOOLEAN_WORDS = new Map([
  ...['yes', 'y', 'on', 'да', 'true', '1'].map((word): [string, boolean] => [word, true]),
  ...['no', 'n', 'off', 'нет', 'false', '0'].map((word): [string, boolean] => [word, false]),
])

const isEmpty = (node: YamlNode): boolean => node.kind === 'scalar' && (node.value === null || node.value === '')

/** A number, also one in quotes, as Docusaurus takes it. */
function toNumber({ value }: YamlScalar): number | undefined {
  const read = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof read === 'number' && Number.isFinite(read) ? read : undefined
}

function describe(node: YamlNode): string {
  if (node.kind === 'list') return 'указан список'
  if (node.kind === 'map') return 'указаны вложенные ключи'
  const { value, source } = node
  if (value === null) return 'пусто'
  if (typeof value === 'boolean') return `указано ${source}`
  if (typeof value === 'string') return `указано «${value.length > 40 ? `${value.slice(0, 40)}…` : value}»`
  return String(value) === source ? `указано число ${source}` : `«${source}» прочитано как число ${value}`
}

/** Warns of keys that are nearly a known one; all others are the author's own, as in Docusaurus. */
export function warnOfTypos(
  fields: Fields,
  known: readonly string[],
  allowed: ReadonlySet<string>,
  map: YamlMap,
  report: Report,
): void {
  for (const key of fields.keys) {
    // Words of one or two letters are near to everything.
    if (allowed.has(key) || key.length < 3) continue
    const guess = nearest(key, known)
    if (guess === undefined) continue
    const place = map.entries.get(key)?.place
    report.warn('key-unknown', place, `неизвестный ключ «${key}»`, `возможно, имелся в виду «${guess}»`)
  }
}

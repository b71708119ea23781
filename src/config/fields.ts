/**
 * Reads values of the config key by key: the right type or a problem, and at the end names nobody knows. Front matter
 * has a reader of its own (`src/content/front-matter`): its values are nodes of a text, each with a place and its
 * spelling, and another tolerance (`012` is no text, one text is a list); values here are JavaScript's own, functions
 * and patterns among them, and are known by their path alone.
 */

import { textOf } from '../messages/problem.ts'
import type { Text, TextValues } from '../messages/text.ts'
import type { TextId } from '../messages/texts/index.ts'
import type { Position, ReportLevel } from '../shared/problem.ts'
import { nearest } from '../shared/text/nearest.ts'
import { isRecord, recordOf } from '../shared/value.ts'

/** Notes a mistake in a setting: its path from the top (`blog.path`), which message, what fills it. */
export type Report = (where: string, id: TextId, values?: TextValues) => void

/** Mistakes in a file beside the config, at a place of it where that is known. */
export type ReportIn = (file: string, place?: Position) => Report

/** An object at its path, which remembers what was asked for. */
export interface Keys {
  /** Path of the object itself: `themeConfig.navbar`, empty for the whole config. */
  where: string
  /** Path of a field from the top of the config: `themeConfig.navbar.title`. */
  at(key: string): string
  /** The value as it is; counts as known. */
  raw(key: string): unknown
  /** The field is there and not `undefined`. */
  has(key: string): boolean
  /** The key is written, whatever its value. */
  hasKey(key: string): boolean
  /** Names that were asked for. */
  known: ReadonlySet<string>
  /** Keys that were not read. */
  unread(): string[]
  /** A value that is looked at and stays unread. */
  peek(key: string): unknown
}

type AuthorsFunction = (...given: unknown[]) => unknown

interface Scalars {
  text(key: string): string | undefined
  text(key: string, fallback: string): string
  /** Text that must be there and not be empty; missing gives an empty string and a problem. */
  required(key: string, example: string | Text): string
  flag(key: string, fallback: boolean): boolean
  number(key: string, fallback: number, range: { min: number; max: number; integer?: boolean }): number
  oneOf<T extends string>(key: string, choices: readonly T[], fallback: T): T
  oneOf<T extends string>(key: string, choices: readonly T[]): T | undefined
  /** A function of the author's: what it gives is checked when it is called. */
  call(key: string): AuthorsFunction | undefined
  /** How severe a kind of problem is. */
  level(key: string, fallback: ReportLevel): ReportLevel
}

interface Lists {
  texts(key: string, fallback: string[]): string[]
  /** Texts by name. */
  textMap(key: string): Record<string, string>
  /** Values of a list with their paths. */
  list(key: string): { value: unknown; where: string }[]
}

export interface Fields extends Keys, Scalars, Lists {
  /** An object whose values are of any shape. */
  plain(key: string): Record<string, unknown> | undefined
  /** Fields of an object inside; an absent one reads as empty. */
  inside(key: string): Fields
  /** What `read` makes of an object inside; keys of it that are not read are reported. */
  within<Made>(key: string, read: (fields: Fields) => Made): Made
  /** The same where the object is there. */
  optional<Made>(key: string, read: (fields: Fields) => Made): Made | undefined
  /** The same of every object of a list. */
  each<Made>(key: string, read: (fields: Fields) => Made): Made[]
  /** Fields of every object of a list. */
  objects(key: string): Fields[]
  report: Report
  /** Reports a field; the message may say the `kind` of its value, or the value as `shown`. */
  wrong: Report
  /** Refuses settings that mean nothing, and says why. */
  gone(reasons: Record<string, TextId>): void
  /** Reports every key that was not read, with its place where one of `others` has such a setting. */
  end(others?: readonly Keys[]): void
}

/** What a value is, in the nominative: «строка». */
export function kindOf(value: unknown): string | Text {
  if (value === null || typeof value === 'boolean') return String(value)
  if (Array.isArray(value)) return textOf('kind/list')
  if (value instanceof RegExp) return textOf('kind/pattern')
  if (Number.isNaN(value)) return 'NaN'
  const kind = typeof value
  return kind === 'bigint' || kind === 'symbol' || kind === 'boolean' ? kind : textOf(`kind/${kind}`)
}

/** A string itself, anything else by its kind. */
export const shownOf = (value: unknown): string | Text =>
  typeof value === 'string' ? textOf('quoted', { text: value }) : kindOf(value)

/** Choices as an author writes them. */
export const quoteAll = (names: readonly string[]): string[] => names.map(name => `'${name}'`)

/** «возможно, имелось в виду …», or the list of what there is. */
export function suggest(word: string, names: readonly string[]): Text {
  const close = nearest(word, names)
  return close === undefined
    ? textOf('suggestion/all', { names: names.slice(0, 40) })
    : textOf('suggestion/near', { name: close })
}

/** Where a setting belongs that stands at another's place: it is one of `others`, or all that it holds is. */
function suggestPlace(key: string, keys: Keys, others: readonly Keys[]): Text | undefined {
  const placesOf = (name: string): string[] => others.filter(({ known }) => known.has(name)).map(each => each.at(name))
  const own = placesOf(key)
  const inside = nearest(key, keys.known) === undefined ? Object.keys(recordOf(keys.peek(key))).map(placesOf) : []
  const names = own.length > 0 || inside.some(places => places.length === 0) ? own : inside.flat()
  return names.length === 0 ? undefined : textOf('suggestion/place', { names })
}

/** Keys of `value`, which stands at `where`; what is no object reads as empty. */
export function readKeys(value: unknown, where: string): Keys {
  const known = new Set<string>()
  const record = recordOf(value)
  const peek = (key: string): unknown => (Object.hasOwn(record, key) ? record[key] : undefined)
  const raw = (key: string): unknown => {
    known.add(key)
    return peek(key)
  }
  return {
    where,
    at: key => (where === '' ? key : `${where}.${key}`),
    raw,
    peek,
    has: key => raw(key) !== undefined,
    hasKey: key => Object.hasOwn(record, key),
    known,
    unread: () => Object.keys(record).filter(key => !known.has(key)),
  }
}

/** Fields of `value`, which stands at `where` (empty for the whole config). */
export function readFields(value: unknown, where: string, told: Report): Fields {
  const keys = readKeys(value, where)
  const { at, raw } = keys
  const isOther = value !== undefined && !isRecord(value)
  if (isOther) told(where, 'config/not-object', { kind: kindOf(value) })
  // What is no object lacks every key: that it is none says it all.
  const report: Report = isOther ? () => undefined : told
  const wrong: Report = (key, id, values) =>
    report(at(key), id, { kind: kindOf(raw(key)), shown: shownOf(raw(key)), ...values })
  const lists = readLists(keys, report, wrong)
  const whole = <Made>(fields: Fields, read: (fields: Fields) => Made): Made => {
    const made = read(fields)
    fields.end()
    return made
  }
  const inside = (key: string): Fields => readFields(raw(key), at(key), report)
  const objects = (key: string): Fields[] => lists.list(key).map(({ value, where }) => readFields(value, where, report))
  return {
    ...keys,
    ...readScalars(keys, wrong),
    ...lists,
    plain(key) {
      const value = raw(key)
      if (value !== undefined && !isRecord(value)) wrong(key, 'config/not-object')
      return isRecord(value) ? value : undefined
    },
    inside,
    objects,
    within: (key, read) => whole(inside(key), read),
    optional: (key, read) => (keys.has(key) ? whole(inside(key), read) : undefined),
    each: (key, read) => objects(key).map(fields => whole(fields, read)),
    report,
    wrong,
    gone(reasons) {
      for (const [key, reason] of Object.entries(reasons)) {
        if (keys.has(key)) report(at(key), 'config/gone', { reason: textOf(reason) })
      }
    },
    end(others = []) {
      // Whoever looks into one that is not known makes it known.
      const known = [...keys.known]
      for (const key of keys.unread())
        report(at(key), 'config/unknown', { suggestion: suggestPlace(key, keys, others) ?? suggest(key, known) })
    },
  }
}

const REPORT_LEVELS: readonly ReportLevel[] = ['ignore', 'log', 'warn', 'throw']

function readScalars({ raw }: Keys, wrong: Report): Scalars {
  function text(key: string): string | undefined
  function text(key: string, fallback: string): string
  function text(key: string, fallback?: string): string | undefined {
    const found = raw(key)
    if (typeof found === 'string') return found
    if (found !== undefined) wrong(key, 'config/not-text')
    return fallback
  }

  function oneOf<T extends string>(key: string, choices: readonly T[], fallback: T): T
  function oneOf<T extends string>(key: string, choices: readonly T[]): T | undefined
  function oneOf<T extends string>(key: string, choices: readonly T[], fallback?: T): T | undefined {
    const found = raw(key)
    const choice = choices.find(name => name === found)
    if (choice === undefined && found !== undefined) wrong(key, 'config/choice', { choices: quoteAll(choices) })
    return choice ?? fallback
  }

  return {
    text,
    oneOf,
    call(key) {
      const found = raw(key)
      if (typeof found === 'function') return found as AuthorsFunction
      if (found !== undefined) wrong(key, 'config/not-function')
      return undefined
    },
    level: (key, fallback) => oneOf(key, REPORT_LEVELS, fallback),
    required(key, example) {
      const found = text(key, '')
      if (raw(key) === undefined) wrong(key, 'config/required', { key, example })
      else if (typeof raw(key) === 'string' && found.trim() === '') wrong(key, 'config/empty', { example })
      return found
    },
    flag(key, fallback) {
      const found = raw(key)
      if (typeof found === 'boolean') return found
      if (found !== undefined) wrong(key, 'config/not-flag')
      return fallback
    },
    number(key, fallback, { min, max, integer = false }) {
      const found = raw(key)
      if (found === undefined) return fallback
      if (typeof found !== 'number' || Number.isNaN(found)) wrong(key, 'config/not-number')
      else if (found < min || found > max || (integer && !Number.isInteger(found))) {
        const kind = max === Number.POSITIVE_INFINITY ? 'from' : 'between'
        const range = textOf(integer ? `range/integer-${kind}` : `range/${kind}`, { min, max })
        wrong(key, 'config/range', { number: found, range })
      } else return found
      return fallback
    },
  }
}

function readLists({ at, raw }: Keys, report: Report, wrong: Report): Lists {
  const notText = (where: string, value: unknown): void => report(where, 'config/not-text', { kind: kindOf(value) })
  return {
    texts(key, fallback) {
      const found = raw(key)
      if (found === undefined) return fallback
      if (!Array.isArray(found)) {
        wrong(key, 'config/not-texts')
        return fallback
      }
      return found.filter((item, index): item is string => {
        if (typeof item !== 'string') notText(`${at(key)}[${index}]`, item)
        return typeof item === 'string'
      })
    },
    textMap(key) {
      const found = raw(key)
      if (found !== undefined && !isRecord(found)) wrong(key, 'config/not-text-map')
      return Object.fromEntries(
        Object.entries(recordOf(found)).flatMap(([name, text]) => {
          if (typeof text !== 'string') notText(`${at(key)}.${name}`, text)
          return typeof text === 'string' ? [[name, text]] : []
        }),
      )
    },
    list(key) {
      const found = raw(key)
      if (found !== undefined && !Array.isArray(found)) wrong(key, 'config/not-list')
      if (!Array.isArray(found)) return []
      return found.map((item: unknown, index) => ({ value: item, where: `${at(key)}[${index}]` }))
    },
  }
}

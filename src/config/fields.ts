/** Reads values of the config field by field: the right type or a problem, and at the end names nobody knows. */

import { nearest } from '../shared/nearest.ts'

/** Notes a problem about a setting: its path from the top (`blog.path`), what is wrong, what to do. */
export type Report = (where: string, text: string, hint?: string) => void

export interface Fields {
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
  text(key: string): string | undefined
  text(key: string, fallback: string): string
  /** Text that must be there and not be empty; missing gives an empty string and a problem. */
  required(key: string, example: string): string
  flag(key: string, fallback: boolean): boolean
  number(key: string, fallback: number, range: { min: number; max: number; integer?: boolean }): number
  oneOf<T extends string>(key: string, choices: readonly T[], fallback: T): T
  oneOf<T extends string>(key: string, choices: readonly T[]): T | undefined
  texts(key: string, fallback: string[]): string[]
  /** Texts by name. */
  textMap(key: string): Record<string, string>
  /** Fields of an object inside; an absent one reads as empty. */
  inside(key: string): Fields
  /** Values of a list with their paths. */
  list(key: string): { value: unknown; where: string }[]
  report: Report
  /** Reports every key that was not read. */
  end(): void
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof RegExp)

/** What a value is, in the nominative: `строка`. */
export function kindOf(value: unknown): string {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'список'
  if (value instanceof RegExp) return 'регулярное выражение'
  const kinds: Record<string, string> = {
    string: 'строка',
    number: 'число',
    boolean: value === true ? 'true' : 'false',
    function: 'функция',
    object: 'объект',
    undefined: 'ничего нет',
  }
  return kinds[typeof value] ?? typeof value
}

const quote = (names: readonly string[]): string => names.map(name => `'${name}'`).join(', ')

/** «возможно, имелось в виду …», or the list of what there is. */
export function suggest(word: string, names: readonly string[]): string {
  const close = nearest(word, names)
  return close === undefined ? `есть: ${names.slice(0, 40).join(', ')}` : `возможно, имелось в виду ${close}`
}

/** Fields of `value`, which stands at `where` (empty for the whole config). */
export function readFields(value: unknown, where: string, report: Report): Fields {
  const known = new Set<string>()
  const record = isRecord(value) ? value : {}
  if (value !== undefined && !isRecord(value)) report(where, `нужен объект, а здесь ${kindOf(value)}`)

  const at = (key: string): string => (where === '' ? key : `${where}.${key}`)
  const raw = (key: string): unknown => {
    known.add(key)
    return Object.hasOwn(record, key) ? record[key] : undefined
  }
  const wrong = (key: string, wanted: string): void => report(at(key), `${wanted}, а здесь ${kindOf(raw(key))}`)

  function text(key: string): string | undefined
  function text(key: string, fallback: string): string
  function text(key: string, fallback?: string): string | undefined {
    const found = raw(key)
    if (typeof found === 'string') return found
    if (found !== undefined) wrong(key, 'нужна строка')
    return fallback
  }

  function oneOf<T extends string>(key: string, choices: readonly T[], fallback: T): T
  function oneOf<T extends string>(key: string, choices: readonly T[]): T | undefined
  function oneOf<T extends string>(key: string, choices: readonly T[], fallback?: T): T | undefined {
    const found = raw(key)
    const choice = choices.find(name => name === found)
    if (choice !== undefined || found === undefined) return choice ?? fallback
    const shown = typeof found === 'string' ? `«${found}»` : kindOf(found)
    report(at(key), `значение ${shown} не подходит`, `годятся ${quote(choices)}`)
    return fallback
  }

  return {
    where,
    at,
    raw,
    has: key => raw(key) !== undefined,
    hasKey: key => Object.hasOwn(record, key),
    text,
    oneOf,
    required(key, example) {
      const found = text(key, '')
      if (raw(key) === undefined) report(at(key), 'обязательная настройка не задана', `добавьте ${key}: '${example}'`)
      else if (typeof raw(key) === 'string' && found.trim() === '')
        report(at(key), 'пустая строка', `напишите, например, '${example}'`)
      return found
    },
    flag(key, fallback) {
      const found = raw(key)
      if (typeof found === 'boolean') return found
      if (found !== undefined) wrong(key, 'нужно true или false')
      return fallback
    },
    number(key, fallback, { min, max, integer = false }) {
      const found = raw(key)
      if (found === undefined) return fallback
      if (typeof found !== 'number' || Number.isNaN(found)) wrong(key, 'нужно число')
      else if (found < min || found > max || (integer && !Number.isInteger(found))) {
        const range = max === Number.POSITIVE_INFINITY ? `не меньше ${min}` : `от ${min} до ${max}`
        report(at(key), `число ${found} не подходит`, `нужно ${integer ? 'целое ' : ''}${range}`)
      } else return found
      return fallback
    },
    texts(key, fallback) {
      const found = raw(key)
      if (found === undefined) return fallback
      if (!Array.isArray(found)) {
        wrong(key, 'нужен список строк')
        return fallback
      }
      return found.filter((item, index): item is string => {
        if (typeof item !== 'string') report(`${at(key)}[${index}]`, `нужна строка, а здесь ${kindOf(item)}`)
        return typeof item === 'string'
      })
    },
    textMap(key) {
      const found = raw(key)
      if (found !== undefined && !isRecord(found)) wrong(key, 'нужен объект со строками')
      return Object.fromEntries(
        Object.entries(isRecord(found) ? found : {}).flatMap(([name, text]) => {
          if (typeof text !== 'string') report(`${at(key)}.${name}`, `нужна строка, а здесь ${kindOf(text)}`)
          return typeof text === 'string' ? [[name, text]] : []
        }),
      )
    },
    inside: key => readFields(raw(key), at(key), report),
    list(key) {
      const found = raw(key)
      if (found !== undefined && !Array.isArray(found)) wrong(key, 'нужен список')
      if (!Array.isArray(found)) return []
      return found.map((item: unknown, index) => ({ value: item, where: `${at(key)}[${index}]` }))
    },
    report,
    end() {
      for (const key of Object.keys(record)) {
        if (!known.has(key)) report(at(key), 'такой настройки нет', suggest(key, [...known]))
      }
    },
  }
}

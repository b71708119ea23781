/** Objects of a Docusaurus config, read key by key; what nobody reads is kept for the note at the end. */

import { isRecord } from '../fields.ts'

/** What the reader of a translated config should know, said once. */
export interface Notes {
  /** A setting that is not honoured, and what that means for who reads the site. */
  explain(where: string, meaning: string): void
  /** A setting that we have never heard of. */
  unknown(where: string): void
}

export interface Section {
  /** Path in the author's file: `presets[0][1].blog`. */
  where: string
  at(key: string): string
  has(key: string): boolean
  raw(key: string): unknown
  text(key: string): string | undefined
  /** The keys that are set, under the same names. */
  pick(...keys: string[]): Record<string, unknown>
  /** Keys that are read on purpose and change nothing. */
  skip(...keys: string[]): void
  /** Says what it means that these keys are not honoured, for those that are set. */
  explain(meanings: Record<string, string>): void
  /** Says what the value at this path means for who reads the site. */
  explainAt(where: string, meaning: string): void
  inside(key: string): Section
  list(key: string): Section[]
  /** Notes every key that nobody read. */
  end(): void
}

/** Reads `value`, which stands at `where` in the author's file. */
export function readSection(value: unknown, where: string, notes: Notes): Section {
  const record = isRecord(value) ? value : {}
  const known = new Set<string>()
  const at = (key: string): string => (where === '' ? key : `${where}.${key}`)
  const raw = (key: string): unknown => {
    known.add(key)
    return Object.hasOwn(record, key) ? record[key] : undefined
  }
  const has = (key: string): boolean => raw(key) !== undefined
  return {
    where,
    at,
    raw,
    has,
    text(key) {
      const found = raw(key)
      return typeof found === 'string' ? found : undefined
    },
    pick: (...keys) => Object.fromEntries(keys.filter(has).map(key => [key, raw(key)])),
    skip: (...keys) => {
      for (const key of keys) known.add(key)
    },
    explain(meanings) {
      for (const [key, meaning] of Object.entries(meanings)) {
        const found = raw(key)
        const isOff = found === undefined || found === null || found === false
        if (!isOff && !(Array.isArray(found) && found.length === 0)) notes.explain(at(key), meaning)
      }
    },
    explainAt: notes.explain,
    inside: key => readSection(raw(key), at(key), notes),
    list(key) {
      const found = raw(key)
      return Array.isArray(found)
        ? found.map((item: unknown, index) => readSection(item, `${at(key)}[${index}]`, notes))
        : []
    },
    end() {
      for (const key of Object.keys(record)) {
        if (!known.has(key) && record[key] !== undefined) notes.unknown(at(key))
      }
    },
  }
}

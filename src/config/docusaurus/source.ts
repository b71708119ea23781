/** Objects of a Docusaurus config, read key by key; keys that were not read are listed in the note at the end. */

import { textOf } from '../../messages/problem.ts'
import type { Text } from '../../messages/text.ts'
import type { TextId } from '../../messages/texts/index.ts'
import { type Keys, readKeys } from '../fields.ts'
import { standInName } from './stand-ins.ts'

/** What the reader of a translated config should know, said once. */
export interface Notes {
  /** A setting that is not honoured, and what that means for who reads the site. */
  explain(where: string, meaning: Text): void
  /** A setting that we have never heard of. */
  unknown(where: string): void
}

export interface Section extends Keys {
  text(key: string): string | undefined
  /** The keys that are set, under the same names. */
  pick(...keys: string[]): Record<string, unknown>
  /** Keys that are read on purpose and change nothing. */
  skip(...keys: string[]): void
  /** Says what it means that these keys are not honoured, for those that are set. */
  explain(meanings: Record<string, TextId>): void
  /** Says what the value at this path means for who reads the site. */
  explainAt(where: string, meaning: Text): void
  inside(key: string): Section
  list(key: string): Section[]
  /** Notes every key that was not read. */
  end(): void
}

/** Docusaurus takes the words for the values. */
export const flagOf = (value: unknown): unknown => (value === 'true' ? true : value === 'false' ? false : value)

/** Reads `value`, which stands at `where` in the author's file. */
export function readSection(value: unknown, where: string, notes: Notes): Section {
  const keys = readKeys(value, where)
  const { at, has, raw } = keys
  return {
    ...keys,
    text(key) {
      const found = raw(key)
      return typeof found === 'string' ? found : undefined
    },
    pick: (...names) =>
      // What a package would have said is not known without it.
      Object.fromEntries(
        names.filter(has).flatMap(key => (standInName(raw(key)) === undefined ? [[key, flagOf(raw(key))]] : [])),
      ),
    skip: (...names) => void names.forEach(raw),
    explain(meanings) {
      for (const [key, meaning] of Object.entries(meanings)) {
        const found = raw(key)
        const isOff = found === undefined || found === null || found === false
        if (!isOff && !(Array.isArray(found) && found.length === 0)) notes.explain(at(key), textOf(meaning))
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
      // What is written out as `undefined` is not set.
      for (const key of keys.unread().filter(has)) notes.unknown(at(key))
    },
  }
}

/** Keys of `themeConfig` that are settings. */
export const THEME_SETTINGS: ReadonlySet<string> = new Set(
  'navbar footer colorMode announcementBar image metadata tableOfContents docs blog prism mermaid algolia'.split(' '),
)
/** Those of the whole config that people write elsewhere. */
const TOP = new Set(
  'title tagline url baseUrl favicon i18n markdown headTags scripts stylesheets staticDirectories trailingSlash onBrokenLinks plugins themes customFields clientModules'.split(
    ' ',
  ),
)
const PRESET = new Set('docs blog pages sitemap gtag googleTagManager theme'.split(' '))

/** The place of a setting that stands at `where`, as a path or as it is written; `undefined` of what is none. */
export function rightPlace(where: string): string | undefined {
  const [, parent = '', key = ''] = /^(?:(.*)\.)?([^.]+)$/.exec(where) ?? []
  const isPreset = /^presets\[\d+\]\[1\]$/.test(parent)
  if (parent !== '' && parent !== 'themeConfig' && !isPreset) return undefined
  if (key === 'customCss') return isPreset ? `${parent}.theme.customCss` : inPreset('theme: { customCss: … }')
  if (parent === '' && PRESET.has(key)) return inPreset(`${key}: { … }`)
  if (parent !== 'themeConfig' && THEME_SETTINGS.has(key)) return `themeConfig.${key}`
  return parent !== '' && TOP.has(key) ? key : undefined
}

const inPreset = (written: string): string => `presets: [['classic', { ${written} }]]`

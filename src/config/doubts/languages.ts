/**
 * Names of languages that are spelled like such and mean none: `english`, `ua` (a page says its own to whoever reads it
 * aloud), and lists of languages that do not say what is published.
 */

import { PLAIN } from '../../messages/plain.ts'
import { textOf } from '../../messages/problem.ts'
import { attempt, recordOf } from '../../shared/value.ts'
import { localesOf } from '../languages.ts'
import type { Doubted, Tell } from './index.ts'

export function doubtLanguages({ user }: Doubted, tell: Tell): void {
  const i18n = recordOf(recordOf(user).i18n)
  doubtList(localesOf(user), i18n, tell)
  const configs = recordOf(i18n.localeConfigs)
  for (const name of localesOf(user)) {
    const { htmlLang } = recordOf(configs[name])
    const written = typeof htmlLang === 'string' ? htmlLang.replaceAll('_', '-') : name
    if (PLAIN.has(written) || isSpoken(written)) continue
    const near = nearLanguage(written)
    const wish = near === undefined ? 'locale-unknown/wish' : 'locale-unknown/near'
    tell.setting(placeOf(name, i18n), 'locale-unknown', { written, wish: textOf(wish, { name, near: near ?? '' }) })
  }
}

/** The default language is published whether the list has it or not, a language once however often it is named. */
function doubtList(published: readonly string[], i18n: Record<string, unknown>, { setting, idle }: Tell): void {
  const { defaultLocale, localeConfigs } = i18n
  const locales: unknown[] = Array.isArray(i18n.locales) ? i18n.locales : []
  if (typeof defaultLocale === 'string' && locales.length > 0 && !locales.includes(defaultLocale))
    setting('i18n.defaultLocale', 'locale-list/default', { name: defaultLocale })
  for (const [place, name] of locales.entries())
    if (typeof name === 'string' && locales.indexOf(name) < place)
      setting(`i18n.locales[${place}]`, 'locale-list/twice', { name })
  for (const name of Object.keys(recordOf(localeConfigs)))
    if (!published.includes(name))
      idle(`i18n.localeConfigs.${name}`, 'locale-list/config', { name, near: nearName(name, published) })
}

/** The one that differs by case and by the sign between its parts alone, else all of them. */
function nearName(name: string, published: readonly string[]): string {
  const plain = (text: string): string => text.replaceAll('_', '-').toLowerCase()
  return published.find(other => plain(other) === plain(name)) ?? published.join(', ')
}

/** Where the language is named: the word itself is what is to be changed. */
function placeOf(name: string, { defaultLocale, locales, localeConfigs }: Record<string, unknown>): string {
  if (typeof recordOf(recordOf(localeConfigs)[name]).htmlLang === 'string') return `i18n.localeConfigs.${name}.htmlLang`
  return name === defaultLocale || !Array.isArray(locales)
    ? 'i18n.defaultLocale'
    : `i18n.locales[${locales.indexOf(name)}]`
}

/**
 * All languages of two letters have names, and none has more than three letters; of those with three there are too many
 * for anybody to know them all. What cannot be read at all is told when it is resolved.
 */
function isSpoken(written: string): boolean {
  const language = attempt(() => new Intl.Locale(written).language)
  if (language === undefined || language.length === 3) return true
  return language.length === 2 && nameOf(language) !== undefined
}

const nameOf = (language: string): string | undefined =>
  new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' }).of(language)

/** `english` -> `en`; of a country what most speak there: `ua` -> `uk`. */
function nearLanguage(written: string): string | undefined {
  const word = written.toLowerCase()
  if (word.length === 2) return isRegion(word.toUpperCase()) ? languageIn(word.toUpperCase()) : undefined
  return TWO_LETTERS.find(language => nameOf(language)?.toLowerCase() === word)
}

const isRegion = (region: string): boolean =>
  new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' }).of(region) !== undefined

/** A site in Russian would not be called so. */
const languageIn = (region: string): string =>
  region === 'BY' ? 'be' : new Intl.Locale(`und-${region}`).maximize().language

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz']
const TWO_LETTERS = LETTERS.flatMap(first => LETTERS.map(second => first + second))

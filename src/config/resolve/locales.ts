/** Languages of the site: which are published, how each looks, and where it stands. */

import { PLAIN } from '../../messages/plain.ts'
import type { LocaleConfig, PublishedLocale } from '../../shared/config.ts'
import { decodeSafely, encodePath } from '../../shared/path.ts'
import { attempt, recordOf } from '../../shared/value.ts'
import { type Fields, readFields } from '../fields.ts'
import { readBaseUrl, readOrigin } from './address.ts'

/** Which of the languages are wanted, and how. */
export interface LocaleChoice {
  /** The one to be resolved; the first of those that are wanted by default. */
  locale?: string | undefined
  /** Those asked for by the command; all by default. A single one stands at the top, as in Docusaurus. */
  only?: readonly string[] | undefined
  /** All under one address, whatever hosts they are meant for: while writing. */
  together?: boolean | undefined
}

/** Where a site is as its config says. */
type SiteAddress = Pick<PublishedLocale, 'url' | 'baseUrl'>

interface Place extends SiteAddress {
  /** Folder of the output: `fr/`, or empty. */
  folder: string
  /** Base of the files that all languages of one host share. */
  filesUrl: string
}

interface ResolvedLocale extends Place {
  locale: LocaleConfig
  locales: PublishedLocale[]
  mainLocale: string
  /** Name of the default language. */
  main: string
}

/** Scripts written from right to left, by the names that tags of languages give them. */
const RIGHT_TO_LEFT = ['Adlm', 'Arab', 'Armi', 'Hebr', 'Mand', 'Nkoo', 'Rohg', 'Samr', 'Syrc', 'Thaa']

/** Hosts keep what lies there for good, or it is read as data. */
const OURS = /^(?:assets|data|search|__zapiski)\//i

/** Every setting is read, so that a mistake in any language is told whichever is published. */
export function resolveLocales(fields: Fields, site: SiteAddress, choice: LocaleChoice): ResolvedLocale {
  const names = resolveNames(fields)
  // Checked here, used by `localizationFolder`: translations are found by their place.
  fields.text('path')
  const written = fields.plain('localeConfigs')
  const configs = new Map(names.map(name => [name, resolveLocale(fields, name, written?.[name])]))
  fields.end()
  const wanted = choice.only === undefined ? names : names.filter(name => choice.only?.includes(name))
  const places = placesOf(
    [...configs].filter(([name]) => wanted.includes(name)),
    { site, choice, main: names[0] ?? '' },
  )
  const addresses = new Map<string, string>()
  for (const [name, { url, baseUrl, folder }] of places) {
    if (OURS.test(folder))
      fields.report(`${fields.at('localeConfigs')}.${name}.baseUrl`, 'config/locale-folder', { folder })
    const other = addresses.get(url + baseUrl)
    addresses.set(url + baseUrl, name)
    if (other !== undefined)
      fields.report(`${fields.at('localeConfigs')}.${name}.baseUrl`, 'config/locale-place', { names: [other, name] })
  }
  // A name that is none is told above; what is chosen may be it.
  const own = [choice.locale, wanted[0], names[0]].find(name => name !== undefined && isLocale(name)) ?? 'ru'
  const { locale } = configs.get(own) ?? { locale: resolveLocale(fields, own, undefined).locale }
  const place = places.get(own) ?? { ...site, folder: '', filesUrl: site.baseUrl }
  const locales = [...places].flatMap(([name, { url, baseUrl }]) => {
    const known = configs.get(name)?.locale
    return known === undefined ? [] : [{ ...known, url, baseUrl }]
  })
  const mainLocale = locales[0]?.locale ?? own
  return { ...place, locale, locales: asWritten(locales, fields.raw('locales')), mainLocale, main: names[0] ?? own }
}

/** In the order of the author's list; the default language is first where that leaves it out. */
function asWritten(locales: PublishedLocale[], list: unknown): PublishedLocale[] {
  const names: unknown[] = Array.isArray(list) ? list : []
  return locales.toSorted((a, b) => names.indexOf(a.locale) - names.indexOf(b.locale))
}

/** The default language first, whether the list has it or not. */
function resolveNames(fields: Fields): string[] {
  const written = fields.text('defaultLocale', 'ru')
  const main = isLocale(written) ? written : 'ru'
  if (main !== written) fields.wrong('defaultLocale', 'config/locale', { written })
  const others = fields.texts('locales', [main])
  for (const [index, other] of others.entries())
    if (!isLocale(other)) fields.report(`${fields.at('locales')}[${index}]`, 'config/locale', { written: other })
  return [...new Set([main, ...others.filter(isLocale)])]
}

interface Settings {
  locale: LocaleConfig
  url: string | undefined
  baseUrl: string | undefined
}

function resolveLocale(parent: Fields, name: string, written: unknown): Settings {
  const fields = readFields(written, `${parent.at('localeConfigs')}.${name}`, parent.report)
  const htmlLang = readLanguage(fields, name)
  const locale: LocaleConfig = {
    locale: name,
    label: fields.text('label') ?? ownName(name),
    htmlLang,
    direction: fields.oneOf('direction', ['ltr', 'rtl'], directionOf(htmlLang)),
    calendar: readCalendar(fields, htmlLang),
  }
  const url = fields.has('url') ? readOrigin(fields, fields.text('url', '')) : undefined
  const baseUrl = fields.has('baseUrl') ? readBaseUrl(fields) : undefined
  fields.text('path')
  fields.flag('translate', true)
  fields.end()
  return { locale, url, baseUrl }
}

/** `ru_RU`, as systems write it, is meant as `ru-RU`. */
function readLanguage(fields: Fields, name: string): string {
  const written = fields.text('htmlLang', name)
  const language = written.replaceAll('_', '-')
  if (isLocale(language)) return language
  if (written !== name) fields.wrong('htmlLang', 'config/locale', { written })
  return name
}

/** By the script that it is mostly written in, where its tag names none: Punjabi of Pakistan is `pa-Arab`. */
const directionOf = (language: string): 'ltr' | 'rtl' =>
  !PLAIN.has(language) && RIGHT_TO_LEFT.includes(new Intl.Locale(language).maximize().script ?? '') ? 'rtl' : 'ltr'

const readCalendar = (fields: Fields, language: string): string =>
  (fields.has('calendar') ? fields.oneOf('calendar', Intl.supportedValuesOf('calendar')) : undefined) ??
  calendarOf(language)

/** The one that its people live by: Persian dates are of the Persian calendar, as Docusaurus has them. */
const calendarOf = (language: string): string =>
  PLAIN.has(language) ? 'gregory' : new Intl.DateTimeFormat(language).resolvedOptions().calendar

interface Placing {
  site: SiteAddress
  choice: LocaleChoice
  /** The default language. */
  main: string
}

/**
 * Where each stands: the default language at the address of the site, the others in folders of their own names. What a
 * config says of one holds, and so it may be on a host of its own; then its folder of the output is a whole site.
 */
function placesOf(configs: [string, Settings][], { site, choice, main }: Placing): Map<string, Place> {
  const isAlone = choice.only !== undefined && configs.length === 1
  const places = new Map<string, Place>()
  for (const [name, settings] of configs) {
    const own = `${site.baseUrl}${isAlone || name === main ? '' : `${encodePath(name)}/`}`
    const isFree = (folder: string | undefined) => [...places.values()].every(place => place.folder !== folder)
    const wished = settings.baseUrl ?? own
    const isOurs = choice.together !== true || (wished.startsWith(site.baseUrl) && isFree(folderIn(site, wished)))
    const baseUrl = isOurs ? wished : own
    const url = choice.together === true ? site.url : (settings.url ?? site.url)
    const inside = folderIn(site, baseUrl)
    const isShared = url === site.url && inside !== undefined && isFree(inside)
    const folder = inside !== undefined && isFree(inside) ? inside : `${name}/`
    places.set(name, { url, baseUrl, folder, filesUrl: isShared ? site.baseUrl : baseUrl })
  }
  return places
}

/** What a base path has beyond that of the site: `fr/`. */
const folderIn = (site: SiteAddress, baseUrl: string): string | undefined =>
  baseUrl.startsWith(site.baseUrl) ? decodeSafely(baseUrl.slice(site.baseUrl.length)) : undefined

/** Folder of the files translated into the language: `i18n/ru`; none where the config says that nothing is. */
export function localizationFolder(written: unknown, locale: string): string | undefined {
  const i18n = recordOf(written)
  const settings = recordOf(recordOf(i18n.localeConfigs)[locale])
  if (settings.translate === false) return undefined
  const name = (value: unknown, fallback: string): string => (typeof value === 'string' ? value : fallback)
  return `${name(i18n.path, 'i18n')}/${name(settings.path, locale)}`
}

const isLocale = (name: string): boolean => attempt(() => Intl.getCanonicalLocales(name))?.length === 1

/** Name of a language in itself, with a capital letter: `Русский`. */
export function ownName(locale: string): string {
  const plain = PLAIN.get(locale)
  if (plain !== undefined) return plain.name
  // Extensions and private parts name no language; Node 22 and later throw at them.
  const { baseName } = new Intl.Locale(locale)
  const name = new Intl.DisplayNames([locale], { type: 'language' }).of(baseName) ?? locale
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1)
}

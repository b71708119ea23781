/** Languages of a site as its plugins are told of them: what the config says, and what follows from a name. */

import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { attempt, isRecord, recordOf } from '../../../shared/value.ts'
import { ownName } from '../../resolve/locales.ts'

interface Languages {
  i18n: Record<string, unknown>
  /** Of the language that is built. */
  baseUrl: string
  /** Absolute. */
  localizationDir: string
}

export function languagesOf(value: Record<string, unknown>, siteDir: string): Languages {
  const written = recordOf(value.i18n)
  const defaultLocale = textOr(written.defaultLocale, 'en')
  const { DOCUSAURUS_CURRENT_LOCALE: currentLocale = defaultLocale } = process.env
  const named = Array.isArray(written.locales) ? written.locales.map(String) : [defaultLocale]
  const locales = named.includes(currentLocale) ? named : [...named, currentLocale]
  const path = textOr(written.path, 'i18n')
  const base = slashed(textOr(value.baseUrl, '/'))
  const configOf = (locale: string): Record<string, unknown> => {
    const own = recordOf(recordOf(written.localeConfigs)[locale])
    const folder = textOr(own.path, locale)
    return {
      ...impliedBy(locale),
      path: folder,
      translate: existsSync(resolve(siteDir, path, folder)),
      url: value.url,
      ...own,
      baseUrl:
        typeof own.baseUrl === 'string' ? slashed(own.baseUrl) : locale === defaultLocale ? base : `${base}${locale}/`,
    }
  }
  const localeConfigs = Object.fromEntries(locales.map(locale => [locale, configOf(locale)]))
  const current = recordOf(localeConfigs[currentLocale])
  return {
    i18n: { ...written, defaultLocale, locales, path, currentLocale, localeConfigs },
    baseUrl: String(current.baseUrl),
    localizationDir: resolve(siteDir, path, String(current.path)),
  }
}

const textOr = (value: unknown, fallback: string): string => (typeof value === 'string' ? value : fallback)

const slashed = (path: string): string => `/${path}/`.replace(/\/{2,}/g, '/')

function impliedBy(locale: string): Record<string, unknown> {
  const known = attempt(() => new Intl.Locale(locale))
  // What the standard has made a method is a property in older Nodes.
  const texts: unknown = known && (Reflect.get(known, 'textInfo') ?? Reflect.get(known, 'getTextInfo')?.call(known))
  return {
    label: known === undefined ? locale : ownName(locale),
    direction: isRecord(texts) && texts.direction === 'rtl' ? 'rtl' : 'ltr',
    htmlLang: locale,
    calendar: known?.calendar ?? 'gregory',
  }
}

/** What plugins of a site are told of it. */

import { join } from 'node:path'
import type { FilePath } from '../../../shared/path.ts'
import { isRecord } from '../../../shared/value.ts'
import type { ReadModule } from '../../module/module.ts'

export interface PluginSite {
  /** The config's value. */
  value: Record<string, unknown>
  siteDir: string
  file: FilePath
  /** Of the config itself. */
  code: ReadModule['code']
  read: (file: string, siteDir: string) => Promise<ReadModule>
  /** Hears of each key of `themeConfig` that a plugin looks at. */
  hear: (key: string) => void
}

/** Docusaurus' context of a plugin, in the language that is asked for. */
export function contextOf({ value, siteDir, file, hear }: PluginSite): Record<string, unknown> {
  const i18n = isRecord(value.i18n) ? value.i18n : {}
  const defaultLocale = typeof i18n.defaultLocale === 'string' ? i18n.defaultLocale : 'en'
  const { DOCUSAURUS_CURRENT_LOCALE: currentLocale = defaultLocale } = process.env
  const baseUrl = baseOf(value, { i18n, currentLocale, isMain: currentLocale === defaultLocale })
  const siteConfig = { customFields: {}, ...value, themeConfig: heard(value.themeConfig, hear), baseUrl }
  return {
    siteDir,
    siteConfig,
    siteConfigPath: join(siteDir, file),
    outDir: join(siteDir, 'build'),
    generatedFilesDir: join(siteDir, '.docusaurus'),
    localizationDir: join(siteDir, 'i18n', currentLocale),
    baseUrl,
    i18n: { locales: [defaultLocale], localeConfigs: {}, path: 'i18n', ...i18n, defaultLocale, currentLocale },
    codeTranslations: {},
  }
}

/** The same, told of who looks: with a plugin that asks for it a setting is no unknown one. */
function heard(written: unknown, hear: PluginSite['hear']): object {
  const keys = isRecord(written) ? { ...written } : {}
  for (const [key, value] of Object.entries(keys))
    Object.defineProperty(keys, key, {
      get() {
        hear(key)
        return value
      },
      // Some put into it what others look for.
      set: other => Object.defineProperty(keys, key, { value: other, writable: true }),
      enumerable: true,
      configurable: true,
    })
  return keys
}

interface Language {
  i18n: Record<string, unknown>
  currentLocale: string
  isMain: boolean
}

function baseOf(value: Record<string, unknown>, { i18n, currentLocale, isMain }: Language): string {
  const all = isRecord(i18n.localeConfigs) ? i18n.localeConfigs : {}
  const own = isRecord(all[currentLocale]) ? all[currentLocale].baseUrl : undefined
  const base = typeof value.baseUrl === 'string' ? value.baseUrl : '/'
  return typeof own === 'string' ? own : isMain ? base : `${base}${currentLocale}/`
}

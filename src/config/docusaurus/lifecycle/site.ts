/** What plugins of a site are told of it. */

import { join } from 'node:path'
import type { FilePath } from '../../../shared/path.ts'
import { isRecord } from '../../../shared/value.ts'
import type { ReadModule } from '../../module.ts'

export interface PluginSite {
  /** The config's value. */
  value: Record<string, unknown>
  siteDir: string
  file: FilePath
  /** Of the config itself. */
  code: ReadModule['code']
  read: (file: string, siteDir: string) => Promise<ReadModule>
}

/** Docusaurus' context of a plugin, in the language that is asked for. */
export function contextOf({ value, siteDir, file }: PluginSite): Record<string, unknown> {
  const i18n = isRecord(value.i18n) ? value.i18n : {}
  const defaultLocale = typeof i18n.defaultLocale === 'string' ? i18n.defaultLocale : 'en'
  const { DOCUSAURUS_CURRENT_LOCALE: currentLocale = defaultLocale } = process.env
  const baseUrl = baseOf(value, { i18n, currentLocale, isMain: currentLocale === defaultLocale })
  const siteConfig = { themeConfig: {}, customFields: {}, ...value, baseUrl }
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

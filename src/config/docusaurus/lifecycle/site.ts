/** What plugins of a site are told of it. */

import { join } from 'node:path'
import { readJson } from '../../../disk.ts'
import type { FilePath } from '../../../shared/path.ts'
import { isRecord, recordOf } from '../../../shared/value.ts'
import type { ReadModule } from '../../module/module.ts'
import { languagesOf } from './locales.ts'

export interface PluginSite {
  /** The config's value. */
  value: Record<string, unknown>
  siteDir: string
  file: FilePath
  /** Of the config itself. */
  code: ReadModule['code']
  read: (file: string, siteDir: string) => Promise<ReadModule>
  /** Docusaurus' context of a plugin: one for all of them, so that one sees what another put into it. */
  context: Record<string, unknown>
  /** What they put into `themeConfig` by their schemas. */
  themeConfig: Record<string, unknown>
}

interface Told extends Omit<PluginSite, 'context' | 'themeConfig'> {
  /** Hears of each key of `themeConfig` that a plugin looks at. */
  hear: (key: string) => void
}

/** What a config need not say, and plugins read all the same. */
const defaults = (): Record<string, unknown> => ({
  tagline: '',
  titleDelimiter: '|',
  noIndex: false,
  baseUrlIssueBanner: true,
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'warn',
  onDuplicateRoutes: 'warn',
  staticDirectories: ['static'],
  plugins: [],
  themes: [],
  presets: [],
  headTags: [],
  stylesheets: [],
  scripts: [],
  clientModules: [],
  customFields: {},
})

/** In the language that is asked for. */
export function contextOf({ value, siteDir, file, hear }: Told): Record<string, unknown> {
  const { i18n, baseUrl, localizationDir } = languagesOf(value, siteDir)
  const markdown = { format: 'mdx', mermaid: false, emoji: true, mdx1Compat: {}, ...recordOf(value.markdown) }
  const siteConfig = {
    ...defaults(),
    ...value,
    themeConfig: heard(value.themeConfig, hear),
    i18n: {
      locales: i18n.locales,
      path: i18n.path,
      localeConfigs: {},
      ...recordOf(value.i18n),
      defaultLocale: i18n.defaultLocale,
    },
    future: { v4: {}, experimental_faster: {}, experimental_router: 'browser', ...recordOf(value.future) },
    markdown,
    baseUrl,
  }
  const messages = Object.entries(recordOf(readJson(join(localizationDir, 'code.json'))))
  return {
    siteDir,
    siteConfig,
    siteConfigPath: join(siteDir, file),
    siteVersion: recordOf(readJson(join(siteDir, 'package.json'))).version,
    siteStorage: { type: 'localStorage', namespace: '' },
    outDir: join(siteDir, 'build'),
    generatedFilesDir: join(siteDir, '.docusaurus'),
    localizationDir,
    baseUrl,
    i18n,
    codeTranslations: Object.fromEntries(messages.map(([id, text]) => [id, recordOf(text).message])),
    currentBundler: { name: 'webpack', instance: {} },
  }
}

/** The same, told of who looks: with a plugin that asks for it a setting is no unknown one. */
function heard(written: unknown, hear: Told['hear']): object {
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

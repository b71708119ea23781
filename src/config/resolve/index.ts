/** From what an author wrote to `Config`: every default filled in, all problems found at once. */

import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { isSpecial } from '../../disk.ts'
import { createTranslate } from '../../messages/index.ts'
import { problemOf, textOf } from '../../messages/problem.ts'
import { type Language, languageOf } from '../../messages/text.ts'
import type { Lenient } from '../../shared/config/lenient.ts'
import type { Config } from '../../shared/config.ts'
import { isSheetFile } from '../../shared/files.ts'
import { type FilePath, toFilePath } from '../../shared/path.ts'
import type { Position, Problem } from '../../shared/problem.ts'
import { firstLineOf, isRecord, listOf, recordOf } from '../../shared/value.ts'
import { type Fields, kindOf, type Report, type ReportIn, readFields } from '../fields.ts'
import { readBaseUrl, resolveUrl, writtenOrigin } from './address.ts'
import { resolveAnalytics } from './analytics.ts'
import { reportCharacters } from './characters.ts'
import { resolveComments } from './comments.ts'
import { resolveBlog, resolveDocs, resolveInstances, resolvePages } from './content.ts'
import { resolveImages } from './images.ts'
import { type LocaleChoice, localizationFolder, resolveLocales } from './locales.ts'
import { resolveSecurity } from './security.ts'
import {
  resolveHeadTags,
  resolveHosting,
  resolveLimits,
  resolveRedirects,
  resolveRetiredWorker,
  resolveSearch,
  resolveSlots,
  resolveTimeZone,
} from './site.ts'
import { resolveSitemap } from './sitemap.ts'
import { resolveMarkdown, resolveTheme } from './theme.ts'

interface ResolveOptions extends LocaleChoice {
  /** Absolute. */
  siteDir: string
  /** From the working directory; `build` in the site directory by default. */
  outDir?: string | undefined
  /** The file to name in problems. */
  file?: FilePath | undefined
  /** Place of a setting in that file or in a sidebars file. */
  locate?: ((where: string, file: FilePath | undefined) => Place | undefined) | undefined
  /** What the sidebars files hold, by `sidebarPath`. */
  sidebars?: ReadonlyMap<string, unknown> | undefined
  /** Texts of the interface in a locale that the catalogue lacks, by id. */
  localeTexts?: ((locale: string) => Record<string, string>) | undefined
  /** Another engine's config was translated. */
  lenient?: Lenient | undefined
}

export type Place = Pick<Problem, 'line' | 'column'>

/** Of a config that another engine's was written into for good. */
export function ownLenient(user: unknown): Lenient | undefined {
  const written = recordOf(user).lenient
  if (written !== true && written !== 'partial') return undefined
  return { isPartial: written === 'partial', themeConfig: {}, globalData: {} }
}

export interface Resolved {
  /** Of the author, known in spite of mistakes: that of the site's locale, English where none is known. */
  language: Language
  /** Absent when there is an error. */
  config?: Config
  problems: Problem[]
}

/** Checks a config value of any shape; never throws. */
export function resolveConfig(user: unknown, options: ResolveOptions): Resolved {
  const problems: Problem[] = []
  const lenient = options.lenient ?? ownLenient(user)
  const createReport =
    (file: FilePath | undefined, place?: Position): Report =>
    (where, id, values) => {
      // Of another engine's config the translation has told what means nothing here; its sidebars stay as they were.
      const isTheirs = options.lenient !== undefined || (lenient !== undefined && file !== options.file)
      if (isTheirs && id === 'config/unknown') return
      const at = { file, ...(place ?? options.locate?.(where, file)) }
      problems.push(problemOf('error', id, { at, values: { ...values, where: where === '' ? '' : `${where}: ` } }))
    }
  const report = createReport(options.file)
  const reportIn: ReportIn = (file, place) => createReport(toFilePath(file), place)
  if (!isRecord(user)) {
    report('', 'config/not-config', { kind: kindOf(user) })
    return { problems, language: 'en' }
  }
  reportCharacters(user, '', { report, isTheirs: lenient !== undefined })
  const fields = readFields(user, '', report)
  if (fields.raw('lenient') !== 'partial') fields.flag('lenient', false)
  const resolved = resolveSite(fields, reportIn, options)
  const config: Config = { ...resolved, ...(lenient && { lenient: { ...lenient, ...originOf(resolved, user) } }) }
  const { language } = config
  return problems.length === 0 ? { config, problems, language } : { problems, language }
}

/** A language may have a host of its own. */
function originOf({ url, locale }: Config, user: Record<string, unknown>): Pick<Lenient, 'origin'> {
  const { localeConfigs } = isRecord(user.i18n) ? user.i18n : {}
  const own = isRecord(localeConfigs) ? localeConfigs[locale.locale] : undefined
  const origin = writtenOrigin(url, [recordOf(own).url, user.url])
  return origin === undefined ? {} : { origin }
}

function resolveSite(fields: Fields, reportIn: ReportIn, options: ResolveOptions): Config {
  const { siteDir, sidebars = new Map() } = options
  const [title, tagline] = [fields.required('title', textOf('example/site')), fields.text('tagline', '')]
  const address = { url: resolveUrl(fields), baseUrl: readBaseUrl(fields) }
  const { locale, main, ...place } = resolveLocales(fields.inside('i18n'), address, options)
  const messages = { ...options.localeTexts?.(locale.locale), ...fields.textMap('messages') }
  const t = createTranslate(locale.locale, messages)
  const localization = localizationFolder(fields.raw('i18n'), locale.locale)
  const context = { siteDir, siteTitle: title, t, reportIn, sidebars, localization }
  const kind = (key: string, folder: string) => ({ fields, key, folder: join(siteDir, folder) })
  const theme = fields.inside('themeConfig')
  const { sheets, clientModules } = ownFiles(fields, siteDir)
  const config: Config = {
    siteDir,
    outDir: resolve(options.outDir ?? join(siteDir, 'build')),
    title,
    tagline,
    titleDelimiter: fields.text('titleDelimiter', '|'),
    trailingSlash: trailingSlash(fields),
    favicon: fields.text('favicon'),
    ...place,
    locale,
    translations: [],
    language: languageOf(main),
    timeZone: resolveTimeZone(fields),
    noIndex: fields.flag('noIndex', false),
    retiredServiceWorker: resolveRetiredWorker(fields),
    staticDirectories: fields.texts('staticDirectories', ['static']),
    onBrokenLinks: fields.level('onBrokenLinks', 'throw'),
    onBrokenAnchors: fields.level('onBrokenAnchors', 'warn'),
    onBrokenMarkdownLinks: fields.level('onBrokenMarkdownLinks', 'throw'),
    onDuplicateRoutes: fields.level('onDuplicateRoutes', 'throw'),
    blogs: resolveInstances(kind('blog', 'blog'), inside => resolveBlog(inside, context)),
    docs: resolveInstances(kind('docs', 'docs'), inside => resolveDocs(inside, context)).flatMap(
      ({ versions }) => versions,
    ),
    pages: resolveInstances(kind('pages', 'src/pages'), inside => resolvePages(inside, context)),
    markdown: resolveMarkdown(fields.inside('markdown'), theme.inside('prism'), locale.locale),
    theme: resolveTheme(theme, { siteTitle: title, baseUrl: place.baseUrl, customCss: sheets }),
    sitemap: resolveSitemap(fields),
    ...resolveRedirects(fields),
    search: resolveSearch(fields),
    analytics: resolveAnalytics(fields),
    comments: resolveComments(fields),
    headTags: resolveHeadTags(fields),
    security: resolveSecurity(fields),
    hosting: resolveHosting(fields),
    shareImages: fields.flag('shareImages', true),
    images: resolveImages(fields, options.lenient !== undefined),
    messages,
    clientModules,
    islands: fields.texts('islands', islandsBeside(fields)),
    slots: resolveSlots(fields, siteDir),
    limits: resolveLimits(fields),
    customFields: resolveCustom(fields),
    organizationName: fields.text('organizationName'),
    projectName: fields.text('projectName'),
  }
  fields.gone({ siteVersion: 'ignored/site-version' })
  for (const own of [theme, fields]) own.end([fields, theme])
  return config
}

/** A config of Docusaurus takes no keys of ours, but fields of the site's own: `customFields: { islands: [...] }`. */
function islandsBeside(fields: Fields): string[] {
  return listOf(recordOf(fields.raw('customFields')).islands).filter(item => typeof item === 'string')
}

/** Written out as `undefined` it keeps Docusaurus' third meaning; left out it is `false`. */
function trailingSlash(fields: Fields): boolean | undefined {
  return fields.has('trailingSlash') || !fields.hasKey('trailingSlash')
    ? fields.flag('trailingSlash', false)
    : undefined
}

/** Files that the site adds to every page. */
function ownFiles(fields: Fields, siteDir: string): { sheets: string[]; clientModules: string[] } {
  const css = Array.isArray(fields.raw('customCss')) ? fields.texts('customCss', []) : fields.text('customCss')
  const modules = fields.texts('clientModules', [])
  const isThere = (key: string, file: string): boolean => {
    const disk = join(siteDir, file)
    const wrong = existsSync(disk) ? isSpecial(disk) && 'config/file-special' : 'config/file-missing'
    if (wrong !== false) fields.wrong(key, wrong, { file })
    return wrong === false
  }
  const sheets = [css ?? []].flat().filter(file => isThere('customCss', file))
  const own = modules.filter(file => isThere('clientModules', file))
  return { sheets: [...sheets, ...own.filter(isSheetFile)], clientModules: own.filter(file => !isSheetFile(file)) }
}

/** Components get it in browsers too, so it is data: no ring, no big integer. */
function resolveCustom(fields: Fields): Record<string, unknown> | undefined {
  const written = fields.plain('customFields')
  try {
    JSON.stringify(written)
    return written
  } catch (error) {
    const reason = firstLineOf(error)
    fields.wrong('customFields', 'config/not-data', { reason })
    return undefined
  }
}

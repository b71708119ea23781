/** The config of a site in each of its languages, out of what its file says. */

import { unique } from '../shared/collections.ts'
import type { Config } from '../shared/config.ts'
import { type FilePath, toFilePath } from '../shared/path.ts'
import { isRecord } from '../shared/value.ts'
import type { LoadOptions } from './load.ts'
import { readLocaleTexts } from './locale-texts.ts'
import { type Place, type Resolved, resolveConfig } from './resolve/index.ts'
import type { Settings } from './settings.ts'
import { translateTexts } from './site-texts.ts'

export type Locate = (where: string, file: FilePath | undefined) => Place | undefined

interface Resolving {
  /** Absolute. */
  root: string
  /** The config's name. */
  file: string
  sidebars: { values: ReadonlyMap<string, unknown> }
  options: LoadOptions
  locate: Locate | undefined
}

/** Languages that the config names, the default one first; what is no list of names is told when it is resolved. */
export function localesOf(user: unknown): string[] {
  const i18n = isRecord(user) && isRecord(user.i18n) ? user.i18n : {}
  const main = typeof i18n.defaultLocale === 'string' ? i18n.defaultLocale : 'ru'
  const others: unknown[] = Array.isArray(i18n.locales) ? i18n.locales : []
  return [...new Set([main, ...others.filter(name => typeof name === 'string')])]
}

/** All of them: the first with the others in it. `files` are those where texts may be, there or not. */
export function resolveLanguages(
  spoken: ReadonlyMap<string, Settings>,
  resolving: Resolving,
): Resolved & { files: string[] } {
  const all = [...spoken].map(([locale, settings]) => resolveIn(locale, settings, resolving))
  const [first, ...others] = all
  if (first === undefined) return { language: 'en', problems: [], files: [] }
  // A mistake in the config is one in every language.
  const problems = unique(all.flatMap(resolved => resolved.problems))
  const files = [...new Set(all.flatMap(resolved => resolved.files))]
  const { language, config } = first
  if (config === undefined || problems.length > 0) return { language, problems, files }
  const translations = others.flatMap(other => other.config ?? [])
  return { language, config: { ...config, translations } satisfies Config, problems, files }
}

function resolveIn(locale: string, { user, lenient, made }: Settings, { root, options, ...rest }: Resolving) {
  const texts = isRecord(user)
    ? translateTexts(user, { siteDir: root, locale, isLenient: lenient !== undefined })
    : undefined
  const resolved = resolveConfig(texts === undefined ? user : texts.config, {
    siteDir: root,
    outDir: options.outDir,
    file: toFilePath(rest.file),
    sidebars: rest.sidebars.values,
    localeTexts: readLocaleTexts,
    lenient,
    locate: rest.locate,
    locale,
    only: options.locales,
    together: options.together,
  })
  const problems = [...(texts?.problems ?? []), ...resolved.problems]
  const config = resolved.config && (made === undefined ? resolved.config : { ...resolved.config, made })
  return { ...resolved, config, problems, files: texts?.files ?? [] }
}

/** Texts of the interface in languages beyond our own two, as the engine's build took them from Docusaurus' translations. */

import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { packageRoot } from '../package-root.ts'
import { attempt } from '../shared/value.ts'

/** Names under which a locale's translation may be kept, the nearest first: `zh-CN` is `zh-Hans`. */
export function localeNames(locale: string): string[] {
  const whole = attempt(() => new Intl.Locale(locale).maximize())
  if (whole === undefined) return [locale]
  const { language, region, script } = whole
  return [...new Set([locale, `${language}-${region}`, `${language}-${script}`, language])]
}

/** Texts by id; empty for a language that nobody translated. */
export function readLocaleTexts(locale: string): Record<string, string> {
  const files = localeNames(locale).map(name => join(packageRoot(), 'dist/locales', `${name}.json`))
  const file = files.find(path => existsSync(path))
  return file === undefined ? {} : JSON.parse(readFileSync(file, 'utf8'))
}

/** What Docusaurus tells translators of the texts of its theme, by id. */
export const readDescriptions = (): Record<string, string> =>
  JSON.parse(readFileSync(join(packageRoot(), 'dist/locales/descriptions/base.json'), 'utf8'))

/** Language of what is said before the settings of a site are read, or without reading them. */

import { join } from 'node:path'
import { DOCUSAURUS_CONFIGS, OWN_CONFIGS } from '../config/module/names.ts'
import { isFile, readText } from '../disk.ts'
import { type Language, languageOf } from '../messages/text.ts'

/** That of the site in a folder, by the text of its settings: for a word about the command they are not run. */
export function writtenLanguage(folder: string): Language {
  for (const name of [...OWN_CONFIGS, ...DOCUSAURUS_CONFIGS]) {
    const path = join(folder, name)
    const text = isFile(path) ? readText(path) : undefined
    if (text === undefined) continue
    const written = /\bdefaultLocale['"]?\s*:\s*['"`]([\w-]+)/.exec(text)?.[1]
    if (written !== undefined) return languageOf(written)
    return OWN_CONFIGS.includes(name) && !text.includes('i18n') ? 'ru' : 'en'
  }
  return 'en'
}

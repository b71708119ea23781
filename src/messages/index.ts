/**
 * The one catalogue of texts that a visitor meets. `en.ts` holds the English source strings under their ids
 * (Docusaurus' ids where it has the same text), `ru.ts` the Russian ones; a site shows its locale.
 */

import { en } from './en.ts'
import { ru } from './ru.ts'
import { createTranslator, type Translate } from './translate.ts'

export { SHELL_MESSAGES, type ShellMessageId } from './shell.ts'
export type { Translate } from './translate.ts'

export type MessageId = keyof typeof en

const CATALOGUES: Record<string, Partial<Record<MessageId, string>>> = { en, ru }

/** Texts that the engine itself has in a language; none for those whose texts come with the settings. */
export const textsOf = (locale: string): Readonly<Record<string, string>> =>
  CATALOGUES[locale] ?? CATALOGUES[locale.split('-')[0] ?? ''] ?? {}

/**
 * Translator for a locale. `overrides` are texts by id in that locale, of the site or of a translation that the
 * catalogue lacks, and win over it; an id missing in the locale falls back to the English source string with the
 * plural forms of English.
 */
export function createTranslate(locale: string, overrides: Partial<Record<string, string>> = {}): Translate {
  const catalogue = textsOf(locale)
  return createTranslator(locale, (id: MessageId) => {
    const text = overrides[id] ?? catalogue[id]
    return text === undefined ? { text: en[id], locale: 'en' } : { text, locale }
  })
}

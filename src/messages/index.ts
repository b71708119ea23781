/**
 * The one catalogue of texts that a visitor meets. `en.ts` holds the English source strings under their ids
 * (Docusaurus' ids where it has the same text), `ru.ts` the Russian ones; a site shows its locale.
 */

import { en } from './en.ts'
import { ru } from './ru.ts'
import { createTranslator, type Translate } from './translate.ts'

export { SHELL_MESSAGES, type ShellMessageId } from './shell.ts'
export type { MessageValues, Translate } from './translate.ts'

export type MessageId = keyof typeof en

const CATALOGUES: Record<string, Partial<Record<MessageId, string>>> = { en, ru }

/**
 * Translator for a locale. `overrides` are a site's own texts by id and win over the catalogue;
 * an id missing in the locale falls back to the English source string.
 */
export function createTranslate(locale: string, overrides: Partial<Record<string, string>> = {}): Translate {
  const catalogue = CATALOGUES[locale] ?? CATALOGUES[locale.split('-')[0] ?? ''] ?? {}
  return createTranslator(locale, (id: MessageId) => overrides[id] ?? catalogue[id] ?? en[id])
}

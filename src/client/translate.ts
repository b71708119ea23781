/** Texts of the browser, out of the shell's data. */

import type { ShellMessageId } from '../messages/shell.ts'
import { createTranslator, type Translate } from '../messages/translate.ts'
import type { ShellData } from '../shared/shell.ts'

export type ClientTranslate = Translate<ShellMessageId>

export function clientTranslate(shell: ShellData): ClientTranslate {
  const english = new Set(shell.english)
  return createTranslator(shell.locale, id => ({
    text: shell.messages[id] ?? id,
    locale: english.has(id) ? 'en' : shell.locale,
  }))
}

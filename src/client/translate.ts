/** Texts of the browser, out of the shell's data. */

import type { ShellMessageId } from '../messages/shell.ts'
import { createTranslator, type Translate } from '../messages/translate.ts'
import type { ShellData } from '../shared/shell.ts'

export type ClientTranslate = Translate<ShellMessageId>

export function clientTranslate(shell: ShellData): ClientTranslate {
  return createTranslator(shell.locale, id => shell.messages[id] ?? id)
}

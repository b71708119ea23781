/** What `--help` says. */

import { sayIn, textOf } from '../messages/problem.ts'
import type { Language } from '../messages/text.ts'
import type { TextId } from '../messages/texts/index.ts'

const COMMANDS: Record<string, TextId> = {
  build: 'help/build',
  check: 'help/check',
  dev: 'help/dev',
  preview: 'help/preview',
  new: 'help/new',
  clear: 'help/clear',
  import: 'help/import',
  'write-heading-ids': 'help/write-heading-ids',
}

/** Help for one command, or for all. */
export function helpText(language: Language, command = ''): string {
  const say = (id: TextId): string => sayIn(language)(textOf(id))
  const one = COMMANDS[command]
  const commands = one === undefined ? `${say('help/head')}\n${Object.values(COMMANDS).map(say).join('')}` : say(one)
  return commands + say('help/tail')
}

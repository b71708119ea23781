/** What `--help` says. */

import { sayIn, textOf } from '../messages/problem.ts'
import type { Language } from '../messages/text.ts'
import type { TextId } from '../messages/texts/index.ts'
import { COMMANDS, isCommand } from './args.ts'

/** Help for one command, or for all. */
export function helpText(language: Language, command = ''): string {
  const say = (id: TextId): string => sayIn(language)(textOf(id))
  const all = Object.values(COMMANDS).map(({ help }) => say(help))
  const commands = isCommand(command) ? say(COMMANDS[command].help) : `${say('help/head')}\n${all.join('')}`
  return commands + say('help/tail')
}

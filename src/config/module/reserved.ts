/**
 * Modules of the older kind may call a thing `package` or `public`: `const package = require('./package.json')`. The
 * bundle that they become a part of is strict, where these words are kept for the language, so they get other names.
 */

import { type Unmoved, unmoved } from '../../shared/language/unmoved.ts'
import { editText } from '../../shared/text/edits.ts'
import { codeNames } from './code-names.ts'
import { isOlderKind } from './loose.ts'

const WORDS = 'implements|interface|let|package|private|protected|public|static|yield'
const RESERVED = new Set(WORDS.split('|'))
/** Where one may be declared; the parser tells whether it is. */
const DECLARED = new RegExp(`\\b(?:const|let|var|function)\\b[^=;]*\\b(?:${WORDS})\\b`)

/** For the bundler, as `transform` gives it. No line moves; what does not parse is told when it is bundled. */
export async function renameReserved(code: string, file: string): Promise<Unmoved | null> {
  if (!isOlderKind(code, file) || !DECLARED.test(code)) return null
  const places = await placesOf(code, file).catch(() => [])
  if (places.length === 0) return null
  const edits = places.map(({ at, name, isShort }) => ({
    start: at,
    end: at + name.length,
    // The property keeps its name.
    text: `${isShort ? `${name}: ` : ''}${name}_`,
  }))
  return unmoved(editText(code, edits))
}

async function placesOf(code: string, file: string) {
  const { parseSync } = await import('rolldown/utils')
  const { named } = await codeNames(parseSync(file, code))
  return named.filter(({ name }) => RESERVED.has(name))
}

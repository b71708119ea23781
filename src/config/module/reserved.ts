/**
 * Modules of the older kind may call a thing `package` or `public`: `const package = require('./package.json')`. The
 * bundle that they become a part of is strict, where these words are kept for the language, so they get other names.
 */

import type { ESTree } from 'rolldown/utils'
import { type Unmoved, unmoved } from '../../shared/language/unmoved.ts'
import { editText } from '../../shared/text/edits.ts'
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
    text: `${isShort ? `${name}: ` : ''}${name}_`,
  }))
  return unmoved(editText(code, edits))
}

interface Named {
  at: number
  name: string
  /** `{ package }`: the property keeps its name. */
  isShort: boolean
}

async function placesOf(code: string, file: string): Promise<Named[]> {
  const { parseSync, Visitor } = await import('rolldown/utils')
  const { program } = parseSync(file, code)
  const named = new Map<number, string>()
  const properties = new Set<number>()
  const short = new Set<number>()
  const setApart = (key: ESTree.Node, computed: boolean): void => {
    if (!computed) properties.add(key.start)
  }
  new Visitor({
    Identifier: ({ name, start }) => {
      if (RESERVED.has(name)) named.set(start, name)
    },
    MemberExpression: ({ property, computed }) => setApart(property, computed),
    MethodDefinition: ({ key, computed }) => setApart(key, computed),
    PropertyDefinition: ({ key, computed }) => setApart(key, computed),
    Property: ({ key, computed, shorthand }) => {
      if (shorthand) short.add(key.start)
      else setApart(key, computed)
    },
  }).visit(program)
  return [...named].flatMap(([at, name]) => (properties.has(at) ? [] : [{ at, name, isShort: short.has(at) }]))
}

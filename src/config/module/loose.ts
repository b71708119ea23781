/**
 * Modules of the older kind may give values to names that they never declare: Node makes such a name everybody's. The
 * bundle that they become a part of is strict and would end there, so the module declares them for itself.
 */

import { type Unmoved, unmoved } from '../../shared/language/unmoved.ts'
import { codeNames } from './code-names.ts'

/** What is certainly of the newer kind, or strict. */
export const NEWER = /^[ \t]*(?:import|export)\b/m
const STRICT = /^(?:\s|\/\/[^\n]*\n|\/\*[\s\S]*?\*\/)*(['"])use strict\1/

/** CommonJS that does not ask to be strict. */
export const isOlderKind = (code: string, file: string): boolean =>
  /\.c?js$/.test(file) && !NEWER.test(code) && !STRICT.test(code)

/** For the bundler, as `transform` gives it. No line moves; what does not parse is told when it is bundled. */
export async function declareLoose(code: string, file: string): Promise<Unmoved | null> {
  if (!isOlderKind(code, file)) return null
  const names = await looseNames(code, file).catch(() => [])
  return names.length === 0 ? null : unmoved(`var ${names.join(', ')};${code}`)
}

/** Names that get values and are declared nowhere in the module. */
async function looseNames(code: string, file: string): Promise<string[]> {
  const { parseSync } = await import('rolldown/utils')
  const { given, declared } = await codeNames(parseSync(file, code))
  const known = new Set([...declared, 'module', 'exports', 'require'])
  return [...given].filter(name => !known.has(name) && !(name in globalThis))
}

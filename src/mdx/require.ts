/** `require` in MDX: the address of a file, or a module that is loaded before the code runs. */

import { readSpecifier, roleOf } from '../docusaurus/index.ts'
import { placeOfText } from '../tree/context.ts'
import { addressMark } from './components/components.ts'
import { loadModule, type ModuleExports, type ModuleScope, plainName } from './modules.ts'
import type { MdxText } from './run.ts'
import { requiredIn } from './skeleton/required.ts'
import { firstPlace } from './told/find-code.ts'

/** What is read at build, not published: code, data, text by loader or query. */
function isModule(specifier: string): boolean {
  const meaning = readSpecifier(specifier)
  return meaning.kind !== 'file' || meaning.as !== 'module' || ['code', 'bare'].includes(roleOf(meaning.path))
}

/** `code`: of the text, compiled: samples of code in it are not asked, nor are strings and comments. */
export async function loadRequired(
  text: MdxText,
  code: string,
  scope: ModuleScope,
): Promise<(specifier: string) => unknown> {
  const modules = new Map<string, ModuleExports>()
  const placeOf = (specifier: string) => placeOfText(text.unit, specifier, firstPlace(text))
  for (const specifier of requiredIn(code)) {
    if (!isModule(plainName(specifier, scope)) || modules.has(specifier)) continue
    const { isSiteModule, isOutside } = scope.context.options
    // What lies outside is not there, and is reported like any import.
    const isOurs = ['docusaurus', 'theme'].includes(readSpecifier(plainName(specifier, scope)).kind)
    const isKnown = isOurs || [isSiteModule, isOutside].some(is => is?.(specifier, text.unit.file) === true)
    if (!isKnown) continue
    modules.set(specifier, await loadModule({ specifier, unit: text.unit, at: placeOf(specifier) }, scope))
  }
  return specifier => {
    const known = modules.get(specifier)
    // `require('./data.json')` is the data itself.
    if (known !== undefined) return /^[^!?]+\.(?:json|ya?ml)$/.test(specifier) ? known.default : known
    return { default: addressMark(plainName(specifier, scope), placeOf(specifier), scope.context) }
  }
}

/** Configs whose answer follows from their files and from variables that they name. */

import { readText } from '../../disk.ts'
import { withoutYear } from '../../engine/cache/identity.ts'

/** Code of a config whose answer is the same as long as its files are: what it imports, what it may ask. */
const IMPORTED = /\b(?:from|import|require)\s*\(?\s*["'`]([^"'`]+)["'`]/g
const STEADY = /^(?:\.|zapiski$|(?:node:)?(?:path|url)$|@docusaurus\/|prism-react-renderer|@site\/)/
const FICKLE = /\b(?:Date|random\w*|performance|process|fetch|globalThis|import\.meta\.env|eval|Function)\b/

/** Variables of the environment that a config reads; `undefined` when it may ask for anything. */
export function variablesOf(configFiles: readonly string[]): string[] | undefined {
  const names = new Set<string>()
  for (const file of configFiles) {
    const text = withoutYear(readText(file) ?? '')
    if ([...text.matchAll(IMPORTED)].some(([, name = '']) => !STEADY.test(name))) return undefined
    const rest = text.replace(/\bprocess\.env\.([A-Za-z_]\w*)/g, (_, name: string) => {
      names.add(name)
      return ''
    })
    if (FICKLE.test(rest)) return undefined
  }
  return [...names]
}

/** Imports of packages as loaders of TypeScript understand them, which is how Docusaurus reads a config and its plugins. */

import { editText, type TextEdit } from '../../shared/text/edits.ts'

/** Node reads the names of a CommonJS module without running it and knows none that a getter works out. */
export const isNameless = (message: string): boolean =>
  /does not provide an export named|Named export '.+' not found/.test(message)

/** Names are taken from what the package gives when it has run. Lines of the bundle stay as they are. */
export async function takeNames(code: string): Promise<string> {
  const { parseSync } = await import('rolldown/utils')
  const { staticImports } = parseSync('config.mjs', code).module
  const edits = staticImports.flatMap(({ start, end, moduleRequest, entries }, index): TextEdit[] => {
    const named = entries.filter(({ importName }) => importName.kind === 'Name')
    if (named.length === 0) return []
    const main = entries.find(({ importName }) => importName.kind === 'Default')
    const all = `__package${index}`
    const own = main === undefined ? '' : `const ${main.localName.value} = ${all}.default;`
    const taken = named.map(({ importName, localName }) => `${JSON.stringify(importName.name)}: ${localName.value}`)
    const from = JSON.stringify(moduleRequest.value)
    const text = `import * as ${all} from ${from};${own}const { ${taken.join(', ')} } = { ...${all}.default, ...${all} };`
    return [{ start, end, text }]
  })
  return editText(code, edits)
}

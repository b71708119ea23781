/** What code imports, found by the bundler's parser. It is loaded when there is code to look into. */

import type { ESTree } from 'rolldown/utils'
import { namesRead } from '../../shared/language/syntax-tree.ts'
import { type Position, positionAt } from '../../shared/problem.ts'
import { attempt } from '../../shared/value.ts'

interface FoundImport {
  specifier: string
  /** Names that are taken of it, as its module calls them. */
  names: string[]
  /** Where the specifier stands. */
  offset: number
}

/** JSX stands in `.js` too. */
export const langOf = (path: string): 'tsx' | 'ts' | 'jsx' =>
  path.endsWith('.tsx') ? 'tsx' : /\.[cm]?ts$/.test(path) ? 'ts' : 'jsx'

/** Imports, exports from elsewhere, `import()` and `require()` of a plain string. Code that does not parse has none. */
export async function importsOf(code: string, path = 'code.jsx'): Promise<FoundImport[]> {
  const { Visitor } = await import('rolldown/utils')
  const parsed = await parse(code, path)
  if (parsed === undefined) return []
  const { module, program } = parsed
  const found: FoundImport[] = []
  for (const { moduleRequest, entries } of module.staticImports)
    found.push({
      specifier: moduleRequest.value,
      names: entries.flatMap(({ importName, localName }) =>
        importName.kind === 'NamespaceObject' ? namesRead(code, localName.value) : (importName.name ?? []),
      ),
      offset: moduleRequest.start,
    })
  for (const { moduleRequest, importName } of module.staticExports.flatMap(({ entries }) => entries))
    if (moduleRequest !== null)
      found.push({ specifier: moduleRequest.value, names: [importName.name ?? []].flat(), offset: moduleRequest.start })
  const take = (node: ESTree.Expression | ESTree.SpreadElement | undefined): void => {
    if (node?.type === 'Literal' && typeof node.value === 'string')
      found.push({ specifier: node.value, names: [], offset: node.start })
  }
  new Visitor({
    ImportExpression: node => take(node.source),
    CallExpression: node => {
      if (node.callee.type === 'Identifier' && node.callee.name === 'require') take(node.arguments[0])
    },
  }).visit(program)
  return found
}

/** `undefined` for broken code of which the parser cannot even write down what it has read: `<a id\,="b" />`. */
async function parse(code: string, path: string) {
  const { parseSync } = await import('rolldown/utils')
  return attempt(() => {
    const { module, program } = parseSync(path, code, { lang: langOf(path) })
    return { module, program }
  })
}

/** Where a file names a module, and what it takes of it. */
export async function findImport(
  file: string,
  specifier: string,
  code: string,
): Promise<{ place: Position | undefined; names: string[] }> {
  const found = (await importsOf(code, file)).filter(item => item.specifier === specifier)
  const names = [...new Set(found.flatMap(item => item.names))]
  return { place: found[0] && positionAt(code, found[0].offset), names }
}

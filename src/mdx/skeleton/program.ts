/** Code of a text and the names in it, as the Markdown parser's own reader of code gives it. */

import type { Root } from 'hast'
import { type EstreeProgram, type HastPluginDefinition, mdxToJs } from 'satteri'
import { patternNames } from '../../shared/language/syntax-tree.ts'
import { isRecord } from '../../shared/value.ts'

/** Names given to every document that uses them. */
export const GIVEN_NAMES = ['frontMatter', 'contentTitle', 'toc', 'assets', 'metadata', 'require'] as const

/** `export function A() {…};`: a statement of nothing stands behind it, and only imports and exports may stand there. */
export const withoutEmptyStatement = (code: string): string => code.replace(/^\};(?=[ \t]*$)/gm, '} ')

type Statement = EstreeProgram['body'][number]

type ImportSpecifier = Extract<Statement, { type: 'ImportDeclaration' }>['specifiers'][number]

/** Programs of blocks, by the Markdown parser's own reader of code; throws where it cannot read one. */
export function programsOf(blocks: readonly string[]): (EstreeProgram | undefined)[] {
  const programs: (EstreeProgram | undefined)[] = []
  const root: Root = { type: 'root', children: blocks.map(value => ({ type: 'mdxjsEsm' as const, value })) }
  const put: HastPluginDefinition = {
    name: 'blocks',
    before: (tree, context) => context.replaceNode(tree, root),
  }
  const collect: HastPluginDefinition = {
    name: 'programs',
    mdxjsEsm: node => void programs.push(node.parseExpression() ?? undefined),
  }
  mdxToJs('', { outputFormat: 'function-body', hastPlugins: [put, collect] })
  return programs
}

/** Where a statement stands in the bytes of its block: the parser sets both on every node. */
export const spanOf = (statement: Statement): { start: number; end: number } =>
  statement as Statement & { start: number; end: number }

/** The name under which the module has it. */
export function importedName(specifier: ImportSpecifier): string {
  if (specifier.type === 'ImportDefaultSpecifier') return 'default'
  return specifier.type === 'ImportNamespaceSpecifier' ? '*' : nameOf(specifier.imported)
}

const nameOf = (node: { type: string; name?: string; value?: unknown }): string => node.name ?? String(node.value)

/** The parser counts bytes of UTF-8, strings count UTF-16 units: names may be in any script. */
export function byteIndex(text: string): (byte: number) => number {
  if (/^[\x00-\x7f]*$/.test(text)) return byte => byte
  const starts = new Map<number, number>()
  let byte = 0
  let index = 0
  for (const character of text) {
    starts.set(byte, index)
    const code = character.codePointAt(0) ?? 0
    byte += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4
    index += character.length
  }
  starts.set(byte, index)
  return at => starts.get(at) ?? index
}

/** Names that a statement declares for its text: those of imports, and what it exports. */
export function namesOf(statement: Statement): string[] {
  if (statement.type === 'ImportDeclaration') return statement.specifiers.map(({ local }) => local.name)
  return statement.type === 'ExportNamedDeclaration' ? declaredNames(statement.declaration) : []
}

function declaredNames(declaration: object | null | undefined): string[] {
  if (declaration === null || declaration === undefined) return []
  if ('id' in declaration) return patternNames(declaration.id)
  if (!('declarations' in declaration) || !Array.isArray(declaration.declarations)) return []
  return declaration.declarations.flatMap((item: unknown) => (isRecord(item) ? patternNames(item.id) : []))
}

/** Skeleton to a function body: imports are taken out and listed, everything else is the parser's own code generator. */

import type { Root } from 'hast'
import { type EstreeProgram, type HastPluginDefinition, mdxToJs } from 'satteri'
import { liveName } from '../../shared/language/live.ts'
import { type Node, visit } from '../../shared/language/syntax-tree.ts'
import { isRecord, listOf } from '../../shared/value.ts'

interface ModuleImport {
  specifier: string
  /** Which ESM block of the document, and where in it. */
  block: number
  offset: number
  /** `key` is the name under which the value is handed to the code. */
  bindings: { imported: string; local: string; key: string }[]
}

/** A component of the text itself that would act in browsers, where nothing of a text runs. */
interface LiveExport {
  name: string
  /** The first hook or handler in it. */
  what: string
  block: number
  offset: number
}

export interface CompiledMdx {
  /** Body of an async function whose first argument holds the JSX runtime and every imported value. */
  code: string
  imports: ModuleImport[]
  live: LiveExport[]
  /** Names that the document itself declares. */
  declared: ReadonlySet<string>
}

/** Names given to every document that uses them. */
export const GIVEN_NAMES = ['frontMatter', 'contentTitle', 'toc', 'assets', 'metadata', 'require'] as const

/** Throws the compiler's error. `blocks` are the texts of `import`/`export` blocks. */
export function compileMdx(skeleton: Root, blocks: readonly string[], given: readonly string[]): CompiledMdx {
  const imports: ModuleImport[] = []
  const live: LiveExport[] = []
  const declared = new Set<string>()
  const root: Root = {
    type: 'root',
    children: [...blocks.map(value => ({ type: 'mdxjsEsm' as const, value })), ...skeleton.children],
  }
  let block = 0
  const takeImports: HastPluginDefinition = {
    name: 'imports',
    mdxjsEsm(node, context) {
      const program = node.parseExpression()
      if (program !== null) {
        const read = readModule(program, node.value)
        context.setProperty(node, 'value', read.code)
        imports.push(...read.imports.map(item => ({ ...item, block })))
        live.push(...read.live.map(item => ({ ...item, block })))
        for (const name of read.declared) declared.add(name)
      }
      block++
    },
  }
  const giveNames: HastPluginDefinition = {
    name: 'given names',
    before(tree, context) {
      const names = given.filter(name => !declared.has(name))
      if (names.length === 0) return
      const value = `import {${names.map(name => `given_${name} as ${name}`).join(', ')}} from "given"`
      context.insertChildAt(tree, 0, { type: 'mdxjsEsm', value })
    },
  }
  const replaceTree: HastPluginDefinition = {
    name: 'skeleton',
    before: (tree, context) => context.replaceNode(tree, root),
  }
  const result = mdxToJs('', { outputFormat: 'function-body', hastPlugins: [replaceTree, takeImports, giveNames] })
  if (result instanceof Promise) throw new TypeError('the plugins above are synchronous')
  return { code: result.code, imports, live, declared }
}

interface ModuleBlock {
  code: string
  imports: Omit<ModuleImport, 'block'>[]
  live: Omit<LiveExport, 'block'>[]
  declared: string[]
}

/** One block of `import` and `export`; imported values are renamed so that no two modules meet in one object. */
function readModule(program: EstreeProgram, text: string): ModuleBlock {
  const block: ModuleBlock = { code: '', imports: [], live: [], declared: [] }
  let position = 0
  const indexOf = byteIndex(text)
  for (const statement of program.body) {
    const node = statement as typeof statement & { start: number; end: number } // The parser sets both on every node.
    const offset = indexOf(node.start)
    if (statement.type === 'ImportDeclaration') {
      const bindings = statement.specifiers.map(specifier => {
        const { name } = specifier.local
        return { imported: importedName(specifier), local: name, key: `import_${name}` }
      })
      block.declared.push(...bindings.map(({ local }) => local))
      block.imports.push({ specifier: String(statement.source.value), offset, bindings })
      const names = bindings.map(({ key, local }) => `${key} as ${local}`)
      const given = names.length === 0 ? '' : `import {${names.join(', ')}} from "given";`
      block.code += text.slice(position, offset) + given
      position = indexOf(node.end)
    } else if (statement.type === 'ExportNamedDeclaration') {
      const names = declaredNames(statement.declaration)
      block.declared.push(...names)
      const acts = firstLive({ ...node })
      const [name] = names.filter(one => /^[A-Z]/.test(one))
      if (acts !== undefined && name !== undefined) block.live.push({ ...acts, name, offset: indexOf(acts.offset) })
    }
  }
  return { ...block, code: block.code + text.slice(position) }
}

/** What acts first in a statement, and where: places are the parser's. */
function firstLive(statement: Node): { what: string; offset: number } | undefined {
  let first: { what: string; offset: number } | undefined
  visit(statement, node => {
    const what = liveName(node)
    // That draws in browsers what it holds.
    if (first === undefined && what !== undefined && what !== '<BrowserOnly>') first = { what, offset: node.start }
  })
  return first
}

type ImportSpecifier = Extract<EstreeProgram['body'][number], { type: 'ImportDeclaration' }>['specifiers'][number]

function importedName(specifier: ImportSpecifier): string {
  if (specifier.type === 'ImportDefaultSpecifier') return 'default'
  return specifier.type === 'ImportNamespaceSpecifier' ? '*' : nameOf(specifier.imported)
}

/** The parser counts bytes of UTF-8, strings count UTF-16 units: names may be in any script. */
function byteIndex(text: string): (byte: number) => number {
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

const nameOf = (node: { type: string; name?: string; value?: unknown }): string => node.name ?? String(node.value)

function declaredNames(declaration: object | null | undefined): string[] {
  if (declaration === null || declaration === undefined) return []
  if ('id' in declaration) return patternNames(declaration.id)
  if (!('declarations' in declaration) || !Array.isArray(declaration.declarations)) return []
  return declaration.declarations.flatMap((item: unknown) => (isRecord(item) ? patternNames(item.id) : []))
}

/** Names in `x`, `{x, y: z}`, `[x]`. */
function patternNames(pattern: unknown): string[] {
  if (!isRecord(pattern)) return []
  switch (pattern.type) {
    case 'Identifier':
      return [String(pattern.name)]
    case 'ObjectPattern':
      return listOf(pattern.properties).flatMap(item =>
        isRecord(item) ? patternNames(item.value ?? item.argument) : [],
      )
    case 'ArrayPattern':
      return listOf(pattern.elements).flatMap(patternNames)
    case 'AssignmentPattern':
      return patternNames(pattern.left)
    case 'RestElement':
      return patternNames(pattern.argument)
    default:
      return []
  }
}

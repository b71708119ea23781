/** Skeleton to a function body: imports are taken out and listed, everything else is the parser's own code generator. */

import type { Root } from 'hast'
import { type EstreeProgram, type HastPluginDefinition, mdxToJs } from 'satteri'
import { liveName } from '../../shared/language/live.ts'
import { type Node, visit } from '../../shared/language/syntax-tree.ts'
import { OWN_MODULE } from './own-module.ts'
import { byteIndex, importedName, namesOf, spanOf } from './program.ts'

interface ModuleImport {
  specifier: string
  /** Which ESM block of the document, and where in it. */
  block: number
  offset: number
  /** `key` is the name under which the value is handed to the code. */
  bindings: { imported: string; local: string; key: string }[]
}

/** A component of the text itself that would act in browsers, and that nothing takes there. */
interface DeadExport {
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
  dead: DeadExport[]
  /** Names that the document itself declares. */
  declared: ReadonlySet<string>
}

interface Names {
  /** What the code is handed without asking, where it declares nothing of that name. */
  given?: readonly string[]
  /** Its own components that its module for browsers has: taken in from there. */
  own?: ReadonlySet<string> | undefined
}

/** Throws the compiler's error. `blocks` are the texts of `import`/`export` blocks. */
export function compileMdx(skeleton: Root, blocks: readonly string[], { given = [], own }: Names = {}): CompiledMdx {
  const imports: ModuleImport[] = []
  const dead: DeadExport[] = []
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
        const read = readModule(program, node.value, own)
        context.setProperty(node, 'value', read.code)
        imports.push(...read.imports.map(item => ({ ...item, block })))
        dead.push(...read.dead.map(item => ({ ...item, block })))
        for (const name of read.declared) declared.add(name)
      }
      block++
    },
  }
  const giveNames: HastPluginDefinition = {
    name: 'given names',
    before(tree, context) {
      const names = given.filter(name => !declared.has(name)).map(name => `given_${name} as ${name}`)
      // Of these no statement of the text speaks: they were tags.
      const tags = [...(own ?? [])].filter(name => !declared.has(name))
      const bindings = tags.map(name => bindingOf(name))
      if (tags.length > 0) imports.push({ specifier: OWN_MODULE, block: -1, offset: 0, bindings })
      for (const name of tags) declared.add(name)
      const all = [...names, ...bindings.map(renamed)]
      if (all.length > 0)
        context.insertChildAt(tree, 0, { type: 'mdxjsEsm', value: `import {${all.join(', ')}} from "given"` })
    },
  }
  const replaceTree: HastPluginDefinition = {
    name: 'skeleton',
    before: (tree, context) => context.replaceNode(tree, root),
  }
  const result = mdxToJs('', { outputFormat: 'function-body', hastPlugins: [replaceTree, takeImports, giveNames] })
  if (result instanceof Promise) throw new TypeError('the plugins above are synchronous')
  return { code: result.code, imports, dead, declared }
}

const bindingOf = (local: string, imported = local) => ({ imported, local, key: `import_${local}` })

const renamed = ({ key, local }: ReturnType<typeof bindingOf>): string => `${key} as ${local}`

interface ModuleBlock {
  code: string
  imports: Omit<ModuleImport, 'block'>[]
  dead: Omit<DeadExport, 'block'>[]
  declared: string[]
}

/** One block of `import` and `export`; imported values are renamed so that no two modules meet in one object. */
function readModule(program: EstreeProgram, text: string, own: Names['own']): ModuleBlock {
  const block: ModuleBlock = { code: '', imports: [], dead: [], declared: [] }
  let position = 0
  const indexOf = byteIndex(text)
  for (const statement of program.body) {
    const span = spanOf(statement)
    const offset = indexOf(span.start)
    const names = namesOf(statement)
    block.declared.push(...names)
    const take = (specifier: string, bindings: ModuleImport['bindings'], after = ''): void => {
      block.imports.push({ specifier, offset, bindings })
      const taken = bindings.map(renamed)
      const given = taken.length === 0 ? '' : `import {${taken.join(', ')}} from "given";`
      block.code += text.slice(position, offset) + given + after
      position = indexOf(span.end)
    }
    if (statement.type === 'ImportDeclaration') {
      const bindings = statement.specifiers.map(specifier => bindingOf(specifier.local.name, importedName(specifier)))
      take(String(statement.source.value), bindings)
    } else if (statement.type !== 'ExportNamedDeclaration') continue
    else if (names.some(name => own?.has(name))) {
      const bindings = names.map(name => bindingOf(name))
      take(OWN_MODULE, bindings, `export {${names.join(', ')}}`)
    } else {
      const acts = firstLive({ ...statement, start: span.start })
      const [name] = names.filter(one => /^[A-Z]/.test(one))
      if (acts !== undefined && name !== undefined) block.dead.push({ ...acts, name, offset: indexOf(acts.offset) })
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

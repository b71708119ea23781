/** One look at a module of the site: whether browsers run it, what it exports, what only works in a browser. */

import { calledName, isActing, liveName } from '../../shared/language/live.ts'
import { isNode, type Node, nameOf, nodesOf, visit } from '../../shared/language/syntax-tree.ts'
import type { Position } from '../../shared/problem.ts'
import { type Ask, asksOf, type Variable, variablesOf } from './asks.ts'

/** State, effects or handlers: what it is, and where it stands. */
export interface Live extends Position {
  what: string
}

interface Inspection {
  exports: string[]
  /** State, effects or handlers: the first of them. */
  live: { what: string; offset: number } | undefined
  /** Foreign addresses that it asks in a browser. */
  asks: Ask[]
  /** Names of the environment of a build that it asks. */
  variables: Variable[]
  /** What is needed to tell without a word of the author whether browsers run it. */
  signs: Signs
}

export interface Signs {
  /** It has a component: it draws something, or is there for what it does. */
  draws: boolean
  /** Hooks, handlers of any element or component, code of the browser. */
  acts: boolean
  /** Hooks that it imports: their names where they are exported, `default` too. */
  hooks: string[]
  /** Its default export is a hook. */
  isHook: boolean
  /** Components of other modules, as it imports them, that it gives functions: a browser cannot be sent these. */
  gives: Given[]
}

/** What a module takes from another: the module as it imports it, the name there. */
interface Given {
  from: string
  name: string
}

const DIRECTIVE = /^(?:\uFEFF|\s|\/\/[^\n]*\n|\/\*[\s\S]*?\*\/)*(["'])use client\1/

export const isClientModule = (code: string): boolean => DIRECTIVE.test(code)

/** `ast`: the ESTree program of the file. */
export function inspectModule(ast: object): Inspection {
  const program = ast as Node
  const statements = nodesOf(program.body)
  const exports = new Set(statements.flatMap(exportedNames))
  for (const name of typesOf(statements)) exports.delete(name)
  let live: Inspection['live']
  let [draws, acts] = [false, false]
  const given = new Set<string>()
  visit(program, node => {
    const what = liveName(node)
    if (what !== undefined && (live === undefined || node.start < live.offset)) live = { what, offset: node.start }
    draws ||= node.type === 'JSXElement' || node.type === 'JSXFragment' || calledName(node) === 'createElement'
    draws ||= showsNothing(node)
    if (givesFunction(node)) given.add(elementName(node))
    acts ||= isActing(node)
  })
  const hooks = statements.flatMap(importedHooks)
  const gives = statements.flatMap(statement => importedOf(statement, given))
  const signs = { draws, acts, hooks, isHook: statements.some(exportsHook), gives }
  return { exports: [...exports], live, asks: asksOf(program), variables: variablesOf(program), signs }
}

/** A component for what it does alone, such as one that leads elsewhere: it gives back `null`. */
function showsNothing(node: Node): boolean {
  const isDefault = node.type === 'ExportDefaultDeclaration'
  const made = isDefault ? node.declaration : node.type === 'VariableDeclarator' ? node.init : node
  if (!isNode(made) || !FUNCTIONS.has(made.type) || !isNode(made.body)) return false
  const name = nameOf(node.type === 'VariableDeclarator' ? node.id : made.id)
  if (!/^[A-Z]/.test(name) && !(isDefault && name === '')) return false
  const given = nodesOf(made.body.body).filter(({ type }) => type === 'ReturnStatement')
  return [made.body, ...given.map(({ argument }) => argument)].some(
    value => isNode(value) && value.type === 'Literal' && value.value === null,
  )
}

const FUNCTIONS: ReadonlySet<string> = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'])

const HOOK = /^use[A-Z]/

/** Hooks that a statement imports, as their module calls them. */
function importedHooks(statement: Node): string[] {
  if (statement.type !== 'ImportDeclaration' || statement.importKind === 'type') return []
  return nodesOf(statement.specifiers).flatMap(item => {
    const name = item.type === 'ImportDefaultSpecifier' ? 'default' : nameOf(item.imported)
    return HOOK.test(name === 'default' ? nameOf(item.local) : name) ? [name] : []
  })
}

function exportsHook({ type, declaration }: Node): boolean {
  if (type !== 'ExportDefaultDeclaration' || !isNode(declaration)) return false
  return HOOK.test(nameOf(declaration) || nameOf(declaration.id))
}

const elementName = ({ openingElement }: Node): string => (isNode(openingElement) ? nameOf(openingElement.name) : '')

/** An element with a function in it, or as one of its properties. */
function givesFunction(node: Node): boolean {
  if (node.type !== 'JSXElement' || !isNode(node.openingElement)) return false
  const values = nodesOf(node.openingElement.attributes).map(({ value }) => value)
  return [...nodesOf(node.children), ...values].some(
    item => isNode(item) && isNode(item.expression) && FUNCTIONS.has(item.expression.type),
  )
}

/** What an import takes for some names of its file. */
function importedOf({ type, specifiers, source }: Node, names: ReadonlySet<string>): Given[] {
  if (type !== 'ImportDeclaration') return []
  return nodesOf(specifiers)
    .filter(({ local }) => names.has(nameOf(local)))
    .map(item => ({ from: nameOf(source), name: nameOf(item.imported) || 'default' }))
}

const TYPES: ReadonlySet<string> = new Set(['TSInterfaceDeclaration', 'TSTypeAliasDeclaration'])

/** Names under which types alone are exported: `interface Node {}` with `export { Node }`, which are gone in a browser. */
function typesOf(statements: readonly Node[]): string[] {
  const types = new Set<string>()
  for (const statement of statements) {
    if (TYPES.has(statement.type)) types.add(nameOf(statement.id))
    if (statement.type !== 'ImportDeclaration') continue
    for (const item of nodesOf(statement.specifiers))
      if (statement.importKind === 'type' || item.importKind === 'type') types.add(nameOf(item.local))
  }
  // A value may have the name of a type.
  for (const statement of statements) for (const name of declaredNames(statement)) types.delete(name)
  return statements
    .filter(({ type, source }) => type === 'ExportNamedDeclaration' && !isNode(source))
    .flatMap(({ specifiers }) => nodesOf(specifiers))
    .filter(item => types.has(nameOf(item.local)))
    .map(item => nameOf(item.exported))
}

/** Values that a statement declares. */
function declaredNames(statement: Node): string[] {
  const declaration = isNode(statement.declaration) ? statement.declaration : statement
  if (TYPES.has(declaration.type)) return []
  const declared = declaration.type === 'VariableDeclaration' ? nodesOf(declaration.declarations) : [declaration]
  return declared.map(item => nameOf(item.id)).filter(name => name !== '')
}

function exportedNames(statement: Node): string[] {
  if (statement.type === 'ExportDefaultDeclaration') return ['default']
  if (statement.type !== 'ExportNamedDeclaration' || statement.exportKind === 'type') return []
  const specifiers = nodesOf(statement.specifiers)
    .filter(item => item.exportKind !== 'type')
    .map(item => nameOf(item.exported))
  const { declaration } = statement
  if (!isNode(declaration) || TYPES.has(declaration.type)) return specifiers
  return [...specifiers, ...declaredNames(statement)]
}

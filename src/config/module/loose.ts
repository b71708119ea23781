/**
 * Modules of the older kind may give values to names that they never declare: Node makes such a name everybody's. The
 * bundle that they become a part of is strict and would end there, so the module declares them for itself.
 */

import type { ESTree } from 'rolldown/utils'
import { type Unmoved, unmoved } from '../../shared/language/unmoved.ts'

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
  const { parseSync, Visitor } = await import('rolldown/utils')
  const { program } = parseSync(file, code)
  const [given, declared] = [new Set<string>(), new Set<string>(['module', 'exports', 'require'])]
  const declare = (pattern: unknown): void => addNames(pattern, declared)
  const declareFunction = (node: ESTree.Function | ESTree.ArrowFunctionExpression): void => {
    if ('id' in node) declare(node.id)
    for (const param of node.params) declare(param)
  }
  const give = ({ left }: { left: unknown }): void => addNames(left, given)
  new Visitor({
    AssignmentExpression: give,
    ForInStatement: give,
    ForOfStatement: give,
    VariableDeclarator: ({ id }) => declare(id),
    FunctionDeclaration: declareFunction,
    FunctionExpression: declareFunction,
    ArrowFunctionExpression: declareFunction,
    ClassDeclaration: ({ id }) => declare(id),
    ClassExpression: ({ id }) => declare(id),
    CatchClause: ({ param }) => declare(param),
  }).visit(program)
  return [...given].filter(name => !declared.has(name) && !(name in globalThis))
}

/** Names in a pattern: `a`, `{ b, c: d }`, `[e = 1, ...f]`. A property of something is no name. */
function addNames(written: unknown, names: Set<string>): void {
  const pattern = written as ESTree.BindingPattern | ESTree.AssignmentTarget | null | undefined
  if (pattern === null || pattern === undefined) return
  if (pattern.type === 'Identifier') names.add(pattern.name)
  else if (pattern.type === 'AssignmentPattern') addNames(pattern.left, names)
  else if (pattern.type === 'ArrayPattern') for (const element of pattern.elements) addNames(element, names)
  else if (pattern.type === 'ObjectPattern')
    for (const property of pattern.properties) addNames(property.type === 'Property' ? property.value : property, names)
  else if ('argument' in pattern) addNames(pattern.argument, names)
}

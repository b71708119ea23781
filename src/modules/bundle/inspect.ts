/** One look at a module of the site: whether browsers run it, what it exports, what only works in a browser. */

import { type Ask, asksOf } from './asks.ts'
import { isNode, type Node, nameOf, nodesOf } from './syntax-tree.ts'

/** State, effects or handlers: what it is, and where it stands. */
export interface Live {
  what: string
  line: number
  column: number
}

interface Inspection {
  exports: string[]
  /** State, effects or handlers: the first of them. */
  live: { what: string; offset: number } | undefined
  /** Foreign addresses that it asks in a browser. */
  asks: Ask[]
}

const DIRECTIVE = /^(?:\uFEFF|\s|\/\/[^\n]*\n|\/\*[\s\S]*?\*\/)*(["'])use client\1/

export const isClientModule = (code: string): boolean => DIRECTIVE.test(code)

/** Hooks that do nothing in a component that is drawn once. */
const LIVE_HOOKS = new Set(['useState', 'useReducer', 'useEffect', 'useLayoutEffect', 'useTransition', 'useOptimistic'])

/** `ast`: the ESTree program of the file. */
export function inspectModule(ast: object): Inspection {
  const program = ast as Node
  const exports = new Set<string>()
  for (const statement of nodesOf(program.body)) for (const name of exportedNames(statement)) exports.add(name)
  let live: Inspection['live']
  visit(program, node => {
    const what = liveName(node)
    if (what !== undefined && (live === undefined || node.start < live.offset)) live = { what, offset: node.start }
  })
  return { exports: [...exports], live, asks: asksOf(program) }
}

function exportedNames(statement: Node): string[] {
  if (statement.type === 'ExportDefaultDeclaration') return ['default']
  if (statement.type !== 'ExportNamedDeclaration' || statement.exportKind === 'type') return []
  const specifiers = nodesOf(statement.specifiers)
    .filter(item => item.exportKind !== 'type')
    .map(item => nameOf(item.exported))
  const { declaration } = statement
  if (!isNode(declaration) || declaration.type.startsWith('TS')) return specifiers
  const declared = declaration.type === 'VariableDeclaration' ? nodesOf(declaration.declarations) : [declaration]
  return [...specifiers, ...declared.map(item => nameOf(item.id)).filter(name => name !== '')]
}

function liveName(node: Node): string | undefined {
  if (node.type === 'CallExpression' && isNode(node.callee)) {
    const { callee } = node
    const name = callee.type === 'MemberExpression' ? nameOf(callee.property) : nameOf(callee)
    return LIVE_HOOKS.has(name) ? name : undefined
  }
  if (node.type !== 'JSXOpeningElement' || !isNode(node.name)) return undefined
  if (nameOf(node.name) === 'BrowserOnly') return '<BrowserOnly>'
  if (node.name.type !== 'JSXIdentifier' || !/^[a-z]/.test(nameOf(node.name))) return undefined
  const handler = nodesOf(node.attributes).find(item => /^on[A-Z]/.test(nameOf(item.name)))
  return handler === undefined ? undefined : nameOf(handler.name)
}

function visit(node: Node, look: (node: Node) => void): void {
  look(node)
  for (const value of Object.values(node)) {
    if (isNode(value)) visit(value, look)
    else if (Array.isArray(value)) for (const item of value) if (isNode(item)) visit(item, look)
  }
}

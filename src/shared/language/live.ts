/** What of a component acts in browsers alone: state, effects, handlers. */

import { isNode, type Node, nameOf, nodesOf } from './syntax-tree.ts'

/** Hooks that do nothing in a component that is drawn once. */
const LIVE_HOOKS = new Set(['useState', 'useReducer', 'useEffect', 'useLayoutEffect', 'useTransition', 'useOptimistic'])

/** Name of the function that is called, or of the method. */
export function calledName(node: Node): string | undefined {
  if (node.type !== 'CallExpression' || !isNode(node.callee)) return undefined
  const { callee } = node
  return callee.type === 'MemberExpression' ? nameOf(callee.property) : nameOf(callee)
}

/** The hook, the handler or the component that acts. */
export function liveName(node: Node): string | undefined {
  const called = calledName(node)
  if (called !== undefined) return LIVE_HOOKS.has(called) ? called : undefined
  if (node.type !== 'JSXOpeningElement' || !isNode(node.name)) return undefined
  if (nameOf(node.name) === 'BrowserOnly') return '<BrowserOnly>'
  if (node.name.type !== 'JSXIdentifier' || !/^[a-z]/.test(nameOf(node.name))) return undefined
  const handler = nodesOf(node.attributes).find(item => /^on[A-Z]/.test(nameOf(item.name)))
  return handler === undefined ? undefined : nameOf(handler.name)
}

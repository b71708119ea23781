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

/** Docusaurus' hooks that tell something else in a browser than at build, and React's of that kind. */
const BROWSER_HOOKS = new Set([
  'useColorMode',
  'useHistory',
  'useIsBrowser',
  'useIsomorphicLayoutEffect',
  // A build that draws a text knows no address of its page.
  'useLocation',
  'useStorageSlot',
  'useSyncExternalStore',
  'useWindowSize',
])

/** Any sign that a component wants a browser: what is live, hooks that ask the browser, handlers given to components. */
export const isActing = (node: Node): boolean =>
  liveName(node) !== undefined || BROWSER_HOOKS.has(calledName(node) ?? '') || hasHandler(node)

/** A handler given to any element or component. */
const hasHandler = (node: Node): boolean =>
  node.type === 'JSXOpeningElement' &&
  isNode(node.name) &&
  // What it says of a mistake acts on nobody's page.
  nameOf(node.name) !== 'ErrorCauseBoundary' &&
  nodesOf(node.attributes).some(item => /^on[A-Z]/.test(nameOf(item.name)))

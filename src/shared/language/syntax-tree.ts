/** Nodes of a syntax tree (ESTree), as far as they are read here. */

import { escapeRegExp } from '../text/escape.ts'
import { isRecord, listOf } from '../value.ts'

export interface Node {
  type: string
  start: number
  [key: string]: unknown
}

export const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value

export const nodesOf = (value: unknown): Node[] => (Array.isArray(value) ? value.filter(isNode) : [])

/** What a node is called: of an identifier, of a text. */
export const nameOf = (value: unknown): string => {
  if (!isNode(value)) return ''
  return typeof value.name === 'string' ? value.name : typeof value.value === 'string' ? value.value : ''
}

/** What code reads of a whole that has a name in it: `Root` of `x.Root`. */
export const namesRead = (code: string, whole: string): string[] => [
  ...new Set(
    [...code.matchAll(new RegExp(`(?<![\\w$.])${escapeRegExp(whole)}\\.([\\w$]+)`, 'g'))].map(([, name = '']) => name),
  ),
]

/** Every node of a tree, from outside in. */
export function visit(node: Node, look: (node: Node) => void): void {
  look(node)
  for (const value of Object.values(node)) {
    if (isNode(value)) visit(value, look)
    else if (Array.isArray(value)) for (const item of value) if (isNode(item)) visit(item, look)
  }
}

/** Names that a pattern declares: `a`, `{ b, c: d }`, `[e = 1, ...f]`. A property of something is no name. */
export function patternNames(pattern: unknown): string[] {
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

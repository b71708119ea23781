/** Nodes of a syntax tree (ESTree), as far as they are read here. */

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

/** Every node of a tree, from outside in. */
export function visit(node: Node, look: (node: Node) => void): void {
  look(node)
  for (const value of Object.values(node)) {
    if (isNode(value)) visit(value, look)
    else if (Array.isArray(value)) for (const item of value) if (isNode(item)) visit(item, look)
  }
}

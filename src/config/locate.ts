/** Where a setting stands in the text of a config file: `themeConfig.navbar.items[2]` -> line and column. */

import { isNode, type Node, nodesOf } from '../shared/language/syntax-tree.ts'
import { positionAt } from '../shared/problem.ts'
import type { Place } from './resolve/index.ts'

/** A finder over the text of one file; what cannot be followed (spreads, calls) gives the nearest place above. */
export async function createLocator(file: string, text: string): Promise<(where: string) => Place | undefined> {
  const { parseSync } = await import('rolldown/utils')
  const { program } = parseSync(file, text)
  const body = nodesOf(program.body)
  const root = body.find(node => node.type === 'ExportDefaultDeclaration')?.declaration ?? commonJs(body)
  return where => {
    let node = unwrap(root, body)
    if (node === undefined) return undefined
    let found = node.start
    for (const part of where.split(/\.|(?=\[)/)) {
      const next = child(node, part)
      if (next === undefined) break
      found = next.start
      node = unwrap(next.value, body)
      if (node === undefined) break
    }
    return positionAt(text, found)
  }
}

/** `module.exports = …` */
function commonJs(body: Node[]): unknown {
  const assignments = body.map(node => node.expression).filter(isNode)
  return assignments.find(node => node.type === 'AssignmentExpression')?.right
}

/** The object or list behind calls, type assertions, names and functions. */
function unwrap(value: unknown, body: Node[], depth = 0): Node | undefined {
  if (!isNode(value) || depth > 10) return undefined
  const next = (inner: unknown): Node | undefined => unwrap(inner, body, depth + 1)
  switch (value.type) {
    case 'CallExpression':
      return next(nodesOf(value.arguments)[0])
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'ParenthesizedExpression':
    case 'AwaitExpression':
      return next(value.expression ?? value.argument)
    case 'ArrowFunctionExpression':
    case 'FunctionDeclaration':
    case 'FunctionExpression':
      return next(value.body)
    case 'BlockStatement':
      return next(nodesOf(value.body).find(node => node.type === 'ReturnStatement')?.argument)
    case 'Identifier':
      return next(declared(body, value.name))
    default:
      return value
  }
}

function declared(body: Node[], name: unknown): unknown {
  for (const statement of body) {
    const declaration = isNode(statement.declaration) ? statement.declaration : statement
    for (const declarator of nodesOf(declaration.declarations)) {
      if (isNode(declarator.id) && declarator.id.name === name) return declarator.init
    }
    if (isNode(declaration.id) && declaration.id.name === name) return declaration
  }
  return undefined
}

/** The property or list element of a name: `title`, `[2]`. */
function child(node: Node, part: string): { start: number; value: unknown } | undefined {
  const index = /^\[(\d+)\]$/.exec(part)?.[1]
  if (index !== undefined) {
    const element = nodesOf(node.elements)[Number(index)]
    return element && { start: element.start, value: element }
  }
  const property = nodesOf(node.properties).find(({ key }) => isNode(key) && (key.name ?? key.value) === part)
  return property && { start: property.start, value: property.value }
}

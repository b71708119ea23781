/** Foreign addresses that a component asks in a browser, as far as they are written out. */

import { isNode, type Node, nameOf, nodesOf } from '../../shared/language/syntax-tree.ts'

/** An address and the setting of `security` that opens the policy for it. */
export interface Ask {
  setting: 'connectSrc' | 'scriptSrc' | 'frameSrc'
  origin: string
  offset: number
}

/** What opens a connection when it is called or constructed, and which argument is the address. */
const OPENERS: Readonly<Record<string, Pick<Ask, 'setting'> & { at: number }>> = {
  fetch: { setting: 'connectSrc', at: 0 },
  sendBeacon: { setting: 'connectSrc', at: 0 },
  axios: { setting: 'connectSrc', at: 0 },
  open: { setting: 'connectSrc', at: 1 },
  WebSocket: { setting: 'connectSrc', at: 0 },
  EventSource: { setting: 'connectSrc', at: 0 },
  Worker: { setting: 'scriptSrc', at: 0 },
  importScripts: { setting: 'scriptSrc', at: 0 },
}
const CLIENTS = new Set(['axios', 'ky'])

export function asksOf(program: Node): Ask[] {
  const names = constantsOf(program)
  const found: Ask[] = []
  const visit = (node: Node, isLater: boolean): void => {
    const ask = askOf(node, names, isLater)
    if (ask !== undefined) found.push(ask)
    // What a condition brings in is not in the page when it is made.
    const later = isLater || node.type === 'LogicalExpression' || node.type === 'ConditionalExpression'
    for (const value of Object.values(node)) {
      for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) visit(child, later)
    }
  }
  visit(program, false)
  return found
}

function askOf(node: Node, names: Constants, isLater: boolean): Ask | undefined {
  if (node.type === 'CallExpression' || node.type === 'NewExpression') {
    const opener = openerOf(node.callee)
    return opener && toAsk(opener.setting, nodesOf(node.arguments)[opener.at], names)
  }
  if (node.type === 'ImportExpression') return toAsk('scriptSrc', node.source, names)
  if (node.type !== 'JSXOpeningElement' || !isLater || nameOf(node.name) !== 'iframe') return undefined
  const source = nodesOf(node.attributes).find(attribute => nameOf(attribute.name) === 'src')?.value
  return toAsk(
    'frameSrc',
    isNode(source) && source.type === 'JSXExpressionContainer' ? source.expression : source,
    names,
  )
}

function openerOf(callee: unknown): (typeof OPENERS)[string] | undefined {
  if (!isNode(callee)) return undefined
  const isMember = callee.type === 'MemberExpression'
  if (isMember && CLIENTS.has(nameOf(callee.object))) return OPENERS.axios
  const name = isMember ? nameOf(callee.property) : nameOf(callee)
  return Object.hasOwn(OPENERS, name) ? OPENERS[name] : undefined
}

function toAsk(setting: Ask['setting'], address: unknown, names: Constants): Ask | undefined {
  const written = isNode(address) ? textOf(address, names) : ''
  const [, scheme = ''] = /^(https?|wss?):\/\/[\w.-]/i.exec(written) ?? []
  if (scheme === '' || !isNode(address)) return undefined
  const url = URL.canParse(written) ? new URL(written) : undefined
  return url && { setting, origin: `${url.protocol}//${url.host}`, offset: address.start }
}

type Constants = ReadonlyMap<string, Node>

/** `const API = 'https://…'` at the top of the file. */
function constantsOf(program: Node): Constants {
  const statements = nodesOf(program.body).map(item => (isNode(item.declaration) ? item.declaration : item))
  const declared = statements.filter(({ type }) => type === 'VariableDeclaration')
  return new Map(
    declared.flatMap(({ declarations }) =>
      nodesOf(declarations).flatMap(({ id, init }): [string, Node][] => (isNode(init) ? [[nameOf(id), init]] : [])),
    ),
  )
}

/** The beginning of a text, as far as it is written out. */
function textOf(node: Node, names: Constants, depth = 0): string {
  if (depth > 8) return ''
  const inside = (value: unknown): string => (isNode(value) ? textOf(value, names, depth + 1) : '')
  switch (node.type) {
    case 'Literal':
      return typeof node.value === 'string' ? node.value : ''
    case 'TemplateLiteral': {
      const [quasi] = nodesOf(node.quasis)
      const start = quasi === undefined ? '' : String((quasi.value as { cooked?: unknown } | undefined)?.cooked ?? '')
      return start === '' ? inside(nodesOf(node.expressions)[0]) : start
    }
    case 'BinaryExpression':
      return inside(node.left)
    case 'NewExpression':
      return nameOf(node.callee) === 'URL' ? inside(nodesOf(node.arguments)[0]) : ''
    case 'Identifier': {
      const value = names.get(nameOf(node))
      return value === undefined ? '' : inside(value)
    }
    default:
      return ''
  }
}

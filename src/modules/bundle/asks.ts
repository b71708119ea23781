/** What a component asks in a browser, as far as it is written out: foreign addresses, the environment of a build. */

import { isNode, type Node, nameOf, nodesOf, visit } from '../../shared/language/syntax-tree.ts'

/** An address and the setting of `security` that opens the policy for it. */
export interface Ask {
  setting: 'connectSrc' | 'scriptSrc' | 'frameSrc' | 'imgSrc'
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

/** What `document.createElement` makes that loads something, and which of its properties is the address. */
const ELEMENTS: Readonly<Record<string, Pick<Ask, 'setting'> & { address: string }>> = {
  script: { setting: 'scriptSrc', address: 'src' },
  iframe: { setting: 'frameSrc', address: 'src' },
  img: { setting: 'imgSrc', address: 'src' },
}

/** Packages that ask an address of their own, wherever they are used. */
const PACKAGES: Readonly<Record<string, Pick<Ask, 'setting' | 'origin'>>> = {
  '@giscus/react': { setting: 'frameSrc', origin: 'https://giscus.app' },
  '@iconify/react': { setting: 'connectSrc', origin: 'https://api.iconify.design' },
  '@monaco-editor/react': { setting: 'scriptSrc', origin: 'https://cdn.jsdelivr.net' },
  '@stackblitz/sdk': { setting: 'frameSrc', origin: 'https://stackblitz.com' },
  'iconify-icon': { setting: 'connectSrc', origin: 'https://api.iconify.design' },
  'react-tweet': { setting: 'connectSrc', origin: 'https://react-tweet.vercel.app' },
}

export function asksOf(program: Node): Ask[] {
  const names = constantsOf(program)
  const found: Ask[] = []
  /** Elements that were made, by the names that hold them now. */
  const made = new Map<string, string>()
  const look = (node: Node, isLater: boolean): void => {
    noteMade(node, made)
    const ask = askOf(node, names, isLater) ?? askOfMade(node, names, made)
    if (ask !== undefined) found.push(ask)
    // What a condition brings in is not in the page when it is made.
    const later = isLater || node.type === 'LogicalExpression' || node.type === 'ConditionalExpression'
    for (const value of Object.values(node)) {
      for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) look(child, later)
    }
  }
  look(program, false)
  return found
}

function askOf(node: Node, names: Constants, isLater: boolean): Ask | undefined {
  if (node.type === 'CallExpression' || node.type === 'NewExpression') {
    const opener = openerOf(node.callee)
    return opener && toAsk(opener.setting, nodesOf(node.arguments)[opener.at], names)
  }
  if (node.type === 'ImportExpression') return toAsk('scriptSrc', node.source, names)
  if (node.type === 'ImportDeclaration') return askOfPackage(node)
  if (node.type !== 'JSXOpeningElement' || !isLater || nameOf(node.name) !== 'iframe') return undefined
  const source = nodesOf(node.attributes).find(attribute => nameOf(attribute.name) === 'src')?.value
  return toAsk(
    'frameSrc',
    isNode(source) && source.type === 'JSXExpressionContainer' ? source.expression : source,
    names,
  )
}

function askOfPackage({ source, importKind }: Node): Ask | undefined {
  const name = nameOf(source)
  if (!isNode(source) || importKind === 'type' || !Object.hasOwn(PACKAGES, name)) return undefined
  const known = PACKAGES[name]
  return known && { ...known, offset: source.start }
}

/** `const script = document.createElement('script')`. */
function noteMade(node: Node, made: Map<string, string>): void {
  const [name, value] =
    node.type === 'VariableDeclarator'
      ? [node.id, node.init]
      : node.type === 'AssignmentExpression'
        ? [node.left, node.right]
        : []
  if (isNode(name) && name.type === 'Identifier') made.set(nameOf(name), tagMade(value))
}

const tagMade = (value: unknown): string => {
  if (!isNode(value)) return ''
  if (value.type === 'TSAsExpression') return tagMade(value.expression)
  if (value.type === 'NewExpression') return nameOf(value.callee) === 'Image' ? 'img' : ''
  const isMaking =
    value.type === 'CallExpression' && isNode(value.callee) && nameOf(value.callee.property) === 'createElement'
  return isMaking ? nameOf(nodesOf(value.arguments)[0]).toLowerCase() : ''
}

/** `script.src = '…'`, `script.setAttribute('src', '…')`, `Object.assign(document.createElement('script'), { src })`. */
function askOfMade(node: Node, names: Constants, made: ReadonlyMap<string, string>): Ask | undefined {
  const tagOf = (value: unknown): string => made.get(nameOf(value)) ?? tagMade(value)
  const given = (element: unknown, name: string, address: unknown): Ask | undefined => {
    const tag = tagOf(element)
    const known = Object.hasOwn(ELEMENTS, tag) ? ELEMENTS[tag] : undefined
    return known?.address === name ? toAsk(known.setting, address, names) : undefined
  }
  if (node.type === 'AssignmentExpression' && isNode(node.left))
    return given(node.left.object, nameOf(node.left.property), node.right)
  if (node.type !== 'CallExpression' || !isNode(node.callee)) return undefined
  const [first, second] = nodesOf(node.arguments)
  if (nameOf(node.callee.property) === 'setAttribute') return given(node.callee.object, nameOf(first), second)
  if (nameOf(node.callee.object) !== 'Object' || nameOf(node.callee.property) !== 'assign') return undefined
  const asks = nodesOf(second?.properties).map(({ key, value }) => given(first, nameOf(key), value))
  return asks.find(ask => ask !== undefined)
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

/** Each address once, where it is asked first. */
export const firstOf = <One extends Ask>(asks: readonly One[]): One[] =>
  asks.filter(
    (ask, index) => asks.findIndex(other => other.setting === ask.setting && other.origin === ask.origin) === index,
  )

/** A name of `process.env` that is asked. */
export interface Variable {
  name: string
  offset: number
}

/** Bundlers write it into everybody's code. */
const EVERYBODYS = 'NODE_ENV'

/** Each name once, where it is asked first; code that looks whether there is a `process` at all knows of browsers. */
export function variablesOf(program: Node): Variable[] {
  const found = new Map<string, Variable>()
  let isCareful = false
  visit(program, node => {
    isCareful ||= node.type === 'UnaryExpression' && node.operator === 'typeof' && nameOf(node.argument) === 'process'
    const names =
      node.type === 'MemberExpression' && isEnvironment(node.object)
        ? [node.computed === true && nodeType(node.property) !== 'Literal' ? undefined : node.property]
        : node.type === 'VariableDeclarator' && isEnvironment(node.init) && isNode(node.id)
          ? nodesOf(node.id.properties).map(({ key }) => key)
          : []
    for (const key of names) {
      const name = nameOf(key)
      if (name !== '' && name !== EVERYBODYS && !found.has(name)) found.set(name, { name, offset: node.start })
    }
  })
  return isCareful ? [] : [...found.values()]
}

const nodeType = (value: unknown): string => (isNode(value) ? value.type : '')

const isEnvironment = (value: unknown): boolean =>
  isNode(value) &&
  value.type === 'MemberExpression' &&
  nameOf(value.object) === 'process' &&
  nameOf(value.property) === 'env'

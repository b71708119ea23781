/** Functions of a config as code: those that need nothing but what they are given mean the same in another file. */

import { isRecord } from '../../shared/value.ts'

type Code = ReadonlyMap<unknown, string>
type Callable = (...args: never) => unknown

/** By the function that stands for it here. */
const originals = new WeakMap<Callable, Callable>()

/** Notes what the author wrote. */
export function keepOriginal<Made extends Callable>(made: Made, original: Callable): Made {
  originals.set(made, original)
  return made
}

/** A node of the syntax tree, as far as this file looks into it. */
type Node = { type: string } & Record<string, unknown>

/** What the author wrote, under everything that was put around it. */
export function originalOf(made: Callable): Callable {
  const original = originals.get(made)
  return original === undefined ? made : originalOf(original)
}

/** Every such function inside a value, with its code. */
export async function codeOfFunctions(value: unknown): Promise<Code> {
  const found = new Map<unknown, string>()
  const seen = new Set<unknown>()
  const look = async (part: unknown): Promise<void> => {
    if (seen.has(part)) return
    seen.add(part)
    if (typeof part === 'function') {
      const code = await codeOf(originalOf(part as Callable))
      if (code !== undefined) found.set(part, code)
    } else if (Array.isArray(part) || isRecord(part)) for (const inside of Object.values(part)) await look(inside)
  }
  await look(value)
  return found
}

async function codeOf(value: { toString(): string }): Promise<string | undefined> {
  const source = Function.prototype.toString.call(value)
  // A method is written without the word.
  const forms = [source, source.replace(/^(async\s+)?/, '$1function ')]
  const { parseSync } = await import('rolldown/utils')
  for (const form of forms) {
    const { program, errors } = parseSync('function.js', `(${form})`)
    if (errors.length === 0) return isClosed(program as unknown as Node) ? form : undefined
  }
  return undefined
}

/** Everything that it names is its own or the language's. */
function isClosed(program: Node): boolean {
  const own = new Set<unknown>(['arguments', 'undefined', 'NaN', 'Infinity'])
  const used = new Set<string>()
  let isFree = false
  const walk = (node: unknown, parent: Node | undefined, key: string): void => {
    if (Array.isArray(node)) for (const item of node) walk(item, parent, key)
    else if (isNode(node)) {
      if (node.type === 'ThisExpression' || node.type === 'Super' || node.type === 'MetaProperty') isFree = true
      if (node.type === 'Identifier' && !isWord(node, parent, key)) used.add(String(node.name))
      for (const name of namesDeclaredBy(node)) own.add(name)
      for (const [inner, value] of Object.entries(node)) walk(value, node, inner)
    }
  }
  walk(program, undefined, '')
  return !isFree && [...used].every(name => own.has(name) || (name in globalThis && name !== 'require'))
}

/** A name of a property or a label, which stands for no variable. */
const isWord = (node: Node, parent: Node | undefined, key: string): boolean =>
  parent !== undefined &&
  ((key === 'property' && parent.type === 'MemberExpression' && parent.computed !== true) ||
    (key === 'key' && parent.computed !== true && parent.value !== node) ||
    key === 'label')

const DECLARING: Readonly<Record<string, readonly string[]>> = {
  VariableDeclarator: ['id'],
  FunctionDeclaration: ['id', 'params'],
  FunctionExpression: ['id', 'params'],
  ArrowFunctionExpression: ['params'],
  ClassDeclaration: ['id'],
  CatchClause: ['param'],
}

const namesDeclaredBy = (node: Node): string[] => (DECLARING[node.type] ?? []).flatMap(key => namesIn(node[key]))

/** Names of a pattern: `{ a, b: [c = 1], ...d }`. */
function namesIn(pattern: unknown): string[] {
  if (Array.isArray(pattern)) return pattern.flatMap(namesIn)
  if (!isNode(pattern)) return []
  const { type, name, left, argument, value, properties, elements } = pattern
  if (type === 'Identifier') return [String(name)]
  if (type === 'AssignmentPattern') return namesIn(left)
  if (type === 'RestElement') return namesIn(argument)
  if (type === 'Property') return namesIn(value)
  return [...namesIn(properties), ...namesIn(elements)]
}

const isNode = (value: unknown): value is Node => isRecord(value) && typeof value.type === 'string'

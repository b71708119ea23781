/** What code asks for by `require`, found by the parser that compiles it. */

import { type EstreeProgram, type HastPluginDefinition, mdxToJs } from 'satteri'
import { isRecord } from '../../shared/value.ts'

/** Names in `require('…')` of the body of an async function; code that does not parse asks for none. */
export function requiredIn(code: string): string[] {
  if (!/\brequire\b/.test(code)) return []
  const found = new Set<string>()
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) node.forEach(visit)
    if (!isRecord(node)) return
    const name = requiredBy(node)
    if (name !== undefined) found.add(name)
    Object.values(node).forEach(visit)
  }
  visit(parseBody(code)?.body)
  return [...found]
}

function requiredBy({ type, callee, arguments: given }: Record<string, unknown>): string | undefined {
  const isCall = type === 'CallExpression' && isRecord(callee) && callee.type === 'Identifier'
  if (!isCall || callee.name !== 'require' || !Array.isArray(given)) return undefined
  const [first]: unknown[] = given
  return isRecord(first) && typeof first.value === 'string' ? first.value : undefined
}

function parseBody(code: string): EstreeProgram | undefined {
  let program: EstreeProgram | null = null
  const value = `export async function body() {\n${code}\n}`
  const read: HastPluginDefinition = {
    name: 'parse',
    before: (tree, context) => context.replaceNode(tree, { type: 'root', children: [{ type: 'mdxjsEsm', value }] }),
    mdxjsEsm(node) {
      program = node.parseExpression()
    },
  }
  try {
    mdxToJs('', { outputFormat: 'function-body', hastPlugins: [read] })
  } catch {
    // What is wrong with it is said when it is run.
  }
  return program ?? undefined
}

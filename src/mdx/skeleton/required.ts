/** What code asks for by `require`, found by the parser that compiles it. */

import { nodesOf, visit } from '../../shared/language/syntax-tree.ts'
import { attempt, isRecord } from '../../shared/value.ts'
import { programsOf } from './program.ts'

/** Names in `require('…')` of the body of an async function; code that does not parse asks for none. */
export function requiredIn(code: string): string[] {
  if (!/\brequire\b/.test(code)) return []
  const found = new Set<string>()
  // What is wrong with it is said when it is run.
  const [program] = attempt(() => programsOf([`export async function body() {\n${code}\n}`])) ?? []
  for (const statement of nodesOf(program?.body))
    visit(statement, node => {
      const name = requiredBy(node)
      if (name !== undefined) found.add(name)
    })
  return [...found]
}

function requiredBy({ type, callee, arguments: given }: Record<string, unknown>): string | undefined {
  const isCall = type === 'CallExpression' && isRecord(callee) && callee.type === 'Identifier'
  if (!isCall || callee.name !== 'require' || !Array.isArray(given)) return undefined
  const [first]: unknown[] = given
  return isRecord(first) && typeof first.value === 'string' ? first.value : undefined
}

/** Imports that plugins put into a text as a program, beside a text that is none: MDX reads the program. */

import type { Root, RootContent } from 'mdast'
import { isRecord, listOf, recordOf } from '../../shared/value.ts'

/** The same tree; such imports have their code. */
export const withImports = (root: Root): Root => ({ ...root, children: root.children.map(withCode) })

function withCode(node: RootContent): RootContent {
  if (node.type !== 'mdxjsEsm' || /^\s*(?:im|ex)port\b/.test(node.value)) return node
  const { data } = node as { data?: unknown }
  const lines = listOf(recordOf(recordOf(data).estree).body).map(importOf)
  return lines.length === 0 || lines.includes(undefined) ? node : { ...node, value: lines.join('\n') }
}

/** `undefined` for what is no import. */
function importOf(statement: unknown): string | undefined {
  if (!isRecord(statement) || statement.type !== 'ImportDeclaration' || !isRecord(statement.source)) return undefined
  const from = JSON.stringify(statement.source.value)
  const written = listOf(statement.specifiers).filter(isRecord)
  const named = written.filter(({ type }) => type === 'ImportSpecifier')
  const clauses = [
    ...written.filter(({ type }) => type === 'ImportDefaultSpecifier').map(({ local }) => nameOf(local)),
    ...written.filter(({ type }) => type === 'ImportNamespaceSpecifier').map(({ local }) => `* as ${nameOf(local)}`),
    ...(named.length === 0
      ? []
      : [`{ ${named.map(({ imported, local }) => `${nameOf(imported)} as ${nameOf(local)}`).join(', ')} }`]),
  ]
  return clauses.length === 0 ? `import ${from}` : `import ${clauses.join(', ')} from ${from}`
}

const nameOf = (node: unknown): string => (isRecord(node) ? String(node.name ?? node.value) : '')

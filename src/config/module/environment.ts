/** What a config took of the environment and did not get: a setting is missing although it is written. */

import { textOf } from '../../messages/problem.ts'
import type { FilePath } from '../../shared/path.ts'
import type { Problem } from '../../shared/problem.ts'
import { escapeRegExp } from '../../shared/text/escape.ts'

/** Mistakes that an unset variable leaves. */
const MISSING = new Set(['config/required', 'config/empty', 'config/item-nowhere', 'config/link-nowhere'])

const VARIABLE = String.raw`process\s*\.\s*env\s*(?:\?\.|\.)?\s*(?:([A-Za-z_]\w*)|\[\s*['"](\w+)['"]\s*\])`
/** Where a setting stands: its own value, or one of an object that is no further than its own braces. */
const OWN = new RegExp(String.raw`(?:['"]?[\w$]+['"]?\s*:\s*|\{[^{}]*?)${VARIABLE}`, 'y')
/** A value that has a name, before or without its key. */
const NAMED = /(?:['"]?[\w$]+['"]?\s*:\s*)?([\w$]+)\s*(?=[,}\n])/y

/** The same problems of the config `file`; those that the environment left have the cure for it. */
export function nameVariables(problems: readonly Problem[], file: FilePath, text: string): Problem[] {
  return problems.map(problem => {
    if (problem.file !== file || !MISSING.has(problem.code)) return problem
    const name = variableAt(text, offsetOf(text, problem))
    const isSet = name === undefined || (process.env[name] ?? '') !== ''
    return isSet ? problem : { ...problem, cure: textOf('config/variable', { name }) }
  })
}

function variableAt(text: string, offset: number): string | undefined {
  OWN.lastIndex = offset
  const [, plain, quoted] = OWN.exec(text) ?? []
  if (plain !== undefined || quoted !== undefined) return plain ?? quoted
  NAMED.lastIndex = offset
  const [, name] = NAMED.exec(text) ?? []
  return name === undefined ? undefined : declaredAs(text, escapeRegExp(name))
}

/** `const url = process.env.SITE_URL`, `const { SITE_URL } = process.env`. */
function declaredAs(text: string, name: string): string | undefined {
  const [, plain, quoted] = new RegExp(String.raw`\b(?:const|let|var)\s+${name}\s*=\s*${VARIABLE}`).exec(text) ?? []
  const taken = new RegExp(String.raw`\{[^{}]*?\b(?:(\w+)\s*:\s*)?${name}\b[^{}]*\}\s*=\s*process\s*\.\s*env\b`)
  const found = taken.exec(text)
  return plain ?? quoted ?? (found === null ? undefined : (found[1] ?? name))
}

function offsetOf(text: string, { line = 1, column = 1 }: Problem): number {
  const before = text.split('\n').slice(0, line - 1)
  return before.reduce((sum, each) => sum + each.length + 1, column - 1)
}

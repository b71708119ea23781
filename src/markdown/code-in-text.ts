/** Code that stands in a text, for those who look for what it imports: module blocks, expressions, attributes. */

import type { Nodes } from 'mdast'
import type { MathConfig } from '../shared/config.ts'
import { mayBeParsed } from './limits/limits.ts'
import { parseText } from './parse-text.ts'
import { asMdx } from './source-text.ts'

/** Without one of these a text takes nothing in, and is not parsed for it. */
const SIGN = /^(?:import|export)[\s{*'"]|\brequire\s*\(/m

export const mayTakeIn = (body: string): boolean => SIGN.test(body)

/** Whether code of a text takes something in, for all that is known: signs in samples of code are none. */
export function seemsToTakeIn(body: string): boolean {
  if (!mayTakeIn(body)) return false
  const text = asMdx(body)
  if (!mayBeParsed(text, true)) return true
  try {
    return piecesOf(parseText(text, true)).length > 0
  } catch {
    return true
  }
}

/** Pieces of code, each a program of its own; none in samples of code, and none in a text that is no MDX. */
export function codeInText(body: string, math?: MathConfig): string[] {
  if (!mayTakeIn(body)) return []
  const text = asMdx(body)
  if (!mayBeParsed(text, true)) return []
  try {
    return piecesOf(parseText(text, true, math))
  } catch {
    return []
  }
}

/** The bundler's parser goes through a module again for each name that it exports a second time. */
const MAX_EXPORTED = 500_000_000
const EXPORTS = /\bexport\b(?:\s*(?:(?:const|let|var)\s*)?[{[][^=;]*)?/g

/** Of a module with too many exports only what plainly imports. */
function moduleCode(code: string): string {
  if (code.length < 10_000) return code
  const names = [...code.matchAll(EXPORTS)].reduce((sum, [list]) => sum + list.split(',').length, 0)
  return names * code.length > MAX_EXPORTED ? (code.match(/^import\b.*$/gm) ?? []).join('\n') : code
}

function piecesOf(node: Nodes): string[] {
  const inside = 'children' in node ? node.children.flatMap(piecesOf) : []
  if (node.type === 'mdxjsEsm') return [moduleCode(node.value)]
  if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') return expression(node.value)
  if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return inside
  const attributes = node.attributes.flatMap(({ type, value }) => {
    if (type === 'mdxJsxExpressionAttribute') return expression(`{${value}}`)
    return typeof value === 'object' && value !== null ? expression(value.value) : []
  })
  return [...attributes, ...inside]
}

/** Expressions cannot `import`; most of them name nothing at all. */
const expression = (code: string): string[] => (code.includes('require') ? [`(${code}\n)`] : [])

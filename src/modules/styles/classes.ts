/** Which classes a style sheet is about: it is linked on pages that have one of them. */

import type { Rule, SelectorComponent } from 'lightningcss'
import { loadLightning } from './compile.ts'

/** `undefined` when some rule asks for no class and holds everywhere. */
export function classesOf(css: string): Set<string> | undefined {
  const rules: Rule[] = []
  loadLightning().transform({
    filename: 'sheet.css',
    code: Buffer.from(css),
    errorRecovery: true,
    visitor: { StyleSheet: sheet => void rules.push(...sheet.rules) },
  })
  const found = rules.map(classesOfRule)
  return found.includes(undefined) ? undefined : new Set(found.flatMap(classes => classes ?? []))
}

/** Rules inside another one of elements stand inside what that is about. */
function classesOfRule(rule: Rule): string[] | undefined {
  switch (rule.type) {
    case 'style':
      return together(rule.value.selectors.map(classesOfSelector))
    case 'media':
    case 'supports':
    case 'layer-block':
    case 'container':
    case 'scope':
    case 'starting-style':
    case 'moz-document':
      return together(rule.value.rules.map(classesOfRule))
    default:
      return []
  }
}

/** One class is enough of a selector; `:not(.a)` asks for none. */
function classesOfSelector(selector: readonly SelectorComponent[]): string[] | undefined {
  const found = selector.flatMap((part): string[] => {
    if (part.type === 'class') return [part.name]
    if (part.type !== 'pseudo-class') return []
    const isOneOf = part.kind === 'is' || part.kind === 'where' || part.kind === 'any' || part.kind === 'has'
    return isOneOf ? (together(part.selectors.map(classesOfSelector)) ?? []) : []
  })
  return found.length === 0 ? undefined : found
}

/** Of several, all that any is about; `undefined` when one holds everywhere. */
const together = (lists: readonly (string[] | undefined)[]): string[] | undefined =>
  lists.includes(undefined) ? undefined : lists.flatMap(list => list ?? [])

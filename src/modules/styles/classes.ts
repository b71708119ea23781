/** Which classes a style sheet is about: it is linked on pages that have one of them. */

import type { Rule, SelectorComponent } from 'lightningcss'
import { loadLightning } from './compile.ts'

/** What a selector asks for, all at once: each time one of these classes. */
type Asked = string[][]

/** `undefined` when some rule asks for no class and holds everywhere. */
export function classesOf(css: string): Set<string> | undefined {
  const rules: Rule[] = []
  loadLightning().transform({
    filename: 'sheet.css',
    code: Buffer.from(css),
    errorRecovery: true,
    visitor: { StyleSheet: sheet => void rules.push(...sheet.rules) },
  })
  const found = together(rules.map(askedByRule))
  if (found === undefined) return undefined
  const names = new Set(found.flatMap(asked => (asked.length === 1 ? asked.flat() : [])))
  // `.markdown:has(> .own)` says nothing of a page without `.own`, which is looked for already.
  const isKnown = (asked: Asked): boolean => asked.some(part => part.every(name => names.has(name)))
  return new Set([...names, ...found.filter(asked => !isKnown(asked)).flat(2)])
}

/** Rules inside another one of elements stand inside what that is about. */
function askedByRule(rule: Rule): Asked[] | undefined {
  switch (rule.type) {
    case 'style':
      return together(rule.value.selectors.map(askedBySelector).map(asked => asked && [asked]))
    case 'media':
    case 'supports':
    case 'layer-block':
    case 'container':
    case 'scope':
    case 'starting-style':
    case 'moz-document':
      return together(rule.value.rules.map(askedByRule))
    default:
      return []
  }
}

/** `:not(.a)` asks for nothing. */
function askedBySelector(selector: readonly SelectorComponent[]): Asked | undefined {
  const asked = selector.flatMap((part): Asked => {
    if (part.type === 'class') return [[part.name]]
    if (part.type !== 'pseudo-class') return []
    const isOneOf = part.kind === 'is' || part.kind === 'where' || part.kind === 'any' || part.kind === 'has'
    const inside = isOneOf ? together(part.selectors.map(askedBySelector)) : undefined
    return inside === undefined ? [] : [inside.flat()]
  })
  return asked.length === 0 ? undefined : asked
}

/** Of several, all that any asks for; `undefined` when one asks for nothing. */
const together = <Item>(lists: readonly (Item[] | undefined)[]): Item[] | undefined =>
  lists.includes(undefined) ? undefined : lists.flatMap(list => list ?? [])

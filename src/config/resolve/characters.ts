/** Characters that no setting may hold, looked for once in everything that a config says. */

import { findBreaking, findForbidden } from '../../shared/text/characters.ts'
import { isRecord } from '../../shared/value.ts'
import type { Report } from '../fields.ts'

interface Walk {
  report: Report
  /** Signs of control break nothing: of another engine's config they are taken as they are. */
  isTheirs: boolean
  seen: Set<object>
}

/** What is code's own: data for components, options of plugins. It reaches no address but through that code. */
const OF_CODE = /^(?:customFields|\w*(?:remark|rehype)Plugins)$/i

/** Reports every text in `value`, names of keys too, that holds one. */
export function reportCharacters(value: unknown, where: string, options: Omit<Walk, 'seen'>): void {
  look(value, where, { ...options, seen: new Set() })
}

function look(value: unknown, where: string, walk: Walk): void {
  if (typeof value === 'string') lookAtText(value, where, walk)
  if (typeof value !== 'object' || value === null || walk.seen.has(value)) return
  walk.seen.add(value)
  if (Array.isArray(value)) for (const [index, item] of value.entries()) look(item, `${where}[${index}]`, walk)
  else if (isRecord(value)) {
    for (const [key, item] of Object.entries(value)) {
      lookAtText(key, where, walk)
      if (!OF_CODE.test(key)) look(item, where === '' ? key : `${where}.${key}`, walk)
    }
  }
}

function lookAtText(text: string, where: string, { report, isTheirs }: Walk): void {
  const found = findForbidden(text)
  if (found === undefined || (isTheirs && findBreaking(text) === null)) return
  report(where, found.isHalf ? 'config/half-letter' : 'config/character', { char: found.code })
}

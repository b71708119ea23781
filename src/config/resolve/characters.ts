/** Characters that no setting may hold, looked for once in everything that a config says. */

import { findBreaking, findForbidden } from '../../shared/text/characters.ts'
import { lookInside, recordOf } from '../../shared/value.ts'
import type { Report } from '../fields.ts'

interface Options {
  report: Report
  /** Signs of control break nothing: of another engine's config they are taken as they are. */
  isTheirs: boolean
}

/** What is code's own: data for components, options of plugins. It reaches no address but through that code. */
const OF_CODE = /^(?:customFields|\w*(?:remark|rehype)Plugins)$/i

/** Reports every text in `value`, names of keys too, that holds one. */
export function reportCharacters(value: unknown, place: string, options: Options): void {
  lookInside(value, place, (item, where, key) => {
    if (OF_CODE.test(key)) return false
    for (const text of typeof item === 'string' ? [item] : Object.keys(recordOf(item))) lookAtText(text, where, options)
    return true
  })
}

function lookAtText(text: string, where: string, { report, isTheirs }: Options): void {
  const found = findForbidden(text)
  if (found === undefined || (isTheirs && findBreaking(text) === null)) return
  report(where, found.isHalf ? 'config/half-letter' : 'config/character', { char: found.code })
}

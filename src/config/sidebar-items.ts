/** A site's own `sidebarItemsGenerator`: its answer is checked as if it stood in a sidebars file. */

import type { SidebarItemsGenerator } from '../shared/config.ts'
import { isRecord } from '../shared/value.ts'
import { readAnswer } from './call.ts'
import type { Fields } from './fields.ts'
import { expandSidebars } from './sidebars.ts'

const KEY = 'sidebarItemsGenerator'

/** As the default generator of the other engine orders by them, functions leave these in their answers. */
const SKIPPED = new Set(['position', 'sidebarPosition'])

export function resolveGenerator(fields: Fields): { [KEY]?: SidebarItemsGenerator } {
  const generate = fields.call(KEY)
  if (generate === undefined) return {}
  const generator: SidebarItemsGenerator = async given => {
    const written = plain(await generate(given))
    const { [KEY]: items = [] } = readAnswer(generate, report => expandSidebars({ [KEY]: written }, report))
    return items
  }
  return { [KEY]: generator }
}

function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter(item => item !== undefined && item !== null).map(plain)
  if (!isRecord(value)) return value
  const entries = Object.entries(value).filter(([key, inner]) => !SKIPPED.has(key) && inner !== undefined)
  return Object.fromEntries(entries.map(([key, inner]) => [key, plain(inner)]))
}

/** A site's own `sidebarItemsGenerator`: its answer is checked as if it stood in a sidebars file. */

import { EXIT, stop } from '../errors.ts'
import { problemOf } from '../messages/problem.ts'
import type { SidebarItemsGenerator } from '../shared/config.ts'
import type { Problem } from '../shared/problem.ts'
import { isRecord } from '../shared/value.ts'
import type { Fields, Report } from './fields.ts'
import { expandSidebars } from './sidebars.ts'

const KEY = 'sidebarItemsGenerator'

/** As the default generator of the other engine orders by them, functions leave these in their answers. */
const SKIPPED = new Set(['position', 'sidebarPosition'])

export function resolveGenerator(fields: Fields): { [KEY]?: SidebarItemsGenerator } {
  const generate = fields.raw(KEY)
  if (generate === undefined) return {}
  if (typeof generate !== 'function') {
    fields.wrong(KEY, 'config/not-function')
    return {}
  }
  const generator: SidebarItemsGenerator = async given => {
    const problems: Problem[] = []
    const report: Report = (where, id, values) =>
      void problems.push(problemOf('error', id, { values: { ...values, where: `${where}: ` } }))
    const { [KEY]: items = [] } = expandSidebars({ [KEY]: plain(await generate(given)) }, report)
    const [problem] = problems
    if (problem !== undefined) throw Object.assign(stop(EXIT.content, 'config-run'), { problem })
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

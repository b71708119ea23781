/** How soon V8 compiles what runs often. */

import { setFlagsFromString } from 'node:v8'

/**
 * Most functions of a build run for a moment, and to compile them takes other threads longer than it spares this one: of
 * 130 pages a seventh of the processor, of 1,000 an eighth; four times as much or half gains less (V8's own is 67,584). Node 22 and
 * later have another compiler in between, for which nothing was measured.
 */
const BUDGET = 600_000

export function compileLater({ node }: Pick<NodeJS.ProcessVersions, 'node'>): void {
  if (Number.parseInt(node, 10) < 22) setFlagsFromString(`--interrupt-budget=${BUDGET}`)
}

/** Which style sheets a page needs besides those of all pages: decided by the classes that stand in it. */

import { groupBy, knownOr } from '../../shared/collections.ts'
import type { Address } from '../../shared/path.ts'
import type { Assets, OptionalSheet } from '../../shared/site/assets.ts'
import { ownCopy } from '../../shared/text/own-copy.ts'

/** `own`: the sheet of the page's `style` attributes. */
export function stylesFor(content: string, { styles, optional = [] }: Assets, own?: Address): Assets['styles'] {
  if (optional.length === 0 && own === undefined) return styles
  const wanted = sheetsIn(
    content,
    knownOr(finders, optional, () => createFinder(optional)),
  )
  const hasIslands = content.includes('<x-island')
  const needed = optional.filter(
    sheet =>
      sheet.classes === undefined ||
      wanted.has(sheet) ||
      (sheet.islands && hasIslands) ||
      sheet.markup?.some(sign => content.includes(sign)),
  )
  // Right after the engine's own: the site's sheets have the last word.
  const [first = [], ...others] = styles
  return [first, ...needed.map(({ href }) => href), own ?? [], ...others].flat()
}

/** Gives the sheets that have one of the classes of a `class` attribute. */
type Finder = (classes: string) => readonly OptionalSheet[]

const finders = new WeakMap<readonly OptionalSheet[], Finder>()

/** So many ways to say classes are remembered: pages repeat those of the theme, and hardly any of their own. */
const MOST = 2000

function createFinder(optional: readonly OptionalSheet[]): Finder {
  const byClass = groupBy(optional, ({ classes = [] }) => classes)
  const known = new Map<string, readonly OptionalSheet[]>()
  return classes => {
    const found = known.get(classes)
    if (found !== undefined) return found
    const sheets = classes.split(/\s+/).flatMap(name => byClass.get(name) ?? [])
    if (known.size === MOST) known.clear()
    known.set(ownCopy(classes), sheets)
    return sheets
  }
}

const START = 'class="'

/** Sheets that the classes in a text ask for. A page has hundreds of them, so none is cut out by a pattern. */
function sheetsIn(content: string, find: Finder): Set<OptionalSheet> {
  const sheets = new Set<OptionalSheet>()
  let end = 0
  for (let start = content.indexOf(START); start >= 0; start = content.indexOf(START, end)) {
    const from = start + START.length
    end = content.indexOf('"', from)
    if (end < 0) break
    if (/\s/.test(content.charAt(start - 1))) for (const sheet of find(content.slice(from, end))) sheets.add(sheet)
    else end = from
  }
  return sheets
}

/** Which style sheets a page needs besides those of all pages: decided by the classes that stand in it. */

import type { Address } from '../../shared/path.ts'
import type { Assets } from '../../shared/site/assets.ts'

/** `own`: the sheet of the page's `style` attributes. */
export function stylesFor(content: string, { styles, optional = [] }: Assets, own?: Address): Assets['styles'] {
  if (optional.length === 0 && own === undefined) return styles
  const classes = classesOf(content)
  const hasIslands = content.includes('<x-island')
  const needed = optional.filter(
    sheet =>
      sheet.classes === undefined ||
      (sheet.islands && hasIslands) ||
      (sheet.markup !== undefined && content.includes(sheet.markup)) ||
      sheet.classes.some(name => classes.has(name)),
  )
  // Right after the engine's own: the site's sheets have the last word.
  const [first = [], ...others] = styles
  return [first, ...needed.map(({ href }) => href), own ?? [], ...others].flat()
}

/** Elements repeat what their classes say: each way to say it is taken apart once. */
function classesOf(content: string): Set<string> {
  const said = new Set<string>()
  for (const [, value = ''] of content.matchAll(/\sclass="([^"]+)"/g)) said.add(value)
  return new Set([...said].flatMap(value => value.split(/\s+/)))
}

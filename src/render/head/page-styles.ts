/** Which style sheets a page needs besides those of all pages: decided by the classes that stand in it. */

import type { Assets } from '../../shared/site/assets.ts'

export function stylesFor(content: string, { styles, optional = [] }: Assets): Assets['styles'] {
  if (optional.length === 0) return styles
  const classes = new Set([...content.matchAll(/\sclass="([^"]+)"/g)].flatMap(match => (match[1] ?? '').split(/\s+/)))
  const hasIslands = content.includes('<x-island')
  const needed = optional.filter(
    sheet =>
      sheet.classes === undefined || (sheet.islands && hasIslands) || sheet.classes.some(name => classes.has(name)),
  )
  // Right after the engine's own: the site's sheets have the last word.
  const [first, ...others] = styles
  return first === undefined ? needed.map(({ href }) => href) : [first, ...needed.map(({ href }) => href), ...others]
}

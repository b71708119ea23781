/**
 * Layers of a site's sheets. The theme stands in layers itself, some of the same names, and a site that came from
 * Docusaurus relies on its own being stronger than Infima, which stands in none.
 */

import type { Block, Sheet } from '../../shared/language/sheet.ts'
import type { TextEdit } from '../../shared/text/edits.ts'

/** Layers of our own sheets. */
const OURS = ['reset', 'tokens', 'layout', 'components', 'content', 'infima', 'states']

/**
 * Names of a site's layers here. `base` is what Tailwind resets every element in: it goes below ours. Of a site that came
 * from Docusaurus any other layer with the name of one of ours is a layer of its own, above ours.
 */
const NAMES = new Map([['base', 'reset.base']])
const NAMES_OF_GUESTS = new Map([...NAMES, ...OURS.map(name => [name, `own-${name}`] as const)])

/** What opens a layer, names an order of layers or takes a sheet into one. */
const NAMED = /^(@layer\s+)(.+)|^(@import\b.*\blayer\(\s*)([^)]*)/s

export function renameLayers(sheet: Sheet, css: string, isGuest: boolean): TextEdit[] {
  const names = isGuest ? NAMES_OF_GUESTS : NAMES
  const renamed = (list: string): string =>
    list.replace(/((?:^|,)\s*)([\w-]+)/g, (_, before: string, name: string) => before + (names.get(name) ?? name))
  const preludes = sheet.blocks.map(({ start, open }) => ({ start, end: open }))
  const statements = [sheet, ...sheet.blocks].flatMap(block => block.statements)
  return [...preludes, ...statements].flatMap(({ start, end }) => {
    const [whole = '', at, list = '', from = '', name = ''] = NAMED.exec(css.slice(start, end)) ?? []
    const text = at === undefined ? from + renamed(name) : at + renamed(list)
    return text === whole ? [] : [{ start, end: start + whole.length, text }]
  })
}

/** `html[data-theme='dark'] body`; `html, :host` is Tailwind's own, which resets. */
const ROOT = /^(?:(?::root|html|body|\.dark|\.light|\[data-theme[^\]]*\])\s*)+$/

/**
 * What the layer `base` says of the whole page stands beside it: such a layer goes below the theme for what it resets,
 * and the author's colours would go with it.
 */
export function liftRoot({ prelude, around, start, end }: Block): TextEdit[] {
  const isRoot = prelude.split(',').every(part => ROOT.test(part.trim()))
  if (!isRoot || around?.around !== undefined || !/^@layer\s+base$/.test(around?.prelude ?? '')) return []
  return [
    { start, end: start, text: '}' },
    { start: end, end, text: `@layer ${NAMES.get('base')}{` },
  ]
}

/**
 * Layers of a site's sheets. The theme stands in layers itself, some of the same names, and a site that came from
 * Docusaurus relies on its own being stronger than Infima, which stands in none.
 */

import { type Block, cutSheet } from '../../../shared/language/sheet.ts'
import { editText } from '../../../shared/text/edits.ts'

/** Layers of our own sheets. */
const OURS = ['reset', 'tokens', 'layout', 'components', 'content', 'infima', 'states']

/**
 * Names of a site's layers here. `base` is what Tailwind resets every element in: it goes below ours. Of a site that came
 * from Docusaurus any other layer with the name of one of ours is a layer of its own, above ours.
 */
const NAMES = new Map([['base', 'reset.base']])
const NAMES_OF_GUESTS = new Map([...NAMES, ...OURS.map(name => [name, `own-${name}`] as const)])

export function renameLayers(css: string, isGuest: boolean): string {
  if (!/\blayer\b/i.test(css)) return css
  const names = isGuest ? NAMES_OF_GUESTS : NAMES
  const renamed = (list: string): string =>
    list.replace(/((?:^|,)\s*)([\w-]+)/g, (_, before: string, name: string) => before + (names.get(name) ?? name))
  const { blocks, statements } = cutSheet(css)
  const preludes = blocks.map(({ start, open }) => ({ start, end: open }))
  const inside = blocks.flatMap(block => block.statements)
  return editText(
    css,
    [...preludes, ...statements, ...inside].map(({ start, end }) => ({
      start,
      end,
      text: css
        .slice(start, end)
        .replace(/^(@layer\s+)(.+)|^(@import\b.*\blayer\(\s*)([^)]*)/s, (_, ...[at, list, from, name]: string[]) =>
          at === undefined ? `${from}${renamed(name ?? '')}` : at + renamed(list ?? ''),
        ),
    })),
  )
}

/** `html[data-theme='dark'] body`; `html, :host` is Tailwind's own, which resets. */
const ROOT = /^(?:(?::root|html|body|\.dark|\.light|\[data-theme[^\]]*\])\s*)+$/

/**
 * What the layer `base` says of the whole page stands beside it: such a layer goes below the theme for what it resets,
 * and the author's colours would go with it.
 */
export function liftRoots(css: string): string {
  const lifted = cutSheet(css).blocks.filter(block => isRoot(block) && isBase(block.around))
  return editText(
    css,
    lifted.flatMap(({ start, end }) => [
      { start, end: start, text: '}' },
      { start: end, end, text: '@layer base{' },
    ]),
  )
}

const isBase = (block: Block | undefined): boolean =>
  block !== undefined && block.around === undefined && /^@layer\s+base$/.test(block.prelude)

const isRoot = ({ prelude }: Block): boolean => prelude.split(',').every(part => ROOT.test(part.trim()))

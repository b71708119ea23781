/** Rules for every element there is. */

import { type Block, isAllAround } from '../../../shared/language/sheet.ts'
import type { TextEdit } from '../../../shared/text/edits.ts'

const EVERYTHING = /^(?:\*|\*?::?(?:before|after)|\*?::(?:backdrop|file-selector-button))$/i
/** Rules stand in these as they do outside; a layer of the site's own says itself how strong it is. */
const isCondition = ({ prelude }: Block): boolean => /^@(?:media|supports|container)\b/i.test(prelude)

/**
 * Puts `* { margin: 0 }` below the theme. Under Docusaurus any class wins over it, whose rules stand in no layer: so it
 * clears what nothing else speaks of. Over a theme in layers it would clear everything. Those in a layer of the site's
 * own, or in another rule, stay.
 */
export function lowerUniversal(block: Block): TextEdit[] {
  const { prelude, start, end } = block
  const isEverything = prelude.split(',').every(part => EVERYTHING.test(part.trim()))
  if (!isEverything || !isAllAround(block, isCondition)) return []
  return [
    { start, end: start, text: '@layer reset.base{' },
    { start: end, end, text: '}' },
  ]
}

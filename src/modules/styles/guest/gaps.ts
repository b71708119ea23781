/**
 * Room between blocks of a text. Infima has it below each of them, and an author who wants less takes some of it away
 * above the next one; ours is above, so what he takes away is taken from that.
 */

import { cutSheet, isPlainRule, selectorsOf } from '../../../shared/language/sheet.ts'
import { editText } from '../../../shared/text/edits.ts'

const BLOCK = /(?:^|[\s>+~])(?:p|ul|ol|dl|pre|table|blockquote|details|figure)$/
const LESS = /^(margin(?:-top|-block-start)\s*:\s*)(-[\d.]+(?:rem|em|px|%))/i

/** `p + ul { margin-top: -1rem }`, in a rule for such blocks alone. */
export function keepGaps(css: string): string {
  if (css.search(/margin-(?:top|block-start)\s*:\s*-/i) < 0) return css
  const rules = cutSheet(css).blocks.filter(
    block => isPlainRule(block) && selectorsOf(block).every(selector => BLOCK.test(selector)),
  )
  return editText(
    css,
    rules.flatMap(({ statements }) =>
      statements.map(({ start, end }) => {
        return { start, end, text: css.slice(start, end).replace(LESS, '$1calc(var(--space) + $2)') }
      }),
    ),
  )
}

/**
 * Room between blocks of a text. Infima has it below each of them, and an author who wants less takes some of it away
 * above the next one; ours is above, so what he takes away is taken from that.
 */

import { type Block, isPlainRule, selectorsOf } from '../../../shared/language/sheet.ts'
import type { TextEdit } from '../../../shared/text/edits.ts'

const BLOCK = /(?:^|[\s>+~])(?:p|ul|ol|dl|pre|table|blockquote|details|figure)$/
const LESS = /^(margin(?:-top|-block-start)\s*:\s*)(-[\d.]+(?:rem|em|px|%))/i

/** `p + ul { margin-top: -1rem }`, in a rule for such blocks alone. */
export function keepGap(block: Block, css: string): TextEdit[] {
  const less = block.statements.flatMap(({ start, end }) => {
    const [whole, name, value] = LESS.exec(css.slice(start, end)) ?? []
    return whole === undefined
      ? []
      : [{ start, end: start + whole.length, text: `${name}calc(var(--space) + ${value})` }]
  })
  const isOfBlocks = less.length > 0 && isPlainRule(block) && selectorsOf(block).every(one => BLOCK.test(one))
  return isOfBlocks ? less : []
}

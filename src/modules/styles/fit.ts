/**
 * How sheets of a site are fitted in beside ours: one walk over the blocks of each, at which every rule says what it
 * changes there. Rules see the sheet as it is written, and no two of them change the same place.
 */

import { type Block, cutSheet } from '../../shared/language/sheet.ts'
import { editText, type TextEdit } from '../../shared/text/edits.ts'
import { keepFrame } from './guest/frame.ts'
import { keepGap } from './guest/gaps.ts'
import { joinText } from './guest/one-text.ts'
import { nameApart } from './guest/own-names.ts'
import { lowerUniversal } from './guest/universal.ts'
import { liftRoot, renameLayers } from './layers.ts'
import { spareShell, spareShellOfGuests } from './spare.ts'

/** What each changes at a block. */
type Rule = (block: Block, css: string) => TextEdit[]

const RULES: Rule[] = [spareShell]
const RULES_OF_GUESTS: Rule[] = [liftRoot, lowerUniversal, spareShellOfGuests, keepFrame, keepGap]

/** A guest is a site whose author knew nothing of our names and layers. */
export function fitSheet(written: string, isGuest: boolean): string {
  const css = isGuest ? joinText(nameApart(written)) : written
  const rules = isGuest ? RULES_OF_GUESTS : RULES
  const sheet = cutSheet(css)
  const changes = sheet.blocks.flatMap(block => rules.flatMap(rule => rule(block, css)))
  // What is put before a block comes first: its own prelude may be changed from the same place on.
  return editText(css, [...changes, ...renameLayers(sheet, css, isGuest)])
}

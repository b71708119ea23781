/**
 * What a site says of the frame that Docusaurus' pages stand in, where ours is another one: there the body holds one
 * element, and the text takes the room of a menu that is hidden.
 */

import { type Block, isPlainRule, cutSheet, selectorsOf } from '../../../shared/language/sheet.ts'
import { editText, type TextEdit } from '../../../shared/text/edits.ts'

/** Of several elements side by side it would make columns of a page, its menu and its footer. */
const ROW = /^display\s*:\s*(?:inline-)?(?:flex|grid)\b/i
const BODY = /^(?:html\s*>?\s*)?body$/i

const HIDDEN = /^display\s*:\s*none\b/i
const MENU = /(?<=^|[\s>+~])(?:aside)?\.theme-doc-sidebar-container$/

/** The column of the menu, with what stands between it and the text; the menu of phones is another element there. */
const freed = (selector: string): string => {
  const around = selector.replace(MENU, '')
  return `${selector}{display:none!important}${around}.layout.has-sidebar{--side:0px}${around}.layout.has-sidebar>.main{grid-column:2;margin-inline-start:calc(-1*var(--between))}`
}

/** The sheet with such rules as they act there. */
export function keepFrame(css: string): string {
  if (!/\bbody\b|\.theme-doc-sidebar-container\b/i.test(css)) return css
  return editText(css, cutSheet(css).blocks.filter(isPlainRule).flatMap(framed))
}

/** What leaves the rule, and what comes behind it. */
function framed(block: Block): TextEdit[] {
  const selectors = selectorsOf(block)
  if (selectors.some(selector => BODY.test(selector))) return without(block, ROW)
  const menus = selectors.filter(selector => MENU.test(selector))
  const hidden = menus.length === 0 ? [] : without(block, HIDDEN)
  if (hidden.length === 0) return []
  const text = `@media (min-width:62.3125em){${menus.map(freed).join('')}}`
  const behind = { start: block.end, end: block.end, text }
  return menus.length === selectors.length ? [...hidden, behind] : [behind]
}

const without = ({ statements }: Block, declaration: RegExp): TextEdit[] =>
  statements.filter(({ text }) => declaration.test(text)).map(({ start, end }) => ({ start, end, text: '' }))

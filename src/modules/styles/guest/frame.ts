/**
 * What a site says of the frame that Docusaurus' pages stand in, where ours is another one: there the body holds one
 * element, and the text takes the room of a menu that is hidden.
 */

import { type Block, isPlainRule, selectorsOf } from '../../../shared/language/sheet.ts'
import type { TextEdit } from '../../../shared/text/edits.ts'
import { spareOfGuest } from '../spare.ts'

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

/** The box between the bar and the footer, as wide as the window: ours is as wide as the text with its columns. */
const MAIN = /(?<=^|[\s>+~])(?:div)?(?:\.main-wrapper|#__docusaurus_skipToContent_fallback)$/
const PAINT = /^(?:background|color|font)/i
const ROOM = /^(?:padding|margin)-(?:top|bottom|block)/i

/** What is painted there shows through the whole page, and the room above and below is that of ours. */
function inMain(selectors: readonly string[], { statements }: Block): string {
  const rule = (element: string, kind: RegExp): string => {
    const said = statements.flatMap(({ text }) => (kind.test(text) ? text : [])).join(';')
    return said === '' ? '' : `${selectors.map(one => one.replace(MAIN, element)).join()}{${said}}`
  }
  return rule('#__zapiski', PAINT) + rule('.layout', ROOM)
}

const CONCERNS = /\bbody\b|\.theme-doc-sidebar-container\b|\.main-wrapper\b|#__docusaurus_skip/i

/** Such a rule as it acts there: what leaves it, and what comes behind it. */
export function keepFrame(block: Block): TextEdit[] {
  if (!CONCERNS.test(block.prelude) || !isPlainRule(block)) return []
  const selectors = selectorsOf(block).map(spareOfGuest)
  const behind = (text: string): TextEdit => ({ start: block.end, end: block.end, text })
  if (selectors.some(one => BODY.test(one))) return without(block, ROW)
  const mains = selectors.filter(one => MAIN.test(one))
  if (mains.length > 0) return [behind(inMain(mains, block))]
  const menus = selectors.filter(one => MENU.test(one))
  const hidden = menus.length === 0 ? [] : without(block, HIDDEN)
  if (hidden.length === 0) return []
  const room = behind(`@media (min-width:62.3125em){${menus.map(freed).join('')}}`)
  return menus.length === selectors.length ? [...hidden, room] : [room]
}

const without = ({ statements }: Block, declaration: RegExp): TextEdit[] =>
  statements.filter(({ text }) => declaration.test(text)).map(({ start, end }) => ({ start, end, text: '' }))

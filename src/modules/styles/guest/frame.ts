/**
 * What a site says of the frame that Docusaurus' pages stand in, where ours is another one: there the body holds one
 * element, and the text takes the room of a menu that is hidden.
 */

import { SHEET_TOKEN, splitList, withoutComments } from '../../../shared/language/sheet-tokens.ts'

/** Of several elements side by side it would make columns of a page, its menu and its footer. */
const ROW = /(^|;)\s*display\s*:\s*(?:inline-)?(?:flex|grid)\s*(?:!\s*important\s*)?(?=;|$)/gi
const BODY = /^(?:html\s*>?\s*)?body$/i

const MENU = /(?<=^|[\s>+~])(?:aside)?\.theme-doc-sidebar-container$/
const HIDDEN = /(^|;)\s*display\s*:\s*none\b[^;]*(?=;|$)/gi

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
function inMain(selectors: readonly string[], body: string): string {
  const declarations = splitList(body, ';').map(one => one.trim())
  const ofKind = (kind: RegExp): string => declarations.filter(one => kind.test(one)).join(';')
  const rule = (element: string, said: string): string =>
    said === '' ? '' : `${selectors.map(one => one.replace(MAIN, element)).join()}{${said}}`
  return rule('#__zapiski', ofKind(PAINT)) + rule('.layout', ofKind(ROOM))
}

/** The sheet with such rules as they act there. */
export function keepFrame(css: string): string {
  if (!/\bbody\b|\.theme-doc-sidebar-container\b|\.main-wrapper\b|#__docusaurus_skip/i.test(css)) return css
  let [out, from, start] = ['', 0, 0]
  let open: { prelude: string; at: number } | undefined
  for (const { 0: token, index } of css.matchAll(SHEET_TOKEN)) {
    if (token.length > 1) continue
    if (token === '}' && open !== undefined) {
      const said = css.slice(open.at, index)
      const [kept, added] = framed(splitList(withoutComments(open.prelude), ','), said)
      if (kept !== said || added !== '') {
        out += `${css.slice(from, open.at)}${kept}}${added}`
        from = index + 1
      }
    }
    open = token === '{' ? { prelude: css.slice(start, index), at: index + 1 } : token === '}' ? undefined : open
    start = token === ';' && open !== undefined ? start : index + 1
  }
  return out + css.slice(from)
}

/** What stays in the rule, and what comes behind it. */
function framed(prelude: readonly string[], said: string): [kept: string, added: string] {
  const selectors = prelude.map(one => one.trim())
  const body = withoutComments(said)
  if (selectors.some(one => BODY.test(one))) return body.search(ROW) >= 0 ? [body.replace(ROW, '$1'), ''] : [said, '']
  const mains = selectors.filter(one => MAIN.test(one))
  if (mains.length > 0) return [said, inMain(mains, body)]
  const menus = body.search(HIDDEN) < 0 ? [] : selectors.filter(one => MENU.test(one))
  if (menus.length === 0) return [said, '']
  const kept = menus.length === selectors.length ? body.replace(HIDDEN, '$1') : said
  return [kept, `@media (min-width:62.3125em){${menus.map(freed).join('')}}`]
}

/** The one inline script: what is decided before the first paint. */

import { BASE_URL_BANNER } from '../../shared/shell.ts'
import { escapeJson } from '../../shared/text/escape.ts'
import type { FrameConfig } from '../../shared/view/frame.ts'

/** Keys and parameters that Docusaurus uses, so that a visitor's choice outlives the move. */
const QUERY = 'docusaurus-theme'
const DATA_PREFIX = 'docusaurus-data-'
const STORED_MODE = 'theme'
const STORED_DISMISS = 'docusaurus.announcement.dismiss'
const STORED_ID = 'docusaurus.announcement.id'
/** How links to fonts are related to the page before the script asks for them. */
export const FONT_LINK = 'font'
/** Milliseconds from the request of a page to its head from which fonts would hold the sheet up. */
const SLOW = 200
/** What the address asks for, as the script reads it. */
const ADDRESS = 'new URLSearchParams(location.search)'
/** What our style sheet alone sets (`tokens.css`). */
const SHEET_MARK = '--zapiski'

/**
 * Source of the script: the same bytes on every page of a site, so that one hash in the policy allows it. Its quotes are
 * those of the tags around it, which packs better.
 *
 * - `data-js`: scripts run here; `true` where the entry is new and its address names no place (a text is greater than no
 *   number, save the empty one), and what is far below may be laid out later
 * - `data-theme`, `data-theme-choice`: `?docusaurus-theme=` of the address > the stored choice > the system > the
 *   default. Only `light` and `dark` are taken; storage that throws counts as empty
 * - `data-foo` from `?docusaurus-data-foo=…`, for pages shown inside others, where the config names it; it cannot replace
 *   the ones above
 * - fonts of the page asked for, or `data-fonts` on a slow line (`tokens.css`)
 * - the banner of a broken base path
 * - `data-announcement-bar-initially-dismissed`: `true` or `false`; a bar with a new id starts anew
 */
export function headScript(config: FrameConfig): string {
  const { defaultMode, disableSwitch, respectPrefersColorScheme } = config.theme.colorMode
  const other = defaultMode === 'dark' ? 'light' : 'dark'
  const system = `matchMedia("(prefers-color-scheme: ${other})").matches?"${other}":"${defaultMode}"`
  const stored = disableSwitch ? '' : `||m(localStorage.${STORED_MODE})`
  return (
    `{let e=document.documentElement,d=e.dataset,c,m=v=>(v=="light"||v=="dark")&&v;` +
    `try{${urlAttributes(config)}c=m(${ADDRESS}.get("${QUERY}"))${stored}}catch{}` +
    `d.js=!history.state>location.hash;d.theme=c||(${respectPrefersColorScheme ? system : `"${defaultMode}"`});` +
    `d.themeChoice=c||"${respectPrefersColorScheme ? 'system' : defaultMode}";` +
    `${announcement(config)}${fonts()}${brokenBase()}}`
  )
}

/** What the address sets; nothing where no attribute may be set. */
function urlAttributes({ security: { urlAttributes: allowed } }: FrameConfig): string {
  const set = (isAllowed: string): string =>
    `${ADDRESS}.forEach((v,k)=>${isAllowed}&&e.setAttribute(k.slice(${'docusaurus-'.length}),v));`
  if (allowed === 'any') return set(`/^${DATA_PREFIX}[a-z-]+$/i.test(k)`)
  const pairs = Object.entries(allowed).flatMap(([name, values]) =>
    values.map(value => `${DATA_PREFIX}${name}=${value}`),
  )
  return pairs.length === 0 ? '' : set(`[${pairs.map(escapeJson).join()}].includes(k+"="+v)`)
}

/**
 * On a slow line the sheet would come later by what the fonts weigh, and they would be late for the page anyway: there it
 * is drawn in a face of the system, and no font is asked for. How slow it is says the answer with this page itself: what
 * browsers make known of the line is rounded, drawn by lot, and a guess before anything was loaded. A reader who comes
 * from another page of the site gets its fonts.
 */
function fonts(): string {
  const isSlow = `document.referrer.indexOf(origin)&&Date.now()-performance.timing.requestStart>${SLOW}`
  return `${isSlow}?d.fonts=1:e.querySelectorAll("[rel=${FONT_LINK}]").forEach(l=>l.rel="preload");`
}

/**
 * A home page without our style sheet means a wrong base path: the banner shows itself, red without any style sheet, and
 * names the folder of the address. What the sheet says is looked for, and not whether it failed: a host that answers
 * every address with a page makes no sheet fail. The scripts of the page wait for its sheets, and this event for them.
 */
function brokenBase(): string {
  return (
    `addEventListener("DOMContentLoaded",b=>{b=self.${BASE_URL_BANNER};` +
    `b&&!getComputedStyle(e).getPropertyValue("${SHEET_MARK}")&&` +
    `(b.hidden=0,b.style="border:solid red",` +
    `b.lastChild.append(new URL(".",location).pathname))})`
  )
}

function announcement(config: FrameConfig): string {
  const bar = config.theme.announcementBar
  if (bar === undefined || !bar.isCloseable) return ''
  const id = escapeJson(bar.id)
  return (
    `d.announcementBarInitiallyDismissed=!1;try{let s=localStorage;` +
    `s.getItem("${STORED_ID}")!==${id}&&(s.setItem("${STORED_ID}",${id}),s.setItem("${STORED_DISMISS}","false"));` +
    `d.announcementBarInitiallyDismissed=s.getItem("${STORED_DISMISS}")==="true"}catch{}`
  )
}

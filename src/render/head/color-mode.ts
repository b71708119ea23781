/** The one inline script: colours and the announcement bar are decided before the first paint. */

import { BASE_URL_BANNER } from '../../shared/shell.ts'
import type { FrameConfig } from '../../shared/view/frame.ts'

/** Keys and parameters that Docusaurus uses, so that a visitor's choice outlives the move. */
const QUERY = 'docusaurus-theme'
const DATA_PREFIX = 'docusaurus-data-'
const STORED_MODE = 'theme'
const STORED_DISMISS = 'docusaurus.announcement.dismiss'
const STORED_ID = 'docusaurus.announcement.id'
/** What our style sheet alone sets (`tokens.css`). */
const SHEET_MARK = '--zapiski'

/**
 * Source of the script: the same bytes on every page of a site, so that one hash in the policy allows it.
 *
 * - `data-js`: scripts run here
 * - `data-theme`, `data-theme-choice`: `?docusaurus-theme=` of the address > the stored choice > the system > the
 *   default. Only `light` and `dark` are taken; storage that throws counts as empty
 * - `data-foo` from `?docusaurus-data-foo=…`, for pages shown inside others, where the config names it; it cannot replace
 *   the ones above
 * - the banner of a broken base path
 * - `data-announcement-bar-initially-dismissed`: `true` or `false`; a bar with a new id starts anew
 */
export function colorModeScript(config: FrameConfig): string {
  const { defaultMode, disableSwitch, respectPrefersColorScheme } = config.theme.colorMode
  const other = defaultMode === 'dark' ? 'light' : 'dark'
  const system = `matchMedia('(prefers-color-scheme:${other})').matches?'${other}':'${defaultMode}'`
  const stored = disableSwitch ? '' : `c=c||m(localStorage.getItem('${STORED_MODE}'))`
  return (
    `!function(e){var c,d=e.dataset;function m(v){return/^(light|dark)$/.test(v)?v:''}` +
    `try{var q=new URLSearchParams(location.search);${urlAttributes(config)}c=m(q.get('${QUERY}'));` +
    `${stored}}catch(x){}` +
    `d.js='';d.theme=c||(${respectPrefersColorScheme ? system : `'${defaultMode}'`});` +
    `d.themeChoice=c||'${respectPrefersColorScheme ? 'system' : defaultMode}';` +
    `${announcement(config)}${brokenBase()}}(document.documentElement)`
  )
}

/** Reads what else the address sets; nothing where no attribute may be set. */
function urlAttributes({ security: { urlAttributes: allowed } }: FrameConfig): string {
  const where = (test: string): string =>
    `q.forEach(function(v,k){${test}&&e.setAttribute(k.slice(${'docusaurus-'.length}),v)});`
  if (allowed === 'any') return where(`/^${DATA_PREFIX}[a-z-]+$/i.test(k)`)
  const pairs = Object.entries(allowed).flatMap(([name, values]) =>
    values.map(value => `${DATA_PREFIX}${name}=${value}`),
  )
  return pairs.length === 0 ? '' : where(`[${pairs.map(scriptString).join()}].includes(k+'='+v)`)
}

/**
 * A home page without our style sheet means a wrong base path: the banner shows itself, red without any style sheet, and
 * names the folder of the address. What the sheet says is looked for, and not whether it failed: a host that answers
 * every address with a page makes no sheet fail. The scripts of the page wait for its sheets, and this event for them.
 */
function brokenBase(): string {
  return (
    `addEventListener('DOMContentLoaded',function(){var b=self.${BASE_URL_BANNER};` +
    `b&&!getComputedStyle(e).getPropertyValue('${SHEET_MARK}')&&` +
    `(b.hidden=!1,b.style='border:thick solid red;padding:1em',` +
    `b.querySelector('code').textContent=location.pathname.replace(/[^/]*$/,''))});`
  )
}

function announcement(config: FrameConfig): string {
  const bar = config.theme.announcementBar
  if (bar === undefined || !bar.isCloseable) return ''
  const id = scriptString(bar.id)
  return (
    `d.announcementBarInitiallyDismissed=!1;try{var s=localStorage;` +
    `s.getItem('${STORED_ID}')!==${id}&&(s.setItem('${STORED_ID}',${id}),s.setItem('${STORED_DISMISS}','false'));` +
    `d.announcementBarInitiallyDismissed=s.getItem('${STORED_DISMISS}')==='true'}catch(x){}`
  )
}

/** A JavaScript string that cannot end a `<script>`. */
const scriptString = (text: string): string => JSON.stringify(text).replaceAll('<', '\\u003c')

/** The one inline script: colours and the announcement bar are decided before the first paint. */

import type { Config } from '../shared/config.ts'

/** Keys and parameters that Docusaurus uses, so that a visitor's choice outlives the move. */
const QUERY = 'docusaurus-theme'
const DATA_PREFIX = 'docusaurus-data-'
const STORED_MODE = 'theme'
const STORED_DISMISS = 'docusaurus.announcement.dismiss'
const STORED_ID = 'docusaurus.announcement.id'

/**
 * Source of the script: the same bytes on every page of a site, so that one hash in the policy allows it.
 *
 * - `data-js`: scripts run here
 * - `data-theme`, `data-theme-choice`: `?docusaurus-theme=` of the address > the stored choice > the system > the
 *   default. Only `light` and `dark` are taken; storage that throws counts as empty
 * - `data-foo` from `?docusaurus-data-foo=…`, for pages shown inside others; it cannot replace the ones above
 * - `data-announcement-bar-initially-dismissed`: `true` or `false`; a bar with a new id starts anew
 */
export function colorModeScript(config: Config): string {
  const { defaultMode, disableSwitch, respectPrefersColorScheme } = config.theme.colorMode
  const other = defaultMode === 'dark' ? 'light' : 'dark'
  const system = `matchMedia('(prefers-color-scheme:${other})').matches?'${other}':'${defaultMode}'`
  const stored = disableSwitch ? '' : `||m(localStorage.getItem('${STORED_MODE}'))`
  return (
    `!function(e,d,c){function m(v){return v==='light'||v==='dark'?v:''}` +
    `try{new URLSearchParams(location.search).forEach(function(v,k){` +
    `/^${DATA_PREFIX}[a-z-]+$/i.test(k)?e.setAttribute(k.slice(${'docusaurus-'.length}),v):k==='${QUERY}'&&(c=c||m(v))})` +
    `;c=c${stored}}catch(x){}` +
    `d.js='';d.theme=c||(${respectPrefersColorScheme ? system : `'${defaultMode}'`});` +
    `d.themeChoice=c||'${respectPrefersColorScheme ? 'system' : defaultMode}';` +
    `${announcement(config)}}(document.documentElement,document.documentElement.dataset,'')`
  )
}

function announcement(config: Config): string {
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

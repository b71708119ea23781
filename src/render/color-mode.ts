/** The one inline script: colours and the announcement bar are decided before the first paint. */

import type { Config } from '../shared/config.ts'

/**
 * Source of the script, the same bytes on every page of a site, so that one hash in the policy allows it. Order of
 * choice: `?docusaurus-theme=` of the address, the stored choice, the system, the default. Only `light` and `dark` are
 * taken; storage that throws counts as empty.
 */
export function colorModeScript(config: Config): string {
  const { defaultMode, respectPrefersColorScheme } = config.theme.colorMode
  const system = respectPrefersColorScheme
    ? `matchMedia('(prefers-color-scheme: ${defaultMode === 'dark' ? 'light' : 'dark'})').matches?'${defaultMode === 'dark' ? 'light' : 'dark'}':'${defaultMode}'`
    : `'${defaultMode}'`
  const fallback = respectPrefersColorScheme ? 'system' : defaultMode
  const bar = config.theme.announcementBar
  const dismissed =
    bar === undefined
      ? ''
      : `try{var s=localStorage,i=s.getItem('docusaurus.announcement.id');` +
        `if(i!==${scriptString(bar.id)}){s.setItem('docusaurus.announcement.id',${scriptString(bar.id)});s.setItem('docusaurus.announcement.dismiss','false')}` +
        `e.dataset.announcementBarInitiallyDismissed=String(s.getItem('docusaurus.announcement.dismiss')==='true')}catch(x){}`
  return (
    `(function(e){function ok(v){return v==='light'||v==='dark'?v:null}var c=null;` +
    `try{c=ok(new URLSearchParams(location.search).get('docusaurus-theme'))||ok(localStorage.getItem('theme'))}catch(x){}` +
    `e.dataset.theme=c||(${system});e.dataset.themeChoice=c||'${fallback}';${dismissed}})(document.documentElement)`
  )
}

/** A JavaScript string that cannot end a `<script>`. */
const scriptString = (text: string): string => JSON.stringify(text).replaceAll('<', '\\u003c')

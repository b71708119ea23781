/** The document of a frame. A page opens it in a sandbox and tells it what to show. */

import type { FrameKind } from '../shared/document.ts'
import type { Address } from '../shared/path.ts'
import { escapeAttribute } from '../shared/text/escape.ts'
import { FRAME_NONCE, framePolicy } from './hosting/frame-policy.ts'

interface FrameDocument {
  kind: FrameKind
  /** Base address of the site. */
  base: string
  /** Addresses, in the order in which they run. */
  scripts: readonly Address[]
  /** Of the site's own components. */
  css: string
}

/** Colours are those of the page's mode, which it is told; on paper those of light. */
const LOOK = `:root{color-scheme:light dark}
html,body{margin:0;background:transparent;color:light-dark(#1d1f24,#e6e6e6)}
body{font:1rem/1.5 system-ui,sans-serif}
body>:first-child{margin-block-start:0}
body>:last-child{margin-block-end:0}
@media print{:root{color-scheme:light!important}}`

export function renderFrame({ kind, base, scripts, css }: FrameDocument): string {
  const tags = scripts.map(src => `<script nonce="${FRAME_NONCE}" src="${escapeAttribute(src)}"></script>`)
  // Nothing in a sheet ends the tag that it stands in.
  const look = `${LOOK}${css}`.replaceAll('</', '<\\/')
  return `<!doctype html>
<html lang="en" data-kind="${kind}" data-base="${escapeAttribute(base)}">
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${framePolicy(kind, 'meta')}">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${kind}</title>
<style>${look}</style>
${tags.join('\n')}
<body></body>
</html>
`
}

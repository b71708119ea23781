/** Policy of a frame's own document: what pages forbid, and nothing else. It has an origin of its own and no way out. */

import type { FrameKind } from '../../shared/document.ts'

/** Its scripts by name: to WebKit a document of no origin has no `'self'`. Nothing else writes tags into it. */
export const FRAME_NONCE = 'zapiski'

/** `headers` can say who may frame it and that it is always in a sandbox; a `<meta>` cannot. */
export function framePolicy(kind: FrameKind, place: 'headers' | 'meta'): string {
  const directives = [
    "default-src 'none'",
    // Live code becomes a program in the browser.
    `script-src 'nonce-${FRAME_NONCE}'${kind === 'live' ? " 'unsafe-eval'" : ''}`,
    "style-src 'unsafe-inline'",
    'img-src data:',
    "base-uri 'none'",
    "form-action 'none'",
  ]
  if (place === 'headers') directives.push("frame-ancestors 'self'", 'sandbox allow-scripts')
  return directives.join('; ')
}

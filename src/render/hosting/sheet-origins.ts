/** What an author's own style sheets ask from elsewhere: other sheets, fonts, pictures. */

import type { Directive } from '../../shared/config/security.ts'
import { foreignOrigin } from '../../shared/view/origins.ts'

type Sources = Partial<Record<Directive, string[]>>

const COMMENT = /\/\*[\s\S]*?\*\//g
const IMPORT = /@import\s+(?:url\(\s*)?(?:(["'])((?:https?:)?\/\/[^"'\s]+)\1|((?:https?:)?\/\/[^"')\s;]+))/gi
const ADDRESS = /url\(\s*(["']?)((?:https?:)?\/\/[^"')\s]+)\1\s*\)/gi
/** A font that is written out in its sheet. */
const WRITTEN = /url\(\s*["']?data:/i
const FACE = /@font-face\s*\{[^}]*\}/gi

/** Sheets whose fonts lie on another host. */
const FONTS_OF: Record<string, string> = { 'https://fonts.googleapis.com': 'https://fonts.gstatic.com' }

/** Where a sheet from elsewhere and its fonts come from. */
export function sheetSources(address: string): Sources {
  const origin = foreignOrigin(address)
  return origin === undefined ? {} : { 'style-src': [origin], 'font-src': [FONTS_OF[origin] ?? origin] }
}

/** What the policy has to allow so that these sheets look as their author sees them. */
export function sheetOrigins(written: string): Sources {
  const css = written.replace(COMMENT, '')
  const found: Required<Pick<Sources, 'style-src' | 'font-src' | 'img-src'>> = {
    'style-src': [],
    'font-src': [],
    'img-src': [],
  }
  for (const [, , quoted, bare] of css.matchAll(IMPORT)) {
    const sources = sheetSources(quoted ?? bare ?? '')
    found['style-src'].push(...(sources['style-src'] ?? []))
    found['font-src'].push(...(sources['font-src'] ?? []))
  }
  const addresses = (text: string): string[] =>
    [...text.matchAll(ADDRESS)].flatMap(([, , url = '']) => foreignOrigin(url) ?? [])
  const faces = css.match(FACE) ?? []
  found['font-src'].push(...faces.flatMap(addresses), ...(faces.some(face => WRITTEN.test(face)) ? ['data:'] : []))
  found['img-src'].push(...addresses(css.replace(IMPORT, '').replace(FACE, '')))
  return found
}

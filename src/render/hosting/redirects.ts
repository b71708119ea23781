/** Pages at old addresses, for hosts that cannot redirect: they lead on without a script. */

import type { Translate } from '../../messages/index.ts'
import { type Address, absoluteUrl, routeToAsset, toAssetPath } from '../../shared/path.ts'
import type { Site } from '../../shared/site.ts'
import { escapeAttribute, escapeText } from '../../shared/text/escape.ts'
import { isWebUri } from '../../shared/text/uri.ts'
import type { TextFile } from '../text-file.ts'

/** The page needs nothing at all. */
const CSP = "default-src 'none'; base-uri 'none'; form-action 'none'"

export function renderRedirects({ config, redirects }: Site, t: Translate): TextFile[] {
  const { htmlLang, direction } = config.locale
  return redirects.map(({ from, to }) => {
    const target = isWebUri(to) ? to : absoluteUrl(config.url, to as Address)
    const href = escapeAttribute(to)
    return {
      path: from.endsWith('.html') ? toAssetPath(from) : routeToAsset(from, config.trailingSlash),
      body:
        `<!doctype html><html lang="${htmlLang}" dir="${direction}"><head><meta charset="utf-8">` +
        `<meta http-equiv="Content-Security-Policy" content="${CSP}">` +
        `<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="dark light">` +
        `<title>${escapeText(t('theme.redirect.title'))}</title><meta name="robots" content="noindex">` +
        `<link rel="canonical" href="${escapeAttribute(target)}"><meta http-equiv="refresh" content="0; url=${href}"></head>` +
        `<body><p>${escapeText(t('theme.redirect.title'))}: <a href="${href}">${escapeText(target)}</a></p></body></html>\n`,
    }
  })
}

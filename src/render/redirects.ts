/** Pages at old addresses for hosts that cannot redirect: they lead on without a script. */

import { type Address, type AssetPath, absoluteUrl, routeToAsset } from '../shared/path.ts'
import type { Site } from '../shared/site.ts'
import { escapeAttribute, escapeText } from './html.ts'

export function renderRedirects({ config, redirects }: Site): { path: AssetPath; body: string }[] {
  return redirects.map(({ from, to }) => {
    const target = to.startsWith('https://') ? to : absoluteUrl(config.url, to as Address)
    return {
      path: routeToAsset(from, config.trailingSlash),
      body:
        `<!doctype html><html lang="${config.locale.htmlLang}"><head><meta charset="utf-8">` +
        `<meta http-equiv="refresh" content="0; url=${escapeAttribute(to)}"><meta name="robots" content="noindex">` +
        `<link rel="canonical" href="${escapeAttribute(target)}"><title>${escapeText(target)}</title></head>` +
        `<body><a href="${escapeAttribute(to)}">${escapeText(target)}</a></body></html>\n`,
    }
  })
}

/** `robots.txt` for sites that have none of their own. */

import { absoluteUrl, assetToAddress, toAssetPath } from '../../shared/path.ts'
import type { Site } from '../../shared/site.ts'
import type { TextFile } from '../text-file.ts'

/**
 * Lets robots in everywhere, a hidden site among it: they read `noindex` only on pages they may open, and a page that
 * is closed to them can still be listed by its address.
 */
export function renderRobots({ config }: Site): TextFile[] {
  const lines = ['User-agent: *', 'Disallow:']
  if (config.sitemap !== undefined && !config.noIndex) {
    const address = assetToAddress(toAssetPath(config.sitemap.filename), config.baseUrl)
    lines.push('', `Sitemap: ${absoluteUrl(config.url, address)}`)
  }
  return [{ path: toAssetPath('robots.txt'), body: `${lines.join('\n')}\n` }]
}

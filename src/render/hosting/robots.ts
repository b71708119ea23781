/** `robots.txt` for sites that have none of their own. */

import { absoluteUrl, assetToAddress, toAssetPath } from '../../shared/path.ts'
import type { Site } from '../../shared/site.ts'
import type { TextFile } from '../text-file.ts'

/**
 * Lets robots in everywhere, a hidden site among it: they read `noindex` only on pages they may open, and a page that
 * is closed to them can still be listed by its address.
 */
export function renderRobots({ config }: Site, guests: readonly Site[] = []): TextFile[] {
  const lines = ['User-agent: *', 'Disallow:']
  if (config.sitemap !== undefined && !config.noIndex) {
    const name = toAssetPath(config.sitemap.filename)
    const sites = [config, ...guests.map(guest => guest.config)]
    lines.push('', ...sites.map(({ url, baseUrl }) => `Sitemap: ${absoluteUrl(url, assetToAddress(name, baseUrl))}`))
  }
  return [{ path: toAssetPath('robots.txt'), body: `${lines.join('\n')}\n` }]
}

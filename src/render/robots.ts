/** `robots.txt` for sites that have none of their own. */

import { type AssetPath, absoluteUrl, assetToAddress, toAssetPath } from '../shared/path.ts'
import type { Site } from '../shared/site.ts'

export function renderRobots({ config }: Site): { path: AssetPath; body: string }[] {
  const rule = config.noIndex ? 'Disallow: /' : 'Allow: /'
  const sitemap =
    config.sitemap === undefined || config.noIndex
      ? ''
      : `\nSitemap: ${absoluteUrl(config.url, assetToAddress(toAssetPath(config.sitemap.filename), config.baseUrl))}\n`
  return [{ path: toAssetPath('robots.txt'), body: `User-agent: *\n${rule}\n${sitemap}` }]
}

/** The sitemap of indexed pages, in parts when it is longer than the protocol allows. */

import { createMatcher } from '../shared/glob.ts'
import { type AssetPath, absoluteUrl, assetToAddress, toAssetPath } from '../shared/path.ts'
import type { Page, Site } from '../shared/site.ts'
import { textElement } from './xml.ts'

/** Addresses in one file, by the sitemap protocol 0.9. */
const LIMIT = 50_000
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9'

export function renderSitemap(site: Site): { path: AssetPath; body: string }[] {
  const { sitemap, noIndex } = site.config
  if (sitemap === undefined || noIndex) return []
  const isIgnored = createMatcher(sitemap.ignorePatterns.map(pattern => pattern.replace(/^\//, '')))
  const pages = site.pages
    .filter(page => !page.noindex && page.kind !== 'notFound' && page.kind !== 'search')
    .filter(page => !isIgnored(page.route.slice(1)))
  const entries = pages.map(page => renderEntry(site, page))
  if (entries.length <= LIMIT) return [{ path: toAssetPath(sitemap.filename), body: renderUrls(entries) }]
  const parts = Array.from({ length: Math.ceil(entries.length / LIMIT) }, (_, index) => ({
    path: toAssetPath(sitemap.filename.replace(/\.xml$/, `-${index + 1}.xml`)),
    body: renderUrls(entries.slice(index * LIMIT, (index + 1) * LIMIT)),
  }))
  const list = parts
    .map(
      ({ path }) =>
        `<sitemap>${textElement('loc', absoluteUrl(site.config.url, assetToAddress(path, site.config.baseUrl)))}</sitemap>`,
    )
    .join('')
  const index = `<?xml version="1.0" encoding="utf-8"?>\n<sitemapindex xmlns="${NAMESPACE}">${list}</sitemapindex>\n`
  return [{ path: toAssetPath(sitemap.filename), body: index }, ...parts]
}

function renderUrls(entries: string[]): string {
  return `<?xml version="1.0" encoding="utf-8"?>\n<urlset xmlns="${NAMESPACE}">${entries.join('')}</urlset>\n`
}

function renderEntry(site: Site, page: Page): string {
  const { sitemap } = site.config
  const lastmod = sitemap?.lastmod === 'date' ? page.lastmod?.slice(0, 10) : page.lastmod
  return (
    `<url>${textElement('loc', absoluteUrl(site.config.url, page.href))}` +
    `${sitemap?.lastmod === undefined ? '' : textElement('lastmod', lastmod)}` +
    `${textElement('changefreq', sitemap?.changefreq)}${textElement('priority', sitemap?.priority?.toFixed(1))}</url>`
  )
}

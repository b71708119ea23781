/** The sitemap of indexed pages (sitemaps.org 0.9), in parts when it is longer than the protocol allows. */

import type { Config, SitemapConfig, SitemapItem, SitemapRequest } from '../shared/config.ts'
import { type AssetPath, absoluteUrl, assetToAddress, decodeSafely, toAssetPath } from '../shared/path.ts'
import { isOriginal } from '../shared/site/languages.ts'
import type { Page, Site } from '../shared/site.ts'
import { createMatcher } from '../shared/text/glob.ts'
import { isoDay } from '../theme/index.ts'
import type { TextFile } from './text-file.ts'
import { element, textElement, XML_DECLARATION } from './xml.ts'

const ATTRIBUTES = { xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9' }

/** What one file may hold by the protocol: addresses, and bytes before compression. */
interface SitemapLimits {
  addresses: number
  bytes: number
}
const LIMITS: SitemapLimits = { addresses: 50_000, bytes: 50 * 1024 * 1024 }

/** `sitemap.xml`, or an index of that name and its parts `sitemap-1.xml`, … Nothing for a site that hides itself. */
export function renderSitemap(site: Site, limits: SitemapLimits = LIMITS): TextFile[] {
  const { config, pages } = site
  const { sitemap } = config
  if (sitemap === undefined || config.noIndex) return []
  // Its canonical address is that of the original, in the map of its language.
  const originals = pages.filter(page => isOriginal(page, site.languages))
  const borrowed = new Set(originals.map(({ href }) => absoluteUrl(config.url, href)))
  const items = site.sitemapItems ?? itemsOf(site, sitemap, listed(site, sitemap))
  const entries = items.filter(({ url }) => !borrowed.has(url)).map(renderEntry)
  const parts = split(entries, limits)
  const [only = ''] = parts
  const path = toAssetPath(sitemap.filename)
  if (parts.length <= 1) return [{ path, body: document('urlset', only) }]
  const files = parts.map((body, index) => ({ path: partPath(path, index + 1), body: document('urlset', body) }))
  const list = files.map(file =>
    element('sitemap', textElement('loc', absoluteUrl(config.url, assetToAddress(file.path, config.baseUrl)))),
  )
  return [{ path, body: document('sitemapindex', list.join('\n')) }, ...files]
}

/** Drafts are pages only while writing; the search page and the missing page have nothing to find. */
const isIndexed = (page: Page): boolean =>
  !page.noindex && !page.unlisted && !page.draft && page.kind !== 'notFound' && page.kind !== 'search'

/** Patterns are written of addresses in letters or as they are encoded. */
function listed({ config, pages }: Site, { ignorePatterns }: SitemapConfig): Page[] {
  const isIgnored = createMatcher(ignorePatterns.map(decodeSafely))
  const base = decodeSafely(config.baseUrl)
  return pages.filter(page => isIndexed(page) && !isIgnored(`${base}${page.route.slice(1)}`))
}

const itemsOf = ({ config }: Site, sitemap: SitemapConfig, pages: readonly Page[]): SitemapItem[] =>
  pages.map(page => ({
    url: absoluteUrl(config.url, page.href),
    lastmod: page.lastmod && dateOf(page.lastmod, config, sitemap),
    changefreq: sitemap.changefreq,
    priority: sitemap.priority,
  }))

/** What the site's own function makes of its pages; `undefined` without one. */
export async function askSitemap(site: Site): Promise<SitemapItem[] | undefined> {
  const { config } = site
  const { sitemap } = config
  const create = sitemap?.createSitemapItems
  if (sitemap === undefined || create === undefined || config.noIndex) return undefined
  const pages = listed(site, sitemap)
  const routes = pages.map(routeOf)
  const items = await create({
    siteConfig: siteConfigOf(config),
    routes,
    defaultCreateSitemapItems: async ({ routes: asked = routes } = {}) => {
      const paths = new Set(asked.map(({ path }) => path))
      return itemsOf(
        site,
        sitemap,
        pages.filter(({ href }) => paths.has(href)),
      )
    },
  })
  // An address of the site itself may be written without its host.
  return items.map(item => ({ ...item, url: new URL(item.url, config.url).href }))
}

function routeOf(page: Page): SitemapRequest['routes'][number] {
  const sourceFilePath = 'parsed' in page ? page.parsed.source.file : undefined
  const metadata = {
    ...(sourceFilePath !== undefined && { sourceFilePath }),
    ...(page.lastmod !== undefined && { lastUpdatedAt: Date.parse(page.lastmod) }),
  }
  return { path: page.href, exact: true, metadata }
}

function siteConfigOf(config: Config): SitemapRequest['siteConfig'] {
  const { title, tagline, url, baseUrl, trailingSlash, noIndex, organizationName, projectName } = config
  const { customFields = {} } = config
  return { title, tagline, url, baseUrl, trailingSlash, noIndex, organizationName, projectName, customFields }
}

/**
 * The sitemap that stands there with other dates, by the addresses of pages with their host; `undefined` when it is in
 * parts, which longer entries may cut otherwise. Pages that are not in it are nobody's.
 */
export function withLastmods(
  xml: string,
  dates: ReadonlyMap<string, string | undefined>,
  config: Config,
): string | undefined {
  const { sitemap } = config
  if (sitemap === undefined || !xml.includes('<urlset ')) return undefined
  return [...dates].reduce((text, [url, date]) => {
    const place = textElement('loc', url)
    const at = text.indexOf(place)
    if (at === -1) return text
    const end = at + place.length
    const lastmod = textElement('lastmod', date && dateOf(date, config, sitemap))
    return text.slice(0, end) + lastmod + text.slice(end).replace(/^<lastmod>[^<]*<\/lastmod>/, '')
  }, xml)
}

const renderEntry = ({ url, lastmod, changefreq, priority }: SitemapItem): string =>
  element(
    'url',
    textElement('loc', url) +
      textElement('lastmod', lastmod) +
      textElement('changefreq', changefreq) +
      textElement('priority', priority === undefined ? undefined : decimal(priority)),
  )

/** `1` -> `1.0`, as the protocol's own examples write it. */
const decimal = (value: number): string => (Number.isInteger(value) ? value.toFixed(1) : String(value))

/** `2024-05-01` of the site's own time zone, as its pages show it, or the instant. */
function dateOf(iso: string, { timeZone }: Config, { lastmod }: SitemapConfig): string | undefined {
  if (lastmod === undefined) return undefined
  return lastmod === 'datetime' ? new Date(iso).toISOString() : isoDay(iso, timeZone)
}

/** Addresses are percent-encoded: a character is a byte. */
function split(entries: string[], limits: SitemapLimits): string[] {
  const parts: string[][] = []
  let bytes = 0
  for (const entry of entries) {
    const last = parts.at(-1)
    const size = entry.length + 1
    if (last === undefined || last.length >= limits.addresses || bytes + size > limits.bytes - FRAME) {
      parts.push([entry])
      bytes = size
    } else {
      last.push(entry)
      bytes += size
    }
  }
  return parts.map(part => part.join('\n'))
}

/** Bytes of a document around its entries, generously. */
const FRAME = 200

const document = (name: string, xml: string): string => `${XML_DECLARATION}${element(name, `\n${xml}\n`, ATTRIBUTES)}\n`

function partPath(path: AssetPath, part: number): AssetPath {
  return toAssetPath(path.replace(/(\.[^./]*)?$/, extension => `-${part}${extension}`))
}

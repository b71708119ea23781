/** Files that make hosts serve the site as it is meant: clean addresses, caching, security headers, redirects. */

import type { HostingPreset } from '../../shared/config.ts'
import { routeToAddress, toAssetPath } from '../../shared/path.ts'
import type { Site } from '../../shared/site.ts'
import type { TextFile } from '../text-file.ts'
import { renderNginx, UPGRADE_IF_SECURE } from './hosting-nginx.ts'

export type Header = readonly [name: string, value: string]

interface HostingInput {
  /** Policy for headers. */
  csp: string
}

const YEAR = 'public, max-age=31536000, immutable'
/** Feeds under names that hosts take for any XML. */
const FEED_TYPES = {
  'rss.xml': 'application/rss+xml',
  'atom.xml': 'application/atom+xml',
  'feed.json': 'application/feed+json',
}

/** Texts published as Markdown, and the list of them, in the patterns of one host. */
const textTypes = ({ markdown }: Site['config'], texts: string, list: string): [string, Header[]][] =>
  markdown.pages !== true
    ? []
    : [
        [texts, [['Content-Type', 'text/markdown; charset=utf-8']]],
        [list, [['Content-Type', 'text/plain; charset=utf-8']]],
      ]

const WRITERS: Record<HostingPreset, (site: Site, headers: Header[]) => TextFile[]> = {
  headers: (site, headers) => [
    { path: toAssetPath('_headers'), body: headersFile(site, headers) },
    ...(site.redirects.length === 0 ? [] : [{ path: toAssetPath('_redirects'), body: redirectsFile(site) }]),
  ],
  vercel: (site, headers) => [{ path: toAssetPath('vercel.json'), body: vercelFile(site, headers) }],
  nginx: (site, headers) => [{ path: toAssetPath('nginx.conf'), body: renderNginx(site, headers, YEAR) }],
}

/** What the policy says where the site is answered over TLS: over plain HTTP a site could not load its own files. */
const UPGRADE = '; upgrade-insecure-requests'

/** The files that `config.hosting` asks for, to lie beside the pages. */
export function renderHosting(site: Site, { csp }: HostingInput): TextFile[] {
  const isSecure = site.config.url.startsWith('https:')
  return site.config.hosting.flatMap(preset => {
    // nginx answers over both and asks which one it is; the other hosts speak TLS alone.
    const upgrade = !isSecure ? '' : preset === 'nginx' ? UPGRADE_IF_SECURE : UPGRADE
    return WRITERS[preset](site, securityHeaders(csp + upgrade))
  })
}

/** The same for every answer. HSTS is missing: whether all of a domain speaks TLS is the host's to say. */
function securityHeaders(csp: string): Header[] {
  const unused = [
    'accelerometer',
    'browsing-topics',
    'camera',
    'geolocation',
    'gyroscope',
    'magnetometer',
    'microphone',
    'payment',
    'usb',
  ]
  return [
    ['Content-Security-Policy', csp],
    ['X-Content-Type-Options', 'nosniff'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['Permissions-Policy', unused.map(name => `${name}=()`).join(', ')],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    ['X-Frame-Options', 'DENY'],
  ]
}

/**
 * Cloudflare Pages and Netlify. Pages get no `Cache-Control` here: both hosts send `max-age=0, must-revalidate` by
 * themselves, and where two rules name one header Cloudflare joins the values.
 */
function headersFile({ config }: Site, headers: Header[]): string {
  const feeds = config.blogs.flatMap(blog => blog.feed.types)
  const types = Object.entries(FEED_TYPES).filter(([file]) =>
    feeds.some(type => file.startsWith(type) || file.endsWith(type)),
  )
  const rules: [string, Header[]][] = [
    [`${config.baseUrl}*`, headers],
    [`${config.baseUrl}assets/*`, [['Cache-Control', YEAR]]],
    ...config.blogs.flatMap(blog =>
      types.map(([file, type]): [string, Header[]] => [
        feedPath(config.baseUrl, blog.routeBasePath, file),
        [['Content-Type', `${type}; charset=utf-8`]],
      ]),
    ),
    ...textTypes(config, `${config.baseUrl}*.md`, `${config.baseUrl}llms.txt`),
  ]
  return rules
    .map(([path, list]) => `${path}\n${list.map(([name, value]) => `  ${name}: ${value}\n`).join('')}`)
    .join('\n')
}

const feedPath = (baseUrl: string, route: string, file: string): string =>
  `${baseUrl}${route}/${file}`.replace(/\/{2,}/g, '/')

/** A page lies at the old address too, for hosts that look at files first. */
function redirectsFile(site: Site): string {
  return site.redirects
    .map(({ from, to }) => `${routeToAddress(from, { ...site.addresses, trailingSlash: false })} ${to} 301\n`)
    .join('')
}

/** `source` is a path-to-regexp pattern. */
const escapePattern = (path: string): string => path.replace(/[.*+?^${}()|[\]\\:]/g, '\\$&')

function vercelFile({ config, redirects }: Site, headers: Header[]): string {
  const { baseUrl } = config
  const base = escapePattern(baseUrl)
  const toList = (list: readonly Header[]) => list.map(([key, value]) => ({ key, value }))
  const value = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    cleanUrls: true,
    // Left out, the host serves both spellings.
    trailingSlash: config.trailingSlash,
    redirects: redirects.map(({ from, to }) => ({
      source: escapePattern(routeToAddress(from, { baseUrl, trailingSlash: config.trailingSlash })),
      destination: to,
      statusCode: 301,
    })),
    headers: [
      { source: '/(.*)', headers: toList(headers) },
      { source: `${base}assets/(.*)`, headers: toList([['Cache-Control', YEAR]]) },
      ...textTypes(config, `${base}(.*)\\.md`, `${base}llms\\.txt`).map(([source, list]) => ({
        source,
        headers: toList(list),
      })),
    ],
  }
  return `${JSON.stringify(value, undefined, 2)}\n`
}

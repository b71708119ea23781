/** Files that make hosts serve the site as meant: clean addresses, caching, security headers, redirects. */

import type { HostingPreset } from '../shared/config.ts'
import { type AssetPath, routeToAddress, toAssetPath } from '../shared/path.ts'
import type { Site } from '../shared/site.ts'

const IMMUTABLE = 'public, max-age=31536000, immutable'
const FRESH = 'no-cache'

export function renderHosting(site: Site, { csp }: { csp: string }): { path: AssetPath; body: string }[] {
  const headers = securityHeaders(csp)
  const writers: Record<HostingPreset, () => { path: AssetPath; body: string }[]> = {
    headers: () => [
      { path: toAssetPath('_headers'), body: headersFile(site, headers) },
      ...(site.redirects.length === 0 ? [] : [{ path: toAssetPath('_redirects'), body: redirectsFile(site) }]),
    ],
    vercel: () => [{ path: toAssetPath('vercel.json'), body: vercelFile(site, headers) }],
    nginx: () => [{ path: toAssetPath('nginx.conf'), body: nginxFile(site, headers) }],
  }
  return site.config.hosting.flatMap(preset => writers[preset]())
}

function securityHeaders(csp: string): [string, string][] {
  return [
    ['Content-Security-Policy', csp],
    ['X-Content-Type-Options', 'nosniff'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['Permissions-Policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()'],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    ['X-Frame-Options', 'DENY'],
  ]
}

function headersFile({ config }: Site, headers: [string, string][]): string {
  const lines = (list: [string, string][]) => list.map(([name, value]) => `  ${name}: ${value}\n`).join('')
  return `${config.baseUrl}*\n${lines([...headers, ['Cache-Control', FRESH]])}\n${config.baseUrl}assets/*\n  ! Cache-Control\n  Cache-Control: ${IMMUTABLE}\n`
}

function redirectsFile(site: Site): string {
  return site.redirects.map(({ from, to }) => `${routeToAddress(from, site.config)} ${to} 301\n`).join('')
}

function vercelFile(site: Site, headers: [string, string][]): string {
  const toList = (list: [string, string][]) => list.map(([key, value]) => ({ key, value }))
  const { baseUrl } = site.config
  const value = {
    cleanUrls: true,
    trailingSlash: false,
    headers: [
      { source: `${baseUrl}(.*)`, headers: toList([...headers, ['Cache-Control', FRESH]]) },
      { source: `${baseUrl}assets/(.*)`, headers: toList([['Cache-Control', IMMUTABLE]]) },
    ],
    redirects: site.redirects.map(({ from, to }) => ({
      source: routeToAddress(from, site.config),
      destination: to,
      permanent: true,
    })),
  }
  return `${JSON.stringify(value, undefined, 2)}\n`
}

/**
 * For `include` inside `server {}`. `add_header` of a location replaces the inherited ones, so they stand in each.
 * Addresses are rewritten from the normalised URI: rules on `$request_uri` can be turned into open redirects.
 */
function nginxFile(site: Site, headers: [string, string][]): string {
  const indent = (list: [string, string][]) =>
    list.map(([name, value]) => `  add_header ${name} "${value.replaceAll('"', '\\"')}" always;\n`).join('')
  const redirects = site.redirects
    .map(({ from, to }) => `location = ${quote(from)} { return 301 ${quote(to)}; }\n`)
    .join('')
  return `# include в server { root …; }
absolute_redirect off;
gzip_static on;
error_page 404 /404.html;
location = /404.html {
  internal;
${indent([...headers, ['Cache-Control', FRESH]])}}
location = /404 { return 404; }
location = /nginx.conf { return 404; }
if ($uri ~ "[\\\\\\x00-\\x1f]") { return 404; }
rewrite ^/(.+)/+$ /$1 permanent;
${redirects}location /assets/ {
  try_files $uri =404;
${indent([...headers, ['Cache-Control', IMMUTABLE]])}}
location / {
  if ($request_uri ~ "^/(?!/)[^?]*\\.html(\\?|$)") {
    rewrite ^/index\\.html$ / permanent;
    rewrite ^/(.+)/index\\.html$ /$1 permanent;
    rewrite ^/(.+)\\.html$ /$1 permanent;
  }
  try_files $uri $uri.html $uri/index.html =404;
${indent([...headers, ['Cache-Control', FRESH]])}}
`
}

const quote = (text: string): string => `"${text.replaceAll('"', '\\"').replaceAll('$', '')}"`

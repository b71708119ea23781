/** Files that make hosts serve the site as it is meant: clean addresses, caching, security headers, redirects. */

import type { HostingPreset } from '../../shared/config.ts'
import type { FrameKind } from '../../shared/document.ts'
import { encodePath, routeToAddress, toAssetPath } from '../../shared/path.ts'
import { framePath } from '../../shared/site/frames.ts'
import type { Site } from '../../shared/site.ts'
import { escapeRegExp } from '../../shared/text/escape.ts'
import { words } from '../../shared/text/words.ts'
import type { TextFile } from '../text-file.ts'
import { framePolicy } from './frame-policy.ts'
import { homesOf } from './guests.ts'
import { renderNginx, UPGRADE_IF_SECURE } from './hosting-nginx.ts'

export type Header = readonly [name: string, value: string]

interface HostingInput {
  /** Policy for headers. */
  csp: string
  /** Documents that pages open in a sandbox: each has a policy of its own. */
  frames?: readonly FrameKind[]
}

/** What all answers have, and what those at a frame's address have instead. */
export interface HostRules {
  headers: Header[]
  frames: FrameRule[]
}

interface FrameRule {
  /** Without its `.html`, which hosts take off. */
  path: string
  headers: Header[]
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

const WRITERS: Record<HostingPreset, (site: Site, rules: HostRules) => TextFile[]> = {
  headers: (site, rules) => [
    { path: toAssetPath('_headers'), body: headersFile(site, rules) },
    ...(site.redirects.length === 0 ? [] : [{ path: toAssetPath('_redirects'), body: redirectsFile(site) }]),
  ],
  vercel: (site, rules) => [{ path: toAssetPath('vercel.json'), body: vercelFile(site, rules) }],
  nginx: (site, rules) => [{ path: toAssetPath('nginx.conf'), body: renderNginx(site, rules, YEAR) }],
}

/** What the policy says where the site is answered over TLS: over plain HTTP a site could not load its own files. */
const UPGRADE = '; upgrade-insecure-requests'

/** The files that `config.hosting` asks for, to lie beside the pages. */
export function renderHosting(site: Site, { csp, frames = [] }: HostingInput): TextFile[] {
  const isSecure = site.config.url.startsWith('https:')
  return site.config.hosting.flatMap(preset => {
    // nginx answers over both and asks which one it is; the other hosts speak TLS alone.
    const upgrade = !isSecure ? '' : preset === 'nginx' ? UPGRADE_IF_SECURE : UPGRADE
    const headers = securityHeaders(csp + upgrade)
    return WRITERS[preset](site, { headers, frames: frames.map(kind => frameRule(kind, headers)) })
  })
}

/** The same for every answer. HSTS is missing: whether all of a domain speaks TLS is the host's to say. */
function securityHeaders(csp: string): Header[] {
  const unused = words('accelerometer browsing-topics camera geolocation gyroscope magnetometer microphone payment usb')
  return [
    ['Content-Security-Policy', csp],
    ['X-Content-Type-Options', 'nosniff'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['Permissions-Policy', unused.map(name => `${name}=()`).join(', ')],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    ['X-Frame-Options', 'DENY'],
  ]
}

/** Pages of the site alone may frame it, which the policy says; older browsers ask the other header. */
function frameRule(kind: FrameKind, headers: readonly Header[]): FrameRule {
  const own: Record<string, string> = {
    'Content-Security-Policy': framePolicy(kind, 'headers'),
    'X-Frame-Options': 'SAMEORIGIN',
  }
  return {
    path: framePath(kind).replace(/\.html$/, ''),
    headers: headers.map(([name, value]) => [name, own[name] ?? value]),
  }
}

/**
 * Cloudflare Pages and Netlify. Pages get no `Cache-Control` here: both hosts send `max-age=0, must-revalidate` by
 * themselves, and where two rules name one header Cloudflare joins the values.
 */
function headersFile({ config }: Site, { headers, frames }: HostRules): string {
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
  const written = rules.map(
    ([path, list]) => `${path}\n${list.map(([name, value]) => `  ${name}: ${value}\n`).join('')}`,
  )
  return [...written, ...frames.map(rule => frameLines(rule, { config, headers }))].join('\n')
}

/** Cloudflare takes a header off (`!`) before it is said anew; Netlify lets the later rule win and knows no `!`. */
function frameLines(rule: FrameRule, { config, headers }: Pick<Site, 'config'> & Pick<HostRules, 'headers'>): string {
  const others = rule.headers.filter(([name, value]) =>
    headers.every(([key, usual]) => key !== name || value !== usual),
  )
  const lines = others.flatMap(([name, value]) => [`  ! ${name}\n`, `  ${name}: ${value}\n`])
  return `${config.baseUrl}${rule.path}*\n${lines.join('')}`
}

const feedPath = (baseUrl: string, route: string, file: string): string =>
  `${baseUrl}${encodePath(route)}/${file}`.replace(/\/{2,}/g, '/')

/** A page lies at the old address too, for hosts that look at files first. */
function redirectsFile(site: Site): string {
  return site.redirects
    .map(({ from, to }) => `${routeToAddress(from, { ...site.addresses, trailingSlash: false })} ${to} 301\n`)
    .join('')
}

/** `source` is a path-to-regexp pattern. */
const escapePattern = (path: string): string => escapeRegExp(path).replaceAll(':', '\\:')

/** Left out, the host serves both spellings; with `false` home pages of languages would lose theirs. */
const vercelSlashes = (config: Site['config']) =>
  config.trailingSlash === false && homesOf(config).length > 0 ? {} : { trailingSlash: config.trailingSlash }

/** The rule of slashes in redirects, home pages of languages apart: each ends with a slash. */
function homeRedirects(config: Site['config']): { source: string; destination: string; statusCode: number }[] {
  const homes = config.trailingSlash === true ? [] : homesOf(config)
  const added = homes.map(home => ({
    source: escapePattern(home.slice(0, -1)),
    destination: home,
    statusCode: 308,
  }))
  if (homes.length === 0 || config.trailingSlash === undefined) return added
  const { baseUrl } = config
  const others = homes.map(home => `${escapePattern(home.slice(baseUrl.length))}$`).join('|')
  return [
    ...added,
    // What begins with a slash once more would be another host.
    { source: `${escapePattern(baseUrl)}((?!${others})[^/\\\\].*)/`, destination: `${baseUrl}$1`, statusCode: 308 },
  ]
}

function vercelFile({ config, redirects }: Site, { headers, frames }: HostRules): string {
  const { baseUrl } = config
  const base = escapePattern(baseUrl)
  const toList = (list: readonly Header[]) => list.map(([key, value]) => ({ key, value }))
  const value = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    cleanUrls: true,
    ...vercelSlashes(config),
    redirects: [
      ...redirects.map(({ from, to }) => ({
        source: escapePattern(routeToAddress(from, { baseUrl, trailingSlash: config.trailingSlash })),
        destination: to,
        statusCode: 301,
      })),
      ...homeRedirects(config),
    ],
    headers: [
      // The last of those that match has its say on a header.
      { source: '/(.*)', headers: toList(headers) },
      ...frames.map(rule => ({
        source: `${base}${escapePattern(rule.path)}(.*)`,
        headers: toList(rule.headers),
      })),
      { source: `${base}assets/(.*)`, headers: toList([['Cache-Control', YEAR]]) },
      ...textTypes(config, `${base}(.*)\\.md`, `${base}llms\\.txt`).map(([source, list]) => ({
        source,
        headers: toList(list),
      })),
    ],
  }
  return `${JSON.stringify(value, undefined, 2)}\n`
}

/** Content Security Policy: our own files, hashed inline scripts, and what the config or the pages themselves name. */

import { algoliaOrigins } from '../../shared/config/algolia.ts'
import type { Directive, SecurityConfig } from '../../shared/config/security.ts'
import type { HeadTag } from '../../shared/config.ts'
import type { Route } from '../../shared/path.ts'
import { createMatcher } from '../../shared/text/glob.ts'
import { isCodeType, isWebUri } from '../../shared/text/uri.ts'
import type { FrameConfig } from '../../shared/view/frame.ts'
import { foreignOrigin } from '../../shared/view/origins.ts'
import type { ContentOrigins } from '../../shared/view/page-view.ts'
import { headScript } from '../head/head-script.ts'
import { sheetOrigins, sheetSources } from './sheet-origins.ts'

interface CspOptions {
  config: FrameConfig
  /** What pages ask into their own heads: allowed like what the config asks into all. */
  pageTags?: readonly HeadTag[]
  /** `sha256-…` of every text of `inlineScripts`. */
  scriptHashes: string[]
  /** `headers` can say who may frame the site; a `<meta>` cannot. */
  for: 'headers' | 'meta'
  /** The site's own style sheets. */
  sheets?: string
  /** Code of the site may begin sheets of its own, which it fills rule by rule, as any policy allows: emotion does. */
  emptySheets?: boolean
  /** What the pages show from elsewhere; without it anything may be shown. */
  origins?: ContentOrigins | undefined
}

type Sources = Partial<Record<Directive, string[]>>

/** Google's and Yandex' own lists for their counters, without what only session recording needs. */
const GTAG: Sources = {
  'script-src': ['https://*.googletagmanager.com'],
  'img-src': ['https://*.google-analytics.com', 'https://*.googletagmanager.com'],
  'connect-src': ['https://*.google-analytics.com', 'https://*.analytics.google.com', 'https://*.googletagmanager.com'],
}
const METRIKA: Sources = {
  'script-src': ['https://mc.yandex.ru', 'https://mc.yandex.com'],
  'img-src': ['https://mc.yandex.ru', 'https://mc.yandex.com'],
  'connect-src': ['https://mc.yandex.ru', 'https://mc.yandex.com'],
}

/** Where counters get their scripts and what they tell: each service its own, no other. */
function counterOrigins({ analytics: { gtag, metrika, plausible, umami, goatcounter } }: FrameConfig): Sources[] {
  const ask = (host: string): Sources => ({ 'script-src': [host], 'connect-src': [host] })
  return [
    gtag === undefined ? {} : GTAG,
    metrika === undefined ? {} : METRIKA,
    plausible === undefined ? {} : ask(plausible.host),
    umami === undefined ? {} : ask(umami.host),
    goatcounter === undefined ? {} : { ...ask(goatcounter.url), 'img-src': [goatcounter.url] },
  ]
}

/** Where replies are asked for; each page's own policy names it only where it has some. */
const replyOrigins = ({ comments }: FrameConfig): Sources =>
  comments?.provider === 'mastodon' || comments?.provider === 'bluesky' ? { 'connect-src': [comments.host] } : {}

/** What nobody can run something with; each page's own policy is closer. */
const ANYWHERE = ['http:', 'https:']

/** Digest of a sheet without a word: no text that is there itself is let in. */
const EMPTY = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"

/** The policy as one line. */
export function buildCsp(options: CspOptions): string {
  const { config, pageTags = [], scriptHashes, sheets, emptySheets = false, for: place, origins } = options
  const content = origins ?? { images: ANYWHERE, media: ANYWHERE, frames: ANYWHERE }
  const extra = [
    ...counterOrigins(config),
    { 'connect-src': searchOrigins(config) },
    place === 'headers' ? replyOrigins(config) : {},
    headOrigins([...config.headTags, ...pageTags]),
    sheetOrigins(sheets ?? ''),
    // One header is for all pages; their own policies are closer.
    ruleSources(config.security, place === 'headers' ? 'any' : 'every'),
  ]
  const more = (name: Directive): string[] => extra.flatMap((sources: Sources) => sources[name] ?? [])
  const self = (name: Directive, ...sources: string[]): string =>
    [...new Set([name, "'self'", ...sources, ...more(name)])].join(' ')
  const directives = [
    "default-src 'none'",
    self('script-src', ...scriptHashes.map(hash => `'${hash}'`)),
    self('style-src', ...(emptySheets ? [EMPTY] : [])),
    self('img-src', 'data:', ...content.images),
    self('media-src', ...content.media),
    self('font-src'),
    self('connect-src'),
    self('frame-src', ...content.frames),
    "manifest-src 'self'",
    "base-uri 'none'",
    self('form-action'),
    "object-src 'none'",
  ]
  if (place === 'headers') directives.push("frame-ancestors 'none'")
  return directives.join('; ')
}

/** Every script that stands in a page as text, for hashing: ours, then the ones of the site's own head tags. */
export const inlineScripts = (config: FrameConfig, pageTags: readonly HeadTag[] = []): string[] => [
  headScript(config),
  ...runningScripts([...config.headTags, ...pageTags]),
]

/** Scripts among tags that stand there as text; data is none. */
export const runningScripts = (tags: readonly HeadTag[]): string[] =>
  tags.flatMap(({ tagName, attributes, innerHTML }) => {
    const type = typeof attributes.type === 'string' ? attributes.type : ''
    const runs = tagName.toLowerCase() === 'script' && isCodeType(type)
    return runs && innerHTML !== undefined && innerHTML !== '' ? [innerHTML] : []
  })

/** Hosts that the hosted search is asked at, as origins; none when the index is our own. */
export function searchOrigins({ search: { hosted } }: FrameConfig): string[] {
  if (hosted === undefined) return []
  const { appId, hosts } = hosted
  if (hosts.length === 0) return algoliaOrigins(appId)
  return hosts.flatMap(host => foreignOrigin(isWebUri(host) ? host : `https://${host}`) ?? [])
}

/** Origins that the author's own head tags name. A script may also ask its own origin for data. */
export function headOrigins(tags: HeadTag[]): Sources {
  const found: Sources = {}
  const add = (name: Directive, value: string | boolean | undefined): void => {
    const origin = typeof value === 'string' ? foreignOrigin(value) : undefined
    if (origin !== undefined) found[name] = [...(found[name] ?? []), origin]
  }
  for (const { tagName, attributes } of tags) {
    const { src, href, rel } = attributes
    if (tagName.toLowerCase() === 'script') {
      for (const name of ['script-src', 'connect-src', 'img-src'] as const) add(name, src)
    } else if (tagName.toLowerCase() === 'link') {
      for (const name of linkedKinds(attributes)) add(name, href)
      const fonts = rel === 'stylesheet' ? sheetSources(String(href))['font-src'] : undefined
      for (const font of fonts ?? []) add('font-src', font)
    }
  }
  return found
}

/** What browsers ask for at the address of a `<link>`. */
function linkedKinds({ rel, as, crossorigin }: HeadTag['attributes']): Directive[] {
  if (rel === 'stylesheet') return ['style-src', 'font-src']
  const isFont = (rel === 'preload' && as === 'font') || (rel === 'preconnect' && crossorigin !== undefined)
  if (isFont) return ['font-src']
  return /icon$/.test(String(rel)) ? ['img-src'] : []
}

/** What the author adds: for `every` page alike, for `any` page there is, or for the one of a route. */
export function ruleSources({ rules }: SecurityConfig, pages: 'every' | 'any' | Route): Sources {
  const found: Sources = {}
  for (const rule of rules) {
    const isEvery = rule.pages === '/**'
    const applies = pages === 'any' || isEvery || (pages !== 'every' && createMatcher([rule.pages])(pages))
    if (applies) found[rule.directive] = [...(found[rule.directive] ?? []), ...rule.sources]
  }
  return found
}

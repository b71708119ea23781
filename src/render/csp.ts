/** Content Security Policy: nothing but our own files, one hashed inline script, and what the config switches on. */

import type { Config } from '../shared/config.ts'

export interface CspOptions {
  config: Config
  /** `sha256-…` of the inline scripts. */
  scriptHashes: string[]
  /** `headers` can say who may frame the site; a `<meta>` cannot. */
  for: 'headers' | 'meta'
}

export function buildCsp({ config, scriptHashes, for: place }: CspOptions): string {
  const { gtag, metrika } = config.analytics
  const { hosted } = config.search
  const scripts = [gtag && 'https://www.googletagmanager.com', metrika && 'https://mc.yandex.ru']
  const connect = [
    ...(gtag ? ['https://www.google-analytics.com', 'https://*.google-analytics.com'] : []),
    ...(metrika ? ['https://mc.yandex.ru'] : []),
    ...(hosted
      ? hosted.hosts.length > 0
        ? hosted.hosts
        : [`https://${hosted.appId}-dsn.algolia.net`, `https://${hosted.appId}.algolia.net`, 'https://*.algolianet.com']
      : []),
  ]
  const images = [gtag && 'https://www.googletagmanager.com', metrika && 'https://mc.yandex.ru']
  const list = (...sources: (string | undefined | false | '')[]) => sources.filter(Boolean).join(' ')
  const directives = [
    `default-src 'none'`,
    list(`script-src 'self'`, ...scriptHashes.map(hash => `'${hash}'`), ...scripts),
    `style-src 'self'`,
    // Pictures and embedded pages of a post may live anywhere the author links to.
    list(`img-src 'self' data: https:`, ...images),
    `media-src 'self' https:`,
    `frame-src https:`,
    `font-src 'self'`,
    list(`connect-src 'self'`, ...connect),
    `manifest-src 'self'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `object-src 'none'`,
  ]
  if (place === 'headers') directives.push(`frame-ancestors 'none'`)
  return directives.join('; ')
}

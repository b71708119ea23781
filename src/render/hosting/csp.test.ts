import { describe, expect, test } from 'vitest'
import { makeConfig, makeParsed, makeReference, makeSite, makeSource, makeView } from '../../../test/factory.ts'
import { mark } from '../../shared/mark.ts'
import type { Site } from '../../shared/site.ts'
import { contentOrigins } from './content-origins.ts'
import { buildCsp, inlineScripts, searchOrigins } from './csp.ts'

const originsOf = (site: Site) =>
  contentOrigins(
    site.config,
    site.pages.map(({ route }) => makeView(site, route).document.origins),
  )
const NONE = { images: [], media: [], frames: [] }
const hosted = {
  appId: 'ABC',
  apiKey: 'k',
  indexName: 'i',
  contextualSearch: true,
  externalUrlRegex: undefined,
  searchParameters: {},
  hosts: [],
}

/** Directives of a policy by name. */
function read(policy: string): Record<string, string> {
  return Object.fromEntries(
    policy.split('; ').map(directive => {
      const [name = '', ...sources] = directive.split(' ')
      return [name, sources.join(' ')]
    }),
  )
}

describe('policy', () => {
  test('of a plain site names no foreign origin at all', () => {
    const policy = buildCsp({ config: makeConfig(), scriptHashes: ['sha256-x='], for: 'headers', origins: NONE })
    expect(policy).not.toContain('http')
    expect(policy).not.toContain('unsafe')
    expect(read(policy)).toEqual({
      'default-src': "'none'",
      'script-src': "'self' 'sha256-x='",
      'style-src': "'self'",
      'img-src': "'self' data:",
      'media-src': "'self'",
      'font-src': "'self'",
      'connect-src': "'self'",
      'frame-src': "'self'",
      'manifest-src': "'self'",
      'base-uri': "'none'",
      'form-action': "'self'",
      'object-src': "'none'",
      'frame-ancestors': "'none'",
    })
  })

  test('in a meta tag says nothing that a meta tag cannot', () => {
    const policy = read(buildCsp({ config: makeConfig(), scriptHashes: [], for: 'meta', origins: NONE }))
    expect(policy).not.toHaveProperty('frame-ancestors')
    expect(policy).not.toHaveProperty('upgrade-insecure-requests')
  })

  test('opens for counters with their switch', () => {
    const config = makeConfig({
      analytics: { gtag: { trackingIds: ['G-1'], anonymizeIp: true }, metrika: { counterId: '1' } },
    })
    const policy = read(buildCsp({ config, scriptHashes: [], for: 'meta', origins: NONE }))
    expect(policy['script-src']).toBe(
      "'self' https://*.googletagmanager.com https://mc.yandex.ru https://mc.yandex.com",
    )
    expect(policy['connect-src']).toContain('https://*.google-analytics.com')
    expect(policy['img-src']).toContain('https://mc.yandex.ru')
    expect(policy['style-src']).toBe("'self'")
  })

  test('opens for hosted search, or for the compatible servers named in the config', () => {
    const search = { searchPagePath: 'search', hosted }
    expect(searchOrigins(makeConfig({ search }))).toEqual([
      'https://abc-dsn.algolia.net',
      'https://abc.algolia.net',
      'https://*.algolianet.com',
    ])
    const own = {
      searchPagePath: 'search',
      hosted: { ...hosted, hosts: ['find.example.org', 'http://127.0.0.1:7700/x'] },
    }
    const policy = read(buildCsp({ config: makeConfig({ search: own }), scriptHashes: [], for: 'meta', origins: NONE }))
    expect(policy['connect-src']).toBe("'self' https://find.example.org http://127.0.0.1:7700")
  })

  test('opens for the author’s own head tags', () => {
    const config = makeConfig({
      headTags: [
        { tagName: 'script', attributes: { src: 'https://stats.example/s.js', async: true } },
        { tagName: 'link', attributes: { rel: 'stylesheet', href: '//fonts.example/css?family=A' } },
        { tagName: 'link', attributes: { rel: 'canonical', href: 'https://elsewhere.example/' } },
        { tagName: 'script', attributes: { src: '/own.js' } },
      ],
    })
    const policy = read(buildCsp({ config, scriptHashes: [], for: 'meta', origins: NONE }))
    expect(policy['script-src']).toBe("'self' https://stats.example")
    expect(policy['connect-src']).toBe("'self' https://stats.example")
    expect(policy['style-src']).toBe("'self' https://fonts.example")
    expect(JSON.stringify(policy)).not.toContain('elsewhere')
  })

  test('without a list of origins lets pages show anything over https, but run nothing', () => {
    const policy = read(buildCsp({ config: makeConfig(), scriptHashes: [], for: 'meta' }))
    expect(policy['img-src']).toBe("'self' data: https:")
    expect(policy['script-src']).toBe("'self'")
  })
})

describe('inline scripts to hash', () => {
  test('are ours and the ones of head tags that run; data is not', () => {
    const headTags = [
      { tagName: 'script', attributes: {}, innerHTML: 'a()' },
      { tagName: 'script', attributes: { type: 'application/ld+json' }, innerHTML: '{}' },
      { tagName: 'script', attributes: { type: 'module' }, innerHTML: 'b()' },
      { tagName: 'style', attributes: {}, innerHTML: 'c{}' },
    ]
    expect(inlineScripts(makeConfig({ headTags })).slice(1)).toEqual(['a()', 'b()'])
    expect(inlineScripts(makeConfig())).toHaveLength(1)
  })
})

describe('origins of content', () => {
  test('are found in pictures, players and frames; links and own files are none', () => {
    const references = [
      makeReference({ kind: 'external', image: true, target: 'https://i.example/a.png' }),
      makeReference({ kind: 'external', target: 'https://link.example/' }),
      makeReference({ kind: 'external', target: 'https://player.example/embed?a=1&b=2' }),
      makeReference({ kind: 'external', target: '//cdn.example:8443/v.mp4' }),
      makeReference({ kind: 'external', image: true, target: 'data:image/gif;base64,AA' }),
      makeReference({ kind: 'external', image: true, target: 'https://example.org/own.png' }),
    ]
    const html =
      `<p><img src="${mark('link', 0)}"><a href="${mark('link', 1)}">x</a></p>` +
      `<iframe title="t" src="${mark('link', 2)}"></iframe><video><source src="${mark('link', 3)}"></video>`
    const site = makeSite([makeParsed(makeSource('page', 'a.md'), { html, references })])
    expect(originsOf(site)).toEqual({
      images: ['https://cdn.example:8443', 'https://i.example'],
      media: ['https://cdn.example:8443'],
      frames: ['https://player.example'],
    })
  })

  test('are found in what stands around the pages', () => {
    const config = makeConfig()
    const announcementBar = {
      id: 'a',
      content: 'Мы на <img alt="" src="https://badge.example/b.svg">',
      backgroundColor: undefined,
      textColor: undefined,
      isCloseable: true,
    }
    const author = { name: 'А', socials: {}, imageUrl: 'https://avatars.example/a.png' }
    const post = makeParsed(makeSource('post', 'a.md', { date: '2024-01-01T00:00:00.000Z', authors: [author] }))
    const site = makeSite([post], { config: { ...config, theme: { ...config.theme, announcementBar } } })
    expect(originsOf(site).images).toEqual(['https://avatars.example', 'https://badge.example'])
  })

  test('a site with its own pictures only has none', () => {
    expect(originsOf(makeSite([makeParsed(makeSource('page', 'a.md'), { html: '<p>Текст</p>' })]))).toEqual(NONE)
  })
})

import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import {
  makeConfig,
  makeContent,
  makeParsed,
  makeReference,
  makeSite,
  makeSource,
  makeView,
} from '../../../test/factory.ts'
import { hostedSearch } from '../../../test/hosted-search.ts'
import type { SecurityConfig } from '../../shared/config/security.ts'
import type { Config } from '../../shared/config.ts'
import { mark } from '../../shared/mark.ts'
import { toRoute } from '../../shared/path.ts'
import { buildCsp, inlineScripts, searchOrigins } from './csp.ts'
import { FRAME_NONCE, framePolicy } from './frame-policy.ts'
import { pagePolicy } from './page-policy.ts'
import { shellOrigins } from './shell-origins.ts'

const NONE = { images: [], media: [], frames: [] }
const hosted = hostedSearch({ appId: 'ABC' })

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

  test("of a frame's document has no 'self', which WebKit does not know where there is no origin", () => {
    for (const kind of ['live', 'mermaid'] as const) {
      const { 'script-src': scripts, ...others } = read(framePolicy(kind, 'meta'))
      expect(scripts).toBe(`'nonce-${FRAME_NONCE}'${kind === 'live' ? " 'unsafe-eval'" : ''}`)
      expect(JSON.stringify(others)).not.toContain('self')
    }
  })

  test('in a meta tag says nothing that a meta tag cannot', () => {
    const policy = read(buildCsp({ config: makeConfig(), scriptHashes: [], for: 'meta', origins: NONE }))
    expect(policy).not.toHaveProperty('frame-ancestors')
    expect(policy).not.toHaveProperty('upgrade-insecure-requests')
  })

  test('lets in sheets without a word, where code fills them', () => {
    const policy = read(buildCsp({ config: makeConfig(), scriptHashes: [], emptySheets: true, for: 'meta' }))
    expect(policy['style-src']).toBe(`'self' 'sha256-${createHash('sha256').update('').digest('base64')}'`)
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

  test.each([
    ['plausible', { plausible: { domain: 'a', host: 'https://plausible.io' } }, 'https://plausible.io', false],
    ['umami', { umami: { websiteId: 'a', host: 'https://u.example' } }, 'https://u.example', false],
    ['goatcounter', { goatcounter: { url: 'https://me.goatcounter.com' } }, 'https://me.goatcounter.com', true],
  ])('grows by exactly the origin of %s', (_, analytics, origin, hasPictures) => {
    const policyOf = (config: ReturnType<typeof makeConfig>) =>
      read(buildCsp({ config, scriptHashes: [], for: 'meta', origins: NONE }))
    const before = policyOf(makeConfig())
    const after = policyOf(makeConfig({ analytics: { gtag: undefined, metrika: undefined, ...analytics } }))
    expect(after).toEqual({
      ...before,
      'script-src': `${before['script-src']} ${origin}`,
      'connect-src': `${before['connect-src']} ${origin}`,
      ...(hasPictures && { 'img-src': `${before['img-src']} ${origin}` }),
    })
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

  test('opens for fonts where a link prepares a connection for them, and for icons', () => {
    const link = (attributes: Record<string, string>) => ({ tagName: 'link', attributes })
    const headTags = [
      link({ rel: 'preconnect', href: 'https://a.example', crossorigin: '' }),
      link({ rel: 'preconnect', href: 'https://b.example' }),
      link({ rel: 'preload', as: 'font', href: 'https://c.example/c.woff2' }),
      link({ rel: 'apple-touch-icon', href: 'https://d.example/d.png' }),
    ]
    const policy = read(buildCsp({ config: makeConfig({ headTags }), scriptHashes: [], for: 'meta', origins: NONE }))
    expect(policy['font-src']).toBe("'self' https://a.example https://c.example")
    expect(policy['img-src']).toContain('https://d.example')
    expect(JSON.stringify(policy)).not.toContain('b.example')
  })

  test('opens in the header for where replies are asked for; of pages only those that have some', () => {
    const comments = { provider: 'mastodon', host: 'https://social.example' } as Config['comments']
    const of = (place: 'headers' | 'meta') =>
      read(buildCsp({ config: makeConfig({ comments }), scriptHashes: [], for: place, origins: NONE }))['connect-src']
    expect([of('headers'), of('meta')]).toEqual(["'self' https://social.example", "'self'"])
  })

  test('opens for what the author’s own sheets ask from elsewhere, and for the fonts of Google’s', () => {
    const sheets = `
      /* @import url('https://gone.example/a.css'); */
      @import url('https://fonts.googleapis.com/css2?family=A:wght@400;700&family=B');
      @import "//icons.example/i.css" screen;
      @font-face { font-family: C; src: local(C), url(https://faces.example/c.woff2) format('woff2'), url(/own.woff2) }
      .a { background: url("https://pictures.example/p.png"), url(data:image/png;base64,AA==), url(#b) }
      @import url('https://{');
    `
    const policy = read(buildCsp({ config: makeConfig(), scriptHashes: [], sheets, for: 'meta', origins: NONE }))
    expect(policy['style-src']).toBe("'self' https://fonts.googleapis.com https://icons.example")
    expect(policy['font-src']).toBe("'self' https://fonts.gstatic.com https://icons.example https://faces.example")
    expect(policy['img-src']).toBe("'self' data: https://pictures.example")
    expect(policy['script-src']).toBe("'self'")
    const face = '@font-face { font-family: D; src: url("data:font/woff2;base64,AA==") }'
    const own = read(buildCsp({ config: makeConfig(), scriptHashes: [], sheets: face, for: 'meta', origins: NONE }))
    expect(own['font-src']).toBe("'self' data:")
    const headTags = [
      { tagName: 'link', attributes: { rel: 'stylesheet', href: 'https://fonts.googleapis.com/css2?family=A' } },
    ]
    const ofHead = read(buildCsp({ config: makeConfig({ headTags }), scriptHashes: [], for: 'meta', origins: NONE }))
    expect(ofHead['font-src']).toContain('https://fonts.gstatic.com')
  })

  test('without a list of origins lets pages show anything from anywhere, but run nothing', () => {
    const policy = read(buildCsp({ config: makeConfig(), scriptHashes: [], for: 'meta' }))
    expect(policy['img-src']).toBe("'self' data: http: https:")
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
    expect(makeView(site, '/a').document.origins).toEqual({
      images: ['https://cdn.example:8443', 'https://i.example'],
      media: ['https://cdn.example:8443'],
      frames: ['https://player.example'],
    })
  })

  test('are found in what stands around the pages, and belong to each of them', () => {
    const config = makeConfig()
    const announcementBar = {
      id: 'a',
      content: 'Мы на <img alt="" src="https://badge.example/b.svg">',
      backgroundColor: undefined,
      textColor: undefined,
      isCloseable: true,
    }
    expect(shellOrigins({ ...config, theme: { ...config.theme, announcementBar } }).images).toEqual([
      'https://badge.example',
    ])
  })

  test('pictures of authors are not shown beside their posts', () => {
    const author = { name: 'А', socials: {}, imageUrl: 'https://avatars.example/a.png' }
    const post = makeParsed(makeSource('post', 'a.md', { date: '2024-01-01T00:00:00.000Z', authors: [author] }))
    expect(makeView(makeSite([post]), '/a').document.origins).toEqual(NONE)
  })

  test('an author’s own page shows the portrait, as the list of all authors does', () => {
    const author = { key: 'a', name: 'А', pageSlug: 'a', socials: {}, imageUrl: 'https://avatars.example/a.png' }
    const post = makeParsed(makeSource('post', 'a.md', { date: '2024-01-01T00:00:00.000Z', authors: [author] }))
    const content = makeContent({ sources: [post.source], authors: { default: { a: author } } })
    const site = makeSite([post], { content })
    for (const route of ['/authors', '/authors/a'])
      expect(makeView(site, route).document.origins.images).toEqual(['https://avatars.example'])
  })

  test('a page with its own pictures only has none', () => {
    const site = makeSite([makeParsed(makeSource('page', 'a.md'), { html: '<p>Текст</p>' })])
    expect(makeView(site, '/a').document.origins).toEqual(NONE)
  })
})

describe('policy of a page', () => {
  const here = { route: toRoute('/a'), security: { allowPageScripts: false, urlAttributes: {}, rules: [] } }
  const plain = buildCsp({ config: makeConfig(), scriptHashes: ['sha256-x='], for: 'meta', origins: NONE })
  const scriptHash = (text: string) => `sha256-${text}`
  const frames = { ...NONE, images: ['https://i.example'], frames: ['https://player.example'] }

  test('is the plain one where a page needs nothing else', () => {
    expect(pagePolicy(plain, { ...here, origins: NONE, head: [], scriptHash })).toEqual({ csp: plain, extra: [] })
  })

  test('allows what the page shows and its own head runs, and says what that is', () => {
    const head = [
      { tagName: 'script', attributes: {}, innerHTML: 'a()' },
      { tagName: 'script', attributes: { src: 'https://stats.example/s.js' } },
      { tagName: 'script', attributes: { type: 'application/ld+json' }, innerHTML: '{}' },
    ]
    const { csp, extra } = pagePolicy(plain, { ...here, origins: frames, head, scriptHash })
    expect(read(csp)).toEqual({
      ...read(plain),
      'script-src': "'self' 'sha256-x=' 'sha256-a()' https://stats.example",
      'connect-src': "'self' https://stats.example",
      'img-src': "'self' data: https://i.example https://stats.example",
      'frame-src': "'self' https://player.example",
    })
    expect(extra).toContain('frame-src https://player.example')
    expect(extra).toHaveLength(6)
  })

  test('says nothing of what the plain one allows', () => {
    const config = makeConfig()
    const wide = buildCsp({ config, scriptHashes: [], for: 'meta', origins: frames })
    expect(pagePolicy(wide, { ...here, origins: frames, head: [], scriptHash })).toEqual({ csp: wide, extra: [] })
  })

  test('has what the config adds to pages of its address, and no other page has', () => {
    const security: SecurityConfig = {
      allowPageScripts: false,
      urlAttributes: {},
      rules: [
        { pages: '/**', directive: 'connect-src', sources: ['https://api.example'] },
        { pages: '/docs/**', directive: 'frame-src', sources: ['https://player.example'] },
        { pages: '/docs/**', directive: 'form-action', sources: ['https://form.example'] },
      ],
    }
    const config = makeConfig({ security })
    const every = buildCsp({ config, scriptHashes: [], for: 'meta', origins: NONE })
    const policyOf = (route: string) =>
      pagePolicy(every, { route: toRoute(route), security, origins: NONE, head: [], scriptHash })
    expect(read(policyOf('/a').csp)['connect-src']).toBe("'self' https://api.example")
    expect(policyOf('/a').extra).toEqual([])
    expect(policyOf('/docs/x/y').extra).toEqual([
      'frame-src https://player.example',
      'form-action https://form.example',
    ])
    const header = read(buildCsp({ config, scriptHashes: [], for: 'headers', origins: NONE }))
    expect(header['form-action']).toBe("'self' https://form.example")
    expect(header['frame-src']).toBe("'self' https://player.example")
  })

  test('a host that would end the rule and begin another stands in none', () => {
    const head = ['https://a;script-src-elem', 'https://*', '//cdn.example/s.js'].map(src => ({
      tagName: 'script',
      attributes: { src },
    }))
    expect(pagePolicy(plain, { ...here, origins: NONE, head, scriptHash }).extra).toContain(
      'script-src https://cdn.example',
    )
    const added = pagePolicy(plain, { ...here, origins: NONE, head, scriptHash }).extra.join(' ')
    expect(added).not.toMatch(/script-src-elem|\*/)
  })

  test('is never wider than the headers of the site: both hold', () => {
    const tags = [{ tagName: 'script', attributes: { src: 'https://stats.example/s.js' } }]
    const options = { config: makeConfig(), scriptHashes: ['sha256-x='], pageTags: tags, for: 'headers' as const }
    const header = read(buildCsp(options))
    const page = read(pagePolicy(plain, { ...here, origins: frames, head: tags, scriptHash }).csp)
    for (const [name, sources] of Object.entries(page)) {
      const allowed = header[name]?.split(' ') ?? []
      const isAllowed = (source: string) => allowed.includes(source) || allowed.includes(source.replace(/\/\/.*/, ''))
      expect(sources.split(' ').filter(source => !isAllowed(source))).toEqual([])
    }
  })
})

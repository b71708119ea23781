import { describe, expect, test } from 'vitest'
import { makeConfig, makeParsed, makeSite, makeSource } from '../../../test/factory.ts'
import type { Config, HostingPreset } from '../../shared/config.ts'
import { withGuests } from './guests.ts'
import { renderHosting } from './hosting.ts'

const CSP = "default-src 'none'; frame-ancestors 'none'"
const UNUSED = [
  ...['accelerometer', 'browsing-topics', 'camera', 'geolocation', 'gyroscope'],
  ...['magnetometer', 'microphone', 'payment', 'usb'],
]
const GUARDS: Record<string, string> = {
  'Content-Security-Policy': `${CSP}; upgrade-insecure-requests`,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': UNUSED.map(name => `${name}=()`).join(', '),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'X-Frame-Options': 'DENY',
}
const SECURITY = Object.keys(GUARDS)
const redirects = [
  { from: '/old', to: '/a' },
  { from: '/старый (1)', to: 'https://x.org/?a=$b' },
]

function files(preset: HostingPreset, fields: Partial<Config> = {}): Record<string, string> {
  const site = makeSite([makeParsed(makeSource('page', 'a.md'))], {
    config: makeConfig({ hosting: [preset], ...fields }),
  })
  return Object.fromEntries(renderHosting(site, { csp: CSP }).map(({ path, body }) => [path as string, body]))
}

test('a site that names no host gets no files', () => {
  expect(renderHosting(makeSite([]), { csp: CSP })).toEqual([])
})

test('only answers over TLS send browsers to https, and only of a site that has it', () => {
  expect(files('nginx')['nginx.conf']).toContain(
    'if ($scheme = https) { set $zapiski_upgrade "; upgrade-insecure-requests"; }',
  )
  expect(files('nginx')['nginx.conf']?.split(`"${CSP}$zapiski_upgrade"`)).toHaveLength(3)
  for (const preset of ['headers', 'vercel', 'nginx'] as const) {
    const texts = Object.values(files(preset, { url: 'http://intranet' })).join()
    expect(texts).toContain(CSP)
    expect(texts).not.toMatch(/upgrade/)
  }
})

describe('_headers', () => {
  /** Path pattern -> headers. */
  function rules(text: string): Record<string, Record<string, string>> {
    return Object.fromEntries(
      text
        .trim()
        .split('\n\n')
        .map(block => {
          const [path = '', ...lines] = block.split('\n')
          return [path, Object.fromEntries(lines.map(line => line.trim().split(/: (.*)/)))]
        }),
    )
  }

  test('every answer is guarded, files with hashed names stay for a year', () => {
    const found = rules(files('headers', { baseUrl: '/b/' })._headers ?? '')
    expect(found['/b/*']).toEqual(GUARDS)
    expect(found['/b/assets/*']).toEqual({ 'Cache-Control': 'public, max-age=31536000, immutable' })
    expect(found['/b/rss.xml']).toEqual({ 'Content-Type': 'application/rss+xml; charset=utf-8' })
  })

  test('each kind of feed has its type', () => {
    const { blogs } = makeConfig()
    const types = (['rss', 'atom', 'json'] as const).flatMap(type => {
      const own = blogs.map(blog => ({ ...blog, feed: { ...blog.feed, types: [type] } }))
      return Object.entries(rules(files('headers', { blogs: own })._headers ?? '')).flatMap(([path, headers]) =>
        headers['Content-Type'] === undefined ? [] : [[path, headers['Content-Type']]],
      )
    })
    expect(types).toEqual([
      ['/rss.xml', 'application/rss+xml; charset=utf-8'],
      ['/atom.xml', 'application/atom+xml; charset=utf-8'],
      ['/feed.json', 'application/feed+json; charset=utf-8'],
    ])
  })

  test('the document of a frame is in a sandbox wherever it is opened, and only the site may frame it', () => {
    const site = makeSite([], { config: makeConfig({ hosting: ['headers'] }) })
    const [file] = renderHosting(site, { csp: CSP, frames: ['live'] })
    const [, own = ''] = file?.body.split('/data/frames/live*\n') ?? []
    expect(own).toMatch(/^ {2}Content-Security-Policy: .*; frame-ancestors 'self'; sandbox allow-scripts$/m)
    expect(own).toContain('  ! X-Frame-Options\n  X-Frame-Options: SAMEORIGIN\n')
  })

  test('no header is named by two rules that meet: one host would join the values', () => {
    const found = rules(files('headers')._headers ?? '')
    for (const [path, headers] of Object.entries(found)) {
      if (path !== '/*') expect(Object.keys(headers).filter(name => name in (found['/*'] ?? {}))).toEqual([])
    }
  })

  test('texts as Markdown and the list of them are of their types where there are any', () => {
    const { markdown } = makeConfig()
    const found = rules(files('headers', { baseUrl: '/b/', markdown: { ...markdown, pages: true } })._headers ?? '')
    expect(found['/b/*.md']).toEqual({ 'Content-Type': 'text/markdown; charset=utf-8' })
    expect(found['/b/llms.txt']).toEqual({ 'Content-Type': 'text/plain; charset=utf-8' })
    expect(files('headers')._headers).not.toMatch(/markdown|llms/)
  })

  test('redirects stand in their own file, encoded', () => {
    expect(files('headers', { redirects })._redirects).toBe(
      '/old /a 301\n/%D1%81%D1%82%D0%B0%D1%80%D1%8B%D0%B9%20(1) https://x.org/?a=$b 301\n',
    )
    expect(files('headers')).not.toHaveProperty('_redirects')
  })
})

test('redirects and feeds of a language whose folder is in letters are encoded once', () => {
  const folder = encodeURI('/ук/')
  const guest = makeSite([makeParsed(makeSource('page', 'a.md'))], {
    config: makeConfig({ baseUrl: folder, filesUrl: '/', redirects: [{ from: '/old', to: '/a' }] }),
  })
  const site = withGuests(makeSite([], { config: makeConfig({ hosting: ['headers', 'nginx'] }) }), [guest])
  const [headers, list, nginx] = renderHosting(site, { csp: CSP }).map(({ body }) => body)
  expect(list).toBe(`${folder}old ${folder}a 301\n`)
  expect(headers).toContain(`\n${folder}rss.xml\n`)
  expect(nginx).toContain(`location = "/ук/old" { return 301 "${folder}a"; }`)
})

const placesAt = (...baseUrls: string[]): Config['locales'] =>
  baseUrls.map(baseUrl => ({ ...makeConfig().locale, url: 'https://example.org', baseUrl }))

describe('vercel.json', () => {
  const read = (fields: Partial<Config> = {}) => JSON.parse(files('vercel', fields)['vercel.json'] ?? '')

  test('asks for clean addresses by the site’s own rule for slashes', () => {
    expect(read()).toMatchObject({ cleanUrls: true, trailingSlash: false })
    expect(read({ trailingSlash: true })).toMatchObject({ trailingSlash: true })
    // Left out, the host serves both spellings.
    expect(read({ trailingSlash: undefined })).not.toHaveProperty('trailingSlash')
  })

  test('home pages of languages keep their slash where pages have none', () => {
    const locales = placesAt('/', '/en/', '/%D1%83%D0%BA/')
    expect(read({ locales })).not.toHaveProperty('trailingSlash')
    const [english, , others] = read({ locales }).redirects
    expect(english).toEqual({ source: '/en', destination: '/en/', statusCode: 308 })
    expect(others.destination).toBe('/$1')
    const stripped = new RegExp(`^${others.source}$`)
    const ways = ['/', '/en/', '/%D1%83%D0%BA/', '//evil.example/', '/en/docs/', '/docs/en/']
    expect(ways.filter(way => stripped.test(way))).toEqual(['/en/docs/', '/docs/en/'])
    expect(read({ locales, trailingSlash: true })).toMatchObject({ trailingSlash: true, redirects: [] })
    expect(read({ locales, trailingSlash: undefined }).redirects).toHaveLength(2)
  })

  test('guards every answer and keeps hashed files', () => {
    const [all, assets] = read({ baseUrl: '/b/' }).headers
    expect(all.source).toBe('/(.*)')
    expect(all.headers.map((header: { key: string }) => header.key)).toEqual(SECURITY)
    expect(assets).toMatchObject({ source: '/b/assets/(.*)', headers: [{ key: 'Cache-Control' }] })
  })

  test('texts as Markdown and the list of them are of their types where there are any', () => {
    const { markdown } = makeConfig()
    const type = (value: string) => [{ key: 'Content-Type', value: `${value}; charset=utf-8` }]
    expect(read({ baseUrl: '/b/', markdown: { ...markdown, pages: true } }).headers.slice(2)).toEqual([
      { source: '/b/(.*)\\.md', headers: type('text/markdown') },
      { source: '/b/llms\\.txt', headers: type('text/plain') },
    ])
    expect(read().headers).toHaveLength(2)
  })

  test('signs of patterns in an old address are no patterns', () => {
    expect(read({ redirects }).redirects[1]).toMatchObject({
      source: '/%D1%81%D1%82%D0%B0%D1%80%D1%8B%D0%B9%20\\(1\\)',
      statusCode: 301,
    })
  })
})

describe('nginx.conf', () => {
  const read = (fields: Partial<Config> = {}): string => files('nginx', fields)['nginx.conf'] ?? ''
  /** Body of each location. */
  const locations = (text: string): string[] =>
    [...text.matchAll(/^location [^\n]*\{\n([\s\S]*?)^\}/gm)].map(([, body = '']) => body)

  test('a location that adds a header repeats all of them', () => {
    for (const body of locations(read())) {
      const added = [...body.matchAll(/add_header (\S+)/g)].map(([, name]) => name)
      if (added.length > 0) expect(added).toEqual([...SECURITY, 'Cache-Control'])
    }
    expect(locations(read()).filter(body => body.includes('add_header'))).toHaveLength(1)
  })

  test('security headers come with errors too, a year in caches only with files that are there', () => {
    const text = read()
    for (const line of text
      .split('\n')
      .filter(line => /add_header/.test(line) && !/Строк|add_header здесь/.test(line))) {
      expect(line.endsWith('always;')).toBe(!line.includes('immutable'))
    }
  })

  test('addresses are rewritten from the normalised URI alone', () => {
    const rewritten = read({ redirects })
      .split('\n')
      .filter(line => /rewrite |return 301/.test(line))
    expect(rewritten.length).toBeGreaterThan(3)
    expect(rewritten.filter(line => line.includes('$request_uri'))).toEqual([])
    expect(read()).toContain('if ($uri ~ [\\\\\\\\\\x00-\\x1f]) { return 404; }')
    expect(read()).toContain('absolute_redirect off;')
  })

  test('its comments are in the language of the author, its rules are the same', () => {
    const rulesOf = (text: string) => text.split('\n').map(line => line.replace(/#.*/, ''))
    const [english, russian] = [read({ language: 'en', baseUrl: '/b/' }), read({ language: 'ru', baseUrl: '/b/' })]
    expect(russian).toContain('root /var/www/site;  # сайт лежит в папке b внутри неё')
    expect(english).not.toMatch(/[А-Яа-яЁё]/)
    expect(english).toContain("The site's rules for nginx")
    expect(rulesOf(english)).toEqual(rulesOf(russian))
  })

  test.each([
    [false, '/b/', ['/b/', '/b/docs', '/b/docs/a', '/b/reindex', undefined]],
    [undefined, '/b/', ['/b/', '/b/docs', '/b/docs/a', '/b/reindex', undefined]],
    [true, '/b/', ['/b/', '/b/docs/', '/b/docs/a/', '/b/reindex/', undefined]],
    [false, '/', ['/b', '/b/docs', '/b/docs/a', '/b/reindex', '/']],
  ])('with slashes %s, at %s, addresses of files lead to those of their pages', (trailingSlash, baseUrl, expected) => {
    const [, inside = ''] =
      /if \(\$request_uri ~ [^\n]*html[^\n]*\{\n([\s\S]*?)\n {2}\}/.exec(read({ trailingSlash, baseUrl })) ?? []
    const rules = [...inside.matchAll(/rewrite "(.+?)" "(.+?)" permanent;/g)]
    const lead = (address: string) => {
      const rule = rules.find(([, pattern = '']) => new RegExp(pattern).test(address))
      return rule && address.replace(new RegExp(rule[1] ?? ''), rule[2] ?? '')
    }
    const written = ['/b/index.html', '/b/docs/index.html', '/b/docs/a.html', '/b/reindex.html', '/index.html']
    expect(written.map(lead)).toEqual(expected)
  })

  test('of files only an address of this site is led to its page: a second slash would make it another host', () => {
    const [, asked = ''] = /if \(\$request_uri ~ "(.*html.*)"\) \{/.exec(read()) ?? []
    const written = ['/a.html', '/a/b.html?x', '/a?x=b.html', '//evil.example/a.html', '/a.htmlx']
    expect(written.filter(address => new RegExp(asked.replaceAll('\\\\', '\\')).test(address))).toEqual(
      written.slice(0, 2),
    )
  })

  test('packed files are sent where they are, the page of missing ones and what hosts read is not to be opened', () => {
    const text = read()
    expect(text).toContain('gzip_static on;')
    expect(text).toContain('location = "/404.html" { internal; }')
    expect(text).toContain('location = "/404" { return 404; }')
    const [, closed = ''] = /location ~ "(.*)" \{ return 404; \}/.exec(text) ?? []
    const isClosed = new RegExp(closed.replaceAll('\\\\', '\\'))
    const own = ['/.zapiski-build', '/_headers', '/_redirects', '/vercel.json', '/nginx.conf']
    expect([...own, '/headers', '/a/_headers', '/nginx-conf'].filter(path => isClosed.test(path))).toEqual(own)
  })

  test('a missing file of the site is never answered with a page', () => {
    expect(read()).toMatch(/location "\/assets\/" \{\n {2}try_files \$uri =404;/)
  })

  test('texts as Markdown are of their type where there are any', () => {
    const { markdown } = makeConfig()
    const texts = 'location ~ "^/(?!assets/).+\\.md$" {\n  default_type text/markdown;'
    const text = read({ markdown: { ...markdown, pages: true } })
    expect(text).toContain(texts)
    expect(text).toContain('location = "/llms.txt" { charset utf-8; }')
    expect(read()).not.toMatch(/default_type|llms/)
  })

  test('redirects are exact and hold no variables of nginx', () => {
    expect(read({ redirects })).toContain('location = "/старый (1)" { return 301 "https://x.org/?a=%24b"; }')
  })

  test('a site in a folder has its rules there', () => {
    const text = read({ baseUrl: '/b/' })
    expect(text).toContain('error_page 404 "/b/404.html";')
    expect(text).toContain('location = "/b" { return 301 "/b/"; }')
    expect(text).toContain('rewrite "^/b/(.+)/+$" "/b/$1" permanent;')
  })

  test('a site with slashes adds them instead of taking them away', () => {
    const text = read({ trailingSlash: true })
    expect(text).not.toContain('/+$" "/$1" permanent')
    expect(text).toContain('if (-f $document_root$uri/index.html) { rewrite "^(.*[^/])$" $1/ permanent; }')
  })

  test('home pages of languages keep their slash, each language has its page of missing ones', () => {
    const locales = placesAt('/b/', '/b/en/', '/b/%D1%83%D0%BA/')
    const text = read({ baseUrl: '/b/', locales })
    expect(text).toContain('location = "/b/en" { return 301 "/b/en/"; }')
    expect(text).toContain('location = "/b/ук" { return 301 "/b/%D1%83%D0%BA/"; }')
    expect(text).toContain('rewrite "^/b/(?!en/$|ук/$)(.+)/+$" "/b/$1" permanent;')
    expect(text).toContain('rewrite "^/b/en/index\\.html$" "/b/en/" permanent;')
    expect(text).toContain('set $zapiski_missing "/b/404.html";\nif ($uri ~ "^/b/en/")')
    expect(text).toContain('if ($uri ~ "^/b/ук/") { set $zapiski_missing "/b/ук/404.html"; }')
    expect(text).toContain('error_page 404 $zapiski_missing;')
    expect(text).toContain('location = "/b/en/404.html" { internal; }')
    expect(read({ baseUrl: '/b/', locales, trailingSlash: true })).not.toContain('location = "/b/en" {')
  })
})

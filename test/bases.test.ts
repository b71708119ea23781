/** Addresses that are written with the base of the site, or with letters and escapes, in whatever names them. */

import { describe, expect, test } from 'vitest'
import { said } from './said.ts'
import { buildSmall } from './small-site.ts'

/** A picture that texts hold as it is. */
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path d="M0 0h9v9"/></svg>'

/** A site whose every address is written with its base, in the given way of writing it. */
const filesAt = (base: string, written: string): Record<string, string> => ({
  'zapiski.config.mjs': `export default { title: 'T', url: 'https://example.org', baseUrl: '${base}', timeZone: 'UTC',
    i18n: { defaultLocale: 'en' }, blog: {}, docs: { routeBasePath: 'docs' }, trailingSlash: false, markdown: {},
    sitemap: { ignorePatterns: ['${written}docs/hidden'] },
    themeConfig: {
      image: '${written}img/a%20b.svg',
      navbar: { logo: { src: '${written}img/a%20b.svg', href: '${written}docs/a' }, items: [
        { to: '${written}docs/a', label: 'To' }, { href: 'pathname://${written}raw.txt', label: 'Raw' } ] },
      footer: { links: [{ label: 'Foot', to: '${written}docs/a' }, { label: 'Plain', href: 'pathname://${written}raw.txt' }] },
    } }`,
  'docs/a.md': `---\nimage: ${written}img/a%20b.svg\n---\n# A\n\n[link](<${written}docs/b>) ![p](<${written}img/a%20b.svg>)\n\n<a href="${written}docs/b">tag</a> <a href="${written}raw.txt">file</a>\n`,
  'docs/b.md': '# B\n',
  'blog/authors.yml': `me:\n  name: Me\n  page: true\n  image_url: ${written}img/a%20b.svg\n  url: ${written}docs/a\nguest:\n  name: Guest\n  image_url: /img/a%20b.svg\n  url: /docs/a\n`,
  'blog/2024-01-01-p.md': '---\nauthors: [me, guest]\n---\n# P\n\nx\n\n<!-- truncate -->\n\ny\n',
  'docs/hidden.md': '# Hidden\n',
  'src/pages/index.md': '# Home\n',
  'static/img/a b.svg': SVG,
  'static/raw.txt': 'x',
})

const linksOf = (html: string): string[] =>
  [...html.matchAll(/<a\b[^>]*?href="([^"#]*)"/g)].map(([, href = '']) => href)

describe.each([
  ['/kb/', '/kb/'],
  ['/база/', '/база/'],
  ['/база/', encodeURI('/база/')],
  ['/a b/'.replace(' ', '%20'), '/a%20b/'],
])('under the base %s written as %s', (base, written) => {
  test('every address has it once, and nothing is said to be missing', async () => {
    const { read, problems } = await buildSmall(filesAt(base, written))
    // The picture is a drawing, which is told of links that are shared.
    const told = problems.filter(({ level, code }) => level !== 'note' && code !== 'share-drawing')
    expect(told.map(said)).toEqual([])
    const encoded = encodeURI(decodeURI(base))
    const page = read('docs/a.html')
    expect(page).toContain(`<meta property="og:image" content="https://example.org${encoded}img/a%20b.svg"`)
    const links = linksOf(page)
    expect(links.filter(href => href === `${encoded}docs/b`).length).toBeGreaterThanOrEqual(2)
    expect(links.filter(href => href === `${encoded}docs/a`).length).toBeGreaterThanOrEqual(3)
    expect(links.filter(href => href === `${encoded}raw.txt`).length).toBeGreaterThanOrEqual(3)
    const odd = links.filter(href => href.startsWith('/') && (!href.startsWith(encoded) || href.includes('%25')))
    expect(odd).toEqual([])
    const picture = `src="${encoded}img/a%20b.svg"`
    expect(page).toContain(picture)
    expect(read('blog/authors.html').split(`u-photo" ${picture}`)).toHaveLength(3)
    const post = read('blog/2024/01/01/p.html')
    expect(linksOf(post).filter(href => href === `${encoded}docs/a`).length).toBeGreaterThanOrEqual(5)
    expect(post).toContain(`"url":"https://example.org${encoded}docs/a"`)
    expect(read('sitemap.xml')).toContain(`<loc>https://example.org${encoded}docs/b</loc>`)
    expect(read('sitemap.xml')).not.toContain('hidden')
    expect(links.join()).not.toContain('pathname:')
  })
})

test('a config of Docusaurus: paths in either key, with the base or without, files that nobody checks', async () => {
  const item = (address: string, label: string) => `{ ${address}, label: '${label}' }`
  const items = [
    item("href: 'pathname:///kb/raw.txt'", 'Raw'),
    item("href: '/docs/b'", 'Path'),
    item("href: '/kb/docs/b'", 'Based'),
    item("href: 'https://x.example'", 'Out'),
  ].join()
  const { read, problems } = await buildSmall({
    'docusaurus.config.js': `export default { title: 'T', url: 'https://example.org', baseUrl: '/kb/', trailingSlash: false,
      i18n: { defaultLocale: 'en', locales: ['en'] },
      presets: [['classic', { blog: false, docs: { sidebarPath: './sidebars.js' } }]],
      themeConfig: { navbar: { items: [${items}] }, footer: { links: [${items}] } } }`,
    'sidebars.js': `export default { s: ['a', ${item("type: 'link', href: 'pathname:///f.txt'", 'Side file')},
      ${item("type: 'link', href: '/kb/docs/b'", 'Side based')}, ${item("type: 'link', href: '/docs/b'", 'Side path')}] }`,
    'docs/a.md': '# A\n',
    'docs/b.md': '# B\n',
    'src/pages/index.md': '# Home\n',
    'static/raw.txt': 'x',
    'static/f.txt': 'x',
  })
  expect(problems.filter(({ level }) => level !== 'note').map(said)).toEqual([])
  const page = read('docs/a.html')
  const place = (label: string): (string | undefined)[] =>
    [...page.matchAll(/<a\b[^>]*?href="([^"]*)"[^>]*>(.*?)<\/a>/g)].flatMap(([, href, text = '']) =>
      text.replace(/<[^>]*>/g, '').trim() === label ? [href] : [],
    )
  expect([...new Set(place('Raw'))]).toEqual(['/kb/raw.txt'])
  for (const label of ['Path', 'Based', 'Side based', 'Side path'])
    expect([label, ...new Set(place(label))]).toEqual([label, '/kb/docs/b'])
  expect([...new Set(place('Side file'))]).toEqual(['/kb/f.txt'])
  const footer = /<footer.*<\/footer>/s.exec(page)?.[0] ?? ''
  expect(
    [...footer.matchAll(/<a[^>]*target="_blank"[^>]*href="([^"]*)"|<a[^>]*href="([^"]*)"[^>]*target="_blank"/g)].map(
      ([, a, b]) => a ?? b,
    ),
  ).toEqual(['/kb/raw.txt', 'https://x.example'])
})

test('the function that names where a text is edited is told its address before the rule of slashes', async () => {
  const { read } = await buildSmall({
    'docusaurus.config.js': `export default { title: 'T', url: 'https://example.org', baseUrl: '/kb/', trailingSlash: true,
      presets: [['classic', { blog: false, docs: { routeBasePath: '/', editUrl: ({ permalink }) => 'https://edit.example' + permalink } }]] }`,
    'docs/z.md': '# Z\n',
    'docs/y/index.md': '# Y\n',
  })
  expect(read('z/index.html')).toContain('href="https://edit.example/kb/z"')
  expect(read('y/index.html')).toContain('href="https://edit.example/kb/y/"')
})

test('ids in feeds of a Docusaurus site keep the letters of its host, addresses are those of browsers', async () => {
  const { read } = await buildSmall({
    'docusaurus.config.js': `export default { title: 'T', url: 'https://тест.example/', baseUrl: '/kb/', trailingSlash: true,
      presets: [['classic', { docs: false, blog: { routeBasePath: '/', feedOptions: { type: 'all' } } }]] }`,
    'blog/2024-01-01-z.md': '---\nslug: я\n---\n# Z\n\nx\n\n<!-- truncate -->\n',
  })
  expect(read('rss.xml')).toContain('<guid isPermaLink="false">https://тест.example/kb/я/</guid>')
  expect(read('rss.xml')).toContain('<link>https://xn--e1aybc.example/kb/%D1%8F/</link>')
  expect(read('atom.xml')).toContain('<id>https://тест.example/kb/я/</id>')
  expect(read('atom.xml')).toContain('<id>https://тест.example/kb/</id>')
  expect(read('feed.json')).toContain('"https://тест.example/kb/я/"')
})

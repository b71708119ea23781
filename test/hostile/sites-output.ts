/** Rows of `docs/trust.md` about addresses, pictures and the config. */

import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import sharp from 'sharp'
import type { SiteVariant } from './sites.ts'

export const config = (more = ''): Record<string, string> => ({
  'zapiski.config.mjs': `export default { title: 'З', url: 'https://example.org', shareImages: false, search: false, ${more} }\n`,
})
const slugged = (slug: string): string => `---\nslug: ${slug}\n---\n# А\n\n<!-- truncate -->\n\nТекст.\n`
const post = (slug: string) => ({ 'blog/2024-01-01-a.md': slugged(slug) })
const two = (first: string, second: string) => ({ 'docs/a.md': slugged(first), 'docs/b.md': slugged(second) })
const й = 'й'.normalize('NFD')

const TAKEN = ['docs/b.md:2 error duplicate-route']
const RESERVED = '/index /assets /assets/x /_headers /_redirects /vercel.json /search/manifest.json /a/index'.split(' ')
const OF_SITE = '/sitemap.xml /robots.txt /blog/rss.xml /index.html /404.html'.split(' ')

const redirect = (from: string, to: string): string => `{ from: '${from}', to: '${to}' }`
const redirected = (...rules: string[]) => config(`redirects: [${rules.join()}]`)

export const ADDRESSES: SiteVariant[] = [
  ['U1', 'slugs', two('/x', '/x'), TAKEN],
  [
    'U1',
    'a folder and a file',
    { 'docs/a/index.md': '# А\n', 'docs/a.md': '# Б\n' },
    ['docs/a/index.md:1 error duplicate-route'],
  ],
  [
    'U1',
    'a folder and a file of its name',
    { 'docs/a/README.md': '# А\n', 'docs/a/a.md': '# Б\n' },
    ['docs/a/a.md:1 error duplicate-route'],
  ],
  ['U1', 'the archive', post('archive'), ['blog/2024-01-01-a.md:2 error duplicate-route/own']],
  [
    'U5',
    'the page of tags',
    { 'docs/a.md': '---\nslug: /tags\ntags: [а]\n---\n# А\n' },
    ['docs/a.md:2 error duplicate-route/own'],
  ],
  ['U2', 'case', two('/X', '/x'), TAKEN],
  ['U2', 'slash', two('/x/', '/x'), TAKEN],
  ['U2', 'form', two('/й', `/${й}`), TAKEN],
  ['U2', 'escapes', two('/а', '"/%D0%B0"'), TAKEN],
  [
    'U4',
    'signs of any kind',
    {
      'docs/a.md': slugged('/ёлка-🎉-й'),
      'docs/b.md': '# Б\n\n[x](/docs/ёлка-🎉-й) [y](/docs/%D1%91%D0%BB%D0%BA%D0%B0-🎉-й)\n',
    },
    [],
  ],
  ...[...RESERVED, ...OF_SITE].map(
    (slug): SiteVariant => [
      'U5',
      slug,
      { 'pages/p.md': slugged(slug), ...post('a'), ...config("pages: { path: 'pages' }, url: 'https://example.org'") },
      ['pages/p.md:2 error reserved-route'],
    ],
  ),
  [
    'U6',
    'the second page of a list',
    { ...post('page/2'), 'blog/2024-01-02-b.md': slugged('b'), ...config('blog: { postsPerPage: 1 }') },
    ['blog/2024-01-01-a.md:2 error duplicate-route'],
  ],
  ['U6', 'a post called 2', post('2'), []],
  ['U10', 'an address that nobody has', { 'docs/a.md': '# А\n\n[x](https://none.invalid/)\n' }, []],
  ['U11', 'a page', { 'docs/a.md': '# А\n', ...redirected(redirect('/docs/a', '/docs')) }, [' error redirect/page']],
  [
    'U12',
    'a circle',
    redirected(redirect('/x', '/y'), redirect('/y', '/x')),
    [' error redirect/circle', ' error redirect/circle'],
  ],
  ['U12', 'to itself', redirected(redirect('/x', '/x')), [' error redirect/circle']],
  ['U12', 'one after another', redirected(redirect('/x', '/y'), redirect('/y', '/docs')), []],
  ['U12', 'to two places', redirected(redirect('/x', '/docs'), redirect('/x', '/')), [' error redirect/twice']],
  ['U13', 'to another host', redirected(redirect('/x', 'https://a.example/')), []],
  ...[
    '//a.example/',
    'javascript:alert(1)',
    'http://a.example/',
    'data:text/html,x',
    ' java\\tscript:x',
    '\\\\\\\\a.example',
  ].map((to): SiteVariant => ['U13', to, redirected(redirect('/x', to)), [' error redirect/forbidden']]),
  ...['/a\\nb', '/a?b', '/a#b', '/a/%2e%2e/b', '//a.example/b'].map(
    (from): SiteVariant => [
      'U13',
      `from ${from}`,
      redirected(redirect(from, '/docs')),
      ['zapiski.config.mjs:1 error config/redirect-from'],
    ],
  ),
  ['U13', 'to nowhere', redirected(redirect('/x', '/none')), [' error redirect/nowhere']],
  [
    'U14',
    'case',
    redirected(redirect('/X', '/docs'), redirect('/x', '/docs')),
    [' error output-collision/case'],
    undefined,
    'write',
  ],
  ['U14', 'slash', redirected(redirect('/x/', '/docs'), redirect('/x', '/docs')), []],
  [
    'U14',
    'a page in another case',
    { 'docs/a.md': '# А\n', ...redirected(redirect('/docs/A', '/docs')) },
    [' error output-collision/case'],
    undefined,
    'write',
  ],
  [
    'U15',
    'links get the base',
    { 'docs/a.md': '# А\n\n[x](/docs) <a href="/docs">x</a>\n', ...config("baseUrl: '/b/'") },
    [],
  ],
  ...['example.org', 'ftp://a.example', 'javascript:alert(1)', '//a.example'].map(
    (url): SiteVariant => ['U16', url, config(`url: '${url}'`), ['zapiski.config.mjs:1 error config/url']],
  ),
  ...['https://example.org/path', 'https://a.example/?q'].map(
    (url): SiteVariant => ['U16', url, config(`url: '${url}'`), ['zapiski.config.mjs:1 error config/url-path']],
  ),
  ['U16', 'a password', config("url: 'https://me:word@a.example'"), ['zapiski.config.mjs:1 error config/url-secret']],
  ...['https://example.org/', 'https://пример.рф'].map((url): SiteVariant => ['U16', url, config(`url: '${url}'`), []]),
]

const blank = sharp({ create: { width: 40, height: 30, channels: 3, background: '#f00' } })
const png = await blank.clone().png().toBuffer()
const jpg = await blank.clone().jpeg().toBuffer()
const bomb = Buffer.from(png)
bomb.writeUInt32BE(30_000, 16)
bomb.writeUInt32BE(30_000, 20)
/** Frames of a hundred million pixels, each of a few bytes. */
const animation = (frames: number): Buffer =>
  Buffer.concat([
    Buffer.from('GIF89a\x10\x27\x10\x27\0\0\0', 'latin1'),
    ...Array.from({ length: frames }, () => Buffer.from(',\0\0\0\0\x10\x27\x10\x27\0\x02\0', 'latin1')),
    Buffer.from(';'),
  ])
const svg = (inner: string, attributes = ''): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10" ${attributes}>${inner}</svg>`

const shown = (name: string, bytes: string | Buffer) => ({
  'docs/a.md': `# А\n\n![x](./${name})\n`,
  [`docs/${name}`]: bytes,
})
const bad = (row: string, what: string, name: string, bytes: string | Buffer): SiteVariant => [
  row,
  what,
  shown(name, bytes),
  ['docs/a.md:3 error bad-image'],
]
const acts = (what: string, drawing: string): SiteVariant => [
  'I5',
  what,
  shown('a.svg', drawing),
  ['docs/a.md:3 warning active-drawing'],
]
const hides = (path: string, ...said: string[]): SiteVariant => [
  'I11',
  path,
  { [`static/${path}`]: 'x', 'docs/a.md': '# А\n' },
  said,
  undefined,
  'write',
]

export const PICTURES: SiteVariant[] = [
  [
    'I2',
    'a file',
    { 'docs/a.md': '# А\n\n![x](./A.PNG)\n', 'docs/a.png': png },
    ['docs/a.md:3 error missing-asset/image'],
  ],
  [
    'I2',
    'a static file',
    { 'docs/a.md': '# А\n\n![x](/A.png)\n', 'static/a.png': png },
    ['docs/a.md:3 error missing-asset/image'],
  ],
  [
    'I2',
    'a folder',
    { 'docs/a.md': '# А\n\n![x](./Img/a.png)\n', 'docs/img/a.png': png },
    ['docs/a.md:3 error missing-asset/image'],
  ],
  bad('I3', 'nothing', 'a.png', ''),
  bad('I3', 'words', 'a.png', 'not a picture'),
  ['I3', 'another type', shown('a.jpg', png), ['docs/a.md:3 error bad-image/misnamed']],
  ['I3', 'another type too', shown('a.webp', jpg), ['docs/a.md:3 error bad-image/misnamed']],
  bad('I3', 'a head alone', 'a.gif', 'GIF89a'),
  bad('I3', 'a page', 'a.svg', '<html></html>'),
  ['I3', 'cut off', shown('a.png', png.subarray(0, 60)), ['docs/a.md:3 warning bad-image/cut']],
  ['I3', 'cut off at its end', shown('a.png', png.subarray(0, png.length - 20)), ['docs/a.md:3 warning bad-image/cut']],
  [
    'I3',
    'a drawing that breaks off',
    shown('a.svg', svg('<path d="M0 0h9"/>').slice(0, -6)),
    ['docs/a.md:3 warning bad-image/cut'],
  ],
  bad('I4', 'a bomb', 'a.png', bomb),
  bad('I4', 'a huge animation', 'a.gif', Buffer.from('GIF89a\xff\xff\xff\xff\0\0\0;', 'latin1')),
  ['I4', 'an animation of huge frames', shown('a.gif', animation(3)), ['docs/a.md:3 warning bad-image/frames']],
  ['I4', 'one that has few of them', shown('a.gif', animation(2)), []],
  [
    'I4',
    'a file of a hundred megabytes',
    shown('a.jpg', Buffer.concat([jpg, Buffer.alloc(100 * 1024 ** 2)])),
    ['docs/a.md:3 warning bad-image/heavy'],
  ],
  bad('I5', 'a huge drawing', 'a.svg', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1e9 1e9"></svg>'),
  acts('a script', svg('<script>alert(1)</script>')),
  acts('a handler', svg('', 'onload="alert(1)"')),
  acts('a page inside', svg('<foreignObject><iframe xmlns="http://www.w3.org/1999/xhtml"/></foreignObject>')),
  acts('entities', `<!DOCTYPE svg [<!ENTITY a "aaaa">]>${svg('<text>&a;</text>')}`),
  ...[
    ['', 'src/a.svg error module-syntax'],
    ['lenient: true', 'src/a.svg warning active-drawing'],
  ].map(
    ([more, said = '']): SiteVariant => [
      'I5',
      `a component that is a drawing nobody can be sure of ${more}`,
      {
        'docs/a.mdx': 'import A from \'@site/src/a.svg\'\n\n# А\n\n<A title="x" />\n',
        'src/a.svg': svg('<script>alert(1)'),
        ...config(more),
      },
      [said],
    ],
  ),
  ['I7', 'a picture elsewhere', { 'docs/a.md': '# А\n\n![x](https://none.invalid/a.png)\n' }, []],
  [
    'I9',
    'one name in two folders',
    {
      'docs/a/p.png': png,
      'docs/b/p.png': svg(''),
      'docs/a/x.md': '# А\n\n![x](./p.png)\n',
      'docs/b/x.md': '# Б\n\n![x](./p.png)\n',
    },
    ['docs/b/x.md:3 error bad-image'],
  ],
  hides('assets/main.js'),
  hides('404.html', ' error output-collision'),
  hides('docs.html', ' error output-collision'),
  hides('docs/a/index.html', 'docs/a.md:1 error reserved-route/file'),
  hides('docs/a', 'docs/a.md:1 error reserved-route/file'),
  hides('sitemap.xml', 'static/sitemap.xml warning static-instead'),
  [
    'I11',
    'a feed',
    { ...post('a'), 'static/blog/rss.xml': 'x' },
    ['static/blog/rss.xml warning static-instead'],
    undefined,
    'write',
  ],
  hides('_headers'),
  hides('robots.txt'),
  [
    'I12',
    'a pipe',
    { 'static/a.txt': 'x' },
    ['static/b warning file-special/other'],
    folder => void execFileSync('mkfifo', [join(folder, 'static/b')]),
  ],
]

const written = (text: string) => ({ 'zapiski.config.mjs': text })

export const CONFIGS: SiteVariant[] = [
  ['S15', 'throws', written('throw new Error("x")\n'), ['zapiski.config.mjs:1 error config-run']],
  [
    'S15',
    'a promise',
    written(
      "export default async () => ({ title: 'З', url: 'https://example.org', search: false, shareImages: false })\n",
    ),
    [],
  ],
  ['S15', 'nothing', written(''), ['zapiski.config.mjs error config-run/no-export']],
  ['S15', 'a syntax error', written('export default {'), ['zapiski.config.mjs:1 error config-syntax']],
  ['S15', 'null', written('export default null'), ['zapiski.config.mjs:1 error config/not-config']],
  [
    'S15',
    'a missing import',
    written("import x from './none.js'\nexport default {}"),
    ['zapiski.config.mjs:1 error config-syntax/import'],
  ],
  ['S15', 'a wrong type', config('docs: 5'), ['zapiski.config.mjs:1 error config/not-object']],
  [
    'S15',
    'a menu that holds itself',
    written(
      "const d = { label: 'x', items: [] }\nd.items.push(d)\nexport default { title: 'З', url: 'https://example.org', themeConfig: { navbar: { items: [d] } } }\n",
    ),
    ['zapiski.config.mjs:1 error config/nested-dropdown'],
  ],
  ['S15', 'an unknown key', config('docz: {}'), ['zapiski.config.mjs:1 error config/unknown']],
  [
    'S16',
    'a part of the theme that throws',
    { 'src/theme/Footer.tsx': "export default function F() { throw new Error('x') }\n" },
    ['src/theme/Footer.tsx:1 error component-run'],
  ],
  ...['export default 5', 'export default <p />', 'export const a = 1'].map(
    (code, at): SiteVariant => [
      'S16',
      `a part of the theme that is no component: ${code}`,
      { 'src/theme/Footer.tsx': `// Подвал\n${code}\n` },
      [`src/theme/Footer.tsx:${at === 2 ? 1 : 2} error component-run/no-component`],
    ],
  ),
  ...[
    ['Footer.tsx', 'a footer'],
    ['Footer/Copyright.tsx', 'a part of the footer'],
    ['Root.tsx', 'the root'],
  ].map(
    ([name, what]): SiteVariant => [
      'S16',
      `${what} that draws nonsense`,
      {
        [`src/theme/${name}`]: '// Подвал\nexport default () => ({ a: 1 })\n',
        ...config("themeConfig: { footer: { copyright: 'Я' } }"),
      },
      [`src/theme/${name}:2 error mdx-runtime`],
    ],
  ),
  [
    'S20',
    'a folder of another name',
    config("docs: { path: 'dosc' }, blog: false"),
    [' error site-empty', 'dosc warning folder-missing'],
  ],
  ['S20', 'an empty text alone', { 'docs/index.md': '' }, [' error site-empty', 'docs/index.md warning file-empty']],
]

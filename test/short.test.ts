/** Which way a build takes after which edit; whichever it is, the output is that of a clean build. */

import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readJson, readText } from '../src/disk.ts'
import { runIn } from './command.ts'
import { buildAgain, expectCleanBuild, expectWay } from './warm-build.ts'
import { writeFile } from './write-files.ts'

const CONFIG = `export default {
  title: 'Т',
  url: 'https://example.org',
  onBrokenLinks: 'warn',
  blog: { routeBasePath: '/', onInlineTags: 'ignore' },
  docs: { routeBasePath: '/docs' },
  markdown: { pages: true },
}
`
const post = (number: number) =>
  `---\ntitle: Запись ${number}\ndate: 2024-05-0${number}\ntags: [lua]\n---\n\nНачало.\n\n<!-- truncate -->\n\n## Раздел\n\nТекст ${number}.\n`

/** A post with an outline: drawn in lists, in the archive, in its tag and on its share image. */
const drawn = (title: string, day: string): string =>
  `---\ntitle: ${title}\ndate: ${day}\ntags: [рисунки]\n---\n\nНачало.\n\n<!-- truncate -->\n\n${['Первое', 'Второе', 'Третье'].map(name => `## ${name}\n\nТекст под заголовком.\n\n- пункт\n- другой пункт\n`).join('\n')}\n\`\`\`lua title="a.lua"\nlocal a = 1\n\`\`\`\n`

/** Words enough for a minute more. */
const LONG_PARAGRAPH = `${'Слово за словом. '.repeat(80).trim()}\n`

const FILES: Record<string, string> = {
  'zapiski.config.ts': CONFIG,
  'blog/a.md': post(1),
  'blog/b.md': `${post(2)}\nСмотрите [первую](./a.md).\n`,
  'blog/c.md': post(3),
  ...Object.fromEntries(
    [1, 2, 3, 4].map(number => [`blog/drawn-${number}.md`, drawn(`Рисунок ${number}`, `2023-0${number}-01`)]),
  ),
  'blog/newest.md': drawn('Самое новое', '2025-01-01'),
  'blog/namesake.md': drawn('Тёзка', '2022-03-03'),
  'blog/other-namesake.md': drawn('Тёзка', '2022-03-03').replace('---\n\nНачало', 'slug: other\n---\n\nНачало'),
  // Lists show all of it.
  'blog/whole.md':
    '---\ntitle: Вся\ndate: 2023-07-01\ntags: [lua]\n---\n\nНачало.\n\n![К](https://example.com/k.png)\n\nТекст целой.\n',
  'blog/drawing.mdx':
    '---\ntitle: Чертёж\ndate: 2023-08-01\n---\n\nНачало.\n\n<svg viewBox="0 0 9 9"><image href="https://p.example/1.png" /></svg>\n\nКонец.\n',
  'docs/plain.md': '# Заметка\n\nСначала.\n\nТекст заметки.\n',
  'docs/named.md': '# Имена\n\nСначала.\n\nТекст.\n',
  'docs/told.md': '# Сказ\n\nСначала.\n\nТекст.\n\n#### Глубоко\n\nДальше.\n',
  'docs/bare.md': '# Два раздела\n\n## Один\n\nТекст.\n\n## Два\n\nТекст.\n',
  'docs/outline.md': '# Очерк\n\nСначала.\n\n## Один\n\nТекст.\n\n## Два\n\nТекст.\n\n## Три\n\nТекст.\n',
  'docs/tabs.mdx':
    "import Tabs from '@theme/Tabs'\nimport TabItem from '@theme/TabItem'\n\n# Вкладки\n\nСначала.\n\n<Tabs><TabItem value=\"a\">Первая.</TabItem></Tabs>\n\nПосле.\n",
  'docs/parts.mdx': "import Part from './_part.mdx'\n\n# Части\n\n<Part />\n\nПосле.\n",
  'docs/_part.mdx': 'Часть.\n',
  'docs/broken.md': '# Сломанная\n\n[Туда](/nowhere)\n',
  'static/robots.txt': 'User-agent: *\n',
}

let root = ''
const at = (path: string): string => join(root, path)
const write = (path: string, text: string): void => writeFile(at(path), text)
const edit = (path: string, from: string, to: string) => write(path, (readText(at(path)) ?? '').replace(from, to))

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'zapiski-short-'))
  for (const [path, text] of Object.entries(FILES)) write(path, text)
  // What is as young as the command may have been another when it was read.
  await sleep(100)
})
afterAll(() => rmSync(root, { recursive: true, force: true }))

/** Builds, and says how. */
const buildHere = (...args: string[]) => buildAgain(root, ...args)
const expectClean = (): Promise<void> => expectCleanBuild(root)

const LONG: [what: string, edit: () => void][] = [
  ['a picture in a drawing of a post that lists show', () => edit('blog/drawing.mdx', '//p.example', '//q.example')],
  ['a title', () => edit('blog/a.md', 'title: Запись', 'title: Иначе')],
  ['a word above the truncate marker', () => edit('blog/a.md', 'Начало.', 'Сначала.')],
  [
    'a player in a post that lists show',
    () => edit('blog/whole.md', 'Слова', '<iframe src="https://v.example/2"></iframe>\n\nСлова'),
  ],
  ['a truncate marker in it', () => edit('blog/whole.md', 'Слова', '<!-- truncate -->\n\nСлова')],
  ['a title that goes into a box', () => edit('docs/named.md', '# Имена', '<div>\n\n# Имена\n\n</div>')],
  ['a heading less', () => edit('docs/outline.md', '## Два с половиной\n\n', '')],
  ['a heading with which an outline comes', () => edit('docs/bare.md', '## Два', '## Полтора\n\nТекст.\n\n## Два')],
  ['a name of an anchor that is not there', () => edit('docs/named.md', 'Текст', '[Туда](./plain.md#later)')],
  ['the anchor that it waits for', () => edit('docs/plain.md', 'Текст', '## Later\n\nТекст')],
  ['a heading', () => edit('blog/a.md', '## Раздел', '## Глава')],
  ['a link', () => edit('blog/c.md', 'Новый', '[Сосед](./a.md) и текст')],
  ['a link to nowhere', () => edit('docs/plain.md', 'Текст', '[Туда](/never)')],
  ['a text with a problem', () => edit('docs/broken.md', '[Туда]', 'Вот [туда]')],
  ['a line more above the place of a warning', () => edit('docs/told.md', 'Слово', 'Ещё.\n\nСлово')],
  ['a warning less', () => edit('docs/told.md', '####', '##')],
  ['a text that takes in another', () => edit('docs/parts.mdx', 'После', 'Затем')],
  ['a part', () => edit('docs/_part.mdx', 'Часть', 'Доля')],
  ['an import', () => edit('docs/tabs.mdx', 'import Tabs', "import Part from './_part.mdx'\nimport Tabs")],
  ['code in braces', () => edit('docs/tabs.mdx', 'Затем', '{1 + 1} затем')],
  ['a first paragraph, with which an outline comes', () => edit('docs/bare.md', '## Один', 'Введение.\n\n## Один')],
  ['the outline of one of two texts with one image', () => edit('blog/namesake.md', '## Третье', 'Ещё.\n\n## Третье')],
  ['the other so that both are alike', () => edit('blog/other-namesake.md', '## Третье', 'Ещё.\n\n## Третье')],
  ['a frame', () => edit('blog/a.md', 'Слово', '<iframe src="https://v.example/1"></iframe> слово')],
  ['a text that asks the clock', () => edit('docs/tabs.mdx', 'затем', 'затем {Date.now() > 0}')],
  ['the same text, which asks no more', () => edit('docs/tabs.mdx', ' {Date.now() > 0}', '')],
  ['tags', () => edit('blog/b.md', '[lua]', '[lua, redis]')],
  ['a new text', () => write('blog/d.md', post(4))],
  ['a text that is gone', () => rmSync(at('blog/d.md'))],
  ['a static file', () => edit('static/robots.txt', '*', 'me')],
  ['the config', () => edit('zapiski.config.ts', "'Т'", "'Имя'")],
]

const SHORT: [what: string, edit: () => void][] = [
  ['a paragraph of a post', () => edit('blog/b.md', 'Текст 2', 'Другой текст')],
  ['a paragraph of another post of the same feed', () => edit('blog/c.md', 'Текст 3', 'Новый текст')],
  ['a paragraph of the first again', () => edit('blog/b.md', 'Другой', 'Иной')],
  ['a paragraph of a post without an excerpt', () => edit('blog/whole.md', 'Текст целой', 'Слова целой')],
  ['a paragraph more of it', () => edit('blog/whole.md', 'Слова', '- Пункт\n\nСлова')],
  ['a paragraph of another post of the same lists', () => edit('blog/drawn-2.md', '## Первое', 'Ещё.\n\n## Первое')],
  ['a paragraph of a document', () => edit('docs/plain.md', 'заметки', 'записки')],
  ['a paragraph of a document with components of the theme', () => edit('docs/tabs.mdx', 'После', 'Затем')],
  ['a paragraph of a document with a warning', () => edit('docs/told.md', 'Текст', 'Слово')],
  ['a paragraph more below the place of the warning', () => edit('docs/told.md', 'Дальше.', 'Дальше.\n\nЕщё.')],
  ['a word where the outline stays', () => edit('blog/drawn-2.md', 'под заголовком', 'под заглавием')],
  ['a paragraph more in a document with an outline', () => edit('docs/outline.md', '## Три', 'Абзац.\n\n## Три')],
  ['a paragraph more in a post', () => edit('blog/drawn-2.md', '## Третье', 'Абзац.\n\n## Третье')],
  ['a line of code', () => edit('blog/drawn-2.md', 'local a = 1', 'local a = 1\nlocal b = 2\n  return a + b')],
  ['a table more', () => edit('blog/drawn-3.md', '## Второе', '| а | б |\n| --- | --- |\n| 1 | 2 |\n\n## Второе')],
  ['a minute more to read', () => edit('blog/drawn-4.md', '## Третье', `${LONG_PARAGRAPH}\n## Третье`)],
  ['a section more in a post', () => edit('blog/drawn-4.md', '## Третье', '## Ещё одно\n\nТекст.\n\n## Третье')],
  ['a smaller heading more', () => edit('blog/drawn-4.md', '## Ещё одно', '### Меньше\n\nТекст.\n\n## Ещё одно')],
  ['a section more in a document', () => edit('docs/outline.md', '## Три', '## Два с половиной\n\n## Три')],
  ['the newest post, which the first list draws', () => edit('blog/newest.md', '## Третье', 'Абзац.\n\n## Третье')],
  ['that paragraph again', () => edit('blog/newest.md', 'Абзац.\n\n', '')],
  [
    'several posts with outlines',
    () => {
      edit('blog/drawn-1.md', '## Третье', 'Абзац.\n\n## Третье')
      edit('blog/drawn-2.md', '## Второе', `${LONG_PARAGRAPH}\n## Второе`)
      edit('docs/outline.md', '## Два', '> Цитата.\n\n## Два')
    },
  ],
  [
    'two texts',
    () => {
      edit('blog/a.md', 'Текст', 'Слово')
      edit('docs/plain.md', 'записки', 'заметки')
    },
  ],
]

describe('after a build', () => {
  beforeAll(async () => expect(await buildHere()).toBe('whole'))

  test('that nothing came after, nothing is done', async () => expect(await buildHere()).toBe('nothing'))

  test.each(SHORT)('%s is redone alone', async (_, change) => {
    change()
    await expectWay(root, 'short')
  })

  test.each(LONG)('after a change of %s the site is built whole', async (_, change) => {
    change()
    await sleep(100)
    expect(await buildHere()).toBe('whole')
    await expectClean()
  })

  test('what there is to say is said by every way', async () => {
    const said = async () => (await runIn(root, 'build')).text.split('\n').filter(line => line.startsWith('docs/'))
    await buildHere()
    const before = await said()
    expect(before.join('\n')).toContain('docs/broken.md:3:5')
    edit('docs/broken.md', '(/nowhere)', '(/nowhere)\n\nДальше.')
    expect(await said()).toEqual(before)
    expect(await said()).toEqual(before)
    await expectClean()
  })

  test('what differs is listed by every way', async () => {
    await buildHere()
    const list = (): unknown => readJson(at('list.json'))
    expect(await buildHere('--changed', 'list.json')).toBe('nothing')
    expect(list()).toEqual({ added: [], changed: [], removed: [] })
    edit('docs/outline.md', 'Текст', 'Слова')
    expect(await buildHere('--changed', 'list.json')).toBe('short')
    const pages = [expect.stringMatching(/^docs\/outline.*html$/)]
    expect(list()).toMatchObject({ changed: expect.arrayContaining(pages) })
    expect(await buildHere('--changed', 'list.json')).toBe('nothing')
    edit('docs/outline.md', 'Слова', 'Текст')
    await buildHere('--changed', 'list.json')
    rmSync(at('list.json'))
  })

  test('a text of a build without a cache is whole', async () => {
    edit('docs/plain.md', 'заметки', 'записки')
    expect(await buildHere('--no-cache')).toBe('whole')
    await expectClean()
  })

  test('what was left is of no use when it is damaged', async () => {
    await buildHere()
    const file = at('.zapiski/short')
    const bytes = readFileSync(file)
    for (const place of [10, Math.floor(bytes.length / 2), bytes.length - 300, bytes.length - 10]) {
      const damaged = Buffer.from(bytes)
      damaged[place] = (damaged[place] ?? 0) ^ 1
      writeFileSync(file, damaged)
      edit('docs/plain.md', 'Текст', 'Ещё текст')
      await buildHere()
      await expectClean()
      cpSync(file, `${file}.kept`)
    }
  })
})

/** Shows what it is told of its text, leads elsewhere, has a picture and a state. */
const FOOTER = `'use client'
import { useState } from 'react'
import Link from '@docusaurus/Link'
import { useDoc } from '@docusaurus/plugin-content-docs/client'
const Button = () => { const [count, add] = useState(0); return <button onClick={() => add(count + 1)}>{count}</button> }
export default function Footer() {
  const { metadata, toc } = useDoc()
  return (
    <footer style={{ margin: 0 }}>
      <b>{metadata.title}</b> {toc.length} <Link to="/docs/named">Имена</Link>
      <img src="https://b.example/b.png" alt="" /> <iframe src="https://c.example/" title="К" />
      <Button />
    </footer>
  )
}
`

describe('in a site with parts of the theme of its own', () => {
  const theme = (name: string, code: string) => write(`src/theme/${name}.jsx`, code)
  const all = "import MDXComponents from '@theme-original/MDXComponents'\n"
  beforeAll(async () => {
    write('docs/box.md', '# Коробка\n\n:::tip\n\nСовет.\n\n:::\n')
    write('docs/within.md', '# Внутри\n\nСначала.\n\nТекст внутри.\n')
    write('docs/own.mdx', '# Своё\n\n<Own />\n\nТекст.\n')
    write('docs/warned.md', '# Сказ\n\nСначала.\n\n#### Глубоко\n\nТекст.\n')
    write('blog/authors.yml', 'me:\n  name: Я\n')
    write('blog/signed.md', post(5).replace('tags', 'authors: [me]\ntags'))
    theme(
      'Footer',
      'export default () => <footer>{new Date().getFullYear()}<img src="https://a.example/a.png" alt="" /></footer>\n',
    )
    theme('Admonition', 'export default ({ children }) => <aside>{children}</aside>\n')
    theme('BlogPostItem/Footer', 'export default () => <footer>Конец</footer>\n')
    theme('DocItem/Footer', FOOTER)
    theme(
      'DocItem/Layout',
      "import Layout from '@theme-original/DocItem/Layout'\nexport default props => <div style={{ color: 'red' }}><Layout {...props} /></div>\n",
    )
    theme('MDXComponents', `${all}export default { ...MDXComponents, Own: () => <b>своё</b> }\n`)
    await sleep(100)
    await buildHere()
  })

  test.each<[string, 'short' | 'whole', () => void]>([
    ['that shows nothing of it', 'short', () => edit('docs/outline.md', 'Текст', 'Слово')],
    ['with such a box', 'whole', () => edit('docs/box.md', 'Совет', 'Другой совет')],
    ['with such a component', 'whole', () => edit('docs/own.mdx', 'Текст', 'Слово')],
    ['that gets such a component', 'whole', () => edit('docs/outline.md', 'Слово', '<Own /> слово')],
    ['that loses it', 'whole', () => edit('docs/outline.md', '<Own /> слово', 'Слово')],
    ['around which a part stands', 'short', () => edit('blog/drawn-2.md', 'под загла', 'над загла')],
    [
      'of which such a part tells the minutes',
      'whole',
      () => edit('blog/drawn-2.md', '## Третье', `${LONG_PARAGRAPH}\n## Третье`),
    ],
    ['of an author whom such a part is told of', 'short', () => edit('blog/signed.md', 'Текст', 'Слово')],
    ['with a warning, over a foot with links', 'short', () => edit('docs/warned.md', 'Текст', 'Слово')],
    ['between a frame and a foot', 'short', () => edit('docs/within.md', 'Текст', 'Слова')],
    ['between them with a link more', 'whole', () => edit('docs/within.md', 'Слова', '[Слова](/)')],
    [
      'between them with a section more, of which the foot tells',
      'whole',
      () => edit('docs/within.md', 'внутри', 'внутри\n\n## Глава\n\nСлово'),
    ],
    ['between them with a word more', 'short', () => edit('docs/within.md', 'Слово', 'Другое слово')],
  ])('a text %s: %s', async (_, way, change) => {
    change()
    await sleep(100)
    expect(await buildHere()).toBe(way)
    await expectClean()
  })

  test('a tag that the theme draws shows in every text', async () => {
    theme('MDXComponents', `${all}export default { ...MDXComponents, h2: props => <h2 data-own="" {...props} /> }\n`)
    edit('docs/own.mdx', '<Own />', 'Одно.')
    await sleep(100)
    expect(await buildHere()).toBe('whole')
    edit('docs/outline.md', 'Слово', 'Текст')
    await sleep(100)
    expect(await buildHere()).toBe('whole')
    await expectClean()
  })
})

test('a site whose texts lie beside it, in no repository, is told as any other', async () => {
  write('apart/site/zapiski.config.ts', CONFIG.replace("'/docs' }", "'/docs', path: '../docs' }"))
  write('apart/docs/a.md', '# Заметка\n\nСначала.\n\nТекст заметки.\n')
  await sleep(100)
  const buildApart = () => buildAgain(at('apart/site'))
  expect(await buildApart()).toBe('whole')
  expect(await buildApart()).toBe('nothing')
  edit('apart/docs/a.md', 'Текст', 'Слова')
  expect(await buildApart()).toBe('short')
  expect(readText(at('apart/site/build/docs/a.html'))).toContain('Слова')
  expect(await buildApart()).toBe('nothing')
  write('apart/docs/b.md', '# Новая\n\nТекст.\n')
  await sleep(100)
  expect(await buildApart()).toBe('whole')
})

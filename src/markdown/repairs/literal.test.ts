/** Signs that cannot be code are text where a text may have meant them. */

import { describe, expect, test } from 'vitest'
import { makeSource } from '../../../test/factory.ts'
import { OPTIONS, parseText, visible } from '../../../test/markdown-fixture.ts'
import { parsePage } from '../../pages/index.ts'

/** A line that leaves no doubt: the text is MDX. */
const MEANT = 'export const года = 3\n\n'

const read = async (body: string) => {
  const page = await parseText('x.md', MEANT + body)
  const { problems } = page
  return {
    ...page,
    html: visible(page.html).replaceAll('&nbsp;', ' '),
    problems,
    said: problems.map(at => `${at.line}:${at.column} ${at.code}`),
  }
}

test.each([
  ['a sign before a number', 'если a <5 и {года} > 2', '<p>если a &lt;5 и 3 &gt; 2</p>', '3:8 mdx-syntax/less-than'],
  ['an arrow', 'x <- y', '<p>x &lt;- y</p>', '3:3 mdx-syntax/less-than'],
  ['a look behind', 'слово (?<!до)ставка {года}', '<p>слово (?&lt;!до)ставка 3</p>', '3:9 mdx-syntax/comment'],
  ['a word between signs', 'напишите <ник> {года}', '<p>напишите &lt;ник&gt; 3</p>', '3:10 mdx-syntax/shown'],
  ['several of them', '**ban <your name>**', '<p><strong>ban &lt;your name&gt;</strong></p>', '3:7 mdx-syntax/shown'],
  ['a type of types', 'Это List<String> там', '<p>Это List&lt;String&gt; там</p>', '3:9 mdx-syntax/shown'],
  ['an end of nothing', 'а </ник> б', '<p>а &lt;/ник&gt; б</p>', '3:3 mdx-syntax/shown'],
  ['braces that hold no code', 'в {chatter 1} и {года}', '<p>в {chatter 1} и 3</p>', '3:12 mdx-syntax/expression'],
  ['a brace that is not closed', 'путь {id и дальше', '<p>путь {id и дальше</p>', '3:6 mdx-syntax/open-brace'],
])('%s', async (_, body, html, said) => {
  const page = await read(body)
  expect(page.html).toBe(html)
  expect(page.said).toEqual([said])
  expect(page.problems.map(({ level }) => level)).toEqual(['warning'])
})

test('an address between signs is a link without them', async () => {
  const { html, said, references } = await read(
    'см. <https://example.org/a?b=1>. И <кто@example.org>, <mail@example.org>!',
  )
  const plain = html.replace(/<a [^>]*>(.*?)<\/a>/g, '[$1]')
  expect(plain).toBe('<p>см. [https://example.org/a?b=1]. И &lt;кто@example.org&gt;, [mail@example.org]!</p>')
  expect(references.map(({ target, query }) => target + query)).toEqual([
    'https://example.org/a?b=1',
    'mailto:mail@example.org',
  ])
  expect(said).toEqual(['3:5 mdx-syntax/address', '3:36 mdx-syntax/less-than', '3:55 mdx-syntax/less-than'])
})

test('signs in code, titles and links come back as they were', async () => {
  const { html } = await read(
    '## Меньше <5 {#small}\n\n[до <5](./a.md "б <6") ![<7](./b.png)\n\n```js\na <5 {b c}\n```\n\n`<5`',
  )
  expect(html).toContain('id="small"')
  expect(html).toContain('Меньше &lt;5')
  expect(html).toContain('title="б &lt;6"')
  expect(html).toMatch(/до &lt;5<\/a>/)
  expect(html).toContain('alt="&lt;7"')
  expect(html).not.toMatch(/[\uFDD6\uFDD7]/)
})

test('many on a line are told each at its place, and components beside them work', async () => {
  const { html, said } = await read('a <1 b <2 c {d e}\n\n<Details>\n\nвнутри <3\n\n</Details>')
  expect(said).toEqual([
    '3:3 mdx-syntax/less-than',
    '3:8 mdx-syntax/less-than',
    '3:16 mdx-syntax/expression',
    '7:8 mdx-syntax/less-than',
  ])
  expect(html).toMatch(/<details[^>]*>[\s\S]*внутри &lt;3/)
})

describe('names in braces', () => {
  test('what nothing is called is shown as it is written', async () => {
    const { html, said } = await read('## {accountage}\n\nПуть /users/{id}/{года} и {a.b}')
    expect(html).toMatch(/<h2[^>]*>[\s\S]*{accountage}/)
    expect(html).toContain('Путь /users/{id}/3 и {a.b}')
    expect(said).toEqual(['3:4 mdx-runtime/shown', '5:13 mdx-runtime/shown', '5:27 mdx-runtime/shown'])
  })
  test('names of the text, of the engine and of the language are code', async () => {
    const { html, said } = await read(
      'Итак {года} {frontMatter.title ?? "нет"} {Math.max(1, 2)} {null}{true && "да"} {new Date(0).getTime()}',
    )
    expect(html).toBe('<p>Итак 3 нет 2 да 0</p>')
    expect(said).toEqual([])
  })
})

describe('what is a mistake', () => {
  test.each([
    ['a tag of HTML that is not closed', '<div>\n\nа {года}', 'mdx-fallback'],
    ['a tag of HTML that is closed in another paragraph', '<div>\n\nа {года}\n\nб</div>', 'mdx-fallback'],
  ])('%s: the text is Markdown', async (_, body, code) => {
    expect((await read(body)).said[0]).toContain(code)
  })
  test('a component that is nowhere leaves what is in it', async () => {
    const { html, problems } = await read('<Нет>\n\nвнутри {года}\n\n</Нет>\n\n<Box>а</Box>')
    expect(html).toContain('внутри 3')
    expect(html).toContain('а')
    expect(problems.map(({ code, level }) => `${level} ${code}`)).toEqual([
      'warning mdx-component',
      'warning mdx-component',
    ])
  })
  test('in a file that is MDX by its name all of it stops the build, but not under MDX 1', async () => {
    const of = async (isFirstMdx: boolean | undefined) => {
      const lenient = { isPartial: false, isFirstMdx, themeConfig: {}, globalData: {} }
      const source = { ...makeSource('doc', 'x.mdx'), body: 'путь {a b} и {id}' }
      const { html, problems } = await parsePage(source, { ...OPTIONS, lenient })
      return { html: visible(html).replaceAll('&nbsp;', ' '), levels: problems.map(({ level }) => level) }
    }
    expect((await of(undefined)).levels).toEqual(['error'])
    expect(await of(true)).toEqual({ html: '<p>путь {a b} и {id}</p>', levels: ['note', 'note'] })
  })
})

test('a statement of nothing behind a component of the text is none', async () => {
  const { html, said } = await read('export function A() {\n  return <b>да</b>\n};\n\n<A/>')
  expect(html).toContain('<b>да</b>')
  expect(said).toEqual([])
})

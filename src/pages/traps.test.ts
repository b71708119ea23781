/** Traps of Docusaurus' Markdown, by their numbers in the compatibility list. */

import { describe, expect, test } from 'vitest'
import { makeSource } from '../../test/factory.ts'
import { OPTIONS, parseText, visible } from '../../test/markdown-fixture.ts'
import { parsePage } from './index.ts'

const parsePost = (path: string, body: string, truncateMarker?: RegExp) =>
  parsePage({ ...makeSource('post', path), body }, { ...OPTIONS, ...(truncateMarker && { truncateMarker }) })
const plain = (html: string | undefined): string => visible(html ?? '').replace(/<[^>]+>/g, '')

describe('1. a range of the metastring and magic comments never mix', () => {
  const code = '// highlight-next-line\nодин\nдва'
  test('with a range the comment stays in sight', async () => {
    const { html } = await parseText('x.md', `\`\`\`js {1,3}\n${code}\n\`\`\`\n`)
    expect(plain(html)).toContain('// highlight-next-line')
    expect(html.match(/theme-code-block-highlighted-line/g)).toHaveLength(2)
  })
  test('without one it marks the next line and goes', async () => {
    const { html } = await parseText('x.md', `\`\`\`js\n${code}\n\`\`\`\n`)
    expect(plain(html)).not.toContain('highlight')
    expect(html.match(/theme-code-block-highlighted-line/g)).toHaveLength(1)
  })
})

test.each([
  [`title="a 'b' c" {1}`, "a 'b' c"],
  [`title='a "b" c' title="d"`, 'a "b" c'],
  [`title="а" showLineNumbers title="б"`, 'а'],
])('2. a title ends at the next quote of its own kind: %s', async (meta, title) => {
  const { html } = await parseText('x.md', `\`\`\`js ${meta}\nx\n\`\`\`\n`)
  expect(/code-block-title">([^<]*)</.exec(html)?.[1]).toBe(title)
})

test('a title of several words is prose for the typographer, a name of a file is not', async () => {
  const titleOf = async (title: string) =>
    /code-block-title">([^<]*)</.exec((await parseText('x.md', `\`\`\`js title='${title}'\nx\n\`\`\`\n`)).html)?.[1]
  expect(await titleOf('настройка - "пример"')).toBe('настройка\u00a0— «пример»')
  expect(await titleOf('папка/файл-1-2.js')).toBe('папка/файл-1-2.js')
})

test('a cell without Cyrillic keeps its number and unit together', async () => {
  const { html } = await parseText('x.md', '| а | б |\n| --- | --- |\n| 100 MB | "x" - 1 |\n')
  expect(html).toContain('100\u00a0MB')
  expect(html).toContain('"x" - 1')
})

test('7. a truncate marker inside a code fence cuts the post there', async () => {
  const page = await parsePost(
    'x.md',
    'Начало.\n\n```html\n<p>до</p>\n<!-- truncate -->\n<p>после</p>\n```\n\nКонец.\n',
  )
  expect(plain(page.excerpt)).toContain('до')
  expect(plain(page.excerpt)).not.toContain('после')
  expect(plain(page.html)).toContain('Конец.')
})

test('8. an excerpt of MDX keeps what is imported and defined, above the cut and below it', async () => {
  const importModule = async () => ({ default: ({ word }: { word: string }) => `компонент ${word}` })
  const body = [
    "import Word from '@site/src/Word'",
    'export const name = "имя"',
    '<Word word={name} />',
    '{/* truncate */}',
    'export const later = "позже"',
    '<Word word={later} />',
  ].join('\n\n')
  const page = await parsePage({ ...makeSource('post', 'x.mdx'), body }, { ...OPTIONS, importModule })
  expect(page.problems).toEqual([])
  expect(plain(page.excerpt)).toBe('компонент имя')
  expect(plain(page.html)).toContain('компонент позже')
})

test('15. a page in the plain format has contents, empty or not, and braces are text', async () => {
  const parse = (body: string) => parsePage({ ...makeSource('doc', 'x.mdx', { format: 'md' }), body }, OPTIONS)
  expect((await parse('Текст с {скобками} и <тегом>.\n')).toc).toEqual([])
  const page = await parse('## Раздел\n\nimport x from "y"\n')
  expect(page.toc.map(({ id }) => id)).toEqual(['раздел'])
  expect(page.problems.filter(({ level }) => level === 'error')).toEqual([])
})

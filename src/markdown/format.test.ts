import { expect, test } from 'vitest'
import { makeSource } from '../../test/factory.ts'
import { MARKDOWN } from '../../test/markdown-fixture.ts'
import { decideFormat, looksLikeMdx } from './format.ts'

test.each([
  "import Tabs from '@theme/Tabs'\n\n<Tabs/>",
  'export const a = 1\n\nТекст',
  'Текст\n\n<Admonition type="tip">да</Admonition>',
  '- пункт\n\n  <Card />',
  '<Tabs>\n\nне закрыто',
  "import X from './x'\n\nТекст { не закрыт",
])('%j uses MDX', body => expect(looksLikeMdx(body)).toBe(true))

test.each([
  'Обычный текст с { скобками }, a < b и <b>HTML</b>',
  'import того, чего нет\n\nи export тоже',
  'Тип Array<String> и Map<String, Int>',
  "```js\nimport x from 'y'\n```",
  '`<Tabs>` в коде',
  'export всех данных',
  '<!-- <Tabs> -->',
])('%j does not', body => expect(looksLikeMdx(body)).toBe(false))

const source = (file: string, format?: 'md' | 'mdx' | 'detect', body = '') => ({
  ...makeSource('doc', file, { format }),
  body,
})

test('the extension decides, the file and the config overrule it', () => {
  expect(decideFormat(source('a.mdx'), MARKDOWN).mdx).toBe(true)
  expect(decideFormat(source('a.md'), MARKDOWN).mdx).toBe(false)
  expect(decideFormat(source('a.mdx', 'md'), MARKDOWN).mdx).toBe(false)
  expect(decideFormat(source('a.md', 'mdx'), MARKDOWN).mdx).toBe(true)
  expect(decideFormat(source('a.mdx'), { ...MARKDOWN, format: 'md' }).mdx).toBe(false)
  expect(decideFormat(source('a.md'), { ...MARKDOWN, format: 'mdx' }).mdx).toBe(true)
  expect(decideFormat(source('a.md', 'detect'), { ...MARKDOWN, format: 'mdx' }).mdx).toBe(false)
})

test('only what an author has called MDX fails as MDX', () => {
  expect(decideFormat(source('a.mdx'), MARKDOWN)).toEqual({ mdx: true, strict: true })
  expect(decideFormat(source('a.md', 'mdx'), MARKDOWN)).toEqual({ mdx: true, strict: true })
  expect(decideFormat(source('a.md'), { ...MARKDOWN, format: 'mdx' })).toEqual({ mdx: true, strict: false })
  expect(decideFormat(source('a.md', undefined, '<Tabs/>'), MARKDOWN)).toEqual({ mdx: true, strict: false })
})

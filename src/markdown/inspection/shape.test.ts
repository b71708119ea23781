/** Lists, headings, comments and blocks of code that are another thing than was meant: what is told, at which place. */

import { describe, expect, test } from 'vitest'
import { problemsOf, toldOf } from '../../../test/told-text.ts'

describe('a list that was to be in the item above it', () => {
  test.each([
    ['1. а\n  - б\n  - в\n2. г', '2:3 list-beside 1'],
    ['1. а\n - б\n2. г', '2:2 list-beside 2'],
    ['10. а\n\n   - б', '3:4 list-beside 1'],
    ['> 1. а\n>   - б', '2:5 list-beside 1'],
    ['- х\n\n  1. а\n    - б', '4:5 list-beside 1'],
    ['-   а\n  1. б', '2:3 list-beside 2'],
  ])('%s', (text, expected) => {
    expect(toldOf(text)).toEqual([expected])
    expect(toldOf(text, { mdx: true })).toEqual([expected])
  })

  test.each(['1. а\n   - б\n2. в', '1. а\n\n- б', '1. а\n2. б\n\n - в', '- а\n - б', '1. а\n\nтекст\n\n  - б'])(
    'it is in it, or was not to be: %s',
    text => expect(toldOf(text)).toEqual([]),
  )
})

describe('years at the beginning of lines', () => {
  test('are a list that Markdown counts itself', () => {
    expect(toldOf('1990. Родился.\n1995. Школа.\n2004. Работа.')).toEqual(['2:1 list-number 1995 1991'])
  })

  test.each(['1990. а\n1991. б', '1. а\n1. б\n1. в', '1. а\n3. б\n7. в', '1990\\. а\n1995\\. б'])(
    'nothing is lost: %s',
    text => expect(toldOf(text)).toEqual([]),
  )
})

describe('a text that a rule right below makes a heading', () => {
  test.each([
    ['Слова, которых много.\n---', '2:1 setext-rule'],
    ['Раз\nдва\n---\n\nтри', '3:1 setext-rule'],
    [`${'слово '.repeat(20)}\n---`, '2:1 setext-rule'],
    ['> Слова, которых **много.**\n> ---', '2:3 setext-rule'],
  ])('%s', (text, expected) => expect(toldOf(text)).toEqual([expected]))

  test.each([
    'Название\n---',
    'Название в две\n----------',
    'Слова.\n\n---\n\nещё',
    'Слова.\n----------',
    '## Да.\n\n---',
  ])('a title, or a rule: %s', text => expect(toldOf(text)).toEqual([]))
})

describe('a comment without an end', () => {
  test('takes the text with it, which is an error', () => {
    const told = problemsOf('Слова\n\n<!-- не забыть\n\nи всё')
    expect(told.map(({ code, level, line }) => `${line} ${level} ${code}`)).toEqual(['3 error unclosed-comment'])
  })

  test('one that ends is none, nor is one in code', () => {
    expect(toldOf('<!-- а\n\nб -->\n\nв')).toEqual([])
    expect(toldOf('```html\n<!-- а\n```')).toEqual([])
  })
})

describe('what stands behind the language of a block of code and says nothing', () => {
  test.each([
    ['```js title=a.js\nx\n```', '1:1 code-title title=a.js'],
    ['```js {1} title=Два слова\nx\n```', '1:1 code-title title=Два'],
    ['```js title="a.js\nx\n```', '1:1 code-title title="a.js'],
    ['```js {1,3-5}\nx\ny\n```', '1:1 code-lines 3 2'],
    ['- а\n\n  ```js {9} title="б"\n  x\n  ```', '3:3 code-lines 9 1'],
  ])('%s', (text, expected) => expect(toldOf(text)).toEqual([expected]))

  test.each([
    '```js title="a.js" {1-2}\nx\ny\n```',
    "```js title='a'\nx\n```",
    '```js collapse={1-9}\nx\n```',
    '```js {1-9} reference\nhttps://github.com/a/b\n```',
    '```js {1-9} file=./a.js\n```',
    '```js subtitle=a\nx\n```',
  ])('it is read, or is of something else: %s', text => expect(toldOf(text)).toEqual([]))
})

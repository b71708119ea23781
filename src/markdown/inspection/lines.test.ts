/** Tables and imports typed nearly right: what is told, at which place. */

import { describe, expect, test } from 'vitest'
import { toldOf } from '../../../test/told-text.ts'

describe('cells that nobody sees', () => {
  test.each([
    ['| а | б |\n|---|---|\n| 1 | 2 | три |', '3:9 table-cells 2 три'],
    ['а | б\n--|--\n1 | 2\n3 | `x | y` | 5', '4:8 table-cells 2 y`'],
    ['> | а | б |\n> |---|---|\n> | 1 | 2 | 3 |', '3:11 table-cells 2 3'],
    [
      `| а | б |\n|---|---|\n| 1 | 2 | ${'слово '.repeat(20)}|`,
      '3:9 table-cells 2 слово слово слово слово слово слово сло…',
    ],
  ])('%s', (text, expected) => expect(toldOf(text)).toEqual([expected]))

  test('the first of a table is told, in MDX as well', () => {
    const rows = '| 1 | 2 | 3 |\n| 4 | 5 | 6 |'
    expect(toldOf(`| а | б |\n|---|---|\n${rows}`, { mdx: true })).toEqual(['3:9 table-cells 2 3'])
  })

  test.each([
    '| а | б |\n|---|---|\n| 1 | 2 | |',
    '| а | б |\n|---|---|\n| 1 | 2 \\| 3 |',
    '| а | б |\n|---|---|\n| 1 |',
    '| а | б |\n|---|---|\n| 1 | 2 |\nтекст',
    '| а |\n|---|\n| 1 |',
  ])('nothing is over: %s', text => expect(toldOf(text)).toEqual([]))
})

describe('a table that stays text', () => {
  test.each([
    ['| а | б |\n|---|\n| 1 | 2 |', '1:1 table-line 2 1'],
    ['а | б\n---|---|---\n1 | 2', '1:1 table-line 2 3'],
    ['Слова\n| а | б | в |\n|:--|:-:|\n| 1 | 2 | 3 |', '2:1 table-line 3 2'],
    ['- | а | б |\n  |---|', '1:3 table-line 2 1'],
  ])('%s', (text, expected) => expect(toldOf(text)).toEqual([expected]))

  test.each(['| а | б |\n---\n', 'а | б\nв | г', 'а — б\n--|--\n', '```\n| а | б |\n|---|\n```', '|---|\n| а | б |'])(
    'none was meant: %s',
    text => expect(toldOf(text)).toEqual([]),
  )
})

describe('a box of a task without its space', () => {
  test.each([
    ['- [ ] а\n-[x] б', '2:1 task-space - [x]'],
    ['> *[ ] а', '1:3 task-space * [ ]'],
  ])('%s', (text, expected) => expect(toldOf(text)).toEqual([expected]))

  test.each(['-[x](a.md) б', '- [x] а', 'а -[x] б', '`-[x] а`'])('it is none: %s', text =>
    expect(toldOf(text)).toEqual([]),
  )
})

describe('an import in a paragraph of MDX', () => {
  test.each([
    ["Слова\nimport X from './x'", '2:1 import-in-text'],
    ['Слова\nimport "./x.css";\nещё', '2:1 import-in-text'],
    ["Слова\nимя\nimport X, { Y } from '@site/x'", '3:1 import-in-text'],
    ["- слова\nimport X from './x'", '2:1 import-in-text'],
  ])('%s', (text, expected) => expect(toldOf(text, { mdx: true })).toEqual([expected]))

  test.each(["import X from './x'\n\nСлова", 'Слова\nimport from nowhere', "- слова\n  import X from './x'"])(
    'it is none, or none in a paragraph: %s',
    text => expect(toldOf(text, { mdx: true })).toEqual([]),
  )

  test('in Markdown it is words', () => {
    expect(toldOf("Слова\nimport X from './x'")).toEqual([])
  })
})

describe('a sign of a list without its space', () => {
  test.each([
    ['- раз\n-два\n- три', '2:1 list-space - два'],
    ['> * раз\n> *два', '2:3 list-space * два'],
    ['1.раз\n2.два\n3.три', '1:1 list-space 1. раз'],
    ['Слова:\n1)раз\n2)два', '2:1 list-space 1) раз'],
  ])('%s', (text, expected) => expect(toldOf(text)).toEqual([expected]))

  test.each([
    '- раз\n-2 градуса',
    '- раз\n-m ключ',
    '- раз\n-d | gzip -d',
    '- раз\n*два* и три',
    'раз\n-два',
    '1.раз',
    '- раз\n--два',
    '2.5.раз\n3.два',
    '5.раз\n2.два',
  ])('words, numbers and emphasis: %s', text => expect(toldOf(text)).toEqual([]))
})

describe('a space of another kind behind a sign of Markdown', () => {
  test.each([
    ['##\u00a0Раздел', '1:1 marker-space ##'],
    ['-\u00a0раз\n-\u00a0два', '1:1 marker-space -|2:1 marker-space -'],
    ['> 1.\u00a0раз', '1:3 marker-space 1.'],
    ['#\u3000标题', '1:1 marker-space #'],
  ])('%s', (text, expected) => {
    expect(toldOf(text)).toEqual(expected.split('|'))
    expect(toldOf(text, { mdx: true })).toEqual(expected.split('|'))
  })

  test.each(['—\u00a0Да, — сказал он.', 'слово -\u00a0слово', '## Раздел\u00a01', '2.\u00a0\n'])(
    'it stands elsewhere: %s',
    text => expect(toldOf(text)).toEqual([]),
  )
})

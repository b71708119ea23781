/** Signs of other engines are told where they were meant, and left alone where words have the same signs. */

import { expect, test } from 'vitest'
import { makeSource } from '../../../test/factory.ts'
import { OPTIONS } from '../../../test/markdown-fixture.ts'
import { inWords } from '../../../test/said.ts'
import { problemsOf } from '../../../test/told-text.ts'
import { createContext } from '../../tree/context.ts'
import { readUnit } from '../unit.ts'

const told = (text: string, mdx = false): string[] =>
  problemsOf(text, { mdx }).map(({ code, line, column }) => `${line}:${column} ${code}`)

test.each([
  // Equality in prose, in Cyrillic too, and the sign itself in quotes.
  'если х==у и у==я, то a == b == c, а х==1 и у==2',
  'Операторы "==" и "==", «==» и «==», (==) или (==)',
  // Formats of Python, maps of Clojure.
  'Формат {:.2f}, {:d}, {:>10}, {: x } и {:name "x"}',
  'знак %% в printf, а 100%% и %% и %% тоже',
  'for %%i in (*.txt) do echo %%i',
  '%% — это процент',
  'атрибут [[nodiscard]], [[gnu::packed]] и [[maybe_unused]], индексы a[[1]] и [[0]]',
  'У функции есть [[Prototype]], [[Call]] и нет [[Construct]]',
  'сноска \\[^note\\] и \\[file_1.txt\\] и \\(VAR_2\\)',
  'переменные $VAR_1 и $VAR_2, $HOME_2/bin и $PATH',
  '**a** ::: **b** и `x` ::: `y`',
  'Список ::: середина, и ещё `:::` в коде, `{: .class }`, `==x==`, `%%x%%`, `[[x]]`',
  '<b title="==да== [[вики]] %%нет%%">да</b>',
])('words: %s', text => expect(told(text)).toEqual([]))

test('words: attributes, code and comments of MDX', () => {
  expect(told('<b title="==да== %%нет%%">а</b> {/* ==да== [[вики]] */} {[["а", "б"]].join()}', true)).toEqual([])
})

test.each([
  ['это ==важно== и ==(тоже)==', ['1:5 foreign-mark', '1:17 foreign-mark']],
  ['абзац\n{: .big #id }', ['2:1 foreign-tag']],
  ['[а](/b){: target="_blank" rel="x"} и {:.note}', ['1:8 foreign-tag', '1:38 foreign-tag']],
  ['{:toc}', ['1:1 foreign-tag']],
  ['[TOC]\n\nСлово [toc]', ['1:1 foreign-toc']],
  ['%%скрыто%% и %%да, скрыто%%', ['1:1 foreign-comment', '1:14 foreign-comment']],
  ['да\n%% скрыто %%', ['2:1 foreign-comment']],
  ['%%\n\nскрыто\n\n%%', ['1:1 foreign-comment', '5:1 foreign-comment']],
  ['[[заметка]] и [[Note|слова]]', ['1:1 foreign-wiki', '1:15 foreign-wiki']],
  ['ключи [[A,B]], [поиск](https://example.org/?q=[[%20да%20]]&type=code)', []],
  [
    '\\(x^2\\), \\(x_1\\), \\(\\frac{a}{b}\\) и \\[(a+b)^n\\]',
    ['1:1', '1:10', '1:19', '1:37'].map(at => `${at} foreign-formula`),
  ],
  ['Итог $x_1 + x^2$', ['1:6 math-off']],
  ['а\n\n:::', ['3:1 stray-directive']],
  ['> а\n>\n> :::', ['3:3 stray-directive']],
])('signs: %s', (text, expected) => expect(told(text)).toEqual(expected))

test('colons that end a block which a space kept from beginning are told with that', () => {
  const context = createContext(makeSource('page', 'x.md'), OPTIONS)
  readUnit({ file: context.source.file, text: '::: note\n\nа\n\n:::', firstLine: 1, mdx: false }, context)
  const [space, stray] = context.problems.map(inWords)
  expect(space).toMatchObject({ code: 'foreign-container', hint: 'напишите :::note' })
  expect(stray).toMatchObject({ code: 'stray-directive', hint: expect.stringContaining('без пробела, :::note') })
})

test('Markdown right after a tag is told with that tag', () => {
  const tagOf = (text: string) => problemsOf(text).map(({ code, values }) => `${code} ${values?.tag}`)
  expect(tagOf('<div>\n**а**\n</div>')).toEqual(['foreign-html div'])
  expect(tagOf('<details>\n<summary>а</summary>\n**б**\n</details>')).toEqual(['foreign-html /summary'])
})

import { expect, test } from 'vitest'
import { addHeadingIds } from './headings.ts'

const add = (text: string, options: Partial<Parameters<typeof addHeadingIds>[1]> = {}) =>
  addHeadingIds(text, { maintainCase: false, overwrite: false, ...options })

test.each([
  ['## Ёлка и ёж', '## Ёлка и ёж {#ёлка-и-ёж}'],
  ['# Заголовок', '# Заголовок'],
  ['###### Шесть', '###### Шесть {#шесть}'],
  ['####### Семь', '####### Семь'],
  ['##Слитно', '##Слитно'],
  ['## С хвостом ##', '## С хвостом {#с-хвостом}'],
  ['## `code` и **жирный** [текст](http://x.y)', '## `code` и **жирный** [текст](http://x.y) {#code-и-жирный-текст}'],
  ['## snake_case', '## snake_case {#snake_case}'],
  ['## Есть {#own}', '## Есть {#own}'],
  ['## Есть {/* #own */}', '## Есть {/* #own */}'],
  ['## Есть <!-- #own -->', '## Есть <!-- #own -->'],
  ['## 🚀', '## 🚀'],
  ['', ''],
])('%j becomes %j', (before, after) => {
  expect(add(before)).toBe(after)
})

test('equal headings get different names, and none that is taken', () => {
  expect(add('## А\n## А\n## Б {#а-2}\n## А')).toBe('## А {#а}\n## А {#а-1}\n## Б {#а-2}\n## А {#а-3}')
})

test('code, front matter and line ends stay as they are', () => {
  const kept = '---\r\n# a: комментарий\r\n---\r\n```md\r\n## код\r\n~~~\r\n## ещё код\r\n```\r\n'
  expect(add(`${kept}## Текст\r\n`)).toBe(`${kept}## Текст {#текст}\r\n`)
  expect(add('````\n```\n## код\n````\n## Т')).toBe('````\n```\n## код\n````\n## Т {#т}')
})

test('capital letters are kept and names replaced when asked', () => {
  expect(add('## Ёлка', { maintainCase: true })).toBe('## Ёлка {#Ёлка}')
  expect(add('## Ёлка {#old}', { overwrite: true })).toBe('## Ёлка {#ёлка}')
})

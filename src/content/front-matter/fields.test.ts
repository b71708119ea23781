import { expect, test } from 'vitest'
import { inWords } from '../../../test/said.ts'
import { createReport } from '../../messages/problem.ts'
import type { Problem } from '../../shared/problem.ts'
import { createFields, type Fields, warnOfTypos } from './fields.ts'
import { parseYaml } from './yaml.ts'

/** What `use` reads of a text, and what is said of it: `level:line text — cure`. */
function read(yaml: string, use: (fields: Fields) => unknown) {
  const problems: Problem[] = []
  const report = createReport(problems)
  const { map } = parseYaml(yaml, { firstLine: 1, maxBytes: 1000 }, report)
  if (map === undefined) throw new Error('no mapping')
  const value = use(createFields(map, report))
  return {
    value,
    said: problems.map(inWords).map(({ level, line, text, hint }) => `${level}:${line} ${text} — ${hint}`),
  }
}

test.each([
  ['a: x', 'x'],
  ['a: 2024', '2024'],
  ['a: "1.10"', '1.10'],
  ['b: x', undefined],
])('%s as a text: %s', (yaml, value) => {
  expect(read(yaml, fields => fields.text('a'))).toEqual({ value, said: [] })
})

test.each([
  ['a: true', 'error:1 «a»: указано true, а нужен текст — возьмите в кавычки: a: "true"'],
  ['a: [x]', 'error:1 «a»: указан список, а нужен текст — впишите одну строку текста'],
  ['a:\n  b: x', 'error:2 «a»: указаны вложенные ключи, а нужен текст — впишите одну строку текста'],
  ['a:', 'warning:1 ключ «a» без значения — допишите значение или удалите строку'],
])('%s is no text', (yaml, said) => {
  expect(read(yaml, fields => fields.text('a'))).toEqual({ value: undefined, said: [said] })
})

test('a number that is written otherwise than it is read is a mistake, and the text that its author wrote', () => {
  expect(read('a: 1.10', fields => fields.text('a'))).toEqual({
    value: '1.10',
    said: ['error:1 «a»: «1.10» прочитано как число 1.1, а нужен текст — возьмите в кавычки: a: "1.10"'],
  })
})

test('a line break in what stands in a menu is a space, and said', () => {
  const said = ['warning:1 в «a» перевод строки — напишите его одной строкой; на сайте он заменён пробелом']
  expect(read('a: "x\\n\\r y"', fields => fields.line('a'))).toEqual({ value: 'x y', said })
  expect(read('a: "x\\u2028y"', fields => fields.line('a'))).toEqual({ value: 'x y', said })
  expect(read('a: " x\\n"', fields => fields.line('a'))).toEqual({ value: 'x', said: [] })
  const empty = 'warning:1 ключ «a» без значения — допишите значение или удалите строку'
  expect(read('a: "  "', fields => fields.line('a'))).toEqual({ value: undefined, said: [empty] })
})

test('a text may be switched off where that means something', () => {
  for (const yaml of ['a:', 'a: null', 'a: ""'])
    expect(read(yaml, fields => fields.nullableText('a'))).toEqual({ value: null, said: [] })
  expect(read('a: x', fields => fields.nullableText('a')).value).toBe('x')
  expect(read('b: x', fields => fields.nullableText('a')).value).toBeUndefined()
})

test('of several spellings the first that is set is read', () => {
  expect(read('b: 2\na: 1', fields => fields.oneOf('c', 'a', 'b')).value).toBe('1')
  expect(read('a: [x]\nb: 2', fields => fields.oneOf('a', 'b'))).toMatchObject({
    value: '2',
    said: [expect.anything()],
  })
})

test('only true and false are flags; other words get the right one', () => {
  expect(read('a: true', fields => fields.flag('a'))).toEqual({ value: true, said: [] })
  expect(read('a: false', fields => fields.flag('a'))).toEqual({ value: false, said: [] })
  expect(read('a: Да', fields => fields.flag('a'))).toEqual({
    value: undefined,
    said: ['error:1 «a»: указано «Да», а нужно true или false — используйте true или false: a: true'],
  })
  expect(read('a: "False"', fields => fields.flag('a'))).toEqual({
    value: false,
    said: ['error:1 «a»: в кавычках это текст «false» — пишите без кавычек: a: false'],
  })
  expect(read('a: off', fields => fields.flag('a')).said.join()).toContain(': a: false')
  expect(read('a: maybe', fields => fields.flag('a')).said.join()).toMatch(/используйте true или false$/)
})

test('a number may be in quotes', () => {
  expect(read('a: 3', fields => fields.number('a')).value).toBe(3)
  expect(read('a: "3"', fields => fields.number('a')).value).toBe(3)
  expect(read('a: " "', fields => fields.number('a')).value).toBeUndefined()
  expect(read('a: .inf', fields => fields.number('a')).value).toBeUndefined()
  expect(read('a: x', fields => fields.number('a')).said).toEqual([
    'error:1 «a»: указано «x», а нужно число — пишите число без кавычек: a: 3',
  ])
})

test('one text is a list of one, and an item that is none is said', () => {
  expect(read('a: x', fields => fields.texts('a')).value).toEqual(['x'])
  expect(read('a: [x, 1.10, null]', fields => fields.texts('a'))).toEqual({
    value: ['x', '1.10'],
    said: [
      'error:1 «a»: «1.10» прочитано как число 1.1, а нужен текст — возьмите в кавычки: "1.10"',
      'error:1 «a»: пусто, а нужен текст — удалите пустой пункт',
    ],
  })
  expect(read('b: x', fields => fields.texts('a')).value).toEqual([])
})

test('keys inside are named with their path', () => {
  const inside = (fields: Fields): unknown => fields.map('a', 'mend/mdx')?.map('b', 'mend/mdx')?.flag('c')
  expect(read('a:\n  b:\n    c: 1', inside).said.join()).toContain('«a.b.c»: указано число 1')
  expect(read('a: x', inside).said).toEqual([
    'error:1 «a»: указано «x», а нужны вложенные ключи — пишите под mdx: с отступом format: md',
  ])
  expect(read('b: x', inside)).toEqual({ value: undefined, said: [] })
})

test('a long value is shown in part', () => {
  const said = (length: number): string => read(`a: ${'x'.repeat(length)}`, fields => fields.flag('a')).said.join()
  expect(said(40)).toContain(`«${'x'.repeat(40)}»`)
  expect(said(41)).toContain(`«${'x'.repeat(40)}…»`)
})

test('a key nearly known is said, short ones and the author’s own are not', () => {
  const typos = (yaml: string): string[] => read(yaml, fields => warnOfTypos(fields, ['title', 'tags', 'id'])).said
  expect(typos('\ntitel: x')).toEqual(['warning:2 неизвестный ключ «titel» — возможно, имелся в виду «title»'])
  expect(typos('title: x\ni: x\nmine: x\nie: x')).toEqual([])
  expect(typos('tag: x')).toHaveLength(1)
  expect(read('tag: x', fields => warnOfTypos(fields, ['tags'], new Set(['tag', 'tags']))).said).toEqual([])
})

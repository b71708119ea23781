import { expect, test } from 'vitest'
import { makeSource } from '../../test/factory.ts'
import { OPTIONS } from '../../test/markdown-fixture.ts'
import { toFilePath } from '../shared/path.ts'
import { createContext, placeAt, placeOf, placeOfText, type Unit } from './context.ts'

const unit: Unit = { file: toFilePath('a.md'), text: 'раз\n\nдва три\n', firstLine: 5, mdx: false }

test('an offset is placed by the lines of the text, counted from the top of the file', () => {
  const place = (offset: number) => {
    const { line, column } = placeAt(unit, offset)
    return [line, column]
  }
  expect([0, 3, 4, 5, 9].map(place)).toEqual([
    [5, 1],
    [5, 4],
    [6, 1],
    [7, 1],
    [7, 5],
  ])
})

test('a node is placed where it begins, one without a place at the top of the text', () => {
  expect(placeOf(unit, { position: { start: { line: 3, column: 5 } } })).toEqual({ file: 'a.md', line: 7, column: 5 })
  expect(placeOf(unit, {})).toEqual({ file: 'a.md', line: 5, column: 1 })
})

test('a text is placed where it first occurs, else at the place given', () => {
  const fallback = { file: unit.file, line: 1, column: 1 }
  expect(placeOfText(unit, 'три', fallback)).toMatchObject({ line: 7, column: 5 })
  expect(placeOfText(unit, 'нет', fallback)).toBe(fallback)
  expect(placeOfText(unit, '', fallback)).toBe(fallback)
})

test('one mistake is reported once, another at the same place too', () => {
  const { report, problems, source } = createContext(makeSource('page', 'x.md'), OPTIONS)
  const at = { file: toFilePath('p.md'), line: 2, column: 1 }
  report('warning', 'unclosed-tag', { at, values: { tag: 'b' } })
  report('warning', 'unclosed-tag', { at, values: { tag: 'b' } })
  report('warning', 'unclosed-tag', { at, values: { tag: 'i' } })
  report('warning', 'unclosed-tag', { values: { tag: 'i' } })
  expect(problems.map(({ file, values }) => [file, values?.tag])).toEqual([
    ['p.md', 'b'],
    ['p.md', 'i'],
    [source.file, 'i'],
  ])
})

test('nobody reads more than 500 problems of one file', () => {
  const { report, problems } = createContext(makeSource('page', 'x.md'), OPTIONS)
  for (let line = 1; line <= 600; line++) report('warning', 'several-titles', { at: { line, column: 1 } })
  expect(problems.length).toBe(500)
})

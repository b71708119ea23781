import { expect, test } from 'vitest'
import { correctedLine, fixedLine, quoted, splitLine } from './quote.ts'

test.each([
  ['a', '"a"'],
  ["it's", '"it\'s"'],
  ['say "a"', '\'say "a"\''],
  ['a\\b', "'a\\b'"],
  ['"a" it\'s', "'\"a\" it''s'"],
])('%s in quotes that need the least escaping: %s', (value, expected) => {
  expect(quoted(value)).toBe(expected)
})

test.each([
  ['title: a', 'title: ', 'a'],
  ['  - name: a b  ', '  - name: ', 'a b'],
  ['- a', '- ', 'a'],
  ['- - a', '- - ', 'a'],
  ['"key": a', '"key": ', 'a'],
  ['just words', '', 'just words'],
  ['', '', ''],
])('%j is a key and a value', (line, prefix, value) => {
  expect(splitLine(line)).toEqual({ prefix, value })
})

test.each([
  ['title: a: b', 'title: "a: b"'],
  ['  title: "a" b', 'title: \'"a" b\''],
  ["title: 'a: b'", 'title: "a: b"'],
  ['- @a', '- "@a"'],
  ['title: "', "title: '\"'"],
])('%j is corrected to %j', (line, expected) => {
  expect(correctedLine(line)).toBe(expected)
  expect(fixedLine(line)).toBe(`: ${expected}`)
})

test('a line with nothing to quote, or too long to show, is not corrected', () => {
  for (const line of ['just words', 'title:', `title: ${'a'.repeat(112)}`]) {
    expect(correctedLine(line)).toBeUndefined()
    expect(fixedLine(line)).toBe('')
  }
  expect(correctedLine(`title: ${'a'.repeat(111)}`)).toHaveLength(120)
})

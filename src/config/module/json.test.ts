import { expect, test } from 'vitest'
import { sayIn } from '../../messages/problem.ts'
import { parseJson } from './json.ts'

test.each([
  ['{"a": 1,}', '1:8 лишняя запятая'],
  ['{\n  "a": [1, 2, ],\n  "b": 1\n}', '2:13 лишняя запятая'],
  ['[1,, 2]', '1:4 лишняя запятая'],
  ['{"a": 1 // раз\n}', '1:9 в JSON нет комментариев'],
  ["{'a': 1}", '1:2 ключи и слова в JSON стоят в двойных кавычках'],
  ['{"a": yes}', '1:7 ключи и слова в JSON стоят в двойных кавычках'],
  ['{"a": {"b": "в"}, "c": 5', '1:25 текст обрывается: не закрыта скобка'],
  ['', '1:1 текст обрывается: не закрыта скобка'],
  ['{"a": "б\n"}', '1:7 строка не закрыта, или в ней знак, которого JSON не знает'],
  ['{"a": "C:\\Users"}', '1:7 строка не закрыта, или в ней знак, которого JSON не знает'],
  ['{"a": 1\n "b": 2}', '2:2 перед этим местом не хватает запятой, двоеточия или скобки'],
  ['{"a" 1}', '1:6 перед этим местом не хватает запятой, двоеточия или скобки'],
  ['{"a":\u00a01}', '1:6 перед этим местом не хватает запятой, двоеточия или скобки'],
  ['[1]]', '1:4 перед этим местом не хватает запятой, двоеточия или скобки'],
])('%j is no JSON, and it is said where', (text, said) => {
  const read = parseJson(text)
  if ('value' in read) throw new Error('it was read')
  expect(`${read.at.line}:${read.at.column} ${sayIn('ru')(read.values.message)}`).toBe(said)
})

test('a mark before the text is no part of it', () => {
  expect(parseJson('\uFEFF{"a": [1, {}, []]}')).toEqual({ value: { a: [1, {}, []] } })
  expect(parseJson('\uFEFF{"a": }')).toMatchObject({ at: { line: 1, column: 7 } })
})

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sayIn } from '../../messages/problem.ts'
import type { Text } from '../../messages/text.ts'
import { readJsonFile } from './json.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'json-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function read(text: string) {
  const file = join(folder, 'a.json')
  writeFileSync(file, text)
  return readJsonFile(file)
}

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
  const found = read(text)
  if ('value' in found) throw new Error('it was read')
  expect(found.id).toBeUndefined()
  expect(`${found.at?.line}:${found.at?.column} ${sayIn('ru')(found.values?.message as Text)}`).toBe(said)
})

test('a mark before the text is no part of it', () => {
  expect(read('\uFEFF{"a": [1, {}, []]}')).toEqual({ value: { a: [1, {}, []] } })
  expect(read('\uFEFF{"a": }')).toMatchObject({ at: { line: 1, column: 7 } })
})

test('what is no file, or no text, is said to be so', () => {
  expect(readJsonFile(folder)).toEqual({ id: 'file-special/text' })
  expect(readJsonFile(join(folder, 'lost.json'))).toEqual({ values: { message: expect.stringContaining('ENOENT') } })
  writeFileSync(join(folder, 'b.json'), Buffer.from('\uFEFF[1]', 'utf16le'))
  expect(readJsonFile(join(folder, 'b.json'))).toEqual({ id: 'encoding/like', values: { guess: 'UTF-16' } })
})

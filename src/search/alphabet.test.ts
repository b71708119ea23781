import { expect, test } from 'vitest'
import { alphabetOf, encodingOf, textOf } from './alphabet.ts'

test.each([
  ['ru', 'Ёлка «в лесу» — № 5, naïve 日本 🎄 и даже "кавычки"'],
  ['el-GR', 'Καλημέρα κόσμε, ещё'],
  ['he', 'שלום עולם, é'],
  ['ar', 'مرحبا بالعالم، پ'],
])('a text in %s comes back whole, whatever other letters it has', (locale, text) => {
  const encoding = encodingOf(locale) ?? expect.fail()
  const { spell, encode } = alphabetOf(encoding)
  const bytes = encode(spell(JSON.stringify({ text })))
  expect(JSON.parse(textOf(bytes, encoding))).toEqual({ text })
})

test('letters of the alphabet take a byte each, others the six of an escape', () => {
  const { spell, encode } = alphabetOf('windows-1251')
  expect(encode(spell('Привет, «ёж»'))).toHaveLength(12)
  expect(encode(spell('日'))).toHaveLength(6)
})

test('languages whose letters UTF-8 has in a byte, and those of thousands of signs, have no encoding of their own', () => {
  expect(['en', 'de', 'zh-Hans', 'ja', ''].map(encodingOf)).toEqual(Array(5).fill(undefined))
})

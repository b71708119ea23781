import { expect, test } from 'vitest'
import { capitalize, kebabCase, tagPermalink } from './slug.ts'

test.each([
  ['Новый Тег', 'новый-тег'],
  ['Node.js', 'node-js'],
  ['1С', '1-с'],
  ['.NET', 'net'],
  ['C', 'c'],
  ['C++', 'c'],
  ['C#', 'c'],
  ['fooBar', 'foo-bar'],
  ['XMLHttpRequest', 'xml-http-request'],
  ['НовыйТег', 'новыйтег'],
  ['1st place', '1st-place'],
  ['iPhone 15 Pro', 'i-phone-15-pro'],
  ['Éclair à la crème', 'eclair-a-la-creme'],
  ['Łódź', 'lodz'],
  ["don't", 'dont'],
  ['__proto__', 'proto'],
  ['🚀 запуск', '🚀-запуск'],
  ['', ''],
  ['---', ''],
])('gives %s the same address as lodash: %s', (text, address) => {
  expect(kebabCase(text)).toBe(address)
})

test('gives «й» and «ё» one address in both Unicode forms', () => {
  expect(kebabCase('Ёжик и йод'.normalize('NFD'))).toBe('ёжик-и-йод')
})

test('capitalizes the first letter and lowers the rest', () => {
  expect(capitalize('gitHub')).toBe('Github')
  expect(capitalize('ёлка')).toBe('Ёлка')
  expect(capitalize('')).toBe('')
})

test('the address of a tag is made of its label; a label without a letter or digit gives none', () => {
  expect(['Новый Тег', 'C++', '!!!', ''].map(tagPermalink)).toEqual(['/новый-тег', '/c', undefined, undefined])
})

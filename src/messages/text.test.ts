import { describe, expect, test } from 'vitest'
import { createSay, languageOf } from './text.ts'

const catalogue = {
  files: { en: '{count|file|files}', ru: '{count|файл|файла|файлов}' },
  number: { en: '{value|}', ru: '{value|}' },
  place: { en: 'in {files} of {name}', ru: 'в {files} у {name}' },
  cured: { en: ['wrong: {name}', 'mend {name}'], ru: ['плохо: {name}', 'почините {name}'] },
  outer: { en: '{inner}; {inner!}', ru: '{inner}; {inner!}' },
} as const
const english = createSay('en', catalogue)
const russian = createSay('ru', catalogue)

test.each([
  [1, '1 file', '1 файл'],
  [2, '2 files', '2 файла'],
  [5, '5 files', '5 файлов'],
  [11, '11 files', '11 файлов'],
  [21, '21 files', '21 файл'],
  [1234, '1,234 files', '1\u00A0234 файла'],
])('%i is counted as «%s», «%s»', (count, inEnglish, inRussian) => {
  const text = { id: 'files', values: { count } }
  expect([english(text), russian(text)]).toEqual([inEnglish, inRussian])
})

test('a number alone is written as the language writes it, with one digit after the point', () => {
  const text = { id: 'number', values: { value: 1234.56 } }
  expect([english(text), russian(text)]).toEqual(['1,234.6', '1\u00A0234,6'])
})

describe('values', () => {
  test('are texts, numbers as they are, messages in the same language, lists of both', () => {
    const files = { id: 'files', values: { count: 2 } }
    expect(russian({ id: 'place', values: { files, name: 1234 } })).toBe('в 2 файла у 1234')
    expect(english({ id: 'place', values: { files: ['a', files], name: 'b' } })).toBe('in a, 2 files of b')
  })

  test('that are not there leave their place', () => {
    expect(english({ id: 'place', values: { name: undefined } })).toBe('in {files} of {name}')
    expect(english({ id: 'files' })).toBe('{count|file|files}')
  })
})

test('a message has its cure, which another may name', () => {
  const inner = { id: 'cured', values: { name: 'a' } }
  expect(russian.full(inner)).toEqual({ text: 'плохо: a', cure: 'почините a' })
  expect(english.full({ id: 'number', values: { value: 1 } })).toEqual({ text: '1', cure: undefined })
  expect(english({ id: 'outer', values: { inner } })).toBe('wrong: a; mend a')
})

test('a catalogue without the message says its id', () => {
  expect(english.full({ id: 'nobody' })).toEqual({ text: 'nobody', cure: undefined })
})

test.each([
  ['ru', 'ru'],
  ['ru-RU', 'ru'],
  ['RU', 'ru'],
  ['rue', 'en'],
  ['uk', 'en'],
  ['de', 'en'],
])('authors of a site in %s are spoken to in %s', (locale, language) => {
  expect(languageOf(locale)).toBe(language)
})

test('a value of any length, as a thrown error may have, leaves a message that can be read', () => {
  expect(english({ id: 'cured', values: { name: 'x'.repeat(5_000_000) } })).toBe(`wrong: ${'x'.repeat(1000)}…`)
  expect(english({ id: 'cured', values: { name: `.${'😀'.repeat(600)}` } })).toBe(`wrong: .${'😀'.repeat(499)}…`)
})

test('numbers and their forms are those of `Intl`', () => {
  const numbers = { text: { en: '{n|0|1}', ru: '{n|0|1|2}' } }
  for (const language of ['en', 'ru'] as const) {
    const say = createSay(language, numbers)
    const { format } = new Intl.NumberFormat(language, { maximumFractionDigits: 1 })
    const rules = new Intl.PluralRules(language)
    const order = language === 'ru' ? ['one', 'few', 'many'] : ['one', 'other']
    const counts = [0.05, 0.1, 0.35, 0.94, 0.95, 1.25, 1.5, 2.5, 999.96, 1234.5, 1e6, 12_345_678, 2 ** 40]
    for (const n of [...Array(2500).keys(), ...Array.from({ length: 500 }, (_, n) => n / 20), ...counts]) {
      const rule = rules.select(n)
      const form = Number.isInteger(n) || language === 'en' ? order.indexOf(rule) : 0
      expect(say({ id: 'text', values: { n } })).toBe(`${format(n)} ${form}`)
    }
  }
})

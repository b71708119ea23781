import { expect, test } from 'vitest'
import { pluralForm } from './plural.ts'

const forms = (locale: string, words: string, counts: number[]) =>
  counts.map(count => pluralForm(words.split('|'), count, locale))

test('a form goes with its number by the rules of the locale', () => {
  expect(forms('ru', 'запись|записи|записей', [1, 2, 5, 11, 21, 22])).toEqual([
    'запись',
    'записи',
    'записей',
    'записей',
    'запись',
    'записи',
  ])
  expect(forms('en', 'post|posts', [0, 1, 2])).toEqual(['posts', 'post', 'posts'])
  expect(forms('zh', '篇', [1, 7])).toEqual(['篇', '篇'])
})

test('a form that was not written is the last one', () => {
  expect(forms('ru', 'запись|записи', [1, 5])).toEqual(['запись', 'записи'])
  expect(forms('ar', 'one', [0, 1, 2, 3])).toEqual(['one', 'one', 'one', 'one'])
  expect(pluralForm([], 1, 'en')).toBe('')
})

test('a language without forms that was given two, as English has them, says the plural', () => {
  expect(forms('id', 'Satu pos|{count} pos', [1, 5])).toEqual(['{count} pos', '{count} pos'])
})

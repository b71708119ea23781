import { expect, test } from 'vitest'
import { beginOf, type Found, findNext } from './compounds.ts'
import { createNumbering } from './numbering.ts'

function numbersOf(text: string, numberOf: (found: Found) => number): number[] {
  const numbers: number[] = []
  for (const next = beginOf(text); findNext(next); ) numbers.push(numberOf(next))
  return numbers
}

test('a word has one number, wherever it stands, and the next word the next one', () => {
  const { numberOf } = createNumbering()
  expect(numbersOf('раз два, раз-два раз', numberOf)).toEqual([0, 1, 2, 0])
  expect(numbersOf('(три) раз-два', numberOf)).toEqual([3, 2])
})

test('words of one digest have two numbers', () => {
  const { numberOf } = createNumbering()
  expect(['да', 'нет', 'да'].map(text => numberOf({ text, start: 0, end: text.length, hash: 7 }))).toEqual([0, 1, 0])
  expect(numberOf({ text: 'дa', start: 0, end: 2, hash: 7 })).toBe(2)
})

test('there is room for many words', () => {
  const words = Array.from({ length: 20_000 }, (_, index) => (index === 7 ? 'ы'.repeat(200_000) : `w${index}`))
  const { numberOf, count, wordAt } = createNumbering()
  const numbers = words.map((_, index) => index)
  expect(numbersOf(words.join(' '), numberOf)).toEqual(numbers)
  expect(numbersOf(words.join(' '), numberOf)).toEqual(numbers)
  expect(count()).toBe(words.length)
  expect(numbers.map(wordAt)).toEqual(words)
})

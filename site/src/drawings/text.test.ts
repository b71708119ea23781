import { expect, test } from 'vitest'
import { signsIn, wrap } from './text.ts'

test('lines break between words and never inside one', () => {
  expect(wrap('сервер отвечает сразу', 10)).toEqual(['сервер', 'отвечает', 'сразу'])
  expect(wrap('а б в', 5)).toEqual(['а б в'])
  expect(wrap('длинноеслово и', 4)).toEqual(['длинноеслово', 'и'])
})

test('a word too long for its line is cut after a hyphen', () => {
  expect(wrap('DOCKER-USER', 8)).toEqual(['DOCKER-', 'USER'])
  expect(wrap('DOCKER-USER', 11)).toEqual(['DOCKER-USER'])
  expect(wrap('--rm', 2)).toEqual(['--rm'])
})

test('smaller signs fit more', () => {
  expect(signsIn(130)).toBe(17)
  expect(signsIn(130, 12)).toBe(19)
})

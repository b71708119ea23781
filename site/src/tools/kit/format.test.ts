import { expect, test } from 'vitest'
import { formatNumber, pickForm, readNumber } from './format.ts'

test('numbers are read with comma, point, spaces and either minus', () => {
  expect(['12,5', '12.5', ' 1 000 ', '−3', '-3', '.5'].map(readNumber)).toEqual([12.5, 12.5, 1000, -3, -3, 0.5])
})

test('what is no number is not guessed at', () => {
  for (const text of ['', '1,2,3', '12a', '--1', '1e5', 'Infinity']) expect(readNumber(text)).toBeUndefined()
})

test('numbers are written in Russian', () => {
  expect(formatNumber(1234567.891, 1)).toBe('1\u00a0234\u00a0567,9')
  expect([1, 2, 5, 21, 1.5].map(count => pickForm(count, ['бит', 'бита', 'бит']))).toEqual([
    'бит',
    'бита',
    'бит',
    'бит',
    'бита',
  ])
})

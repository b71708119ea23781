import { expect, test } from 'vitest'
import { entropyOf, makePassword, SETS, secondsToGuess } from './entropy.ts'

test('bits are those of the table in the text', () => {
  const bits = [entropyOf('digits', 6), entropyOf('lower', 8), entropyOf('all', 8), entropyOf('words', 6)]
  expect(bits.map(value => Number(value.toFixed(1)))).toEqual([19.9, 37.6, 52.4, 77.5])
})

test('a bit more takes twice as long', () => {
  expect(secondsToGuess(41, 1e4) / secondsToGuess(40, 1e4)).toBe(2)
  expect(secondsToGuess(entropyOf('all', 8), 1e11) / 3600).toBeCloseTo(8.5, 1)
})

test('a password takes every element of the set and no byte that would favour some', () => {
  let next = 0
  const draw = (bytes: Uint8Array) => bytes.map(() => next++ % 256)
  const password = makePassword(SETS.digits, 250, draw)
  const counts = [...SETS.digits].map(digit => password.split(digit).length - 1)
  expect(password).toHaveLength(250)
  expect(new Set(counts)).toEqual(new Set([25]))
})

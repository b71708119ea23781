import { expect, test } from 'vitest'
import { isRecord, messageOf } from './value.ts'

test.each([
  [{}, true],
  [{ a: 1 }, true],
  [Object.create(null), true],
  [new Error('a'), true],
  [[], false],
  [null, false],
  [undefined, false],
  [/a/, false],
  ['a', false],
  [() => ({}), false],
])('%o is an object with keys: %s', (value, expected) => expect(isRecord(value)).toBe(expected))

test('whatever was thrown says something', () => {
  expect(messageOf(new TypeError('так'))).toBe('так')
  expect(messageOf('так')).toBe('так')
  expect(messageOf(undefined)).toBe('undefined')
})

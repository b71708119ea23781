import { expect, test } from 'vitest'
import { isRecord, lookInside, messageOf } from './value.ts'

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

test('what is inside a value is shown once with its place, however it hangs together', () => {
  const shared = { deep: 1 }
  const value: Record<string, unknown> = { list: [shared, { 'a b': shared }], closed: { shared } }
  value.self = value
  const seen: string[] = []
  lookInside(value, '', (_, where, key) => {
    seen.push(where)
    return key !== 'closed'
  })
  expect(seen).toEqual(['', 'list', 'list[0]', 'list[0].deep', 'list[1]', 'closed'])
})

test('what was not entered at one place is shown at another', () => {
  const shared = { deep: 1 }
  const seen: string[] = []
  lookInside({ closed: shared, open: shared }, 'top', (_, where, key) => {
    seen.push(where)
    return key !== 'closed'
  })
  expect(seen).toEqual(['top', 'top.closed', 'top.open', 'top.open.deep'])
})

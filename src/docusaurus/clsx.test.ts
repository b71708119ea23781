import { expect, test } from 'vitest'
import { clsx } from './clsx.ts'

test.each([
  [['a', 'b'], 'a b'],
  [['a', '', 0, null, undefined, false, true], 'a'],
  [[1, 'a'], '1 a'],
  [[{ a: true, b: 0, c: 'x' }], 'a c'],
  [['a', ['b', [{ c: true }], []]], 'a b c'],
  [[], ''],
])('%j', (values, names) => {
  expect(clsx(...values)).toBe(names)
})

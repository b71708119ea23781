import { expect, test } from 'vitest'
import { findForbidden } from './characters.ts'

test.each([
  ['a\u0000', { index: 1, code: 'U+0000', isHalf: false }],
  ['\u000B', { index: 0, code: 'U+000B', isHalf: false }],
  ['ab\uD800', { index: 2, code: 'U+D800', isHalf: true }],
  ['a\uFDD1', { index: 1, code: 'U+FDD1', isHalf: false }],
  ['a\t\n🚀', undefined],
])('what metadata may not hold: %j', (text, found) => {
  expect(findForbidden(text)).toEqual(found)
})

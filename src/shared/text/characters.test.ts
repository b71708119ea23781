import { expect, test } from 'vitest'
import { findForbidden } from './characters.ts'

test.each([
  ['a\u0000', { index: 1, code: 'U+0000' }],
  ['\u000B', { index: 0, code: 'U+000B' }],
  ['ab\uD800', { index: 2, code: 'U+D800' }],
  ['a\uFDD1', { index: 1, code: 'U+FDD1' }],
  ['a\t\n🚀', undefined],
])('what metadata may not hold: %j', (text, found) => {
  expect(findForbidden(text)).toEqual(found)
})

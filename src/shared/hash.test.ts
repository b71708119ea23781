import { expect, test } from 'vitest'
import { fnv1a, shortHash, wideHash } from './hash.ts'

test('FNV-1a gives the published digests', () => {
  // http://www.isthe.com/chongo/tech/comp/fnv/: vectors of the 32-bit variant.
  expect(fnv1a('')).toBe(0x811c9dc5)
  expect(fnv1a('a')).toBe(0xe40c292c)
  expect(fnv1a('foobar')).toBe(0xbf9cf968)
})

test('a short digest has the length that was asked for and is the end of the whole one', () => {
  const whole = fnv1a('/docs/linux').toString(36).padStart(7, '0')
  expect(shortHash('/docs/linux')).toBe(whole.slice(3))
  expect(shortHash('/docs/linux', 7)).toBe(whole)
  expect(shortHash('', 5)).toMatch(/^[0-9a-z]{5}$/)
})

test('what differs in one place has another digest', () => {
  const paths = ['/a/b', '/a-b', '/ab', '/b/a', '/а/b']
  expect(new Set(paths.map(path => shortHash(path, 7))).size).toBe(paths.length)
})

test('a wide digest has ten characters, depends on the order and not on where texts are cut', () => {
  expect(wideHash(['one', 'two'])).toMatch(/^[0-9a-z]{10}$/)
  expect(wideHash(['one', 'two'])).toBe(wideHash(['onetwo']))
  expect(wideHash(['one', 'two'])).not.toBe(wideHash(['two', 'one']))
  expect(wideHash(['one'])).not.toBe(wideHash(['onf']))
})

import { expect, test } from 'vitest'
import { createMatcher } from './glob.ts'

const matches = (pattern: string, path: string): boolean => createMatcher([pattern])(path)

test.each([
  ['**/*.{md,mdx}', 'x.md', true],
  ['**/*.{md,mdx}', 'a/б/x.mdx', true],
  ['**/*.{md,mdx}', 'x.mdz', false],
  ['**/_*.{js,jsx,ts,tsx,md,mdx}', 'a/_x.md', true],
  ['**/_*.{js,jsx,ts,tsx,md,mdx}', 'a_/x.md', false],
  ['**/_*/**', 'a/_b/c/d.md', true],
  ['**/_*/**', 'a/b_/c.md', false],
  ['**/*.test.{js,ts}', 'a/x.test.ts', true],
  ['**/__tests__/**', '__tests__/x.md', true],
  ['*.md', 'a/x.md', false],
  ['docs/**', 'docs/a/b.md', true],
  ['docs/**', 'docsx/a.md', false],
  ['./a/?.md', 'a/я.md', true],
  ['[ab].md', 'a.md', true],
  ['[!ab].md', 'a.md', false],
  ['a.md', 'aXmd', false],
  ['a\\*.md', 'a*.md', true],
  ['a\\*.md', 'ab.md', false],
  ['(x)+.md', '(x)+.md', true],
  ['[z-a].md', '[z-a].md', true],
  ['/tags/**', '/tags/x', true],
  ['/tags/**', '/tags', true],
  ['/tags/**', '/tagsy', false],
])('%s on %s: %s', (pattern, path, expected) => {
  expect(matches(pattern, path)).toBe(expected)
})

test('a pattern with ! takes paths out, wherever it stands', () => {
  const matcher = createMatcher(['!**/README.md', '**/*.md'])
  expect(matcher('a/x.md')).toBe(true)
  expect(matcher('a/README.md')).toBe(false)
})

test('no patterns match nothing', () => {
  expect(createMatcher([])('x.md')).toBe(false)
})

import { expect, test } from 'vitest'
import { menuPath } from './data-files.ts'

test('menus of ids that look alike never share a file', () => {
  expect(menuPath('docs:a:b')).not.toBe(menuPath('docs:a-b'))
  expect(menuPath('docs:a:b')).toMatch(/^data\/menu\/docs-a-b-[0-9a-z]{5}\.json$/)
})

test('a menu keeps its file name, and the name fits any disk', () => {
  const long = 'щ'.repeat(300)
  expect(menuPath(long)).toBe(menuPath(long))
  expect(Buffer.byteLength(menuPath(long))).toBeLessThan(255)
})

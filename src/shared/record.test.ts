import { expect, test } from 'vitest'
import { toRoute } from './path.ts'
import { recordPath } from './record.ts'

test('records of routes that look alike never share a file', () => {
  expect(recordPath(toRoute('/a/b'))).not.toBe(recordPath(toRoute('/a-b')))
  expect(recordPath(toRoute('/'))).toMatch(/^data\/index-[0-9a-z]{5}\.json$/)
})

test('a record keeps its file name for a route, and the name fits any disk', () => {
  const long = toRoute(`/${'щ'.repeat(300)}`)
  expect(recordPath(long)).toBe(recordPath(long))
  expect(Buffer.byteLength(recordPath(long))).toBeLessThan(255)
})

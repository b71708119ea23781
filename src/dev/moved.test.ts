import { expect, test } from 'vitest'
import { makeParsed, makeSite, makeSource } from '../../test/factory.ts'
import type { Site } from '../shared/site.ts'
import { createMoved } from './moved.ts'

/** Documents by their file, with what is in them. */
const siteOf = (files: Record<string, string>): Site[] => [
  makeSite(Object.entries(files).map(([path, hash]) => makeParsed({ ...makeSource('doc', path), hash }))),
]

test('two files that change places lead nowhere: something stands at either address', () => {
  const moved = createMoved()
  moved.take(siteOf({ 'a.md': '1', 'b.md': '2' }), siteOf({ 'a.md': '2', 'b.md': '1' }))
  expect(['/docs/a', '/docs/b'].map(moved.to)).toEqual([undefined, undefined])
})

test('a way that was taken in two steps leads to its end, until something stands at its start', () => {
  const moved = createMoved()
  const steps = [{ 'a.md': '1' }, { 'b.md': '1' }, { 'c.md': '1' }, { 'a.md': '2', 'c.md': '1' }].map(siteOf)
  const [first = [], second = [], third = [], last = []] = steps
  moved.take(first, second)
  moved.take(second, third)
  expect(['/docs/a', '/docs/b', '/docs/c'].map(moved.to)).toEqual(['/docs/c', '/docs/c', undefined])
  moved.take(third, last)
  expect(['/docs/a', '/docs/b'].map(moved.to)).toEqual([undefined, '/docs/c'])
})

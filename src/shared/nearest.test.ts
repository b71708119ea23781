import { expect, test } from 'vitest'
import { editDistance, nearest } from './nearest.ts'

test('counts a swap of neighbours as one edit', () => {
  expect(editDistance('titel', 'title', 3)).toBe(1)
  expect(editDistance('abc', 'abc', 3)).toBe(0)
})

test('finds the closest name and stays silent when nothing is close', () => {
  expect(nearest('titel', ['tags', 'title', 'date'])).toBe('title')
  expect(nearest('Тилте', ['title'])).toBeUndefined()
  expect(nearest('xyz', ['title', 'description'])).toBeUndefined()
})

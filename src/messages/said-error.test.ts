import { expect, test } from 'vitest'
import { isSaidError, reasonOf, saidError } from './said-error.ts'

test('an error of ours is its message, a foreign one its first line', () => {
  const own = saidError('mdx-import/name', { specifier: './a' })
  expect(isSaidError(own)).toBe(true)
  expect(isSaidError(new Error('x'))).toBe(false)
  expect(isSaidError({ said: { id: 'x' } })).toBe(false)
  expect(reasonOf(own)).toEqual({ id: 'mdx-import/name', values: { specifier: './a' } })
  expect(reasonOf(new Error('первая\nвторая'))).toBe('первая')
  expect(reasonOf('слово')).toBe('слово')
})

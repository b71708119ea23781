import { expect, test } from 'vitest'
import { sayIn, textOf } from './problem.ts'
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

test.each([
  ['title-long', { length: 204, limit: 200 }, 'заголовок длиной 204 знака', 'the title has 204 characters'],
  ['title-long', { length: 211, limit: 200 }, 'заголовок длиной 211 знаков', 'the title has 211 characters'],
  [
    'file-name-long',
    { bytes: 252, limit: 250 },
    'имя файла занимает 252 байта',
    'the name of the file takes 252 bytes',
  ],
  ['address/long', { name: 'slug', slug: 'a', bytes: 261, limit: 250 }, 'занимает 261 байт,', 'takes 261 bytes,'],
] as const)('%s of %j has the form of its number', (id, values, russian, english) => {
  expect(sayIn('ru')(textOf(id, values))).toContain(russian)
  expect(sayIn('en')(textOf(id, values))).toContain(english)
})

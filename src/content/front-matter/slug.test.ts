import { expect, test } from 'vitest'
import { MAX_NAME_BYTES, parseSlug } from './slug.ts'

test.each([
  ['/', '/'],
  [' /a/b ', '/a/b'],
  ['./a', 'a'],
  ['././a', 'a'],
  ['a%20b', 'a b'],
  ['/%D0%B0', '/а'],
  ['й'.normalize('NFD'), 'й'],
  ['/a//b/', '/a//b/'],
  ['/2024', '/2024'],
  ['/100%', '/100%'],
  [`/${'a'.repeat(MAX_NAME_BYTES)}`, `/${'a'.repeat(MAX_NAME_BYTES)}`],
])('%j is the address %j', (written, slug) => {
  expect(parseSlug(written, 'slug')).toEqual({ slug })
})

test.each([
  ['', 'address/empty'],
  ['  ', 'address/empty'],
  ['https://x', 'address/full'],
  ['c:/x', 'address/full'],
  ['//x', 'address/full'],
  ['/a?b', 'address/sign'],
  ['/a%23b', 'address/sign'],
  ['/a\\b', 'address/sign'],
  ['/a/../b', 'address/dots'],
  ['./.', 'address/dots'],
  ['/.a', 'address/hidden'],
  ['/a /b', 'address/spaces'],
  ['/---', 'address/blank'],
  [`/${'я'.repeat(MAX_NAME_BYTES / 2)}x`, 'address/long'],
  ['/a'.repeat(500), 'address/long'],
])('%j is none: %s', (written, id) => {
  expect(parseSlug(written, 'slug')).toMatchObject({ why: { id } })
})

test('a refusal names the key, the sign and no more than sixty characters', () => {
  expect(parseSlug(`/${'a'.repeat(80)}?`, 'permalink')).toEqual({
    why: { id: 'address/sign', values: { name: 'permalink', slug: `/${'a'.repeat(59)}…`, sign: '?' } },
  })
})

test('a document may name its address from its folder, with steps up at the beginning alone', () => {
  const relative = (written: string) => parseSlug(written, 'slug', { isRelative: true })
  expect(relative('../../api-reference/delete')).toEqual({ slug: '../../api-reference/delete' })
  expect(relative('./../a')).toEqual({ slug: '../a' })
  expect(relative('./')).toEqual({ slug: './' })
  expect(relative('../')).toEqual({ slug: '../' })
  expect(relative('../a/../b')).toMatchObject({ why: { id: 'address/dots' } })
  expect(relative('../..')).toMatchObject({ why: { id: 'address/dots' } })
  expect(parseSlug('../a', 'permalink')).toMatchObject({ why: { id: 'address/dots' } })
})

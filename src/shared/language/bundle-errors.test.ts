import { expect, test } from 'vitest'
import { bundleErrors, saidByBundler } from './bundle-errors.ts'

test.each([
  ["[UNRESOLVED_IMPORT] Error: Could not resolve './a'\n  at b", "Could not resolve './a'"],
  ['[PLUGIN_ERROR]: [plugin mdx] /site/a.js: Expected a token', 'a.js: Expected a token'],
  ['ENOENT: no such file, open /site/a.js', 'no such file, open a.js'],
  ['Unexpected token', 'Unexpected token'],
])('%j says what is wrong and nothing else', (message, said) => {
  expect(saidByBundler(message, '/site')).toBe(said)
})

test('what is no list of errors is one of them', () => {
  const [own] = [{ message: 'a', loc: { line: 1, column: 2 } }]
  expect(bundleErrors(Object.assign(new Error('all'), { errors: [own] }))).toEqual([own])
  expect(bundleErrors(new Error('a'))).toEqual([{ message: 'a' }])
  expect(bundleErrors('a')).toEqual([{ message: 'a' }])
})

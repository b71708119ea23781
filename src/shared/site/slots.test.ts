import { expect, test } from 'vitest'
import { codeFiles } from './slots.ts'

test('an import may name the file that TypeScript will make; what is there under the very name comes first', () => {
  const files = codeFiles('a/x.js')
  expect(files[0]).toBe('a/x.js')
  expect(files.slice(-2)).toEqual(['a/x.ts', 'a/x.tsx'])
  expect(codeFiles('a/x.mjs').at(-1)).toBe('a/x.mts')
  expect(codeFiles('a/x.css').at(-1)).toBe('a/x.css/index.json')
})

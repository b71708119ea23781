import { memo } from 'react'
import { expect, test } from 'vitest'
import { countExports, packageIslands } from './package-islands.ts'

const make = (_: unknown, name: string): string => `island ${name}`
const Box = () => null
const esModule = <Exports extends object>(exports: Exports): Exports =>
  Object.defineProperty({ ...exports }, '__esModule', { value: true })

test('components of a package are islands, its hooks, values and families are what they are', () => {
  const Menu = Object.assign(() => null, { Item: Box })
  const useBox = () => 1
  const exports = esModule({ default: Box, Box, Memo: memo(Box), Menu, useBox, VERSION: '1' })
  expect(packageIslands(exports, make)).toEqual({
    ...{ default: 'island default', Box: 'island Box', Memo: 'island Memo' },
    ...{ Menu, useBox, VERSION: '1' },
  })
})

test('a package of the older kind is its own default export', () => {
  expect(packageIslands(Box, make)).toEqual({ default: 'island default' })
  const all = { Box, size: 1 }
  expect(packageIslands(all, make)).toEqual({ Box: 'island Box', size: 1, default: all })
})

test.each([
  ['export default function A() {}', 0],
  ['export { a, b as C }; export const d = 1, e = 2; export class F {}', 4],
  ["exports.A = a; Object.defineProperty(exports, 'B', {}); exports.A = c; exports.__esModule = true", 2],
  ["export * from './a'", Number.POSITIVE_INFINITY],
  ["__exportStar(require('./a'), exports)", Number.POSITIVE_INFINITY],
  ["export * as a from './a'", 0],
])('%s: %d names', (code, count) => expect(countExports(code)).toBe(count))

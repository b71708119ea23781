import { expect, test } from 'vitest'
import type { Problem } from '../problem.ts'
import { isAdvice, soften } from './lenient.ts'

const error = (code: string): Problem => ({ level: 'error', code })
const levelsOf = (codes: string[], isPartial: boolean) =>
  soften(codes.map(error), { isPartial, themeConfig: {}, globalData: {} }).map(({ level }) => level)

test('of our own site every mistake counts', () => {
  const problems = [error('bad-image'), error('site-empty')]
  expect(soften(problems, undefined)).toEqual(problems)
})

test('what the former engine passes over is a warning; what it stops at, and what leaves no site, is not', () => {
  const codes = ['bad-image/other-type', 'category-link/type', 'redirect/page', 'redirect/twice']
  expect(levelsOf(codes, false)).toEqual(codes.map(() => 'warning'))
  expect(levelsOf(['category-link/id', 'redirect/nowhere', 'broken-link', 'site-empty'], false)).toEqual(
    Array(4).fill('error'),
  )
})

test('where plugins were not run a link may lead to what they would have made', () => {
  expect(levelsOf(['broken-link', 'unknown-doc/sidebar', 'mdx-syntax', 'site-empty'], true)).toEqual([
    'warning',
    'warning',
    'warning',
    'error',
  ])
})

test('advice is told apart from what may be wrong', () => {
  const levels = [
    'image-alt',
    'foreign-wiki',
    'skipped-heading',
    'bold-nearly/sign',
    'list-beside',
    'table-cells',
    'broken-anchor',
  ].map(code => isAdvice({ level: 'warning', code }))
  expect(levels).toEqual([true, true, true, true, true, false, false])
})

import { expect, test } from 'vitest'
import { toFilePath } from './path.ts'
import { type Problem, positionAt, problemLevel, sortProblems } from './problem.ts'

const problem = (code: string, file?: string, line?: number, column?: number): Problem => ({
  level: 'error',
  code,
  ...(file !== undefined && { file: toFilePath(file) }),
  ...(line !== undefined && { line, column }),
})

test('problems stand by file, line, column and code; those of the whole site come first', () => {
  const sorted = [
    problem('z'),
    problem('b', 'a.md'),
    problem('a', 'a.md', 2, 10),
    problem('b', 'a.md', 2, 10),
    problem('c', 'a.md', 10, 1),
    problem('c', 'a.md', 10, 9),
    problem('a', 'b.md', 1, 1),
  ]
  expect(sortProblems(sorted.toReversed())).toEqual(sorted)
})

test('what is the same twice stays once, what differs in a value stays twice', () => {
  const one = { ...problem('a', 'a.md'), values: { name: '1' } }
  const other = { ...problem('a', 'a.md'), values: { name: '2' } }
  expect(sortProblems([one, other, { ...one }])).toEqual([one, other])
})

test('a list that is sorted is left as it was', () => {
  const list = [problem('b'), problem('a')]
  sortProblems(list)
  expect(list.map(({ code }) => code)).toEqual(['b', 'a'])
})

test('the author’s names of severity', () => {
  expect((['ignore', 'log', 'warn', 'throw'] as const).map(problemLevel)).toEqual([
    undefined,
    'note',
    'warning',
    'error',
  ])
})

test.each([
  [0, 1, 1],
  [1, 1, 2],
  [2, 1, 3],
  [3, 2, 1],
  [4, 3, 1],
  [5, 3, 2],
])('offset %i of a text of three lines is line %i, column %i', (offset, line, column) => {
  expect(positionAt('ab\n\nc', offset)).toEqual({ line, column })
  expect(positionAt('ab\n\nc', offset, 5)).toEqual({ line: line + 4, column })
})

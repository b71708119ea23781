import { expect, test } from 'vitest'
import { toFilePath } from './path.ts'
import { type Problem, positionAt, problemLevel, sortProblems } from './problem.ts'

test.each([
  [0, 1, 1],
  [1, 1, 2],
  [2, 1, 3],
  [3, 2, 1],
  [4, 3, 1],
  [5, 3, 2],
])('offset %i of a text of three lines', (offset, line, column) => {
  expect(positionAt('ab\n\nc', offset)).toEqual({ line, column })
  expect(positionAt('ab\n\nc', offset, 5)).toEqual({ line: line + 4, column })
})

test('problems go by file, place and code; the same twice stays once', () => {
  const at = (file: string | undefined, line: number, column: number, code = 'a'): Problem => ({
    level: 'error',
    code,
    file: file === undefined ? undefined : toFilePath(file),
    line,
    column,
  })
  const sorted = [
    at(undefined, 9, 9),
    at('a', 1, 2),
    at('a', 1, 10),
    at('a', 2, 1, 'a'),
    at('a', 2, 1, 'b'),
    at('b', 1, 1),
  ]
  expect(sortProblems([...sorted.toReversed(), at('a', 2, 1, 'b')])).toEqual(sorted)
})

test('an author’s setting as a level', () => {
  expect((['ignore', 'log', 'warn', 'throw'] as const).map(problemLevel)).toEqual([
    undefined,
    'note',
    'warning',
    'error',
  ])
})

import { describe, expect, test } from 'vitest'
import { chooseMutants, createRandom, findMutants } from './mutants.mjs'

describe('faults put in to try the tests', () => {
  const changed = (text: string): string[] =>
    findMutants('a.ts', text).map(({ start, end, replacement }) => text.slice(0, start) + replacement + text.slice(end))

  test.each([
    ['const f = (a: number) => a < 2', ['const f = (a: number) => a <= 2', 'const f = (a: number) => a < 3']],
    ['const f = () => a && !b', ['const f = () => a || (!b)', 'const f = () => a && (b)']],
    ["const f = () => a + b + 'x'", ["const f = () => a - b + 'x'"]],
    [
      'function f() { if (a) return; g(); h = 1 + c }',
      [
        'function f() { ; g(); h = 1 + c }',
        'function f() { if (a) return; ; h = 1 + c }',
        'function f() { if (a) return; g(); h = 1 - c }',
        'function f() { if (a) return; g(); h = 2 + c }',
      ],
    ],
    ['const f = () => (a ? b : c)', ['const f = () => (a ? c : b)']],
  ])('%s', (text, expected) => {
    expect(changed(text)).toEqual(expected)
  })

  test('what nothing could notice is left alone: defaults, orders, types, constants of a module', () => {
    expect(changed("const a = 1\nconst f = ([b = 0]: [1, 2]) => ((b ?? 3) as 4) + 'x'")).toEqual([])
    expect(changed('list.sort((a, b) => (a < b ? -c : c))')).toEqual(['list.sort((a, b) => (a < b ? c : -c))'])
  })

  test('a seed chooses the same faults, kinds in turn and no line twice', () => {
    const text = Array.from({ length: 30 }, (_, at) => `const f${at} = () => a${at} < ${at} || !b`).join('\n')
    const choose = (seed: number) => chooseMutants(findMutants('a.ts', text), 12, createRandom(seed))
    expect(choose(3)).toEqual(choose(3))
    expect(choose(3)).not.toEqual(choose(4))
    expect(new Set(choose(3).map(({ line }) => line)).size).toBe(12)
    const kinds = choose(3).map(({ kind }) => kind)
    expect(new Set(kinds.slice(0, 4)).size).toBe(4)
    expect(chooseMutants(findMutants('a.ts', text), 99, createRandom(1))).toHaveLength(30)
  })
})

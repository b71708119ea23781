import { describe, expect, test } from 'vitest'
import { compileMdx } from './compile.ts'

const compile = (blocks: string[], given: string[] = []) =>
  compileMdx({ type: 'root', children: [] }, blocks, { given })

describe('imports', () => {
  test.each([
    ["import a from './a'", [{ imported: 'default', local: 'a', key: 'import_a' }]],
    ["import * as a from './a'", [{ imported: '*', local: 'a', key: 'import_a' }]],
    ["import { a } from './a'", [{ imported: 'a', local: 'a', key: 'import_a' }]],
    ["import { a as b } from './a'", [{ imported: 'a', local: 'b', key: 'import_b' }]],
    ["import { 'a-b' as b } from './a'", [{ imported: 'a-b', local: 'b', key: 'import_b' }]],
    [
      "import a, { b } from './a'",
      [
        { imported: 'default', local: 'a', key: 'import_a' },
        { imported: 'b', local: 'b', key: 'import_b' },
      ],
    ],
    ["import './a'", []],
  ])('%s', (code, bindings) => {
    const { imports, declared, code: compiled } = compile([code])
    expect(imports).toEqual([{ specifier: './a', block: 0, offset: 0, bindings }])
    expect([...declared]).toEqual(bindings.map(({ local }) => local))
    expect(compiled).not.toContain('./a')
  })
  test('each knows its block and where it stands there, whatever the script', () => {
    const { imports } = compile([
      "// сначала 😀 слова\nimport a from './a'\nimport b from './b'",
      "export const x = 'ы'\nimport c from './c'",
    ])
    expect(imports.map(({ specifier, block, offset }) => [specifier, block, offset])).toEqual([
      ['./a', 0, 20],
      ['./b', 0, 40],
      ['./c', 1, 21],
    ])
  })
  test('what stands beside them stays', async () => {
    const { code } = compile(["import a from './a'\nexport const b = a + 1"])
    const run = Object.getPrototypeOf(async () => {}).constructor
    const jsx = () => null
    const exports = await new run(code)({ jsx, jsxs: jsx, Fragment: 'f', import_a: 41 })
    expect(exports.b).toBe(42)
  })
})

describe('names that a document declares', () => {
  test.each([
    ['export const a = 1, b = 2', ['a', 'b']],
    ['export let { a, b: c, ...d } = {}', ['a', 'c', 'd']],
    ['export const [a, , [b], ...c] = [1, 2, [3]]', ['a', 'b', 'c']],
    ['export const { a = 1 } = {}', ['a']],
    ['export function a() {}', ['a']],
    ['export class A {}', ['A']],
  ])('%s', (code, names) => {
    expect([...compile([code]).declared]).toEqual(names)
  })
})

describe('names given to a document', () => {
  test('come in under names of their own', () => {
    expect(compile([], ['toc', 'frontMatter']).code).toMatch(/given_toc.*given_frontMatter/s)
    expect(compile([]).code).not.toContain('given_')
  })
  test('its own declaration wins', () => {
    const { code } = compile(['export const toc = []'], ['toc', 'assets'])
    expect(code).not.toContain('given_toc')
    expect(code).toContain('given_assets')
  })
})

test('a mistake in the code is thrown', () => {
  expect(() => compile(['import {'])).toThrow()
})

describe('components that a text makes itself', () => {
  test('what acts in them is listed with its place', () => {
    const { dead } = compile([
      '// раз\nexport const Counter = () => { const [n, set] = useState(0); return <b>{n}</b> }',
      'export function Button() { return <button onClick={() => 1}>а</button> }',
    ])
    expect(dead).toEqual([
      { name: 'Counter', what: 'useState', block: 0, offset: 55 },
      { name: 'Button', what: 'onClick', block: 1, offset: 34 },
    ])
  })
  test('what draws alone, what leaves its parts to browsers and what is no component is not', () => {
    const quiet = [
      'export const Red = ({ children }) => <b className="red">{children}</b>',
      'export const Later = () => <BrowserOnly>{() => <i>а</i>}</BrowserOnly>',
      'export const useCount = () => useState(0)',
    ]
    expect(compile(quiet).dead).toEqual([])
  })
})

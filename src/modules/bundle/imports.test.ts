import { expect, test } from 'vitest'
import { findImport, importsOf, langOf } from './imports.ts'

test('every way to import, with the names that are taken', async () => {
  const code = [
    "import a, { b as c, type T } from './a'",
    "import * as all from './all'; all.One(all.One, more.all.Two); call(all)",
    "import './side.css'",
    "export { d as default } from './d'",
    "export * from './e'",
    "const f = require('./f'), g = other('./no'), h = require(name), i = o.require('./no')",
    "const j = () => import('./j')",
    "const k = <img src={require('./k.png')} alt=\"import './no'\" />",
  ].join('\n')
  const found = await importsOf(code, 'x.tsx')
  expect(found.map(({ specifier, names }) => [specifier, ...names])).toEqual([
    ['./a', 'b', 'T'],
    ['./all', 'One'],
    ['./side.css'],
    ['./d', 'd'],
    ['./e'],
    ['./f'],
    ['./j'],
    ['./k.png'],
  ])
  for (const { specifier, offset } of found) expect(code.slice(offset + 1)).toMatch(new RegExp(`^${specifier}`))
})

test('exports of its own and broken code import nothing', async () => {
  expect(await importsOf('export const a = 1\nexport { b }\nconst s = \'import "./c"\'')).toEqual([])
  expect(await importsOf('const = {')).toEqual([])
  // The parser writes its tree as JSON, and forgets to escape this name.
  expect(await importsOf('import a from "./a"\nconst b = <x id\\,="n">0</x>')).toEqual([])
})

test.each([
  ['a.js', 'jsx'],
  ['a.mjs', 'jsx'],
  ['a.jsx', 'jsx'],
  ['a.mts', 'ts'],
  ['a.tsx', 'tsx'],
])('%s is read as %s', (path, lang) => expect(langOf(path)).toBe(lang))

test('the first place of an import, all names of it', async () => {
  const code = "// './b'\nimport { c } from './b'\nexport { c, d } from './b'\n"
  expect(await findImport('/a.ts', './b', code)).toEqual({ place: { line: 2, column: 19 }, names: ['c', 'd'] })
  expect(await findImport('/a.ts', './e', code)).toEqual({ place: undefined, names: [] })
})

import { parseSync } from 'rolldown/utils'
import { expect, test } from 'vitest'
import { inspectModule, isClientModule } from './inspect.ts'

const inspect = (code: string) => inspectModule(parseSync('x.tsx', code).program)

test.each([
  ["'use client'\nexport default 1", true],
  ['\uFEFF// слово\n/* два */\n"use client"', true],
  ["import a from 'a'\n'use client'", false],
  ["'use strict'", false],
])('%j', (code, expected) => expect(isClientModule(code)).toBe(expected))

test('what a file exports: values, not types', () => {
  const code =
    "export default () => null\nexport const a = 1, b = 2\nexport function c() {}\nexport class D {}\nexport type T = 1\nexport interface I {}\nexport { e as f, type g } from './x'\nexport type { h } from './y'\nexport * from './z'"
  expect(inspect(code).exports).toEqual(['default', 'a', 'b', 'c', 'D', 'f'])
})

test('what a list of exports names: types that a file declares or imports are none of its values', () => {
  const code =
    "import type { A } from 'a'\nimport { type B, c } from 'b'\ninterface D {}\ntype E = 1\ninterface F {}\nconst F = 1\nconst g = 1\nexport { A, B, c, D, E as H, F, g as default }\nexport enum I { J }\nexport { D as K } from 'd'"
  expect(inspect(code).exports.toSorted()).toEqual(['F', 'I', 'K', 'c', 'default'])
})

test.each([
  ['const [a] = useState(1); useEffect(f)', 'useState', 'useState(1)'],
  ['React.useReducer(f)', 'useReducer', 'React.'],
  ['<Box onClick={f}><b onClick={f} /></Box>', 'onClick', '<b '.slice(0, 2)],
  ['<BrowserOnly>{f}</BrowserOnly>', '<BrowserOnly>', '<BrowserOnly>'],
])('%s is alive by %s', (code, what, at) => {
  expect(inspect(code).live).toEqual({ what, offset: code.indexOf(at) })
})

test.each(['<Box onClick={f} />', 'useContext(c); useMemo(f)', '<b once="x" />', 'const useState = 1'])(
  '%s works without a browser',
  code => expect(inspect(code).live).toBeUndefined(),
)

const signsOf = (code: string) => inspect(code).signs

test.each([
  ['<Box onClick={f} />', true],
  ['useColorMode()', true],
  ['React.useState(1)', true],
  ['useContext(c); <b once="x" />', false],
])('%s acts in a browser: %s', (code, acts) => expect(signsOf(code).acts).toBe(acts))

test.each([
  ['export default function Home() { useEffect(f, []); return null }', true],
  ['const Home = () => { useEffect(f); return null }\nexport default Home', true],
  ['export default () => null', true],
  ['export const find = () => null', false],
  ['export default function find() { return null }', false],
  ['export function Make() { return () => { return null } }', false],
  ['export const Sizes = { none: null }', false],
])('%s holds a component: %s', (code, draws) => expect(signsOf(code).draws).toBe(draws))

test('what a module draws and which hooks it brings or takes', () => {
  expect(signsOf("import useA, { useB as b, c } from './x'\nexport default function useD() {}")).toEqual({
    draws: false,
    acts: false,
    hooks: ['default', 'useB'],
    isHook: true,
    gives: [],
  })
  expect(signsOf('export default () => <b />')).toMatchObject({ draws: true, isHook: false })
})

test.each([
  [
    "import Shell from './Shell'\nexport default () => <Shell>{words => <b>{words}</b>}</Shell>",
    ['default of ./Shell'],
  ],
  [
    "import { List } from '@site/src/list'\nexport default () => <List row={function (x) { return x }} />",
    ['List of @site/src/list'],
  ],
  ["import { Row as Line } from '..'\nexport default () => <Line go={() => 1} />", ['Row of ..']],
  ["import Shell from './Shell'\nexport default () => <Shell><b title={f}>{words}</b></Shell>", []],
  ['const Own = () => null\nexport default () => <Own>{() => <b />}</Own>', []],
])('%s gives functions to components of %j', (code, gives) =>
  expect(signsOf(code).gives.map(({ from, name }) => `${name} of ${from}`)).toEqual(gives),
)

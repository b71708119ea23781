import { describe, expect, test } from 'vitest'
import { ownModule } from './own-module.ts'

const namesIn = (...blocks: string[]): string[] => [
  ...(ownModule(blocks.map((value, index) => ({ value, line: 10 * index + 1 })))?.names ?? []),
]

const COUNTER = 'export const Counter = () => { const [n, set] = useState(0); return <b>{n}</b> }'

describe('components that act', () => {
  test.each([
    ['a state', COUNTER, ['Counter']],
    ['a handler', 'export function Press() { return <b onClick={() => 1}>а</b> }', ['Press']],
    [
      'a handler of a component',
      'export const Ask = () => <Box onAnswer={() => 1}/>\nexport const Box = () => null',
      ['Ask'],
    ],
    [
      'what a browser knows',
      "import {useColorMode} from '@docusaurus/theme-common'\nexport const Sun = () => <i>{useColorMode().colorMode}</i>",
      ['Sun'],
    ],
    [
      'a hook of the text',
      `export const useNumber = () => useState(0)\nexport const Number = () => <b>{useNumber()}</b>`,
      ['Number'],
    ],
    [
      'a hook of a hook',
      'export const useB = () => useState(0)\nexport const useA = () => useB()\nexport const C = () => useA()',
      ['C'],
    ],
    ['a hook of a file', "import {useX} from '@site/src/x'\nexport const X = () => <b>{useX()}</b>", ['X']],
    [
      'behind them a statement of nothing',
      'export function Press() {\n  return <b onClick={() => 1}>а</b>\n};',
      ['Press'],
    ],
  ])('%s', (_, code, names) => expect(namesIn(code)).toEqual(names))
})

describe('what stays in the text', () => {
  test.each([
    [
      'a component that draws alone',
      'export const Red = ({ children }) => <b>{children}</b>\nexport const on = "onClick useState"',
    ],
    [
      'hooks that do the same everywhere',
      "import useBaseUrl from '@docusaurus/useBaseUrl'\nexport const Pic = () => <img src={useBaseUrl('/a.png')}/>",
    ],
    ['one that reads what it is given by nobody', 'export const P = () => <b onClick={() => metadata}>а</b>'],
    ['no component', 'export const useCount = () => useState(0)'],
    [
      'one that reads what the text knows of itself',
      'export const T = () => <b onClick={() => frontMatter.title}>а</b>',
    ],
    [
      'one that draws another text',
      "import Part from './_part.mdx'\nexport const P = () => { useEffect(() => {}); return <Part/> }",
    ],
    ['one that draws what is not imported', 'export const P = () => <Tabs onClick={() => 1}/>'],
    ['code that cannot be read', 'export const P = () => <b onClick={'],
  ])('%s', (_, code) => expect(ownModule([{ value: code, line: 1 }])).toBeUndefined())
  test('names of fields are no names', () => {
    expect(
      namesIn('export const P = ({ data }) => <b onClick={() => data.toc}>{{ metadata: 1 }.metadata}</b>'),
    ).toEqual(['P'])
  })
  test('what it is given under a name of the text is its own', () => {
    expect(namesIn('export const P = ({ metadata, toc = [] }) => <b onClick={() => metadata(toc)}>а</b>')).toEqual([
      'P',
    ])
    expect(
      namesIn('export function P(props) { const assets = 1; return <b onClick={() => props.a + assets}>а</b> }'),
    ).toEqual(['P'])
  })
  test('a component in a variable is declared', () => {
    expect(namesIn('export const P = ({ as: Tag }) => <Tag onClick={() => 1}/>')).toEqual(['P'])
  })
})

test('a statement brings what it reads, in the lines and columns of the file', () => {
  const own = ownModule([
    { value: "import a from './a'\nimport b from './b'", line: 3 },
    { value: 'export const first = 1; export const used = "слово"', line: 7 },
    {
      value:
        'export const Press = () => {\n  return <i onClick={() => used}>{b}</i>\n}\nexport const Still = () => <b>{a}</b>',
      line: 9,
    },
  ])
  expect(own?.code.split('\n')).toEqual([
    '',
    '',
    '',
    "import b from './b'",
    '',
    '',
    '                        export const used = "слово"',
    '',
    'export const Press = () => {',
    '  return <i onClick={() => used}>{b}</i>',
    '}',
  ])
})

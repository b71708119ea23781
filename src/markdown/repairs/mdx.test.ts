import type { Nodes } from 'mdast'
import { expect, test } from 'vitest'
import { parseMended, parseText } from '../parse-text.ts'
import { closeFormulas, joinTags, tightenTags } from './mdx.ts'

const MATH = { singleDollar: true, macros: {} }

/** Types of a tree, with the words of what has some. */
const outline = (node: Nodes): string =>
  'children' in node
    ? `${node.type}(${node.children.map(outline).join(' ')})`
    : `${node.type}${'value' in node ? ` ${JSON.stringify(node.value)}` : ''}`

const read = (text: string): string => outline(parseText(text, true, MATH))

test.each([
  ['at the beginning', '    $$\n    a_{1}\n    $$\n\nx', 'root(math "    a_{1}" paragraph(text "x"))'],
  ['behind a line that begins none', '$$\na_{1}\n      $$\n\nx', 'root(math "a_{1}" paragraph(text "x"))'],
  [
    'in an item',
    '- a\n\n  $$\n  a_{b}\n      $$\n\n  b',
    'root(list(listItem(paragraph(text "a") math "a_{b}" paragraph(text "b"))))',
  ],
  [
    'that ends a list',
    '    - a\n    $$\n    a_{b}\n    $$\n    - b',
    'root(list(listItem(paragraph(text "a"))) math "    a_{b}" list(listItem(paragraph(text "b"))))',
  ],
])('a formula may end behind four spaces: %s', (_, text, tree) => {
  expect(read(text)).toBe(tree)
  expect(closeFormulas(text)).toHaveLength(text.length)
})

test.each([
  ['a sample', '```tex\n$$\na\n    $$\n```'],
  ['money', 'От 5 $$ до\n    7 $$'],
  ['one line', '$$ a $$\n\n- x\n\n    $$b$$'],
  ['a formula that ends where it should', '$$\na\n$$\n\n    a $$'],
])('%s stays as it is', (_, text) => expect(closeFormulas(text)).toBe(text))

test.each([
  ['', '<Link\n  to="a"\n>Open</Link>\n\nx', 'Open'],
  [' behind spaces', '<Link\n  to="a"\n  >Open</Link>\n\nx', 'Open'],
  [' before words on two lines', '<Link\n  to="a"\n>Open\nit</Link>\n\nx', 'Open\nit'],
  [' at the end of a text', '<Link\n  to="a > b"\n>Open</Link>', 'Open'],
])('a tag may end at the beginning of a line%s', (_, text, words) => {
  const { root, text: mended } = parseMended(text, true)
  const [first, second] = root.children
  expect(first).toMatchObject({ name: 'Link', children: [{ value: words }] })
  expect(mended).toHaveLength(text.length)
  expect(mended.endsWith('\n\nx')).toBe(text.endsWith('\n\nx'))
  if (second !== undefined) expect(second.position?.start.line).toBe(text.split('\n').length)
})

test.each([
  ['x <A b={ <C_d / > }>e</A>', 'root(paragraph(text "x " mdxJsxTextElement(text "e")))'],
  ['<A b={<C/  >} />\n\n`<d / >`', 'root(mdxJsxFlowElement() paragraph(inlineCode "<d / >"))'],
])('a tag in an attribute may end with a space: %s', (text, tree) => {
  expect(outline(parseText(text, true))).toBe(tree)
  expect(tightenTags(text)).toHaveLength(text.length)
})

test('a tag in an item is mended in it', () =>
  expect(outline(parseText('- <A\n  b\n  >c</A>\n\nx', true))).toBe(
    'root(list(listItem(mdxJsxFlowElement(text "c"))) paragraph(text "x"))',
  ))

test.each([
  ['a quote behind a tag', '<b>a</b>\n> c'],
  ['a tag that ends alone', '<Link\n  to="a"\n>\n  Open\n</Link>'],
  ['a sample', '```jsx\n<Link\n>Open</Link>\n```'],
  ['an arrow', '<A\n  b={() => 1}\n/>'],
])('%s is not joined', (_, text) => expect(joinTags(text)).toBe(text))

test('a mistake is told of the text as it was written', () =>
  expect(() => parseText('<Link\n  to="a"\n>Open\n\nx', true)).toThrow('1:1'))

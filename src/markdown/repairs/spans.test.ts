import type { Nodes } from 'mdast'
import { expect, test } from 'vitest'
import { parseText } from '../parse-text.ts'

/** Code in quotes, expressions in braces with their kind, everything else as it is. */
const draw = (node: Nodes): string => {
  if (node.type === 'inlineCode') return `«${node.value}»`
  if (node.type === 'mdxTextExpression') return `<${node.value}>`
  if (node.type === 'text') return node.value
  return 'children' in node ? node.children.map(draw).join('') : node.type
}

test.each([
  ['`\\` x `{` `}` y', '«\\» x «{» «}» y'],
  ['`[` `\\` `/` `(` `{` `}` `\\` `{`', '«[» «\\» «/» «(» «{» «}» «\\» «{»'],
  ['`C:\\` and `{` or `}` and `D:\\` `{` `}`', '«C:\\» and «{» or «}» and «D:\\» «{» «}»'],
  ['`` a\\`b `` x `{` `}`', '«a\\`b» x «{» «}»'],
  ['`` ` `` and `{` `}` {1} `x`', '«`» and «{» «}» <1> «x»'],
  ['`\\` and {1} `x`', '«\\» and <1> «x»'],
  ['| `\\` | `{` | `}` |\n|---|---|---|', '«\\»«{»«}»'],
  ['- `\\`\n- `{` `}`', '«\\»«{» «}»'],
  ['\\`{1}\\` `\\` {2} `x`', '`<1>` «\\» <2> «x»'],
])('signs in code hide no brace behind it: %j', (text, shown) => {
  expect(draw(parseText(text, true))).toBe(shown)
})

test('code of an expression keeps its own backslashes', () => {
  expect(draw(parseText('{`a\\`b`} `\\` `{` `}`', true))).toBe('<`a\\`b`> «\\» «{» «}»')
})

test('places stay as they are in the text', () => {
  const text = '`\\` x `{` `}` **end**'
  const [paragraph] = parseText(text, true).children
  const last = paragraph && 'children' in paragraph ? paragraph.children.at(-1) : undefined
  expect(last?.position?.start.offset).toBe(text.indexOf('**end'))
})

import { describe, expect, test } from 'vitest'
import { AT, jsx } from '../../../test/mdx-fixture.ts'
import { element, type HtmlNode, type JsxAttribute, text } from '../../tree/html-tree.ts'
import { createChunks, splitPlaceholders } from './chunks.ts'
import { PLACE_PROP, toSkeleton } from './skeleton.ts'

const expression: HtmlNode = { kind: 'expression', value: 'a + 1', at: AT }
const skeletonOf = (...nodes: HtmlNode[]) => {
  const chunks = createChunks()
  return { chunks, children: toSkeleton(nodes, chunks).children }
}
const withAttributes = (name: string, attributes: JsxAttribute[]) =>
  skeletonOf({ kind: 'jsx', name, attributes, children: [], at: AT }).children.at(-1)

test('what holds no code waits, code goes on with its place', () => {
  const { chunks, children } = skeletonOf(element('p', {}, [text('раз')]), expression)
  expect(children.map(({ type }) => type)).toEqual(['text', 'text', 'mdxFlowExpression'])
  expect(chunks.list).toMatchObject([{ kind: 'nodes' }, { kind: 'place', at: AT }])
})

test('an element around code is opened and closed by placeholders', () => {
  const { chunks, children } = skeletonOf(element('p', { id: 'x' }, [text('раз '), expression, text('!')]))
  const kinds = children.flatMap(child =>
    child.type === 'text'
      ? splitPlaceholders(child.value, chunks).map(part => (typeof part === 'string' ? part : part.kind))
      : [child.type],
  )
  expect(kinds).toEqual(['open', 'раз ', 'mdxFlowExpression', '!', 'close'])
})

test('bare text goes to a component as it is, markup as a placeholder', () => {
  const { children } = skeletonOf(jsx('A', [text('a'), text('b')]), jsx('B', [element('b')]))
  expect(children).toMatchObject([
    { type: 'text' },
    { name: 'A', children: [{ type: 'text', value: 'ab' }] },
    { type: 'text' },
    { name: 'B', children: [{ type: 'text', value: expect.stringMatching(/^\uFDD2\d+\uFDD3$/) }] },
  ])
})

describe('attributes', () => {
  test.each([
    ['a', 'class', 'className'],
    ['label', 'for', 'htmlFor'],
    ['td', 'colspan', 'colSpan'],
    ['Own', 'class', 'class'],
    ['a', 'title', 'title'],
  ])('<%s %s> goes to React as %s', (tag, name, expected) => {
    expect(withAttributes(tag, [{ name, value: 'x' }])).toMatchObject({ attributes: [{ name: expected, value: 'x' }] })
  })
  test('a bare one, an expression, a spread', () => {
    const attributes: JsxAttribute[] = [
      { name: 'on', value: true },
      { name: 'n', expression: '1' },
      { name: undefined, expression: '...rest' },
    ]
    expect(withAttributes('A', attributes)).toMatchObject({
      attributes: [
        { type: 'mdxJsxAttribute', name: 'on', value: null },
        { type: 'mdxJsxAttribute', name: 'n', value: { type: 'mdxJsxAttributeValueExpression', value: '1' } },
        { type: 'mdxJsxExpressionAttribute', value: '...rest' },
      ],
    })
  })
  test('tabs and blocks of code are told where they stand, others are not', () => {
    const place = { name: PLACE_PROP, value: `${AT.line}:${AT.column}:${AT.file}` }
    expect(withAttributes('Tabs', [])).toMatchObject({ attributes: [place] })
    expect(withAttributes('CodeBlock', [])).toMatchObject({ attributes: [place] })
    expect(withAttributes('Details', [])).toMatchObject({ attributes: [] })
  })
})

import type { Nodes, Root } from 'mdast'
import { describe, expect, test } from 'vitest'
import { parseText } from '../parse-text.ts'

/** Types of nodes as a tree, texts with the place where they begin. */
const draw = (node: Nodes): string => {
  const { line, column, offset } = node.position?.start ?? { line: 0, column: 0, offset: 0 }
  if (node.type === 'text') return `${node.value}@${line}:${column}:${offset}`
  return `${node.type}(${'children' in node ? node.children.map(draw).join(' ') : ''})`
}

/** What stands at the top: a block that was not ended would hold the rest. */
const top = (text: string, mdx: boolean): string[] => {
  const root: Root = parseText(text, mdx)
  return root.children.map(({ type }) => type)
}

describe.each([false, true])('a line of colons, in MDX: %s', mdx => {
  test.each([
    ':::note\n| a | b |\n|---|---|\n| 1 | 2 |\n:::\n\nText',
    ':::note\n| a |\n|---|\n:::\n\nText',
    ':::note\n[x]: /y\n:::\n\nText',
  ])('ends the block around a table or a definition: %j', text => {
    expect(top(text, mdx)).toEqual(['containerDirective', 'paragraph'])
  })

  test('ends each of several, the outer one too', () => {
    const table = '| a |\n|---|\n| 1 |'
    expect(top(`::::note\n:::tip\n${table}\n:::\n${table}\n::::\n\n:::note\n${table}\n:::\n\nText`, mdx)).toEqual([
      'containerDirective',
      'containerDirective',
      'paragraph',
    ])
  })

  test('ends it inside a quotation', () => {
    expect(top('> :::note\n> | a |\n> |---|\n> | 1 |\n> :::\n\nText', mdx)).toEqual(['blockquote', 'paragraph'])
    const [quote] = parseText('> :::note\n> | a |\n> |---|\n> :::\n>\n> Text', mdx).children
    expect(quote && draw(quote)).toBe(
      'blockquote(containerDirective(table(tableRow(tableCell(a@2:5:14)))) paragraph(Text@6:3:36))',
    )
  })

  test('leaves places as they are in the text', () => {
    const text = ':::note\n| a |\n|---|\n| 1 |\n:::\n\nAfter\n\n:::note\n| b |\n|---|\n:::\n\nEnd'
    const [, after, , end] = parseText(text, mdx).children
    expect(after && draw(after)).toBe(`paragraph(After@7:1:${text.indexOf('After')})`)
    expect(end && draw(end)).toBe(`paragraph(End@14:1:${text.indexOf('End')})`)
  })

  test('is a row of a table that stands in no block, and words under words', () => {
    expect(top('| a |\n|---|\n| 1 |\n:::\n\nText', mdx)).toEqual(['table', 'paragraph'])
  })
})

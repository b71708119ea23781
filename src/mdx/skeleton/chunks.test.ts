import { describe, expect, test } from 'vitest'
import { AT } from '../../../test/mdx-fixture.ts'
import { element, text } from '../../tree/html-tree.ts'
import { createChunks, plainText, splitPlaceholders } from './chunks.ts'

describe('placeholders', () => {
  test('a text is cut at them, in order', () => {
    const chunks = createChunks()
    const first = chunks.add([text('раз')])
    const second = chunks.place(AT)
    expect(splitPlaceholders(`а${first}${second}б`, chunks)).toEqual([
      'а',
      { kind: 'nodes', nodes: [text('раз')], used: false },
      { kind: 'place', at: AT },
      'б',
    ])
  })
  test('a text without any is itself, an empty one nothing', () => {
    const chunks = createChunks()
    expect(splitPlaceholders('12', chunks)).toEqual(['12'])
    expect(splitPlaceholders('', chunks)).toEqual([])
  })
  test('one that nobody made is dropped', () => {
    const chunks = createChunks()
    const known = chunks.add([])
    expect(splitPlaceholders(`а${known.replace('0', '7')}б`, chunks)).toEqual(['а', 'б'])
  })
  test('an element is opened without its content, which is elsewhere', () => {
    const chunks = createChunks()
    const node = element('p', { class: 'x' }, [text('внутри')])
    expect(splitPlaceholders(chunks.open(node) + chunks.close(), chunks)).toEqual([
      { kind: 'open', element: { ...node, children: [] } },
      { kind: 'close' },
    ])
    expect(node.children).toHaveLength(1)
  })
})

test('plain text takes the words and the code of nodes, not their tags', () => {
  const chunks = createChunks()
  const ready = chunks.add([
    element('p', {}, [text('раз '), element('b', {}, [text('два')])]),
    { kind: 'code', language: 'js', meta: '', value: ' let a' },
    { kind: 'ready', html: '<i>нет</i>' },
  ])
  expect(plainText(`<${chunks.place(AT)}${ready}>`, chunks)).toBe('<раз два let a>')
})

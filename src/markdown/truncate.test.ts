import type { Root } from 'mdast'
import { expect, test } from 'vitest'
import { parseText } from './parse-text.ts'
import { findMarker, placeMarker } from './truncate.ts'

const PATTERN = /<!--\s*truncate\s*-->|--кат--/g

function place(text: string, mdx = false): Root {
  const root = parseText(text, mdx)
  const marker = findMarker(text, PATTERN)
  if (marker !== undefined) placeMarker(root, text, marker)
  return root
}

test('the first marker counts, whatever the flags of the pattern', () => {
  const pattern = /кат/gy
  expect(findMarker('до кат, кат', pattern)).toEqual({ start: 3, end: 6 })
  expect(findMarker('до кат, кат', pattern)).toEqual({ start: 3, end: 6 })
  expect(findMarker('до', pattern)).toBeUndefined()
})

test('a marker in a line of text cuts the text where it stands', () => {
  expect(place('раз\n\nдва --кат-- три').children[1]).toMatchObject({
    children: [
      {
        type: 'truncate',
        before: [{ type: 'text', value: 'два ' }],
        after: [{ type: 'text', value: ' три', position: { start: { line: 3, column: 12, offset: 16 } } }],
      },
    ],
  })
})

test('raw HTML is cut in two', () => {
  expect(place('<div>\n<!-- truncate -->\n</div>').children).toMatchObject([
    { type: 'truncate', before: [{ type: 'html', value: '<div>\n' }], after: [{ type: 'html', value: '\n</div>' }] },
  ])
})

test('an expression that is the marker makes room for it', () => {
  const text = 'раз\n\n{/* truncate */}\n'
  const root = parseText(text, true)
  placeMarker(root, text, { start: 8, end: 16 })
  expect(root.children[1]).toEqual({ type: 'truncate', before: [], after: [] })
})

test('code says how many of its lines come before the marker', () => {
  expect(place('```\nа\nб\nв --кат--\nг\n```').children).toMatchObject([{ type: 'code', data: { cut: 2 } }])
  expect(place('```\n--кат--\n```').children).toMatchObject([{ type: 'code', data: { cut: 0 } }])
})

test('code in a line that names the marker cuts the line before it and stays whole', () => {
  expect(place('раз `--кат--` два\n\nтри').children[0]).toMatchObject({
    children: [
      { type: 'text', value: 'раз ' },
      { type: 'truncate', before: [], after: [{ type: 'inlineCode', value: '--кат--' }] },
      { type: 'text', value: ' два' },
    ],
  })
})

test('a marker that cannot stand where it is cuts before the next block, or at the end', () => {
  const text = 'раз\n***\nдва'
  const root = parseText(text, false)
  placeMarker(root, text, { start: 4, end: 7 })
  expect(root.children).toMatchObject([
    { type: 'paragraph' },
    { type: 'truncate', after: [{ type: 'thematicBreak' }] },
    {},
  ])
  expect(place('раз\n\n[a]: --кат--').children.at(-1)).toMatchObject({
    type: 'truncate',
    after: [{ type: 'definition' }],
  })
})

import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { element, text } from '../../tree/html-tree.ts'
import { createChunks, splitPlaceholders } from './chunks.ts'
import { hole, readPlace, toReact } from './to-react.ts'

test.each([
  ['12:3:docs/a:b.mdx', { line: 12, column: 3, file: 'docs/a:b.mdx' }],
  ['12:docs/a.mdx', undefined],
  ['', undefined],
  [12, undefined],
  [undefined, undefined],
])('the place in %j', (written, place) => {
  expect(readPlace(written)).toEqual(place)
})

test('only what has a hole goes through React in parts', () => {
  const chunks = createChunks()
  const node = element('div', { class: 'x' }, [element('b', {}, [text('до')]), element('p', {}, [hole(1)]), hole(0)])
  const html = renderToStaticMarkup(toReact(node, ['ноль', 'один'], chunks))
  const parts = splitPlaceholders(html, chunks).map(part => (typeof part === 'string' ? part : part.kind))
  expect(parts).toEqual(['open', 'nodes', 'open', 'один', 'close', 'ноль', 'close'])
})

test('a node without holes is one chunk', () => {
  const chunks = createChunks()
  toReact(element('div', {}, [element('b')]), [], chunks)
  expect(chunks.list).toMatchObject([{ kind: 'nodes' }])
})

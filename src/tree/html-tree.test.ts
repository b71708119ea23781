import { expect, test } from 'vitest'
import {
  cloneNode,
  definedAttributes,
  dropComments,
  element,
  hasClass,
  isHeading,
  replaceNodes,
  text,
  textOf,
  walkElements,
} from './html-tree.ts'

const island = () =>
  element('x-island', {}, [element('b', {}, [element('x-slot', {}, [element('i', {}, [text('свой')])])])])

test('elements are visited in document order with their parents', () => {
  const seen: string[] = []
  walkElements(
    [element('ul', {}, [element('li', {}, [element('a')]), element('li')]), element('p')],
    (node, parents) => {
      seen.push([...parents.map(({ name }) => name), node.name].join('>'))
    },
  )
  expect(seen).toEqual(['ul', 'ul>li', 'ul>li>a', 'ul>li', 'p'])
})

test('`false` leaves out what is inside, not what follows', () => {
  const seen: string[] = []
  walkElements([element('pre', {}, [element('b')]), element('p')], node => {
    seen.push(node.name)
    return node.name !== 'pre'
  })
  expect(seen).toEqual(['pre', 'p'])
})

test('the markup of an island is left alone, what the document put into it is not', () => {
  const seen: string[] = []
  walkElements([island()], node => void seen.push(node.name))
  expect(seen).toEqual(['x-island', 'i'])
  const nodes = replaceNodes([island()], node => (node.kind === 'element' && node.name === 'b' ? [] : undefined))
  expect(nodes).toEqual([island()])
  const slots = replaceNodes([island()], node => (node.kind === 'text' ? [text('другой')] : undefined))
  expect(textOf(slots)).toBe('другой')
})

test('a node is replaced by any number of nodes, inner ones first', () => {
  const nodes = [element('p', {}, [element('b', {}, [text('а')]), text('б')])]
  const made = replaceNodes(nodes, (node, parent) =>
    node.kind === 'element' && node.name === 'b' && parent?.name === 'p' ? [...node.children, text('!')] : undefined,
  )
  expect(textOf(made)).toBe('а!б')
})

test('comments go everywhere but in islands', () => {
  const frozen = element('x-island', {}, [{ kind: 'comment', value: '$' }])
  expect(dropComments([{ kind: 'comment', value: 'x' }, frozen])).toEqual([
    element('x-island', {}, [{ kind: 'comment', value: '$' }]),
  ])
})

test('text is what a reader sees: images by their description', () => {
  expect(textOf([text('а '), element('b', {}, [text('б')]), element('img', { alt: ' в' }), element('img')])).toBe(
    'а б в',
  )
})

test('a copy shares no attributes and no children', () => {
  const node = element('p', { id: 'a' }, [element('b')])
  const copy = cloneNode(node)
  expect(copy).toEqual(node)
  if (copy.kind === 'element') copy.attributes.id = 'b'
  expect(node.attributes.id).toBe('a')
})

test('a class is a whole word', () => {
  expect(hasClass(element('p', { class: 'anchor  own' }), 'own')).toBe(true)
  expect(hasClass(element('p', { class: 'anchors' }), 'anchor')).toBe(false)
  expect(hasClass(element('p', { class: true }), 'true')).toBe(false)
})

test('headings are h1 to h6', () => {
  expect(['h1', 'h6', 'h7', 'h0', 'hr', 'th1'].map(name => isHeading(element(name)))).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
  ])
})

test('attributes that are not there are not written; an empty one is', () => {
  expect(definedAttributes({ a: '', b: true, c: false, d: undefined })).toEqual({ a: '', b: true })
})

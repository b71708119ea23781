import { expect, test } from 'vitest'
import type { Report } from './fields.ts'
import { expandSidebars } from './sidebars.ts'

function expand(written: Record<string, unknown>) {
  const said: string[] = []
  const report: Report = (where, id) => void said.push(`${where} ${id}`)
  return { sidebars: expandSidebars(written, report), said }
}

test('what is not said stays unsaid, what is said as false is false', () => {
  const { sidebars, said } = expand({
    main: [
      { type: 'category', label: 'A', items: [] },
      { type: 'category', label: 'B', items: [], collapsed: false, collapsible: false },
      { type: 'link', label: 'C', href: '/c', autoAddBaseUrl: false },
      { type: 'html', value: '<hr>' },
    ],
  })
  expect(said).toEqual([])
  expect(sidebars.main).toMatchObject([
    { collapsed: undefined, collapsible: undefined },
    { collapsed: false, collapsible: false },
    { autoAddBaseUrl: false },
    { defaultStyle: undefined },
  ])
})

test('links of categories: a document, an index, none, and what is neither', () => {
  const category = (link: unknown) => ({ type: 'category', label: 'A', items: ['a'], link })
  const { sidebars, said } = expand({
    main: [
      { type: 'doc', id: 'a' },
      { type: 'generated-index', keywords: 'one' },
      { type: 'generated-index', keywords: ['one', 'two'] },
      undefined,
      null,
      {},
      { type: 'doc' },
    ].map(category),
  })
  expect(sidebars.main).toMatchObject([
    { link: { type: 'doc', id: 'a' } },
    { link: { keywords: ['one'] } },
    { link: { keywords: ['one', 'two'] } },
    { link: undefined },
    { link: undefined },
    { link: undefined },
    { link: { type: 'doc', id: '' } },
  ])
  expect(said).toEqual(['main[5].link.type config/sidebar-link-type', 'main[6].link.id config/required'])
})

test('what is no sidebar, no item, no kind is named by its place, and the others stay', () => {
  const { sidebars, said } = expand({
    text: 'a',
    main: ['a', 5, { type: 'dok', id: 'b' }, { type: 7 }, { Part: ['c', null] }, { type: 'doc', id: 'd', odd: 1 }],
  })
  expect(said).toEqual([
    'text config/sidebar-items',
    'main[1] config/sidebar-item',
    'main[2] config/sidebar-type',
    'main[3] config/sidebar-type',
    'main[4].Part[1] config/sidebar-item',
    'main[5].odd config/unknown',
  ])
  expect(sidebars).toMatchObject({
    text: [],
    main: [{ id: 'a' }, { type: 'category', label: 'Part', items: [{ id: 'c' }] }, { id: 'd' }],
  })
})

test('categories that hold themselves, or each other again and again, are said and not followed', () => {
  const ring = { type: 'category', label: 'A', items: [] as unknown[] }
  ring.items.push(ring)
  let deep: unknown = 'a'
  for (let level = 0; level < 5000; level++) deep = { A: [deep] }
  let twice: unknown[] = ['a']
  for (let level = 0; level < 40; level++) twice = [{ A: twice }, { B: twice }]
  for (const items of [[ring], [deep], twice])
    expect(expand({ main: items })).toEqual({ sidebars: {}, said: ['main config/sidebar-endless'] })
})

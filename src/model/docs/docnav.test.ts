import { describe, expect, test } from 'vitest'
import { makeContext, makeParsed, makeSource } from '../../../test/factory.ts'
import type { FrontMatter } from '../../shared/document.ts'
import { type Route, toRoute } from '../../shared/path.ts'
import type { Sidebar, SidebarItem } from '../../shared/site/menus.ts'
import {
  breadcrumbsOf,
  cardsOf,
  cardsOfItems,
  firstHref,
  firstStop,
  mapSidebar,
  neighbours,
  routesOf,
} from './docnav.ts'
import type { Doc, Documents } from './docs.ts'

type LinkFields = Partial<Extract<SidebarItem, { type: 'link' }>>
type CategoryFields = Partial<Extract<SidebarItem, { type: 'category' }>>

const link = (name: string, fields: LinkFields = {}): SidebarItem => ({
  type: 'link',
  label: name,
  href: `/${name}`,
  route: toRoute(name),
  docId: name,
  description: undefined,
  unlisted: false,
  className: undefined,
  ...fields,
})

const category = (label: string, items: SidebarItem[], fields: CategoryFields = {}): SidebarItem => ({
  type: 'category',
  label,
  items,
  href: firstHref(items),
  route: undefined,
  docId: undefined,
  description: undefined,
  linkUnlisted: false,
  collapsible: true,
  collapsed: true,
  className: undefined,
  ...fields,
})

const page = (name: string): CategoryFields => ({ href: `/${name}`, route: toRoute(name), docId: name })
const html: SidebarItem = { type: 'html', value: '<hr>', defaultStyle: false, className: undefined }
const outside = link('outside', { href: 'https://example.org', route: undefined, docId: undefined })
const sidebar = (...items: SidebarItem[]): Sidebar => ({ kind: 'docs', id: 'docs:main', items })
const blog: Sidebar = { kind: 'blog', id: 'blog', title: '', archive: undefined, folded: false, years: [] }

describe('stops of a sidebar', () => {
  test('are its documents in reading order, a category with a page before what is in it', () => {
    const map = mapSidebar(
      sidebar(html, link('a'), category('C', [link('b'), outside], page('c')), category('D', [link('d')])),
    )
    expect(map.stops).toEqual([
      { route: '/a', label: 'a' },
      { route: '/c', label: undefined },
      { route: '/b', label: 'b' },
      { route: '/d', label: 'd' },
    ])
    expect(map.stopAt.get(toRoute('b'))).toBe(2)
  })

  test('a generated index is called by its category, unlisted pages and references are passed over', () => {
    const map = mapSidebar(
      sidebar(
        category('Index', [link('a', { unlisted: true }), link('r', { isReference: true })], {
          route: toRoute('i'),
          href: '/i',
        }),
        category('Hidden', [link('b')], { ...page('h'), linkUnlisted: true }),
      ),
    )
    expect(map.stops).toEqual([
      { route: '/i', label: 'Index' },
      { route: '/b', label: 'b' },
    ])
  })

  test('a page that stands twice is at its first place', () => {
    const map = mapSidebar(sidebar(link('a'), category('C', [link('b'), link('a')])))
    expect(map.stopAt.get(toRoute('a'))).toBe(0)
    expect(map.paths.get(toRoute('a'))).toHaveLength(1)
    expect(mapSidebar(blog)).toMatchObject({ stops: [] })
  })
})

test('the documents of a sidebar are all that it holds, but for references', () => {
  const items = [link('a', { unlisted: true }), category('C', [link('b', { isReference: true }), link('d')], page('c'))]
  expect(routesOf(sidebar(html, outside, ...items))).toEqual(['/a', '/c', '/d'])
  expect(routesOf(sidebar(category('I', [link('a')], { route: toRoute('i') })))).toEqual(['/a'])
  expect(routesOf(blog)).toEqual([])
})

test('a sidebar is entered at its first document or generated index', () => {
  expect(firstStop(sidebar(html, outside, link('r', { isReference: true }), link('a')))).toMatchObject({ route: '/a' })
  expect(firstStop(sidebar(category('C', [link('a')])))).toEqual({ route: '/a', label: 'a' })
  expect(firstStop(sidebar(category('I', [link('a')], { route: toRoute('i') })))).toEqual({ route: '/i', label: 'I' })
  expect(firstStop(sidebar(html, outside))).toBeUndefined()
  expect(firstStop(blog)).toBeUndefined()
})

test('what a category leads to is the first thing in it that can be opened', () => {
  expect(firstHref([html, link('a', { unlisted: true }), link('b')])).toBe('/b')
  expect(firstHref([category('C', [link('a')], page('c')), link('b')])).toBe('/c')
  expect(firstHref([category('C', [link('a')], { ...page('c'), linkUnlisted: true })])).toBe('/a')
  expect(firstHref([category('C', [html]), link('b')])).toBe('/b')
  expect(firstHref([])).toBeUndefined()
})

describe('neighbours', () => {
  const doc = (name: string, frontMatter: Partial<FrontMatter> = {}, unlisted = false): Doc => ({
    id: name,
    place: { id: name, baseId: name, folder: '', slug: `/${name}`, position: undefined, isIndex: false },
    route: toRoute(name),
    title: name,
    label: `label of ${name}`,
    description: undefined,
    unlisted,
    parsed: makeParsed(makeSource('doc', `${name}.md`, frontMatter)),
  })

  function around(name: string, docs: Doc[]) {
    const context = makeContext()
    const [instance] = context.config.docs
    if (instance === undefined) throw new Error('the small configuration lost its docs')
    const documents: Documents = {
      ...context,
      instance,
      docs,
      byId: new Map(docs.map(doc => [doc.id, doc])),
      byRoute: new Map(docs.map((doc): [Route, Doc] => [doc.route, doc])),
      drafts: new Set(),
      report: () => {},
    }
    const map = mapSidebar(sidebar(link('a'), category('C', [link('b')], page('c'))))
    return neighbours(documents, map, toRoute(name))
  }

  test('are the stops before and after, called as the sidebar calls them', () => {
    const docs = [doc('a'), doc('b'), doc('c')]
    expect(around('a', docs)).toEqual({ previous: undefined, next: { label: 'label of c', href: '/c' } })
    expect(around('b', docs)).toEqual({ previous: { label: 'label of c', href: '/c' }, next: undefined })
    expect(around('c', docs).next).toEqual({ label: 'b', href: '/b' })
    expect(around('elsewhere', docs)).toEqual({ previous: undefined, next: undefined })
  })

  test('the front matter names others, or none; an unlisted one is not shown', () => {
    const hidden = doc('x', {}, true)
    const own = doc('c', { paginationPrev: null, paginationNext: 'd' })
    const docs = [
      doc('a'),
      doc('b', { paginationLabel: 'Дальше' }),
      own,
      doc('d', { paginationLabel: 'Конец' }),
      hidden,
    ]
    expect(around('c', docs)).toEqual({ previous: undefined, next: { label: 'Конец', href: '/d' } })
    expect(around('c', [...docs.slice(0, 2), doc('c'), ...docs.slice(3)]).next?.label).toBe('Дальше')
    expect(around('a', [doc('a', { paginationNext: 'x' }), hidden]).next).toBeUndefined()
    expect(around('a', [doc('a', { paginationNext: 'nowhere' })]).next).toBeUndefined()
  })
})

describe('a page in its sidebar', () => {
  const inner = category('Inner', [link('b'), link('h', { unlisted: true })])
  const map = mapSidebar(sidebar(category('Outer', [inner, link('o')], page('outer')), link('a')))

  test('stands under the categories above it; those without a page have no address', () => {
    expect(breadcrumbsOf(map, toRoute('b'))).toEqual([
      { label: 'Outer', href: '/outer' },
      { label: 'Inner', href: undefined },
      { label: 'b', href: '/b' },
    ])
    expect(breadcrumbsOf(map, toRoute('nowhere'))).toEqual([])
  })

  test('a category whose page is unlisted has no address on the way', () => {
    const hidden = mapSidebar(sidebar(category('H', [link('a')], { ...page('h'), linkUnlisted: true })))
    expect(breadcrumbsOf(hidden, toRoute('a'))[0]).toEqual({ label: 'H', href: undefined })
  })

  test('maps the deepest category it is in, or the whole menu', () => {
    expect(cardsOf(map, toRoute('b')).map(({ label }) => label)).toEqual(['b'])
    expect(cardsOf(map, toRoute('outer')).map(({ label }) => label)).toEqual(['Inner', 'o'])
    expect(cardsOf(map, toRoute('a')).map(({ label }) => label)).toEqual(['Outer', 'a'])
    expect(cardsOf(mapSidebar(blog), toRoute('a'))).toEqual([])
  })

  test('cards say what they lead to and how much is there', () => {
    expect(cardsOfItems([html, inner, outside, category('Empty', [html])])).toEqual([
      { type: 'category', label: 'Inner', href: '/b', description: undefined, count: 2 },
      { type: 'link', label: 'outside', href: 'https://example.org', description: undefined, count: undefined },
    ])
  })
})

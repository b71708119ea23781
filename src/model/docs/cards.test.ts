import { describe, expect, test } from 'vitest'
import { build, doc, docAt, lines } from '../../../test/docs-menu.ts'
import { inWords } from '../../../test/said.ts'
import type { SidebarItemConfig } from '../../shared/config.ts'

describe('neighbours and cards', () => {
  test('labels: pagination_label, sidebar_label, the sidebar’s word for a document, the title', () => {
    const site = build(
      [
        doc('a.md', { title: 'А' }),
        doc('b.md', { title: 'Б', paginationLabel: 'Страница Б', sidebarLabel: 'Б в меню' }),
        doc('c/index.md', { title: 'Ц' }),
        doc('c/d.md', { title: 'Д' }),
      ],
      { categories: [{ folder: 'c', label: 'Раздел' }] },
    )
    expect(docAt(site, '/docs/a').next?.label).toBe('Страница Б')
    // A category is called by its label in the menu and by its document on the way.
    expect(docAt(site, '/docs/b').next).toEqual({ label: 'Ц', href: '/docs/c' })
  })

  test('a neighbour named in the front matter: an unlisted one gives none, a missing one is an error', () => {
    const site = build([
      doc('a.md', { paginationNext: 'hidden', paginationPrev: 'c' }),
      doc('b.md', { paginationNext: 'nope' }),
      doc('c.md', { paginationLabel: 'Туда' }),
      doc('hidden.md', { unlisted: true }),
    ])
    expect(docAt(site, '/docs/a')).toMatchObject({ previous: { label: 'Туда', href: '/docs/c' }, next: undefined })
    expect(site.problems.map(inWords)).toMatchObject([
      { level: 'error', text: 'pagination_next: документа «nope» нет' },
    ])
  })

  test('a document that stands twice has the neighbours of its first place', () => {
    const sidebars: Record<string, SidebarItemConfig[]> = {
      main: ['a', 'b', 'a', 'c'].map(id => ({ type: 'doc', id })),
    }
    const site = build([doc('a.md'), doc('b.md'), doc('c.md')], { sidebars })
    expect(docAt(site, '/docs/a').next?.href).toBe('/docs/b')
    expect(docAt(site, '/docs/b').next?.href).toBe('/docs/a')
  })

  test('cards are the items of the deepest category, the page itself among them; hidden ones are not', () => {
    const site = build([
      doc('a/index.md', { title: 'А' }),
      doc('a/one.md', { description: 'Про один' }),
      doc('a/secret.md', { unlisted: true }),
      doc('a/sub/two.md'),
      doc('a/sub/three.md'),
      doc('top.md'),
    ])
    const cards = (route: string) => docAt(site, route).cards.map(({ label, href, count }) => [label, href, count])
    const inside = [
      ['one', '/docs/a/one', undefined],
      ['sub', '/docs/a/sub/three', 2],
    ]
    expect(cards('/docs/a')).toEqual(inside)
    expect(cards('/docs/a/one')).toEqual(inside)
    expect(cards('/docs/top').map(([label]) => label)).toEqual(['А', 'top'])
    expect(docAt(site, '/docs/a').cards[0]).toMatchObject({ type: 'doc', description: 'Про один' })
  })

  test('a category whose own page is unlisted leads to what it holds', () => {
    const site = build([doc('a/index.md', { title: 'А', unlisted: true }), doc('a/b.md'), doc('c.md')])
    expect(lines(site)).toEqual(['А /docs/a/b', '  b /docs/a/b', 'c /docs/c'])
    expect(docAt(site, '/docs/a/b').breadcrumbs[0]).toEqual({ label: 'А', href: undefined })
    expect(docAt(site, '/docs/c').previous?.href).toBe('/docs/a/b')
    expect(docAt(site, '/docs/a')).toMatchObject({ unlisted: true, noindex: true })
  })
})

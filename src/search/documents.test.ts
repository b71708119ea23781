import { expect, test } from 'vitest'
import { makeConfig, makeParsed, makeSite, makeSource } from '../../test/factory.ts'
import { toRoute } from '../shared/path.ts'
import { searchDocuments } from './documents.ts'

const section = { anchor: '', heading: '', level: 0, text: 'Текст' }

test('posts, notes and pages are documents; lists and tag pages are not', () => {
  const site = makeSite([
    makeParsed(makeSource('post', 'mosh.md', { title: 'Mosh', date: '2022-05-24T00:00:00.000Z', tags: ['ssh'] }), {
      sections: [section],
    }),
    makeParsed(makeSource('doc', 'linux/ssh.md', { title: 'SSH' })),
    makeParsed(makeSource('page', 'about.md', { title: 'О блоге' })),
  ])
  const documents = searchDocuments(site)
  expect(documents.map(({ kind, title }) => [kind, title]).sort()).toEqual([
    ['blog', 'Mosh'],
    ['docs', 'SSH'],
    ['page', 'О блоге'],
  ])
  expect(documents.find(({ kind }) => kind === 'blog')).toMatchObject({
    route: '/mosh',
    date: '2022-05-24T00:00:00.000Z',
    tags: [{ label: 'ssh', permalink: 'ssh' }],
    sections: [section],
  })
  expect(documents.find(({ kind }) => kind === 'docs')).toMatchObject({ section: 'linux', date: undefined })
})

test('a title is one word where it may be broken at the end of a line', () => {
  const site = makeSite([makeParsed(makeSource('doc', 'rollen.md', { title: 'Geräte\u00adrollen' }))])
  expect(searchDocuments(site).map(({ title }) => title)).toEqual(['Geräterollen'])
})

test('unlisted pages and drafts stay out', () => {
  const site = makeSite([
    makeParsed(makeSource('post', 'a.md', { title: 'A', date: '2022-05-24T00:00:00.000Z', unlisted: true })),
    makeParsed(makeSource('doc', 'b.md', { title: 'B', draft: true })),
    makeParsed(makeSource('page', 'c.md', { title: 'C', unlisted: true })),
  ])
  expect(searchDocuments(site)).toEqual([])
})

test('drafts stay out of the search of the dev server too', () => {
  const draft = makeParsed(makeSource('doc', 'b.md', { title: 'B', draft: true }))
  const site = makeSite([draft], { mode: 'development' })
  expect(site.pages.some(page => page.draft)).toBe(true)
  expect(searchDocuments(site)).toEqual([])
})

test('a site that hides from robots as a whole can still be searched', () => {
  const site = makeSite([makeParsed(makeSource('doc', 'a.md', { title: 'A' }))], {
    config: makeConfig({ noIndex: true }),
  })
  expect(searchDocuments(site)).toHaveLength(1)
})

test('a text that nobody has translated is found by its title, description and headings', () => {
  const parsed = makeParsed(makeSource('doc', 'a.md', { title: 'A' }), {
    description: 'О чём',
    toc: [{ level: 2, id: 'part', text: 'Раздел' }],
    sections: [section],
  })
  const site = makeSite([parsed])
  const route = site.pages.find(page => 'parsed' in page)?.route ?? toRoute('/')
  const original = { url: 'https://example.org/a', href: '/a', lang: 'ru', direction: 'ltr' as const }
  const found = searchDocuments({ ...site, languages: new Map([[route, { alternates: [], original }]]) })
  expect(found[0]?.sections).toEqual([
    { anchor: '', heading: '', level: 0, text: 'О чём' },
    { anchor: 'part', heading: 'Раздел', level: 2, text: '' },
  ])
  expect(found[0]?.lang).toBe('ru')
  expect(searchDocuments(site)[0]).toMatchObject({ sections: [section], lang: undefined })
})

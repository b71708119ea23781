import { expect, test } from 'vitest'
import { makeConfig, makeParsed, makeSite, makeSource } from '../../test/factory.ts'
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

/** What a change writes anew: a thousand generated pages of six hundred words, figures of real texts by `bench/search/growth.mjs`. */

import { expect, test } from 'vitest'
import { createRandom } from '../../../bench/scale/corpus.mjs'
import { makeDocument, type SearchDocument } from '../../../test/search-site.ts'
import { toRoute } from '../../shared/path.ts'
import { textOf } from '../alphabet.ts'
import { buildIndex } from './build-index.ts'

const PAGES = 1000
const random = createRandom(5)
const SYLLABLES = 'ба ве го ду жа зи ко лу ме но пра ре сто та у фи хо це чи ша'.split(' ')
const VOCABULARY = Array.from({ length: 5000 }, () =>
  Array.from({ length: 2 + random(3) }, () => SYLLABLES[random(SYLLABLES.length)]).join(''),
)
/** Common words often, rare ones seldom. */
const words = (count: number): string =>
  Array.from({ length: count }, () => VOCABULARY[Math.floor(VOCABULARY.length ** (random(1000) / 1000)) - 1]).join(' ')
const makePage = (index: number): SearchDocument =>
  makeDocument(index % 3 === 0 ? `/docs/${index}` : `/post-${index}`, {
    kind: index % 3 === 0 ? 'docs' : 'blog',
    title: words(3),
    date: index % 3 === 0 ? undefined : new Date(Date.UTC(2020, 0, index * 3)).toISOString(),
    tags: index % 3 === 0 ? [] : [{ label: `t${index % 20}`, permalink: `t${index % 20}` }],
    sections: [0, 1, 2].map(section => ({
      anchor: `s${section}`,
      heading: words(2),
      level: 2,
      text: words(200),
    })),
  })
const DOCUMENTS = Array.from({ length: PAGES }, (_, index) => makePage(index))
const before = buildIndex(DOCUMENTS)
const texts = new Map(before.files.map(file => [file.path, textOf(file.read())]))

function written(documents: SearchDocument[]): Record<'fragments' | 'shards' | 'lexicon' | 'all', number> {
  const { files } = buildIndex(documents, { earlier: path => texts.get(path) })
  const found = files.filter(({ path }) => !texts.has(path) || path === 'search/manifest.json')
  const count = (name: RegExp): number => found.filter(({ path }) => name.test(path)).length
  return { fragments: count(/\/p\d/), shards: count(/\/s-/), lexicon: count(/\/l-/), all: found.length }
}
const change = (index: number, how: (page: SearchDocument) => Partial<SearchDocument>): SearchDocument[] =>
  DOCUMENTS.map((page, at) => (at === index ? { ...page, ...how(page) } : page))

test('there is something to leave as it is', () => {
  expect(before.manifest.shards.length).toBeGreaterThanOrEqual(12)
  expect(written(DOCUMENTS).all).toBe(1)
})

const withMore = (index: number, count: number): SearchDocument[] =>
  change(index, ({ sections }) => ({
    sections: sections.map((section, at) =>
      at === 1 ? { ...section, text: `${section.text} ${words(count)}` } : section,
    ),
  }))

test.each([7, 100, 201, 333, 500, 742])('a paragraph of sixty words on page %i writes twenty files at most', index => {
  const found = written(withMore(index, 60))
  expect(found.fragments).toBe(1)
  expect(found.all).toBeLessThanOrEqual(20)
})

test.each([7, 100, 201])('a sentence more on page %i writes its words and its own fragment', index => {
  const found = written(withMore(index, 8))
  expect(found.fragments).toBe(1)
  expect(found.all).toBeLessThanOrEqual(12)
})

test('another title and another tag write as little', () => {
  expect(written(change(50, ({ title }) => ({ title: `${title} ${words(1)}` }))).all).toBeLessThanOrEqual(10)
  expect(written(change(50, () => ({ tags: [{ label: 't7', permalink: 't7' }] }))).all).toBeLessThanOrEqual(7)
})

test('a new post leaves the fragments of the others', () => {
  const found = written([
    ...DOCUMENTS,
    { ...makePage(1), route: toRoute('/new'), title: 'Новое', date: '2029-12-01T00:00:00.000Z' },
  ])
  expect(found.fragments).toBe(1)
  expect(found.all).toBeLessThanOrEqual(80)
})

import { expect, test } from 'vitest'
import { makeConfig, makeSource } from '../../test/factory.ts'
import type { Source } from '../shared/document.ts'
import { changedOf, lastmodOf, lastUpdate, lastUpdateOfPost, modifiedOf } from './updates.ts'

const BEFORE = '2024-01-01T00:00:00.000Z'
const GIT = '2024-02-02T00:00:00.000Z'
const WRITTEN = '2024-03-03T00:00:00.000Z'

const config = makeConfig()
const [docs] = config.docs
const [blog] = config.blogs
if (docs === undefined || blog === undefined) throw new Error('no documents, no blog')

/** A text that git knows, with what its author says of the last change. */
const source = (lastUpdate?: { date?: string; author?: string }): Source => ({
  ...makeSource('doc', 'a.md', lastUpdate && { lastUpdate }),
  updated: { date: GIT, author: 'Git' },
})
const shown = { ...docs, showLastUpdateTime: true, showLastUpdateAuthor: true }

test('what the author says of the last change wins over git, each by itself', () => {
  expect(lastUpdate(shown, source())).toEqual({ date: GIT, author: 'Git' })
  expect(lastUpdate(shown, source({ date: WRITTEN }))).toEqual({ date: WRITTEN, author: 'Git' })
  expect(lastUpdate(shown, source({ author: 'Иван' }))).toEqual({ date: GIT, author: 'Иван' })
})

test('only what the config asks for is shown, and nothing where it asks for nothing', () => {
  const none = { ...shown, showLastUpdateTime: false, showLastUpdateAuthor: false }
  expect(lastUpdate({ ...none, showLastUpdateTime: true }, source())).toEqual({ date: GIT, author: undefined })
  expect(lastUpdate({ ...none, showLastUpdateAuthor: true }, source())).toEqual({ date: undefined, author: 'Git' })
  expect(lastUpdate(none, source({ date: WRITTEN, author: 'Иван' }))).toBeUndefined()
})

test('a post shows the later date that its author wrote, also where git is not asked', () => {
  const of = (date: string, text: Source, lenient?: object) =>
    lastUpdateOfPost({ config: { lenient } as Parameters<typeof lastUpdateOfPost>[0]['config'], blog, date }, text)
  expect(of(BEFORE, source({ date: WRITTEN }))).toEqual({ date: WRITTEN, author: undefined })
  expect(of(WRITTEN, source({ date: WRITTEN }))).toBeUndefined()
  expect(of(BEFORE, source())).toBeUndefined()
  // As in Docusaurus.
  expect(of(BEFORE, source({ date: WRITTEN }), {})).toBeUndefined()
})

test('the sitemap has the date of the author, else that of git; data of a post asks git only where it is shown', () => {
  expect([lastmodOf(source()), lastmodOf(source({ date: WRITTEN }))]).toEqual([GIT, WRITTEN])
  expect([changedOf(blog, source()), changedOf(blog, source({ date: WRITTEN }))]).toEqual([undefined, WRITTEN])
  expect(changedOf({ ...blog, showLastUpdateTime: true }, source())).toBe(GIT)
  expect([modifiedOf(GIT, BEFORE), modifiedOf(GIT, GIT), modifiedOf(undefined, BEFORE)]).toEqual([
    GIT,
    undefined,
    undefined,
  ])
})

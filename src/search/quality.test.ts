/**
 * Judged queries over this site's content, so that quality cannot rot unnoticed: floors a little below what was
 * measured, since new pages bring new queries to life. `bench/search` compares and tunes.
 */

import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { judge, readQueries, summarize } from '../../bench/search/judge.mjs'
import { buildIndex, readDocuments, searchIn } from '../../test/search-site.ts'

let figures: ReturnType<typeof summarize>

beforeAll(async () => {
  const documents = await readDocuments(join(import.meta.dirname, '../../site'))
  const searcher = searchIn(buildIndex(documents))
  const queries = readQueries(documents)
  const answers = await judge(queries, async (query: string) => {
    const { groups } = await searcher.search(query, { limit: 10 })
    return groups.map(({ route }) => route)
  })
  figures = summarize(answers)
})

test('there are queries to judge by', () => expect(figures.queries).toBeGreaterThanOrEqual(130))
test('what is meant is among the first five', () => expect(figures.recall).toBeGreaterThanOrEqual(0.93))
test('what is meant is first more often than not', () => expect(figures.mrr).toBeGreaterThanOrEqual(0.88))
test('hardly a query finds nothing', () => expect(figures.zero).toBeLessThanOrEqual(0.03))
test('no kind of query is left behind', () =>
  expect(Math.min(...Object.values<number>(figures.categories))).toBeGreaterThanOrEqual(0.82))
test('words that are not there find nothing', () => expect(figures.falseHits).toBeLessThanOrEqual(0.1))

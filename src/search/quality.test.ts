/**
 * Judged queries over this site's content, so that quality cannot rot unnoticed: floors a little below what was
 * measured, since new pages bring new queries to life. `bench/search` compares and tunes.
 */

import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { judge, readQueries, summarize } from '../../bench/search/judge.mjs'
import { judgeSlips } from '../../bench/search/slips.mjs'
import { buildIndex, readDocuments, searchIn } from '../../test/search-site.ts'

let figures: ReturnType<typeof summarize>
let slips: Record<string, { asked: number; found: number }>

beforeAll(async () => {
  const documents = await readDocuments(join(import.meta.dirname, '../../site'))
  const searcher = searchIn(buildIndex(documents))
  const queries = readQueries(documents)
  const search = async (query: string) => {
    const { groups } = await searcher.search(query, { limit: 10 })
    return groups.map(({ route }) => route)
  }
  figures = summarize(await judge(queries, search))
  slips = await judgeSlips(documents, search)
})

test('there are queries to judge by', () => expect(figures.queries).toBeGreaterThanOrEqual(130))
test('what is meant is among the first five', () => expect(figures.recall).toBeGreaterThanOrEqual(0.93))
test('what is meant is first more often than not', () => expect(figures.mrr).toBeGreaterThanOrEqual(0.88))
test('hardly a query finds nothing', () => expect(figures.zero).toBeLessThanOrEqual(0.03))
test('no kind of query is left behind', () =>
  expect(Math.min(...Object.values<number>(figures.categories))).toBeGreaterThanOrEqual(0.82))
test('words that are not there find nothing', () => expect(figures.falseHits).toBeLessThanOrEqual(0.1))
test('a slip of the finger hides no page, wherever in the word it is', () => {
  expect(Object.keys(slips).length).toBeGreaterThan(8)
  for (const [kind, { asked, found }] of Object.entries(slips))
    expect(found / asked, kind).toBeGreaterThanOrEqual(asked < 20 ? 0.6 : 0.7)
})

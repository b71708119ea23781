/** Judged queries and what is counted over the answers to them. */

import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Queries that the given documents can answer: a page that is not there yet is not expected, and an absent word counts
 * only as long as no text holds it.
 */
export function readQueries(documents) {
  const queries = JSON.parse(readFileSync(join(import.meta.dirname, 'queries.json'), 'utf8'))
  const routes = new Set(documents.map(({ route }) => route))
  const text = JSON.stringify(documents).toLowerCase()
  return queries
    .map(query => ({ ...query, pages: query.pages.filter(page => routes.has(page)), half: halfOf(query.query) }))
    .filter(({ category, query, pages }) =>
      category === 'none' ? !query.split(' ').some(word => text.includes(word)) : pages.length > 0,
    )
}

/** FNV-1a of the query decides its half, so that a query added later moves no other. */
function halfOf(text) {
  let value = 0x811c9dc5
  for (let index = 0; index < text.length; index++) value = Math.imul(value ^ text.charCodeAt(index), 0x01000193) >>> 0
  return (value >>> 7) % 2 === 0 ? 'tune' : 'report'
}

const DEPTH = 5

/** @param search query -> routes, best first */
export async function judge(queries, search) {
  const answers = []
  for (const query of queries) {
    const found = await search(query.query)
    const top = found.slice(0, DEPTH)
    const first = found.findIndex(route => query.pages.includes(route))
    const hits = query.pages.filter(page => top.includes(page)).length
    answers.push({
      ...query,
      found,
      recall: hits / Math.max(Math.min(query.pages.length, DEPTH), 1),
      reciprocal: first < 0 ? 0 : 1 / (first + 1),
      isEmpty: found.length === 0,
    })
  }
  return answers
}

const mean = values => values.reduce((sum, value) => sum + value, 0) / Math.max(values.length, 1)

/** Figures over some answers; absent words count apart: finding anything for them is a false hit. */
export function summarize(answers) {
  const asked = answers.filter(({ category }) => category !== 'none')
  const absent = answers.filter(({ category }) => category === 'none')
  const categories = [...new Set(asked.map(({ category }) => category))]
  return {
    queries: asked.length,
    recall: mean(asked.map(({ recall }) => recall)),
    mrr: mean(asked.map(({ reciprocal }) => reciprocal)),
    zero: mean(asked.map(({ isEmpty }) => Number(isEmpty))),
    falseHits: mean(absent.map(({ isEmpty }) => Number(!isEmpty))),
    categories: Object.fromEntries(
      categories.map(name => [
        name,
        mean(asked.filter(({ category }) => category === name).map(({ recall }) => recall)),
      ]),
    ),
  }
}

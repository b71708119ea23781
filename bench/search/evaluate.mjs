/** Answers the judged queries with our search, Pagefind and MiniSearch. `node bench/search/evaluate.mjs [site] [--misses] [--own]` */

import { join } from 'node:path'
import { loadEngine, ROOT } from './engine.mjs'
import { judge, readQueries, summarize } from './judge.mjs'
import { createRivals } from './rivals.mjs'

const flags = process.argv.slice(2).filter(argument => argument.startsWith('--'))
const [siteDir = join(ROOT, 'site')] = process.argv.slice(2).filter(argument => !argument.startsWith('--'))
const { buildIndex, readDocuments, searchIn } = await loadEngine()

const documents = await readDocuments(siteDir)
const queries = readQueries(documents)
const searcher = searchIn(buildIndex(documents))
const own = async query => (await searcher.search(query, { limit: 10 })).groups.map(({ route }) => route)
console.log(`${documents.length} documents, ${queries.length} queries`)

const rivals = flags.includes('--own') ? { searches: {}, close: () => {} } : await createRivals(documents)
const figure = value => (typeof value === 'number' ? value.toFixed(3) : value)
for (const half of ['tune', 'report']) {
  const rows = {}
  const asked = queries.filter(query => query.half === half)
  for (const [name, search] of Object.entries({ ours: own, ...rivals.searches })) {
    const answers = await judge(asked, search)
    const { queries, categories, ...figures } = summarize(answers)
    rows[name] = Object.fromEntries(
      Object.entries({ queries: String(queries), ...figures, ...categories }).map(([key, value]) => [
        key,
        figure(value),
      ]),
    )
    if (name === 'ours' && flags.includes('--misses')) printMisses(answers)
  }
  console.log(half === 'tune' ? 'Half the weights were tuned on' : 'Half that was only reported')
  console.table(rows)
}
rivals.close()

function printMisses(answers) {
  for (const { category, query, pages, found, recall, reciprocal, isEmpty } of answers) {
    const isBad = category === 'none' ? !isEmpty : recall < 1 || reciprocal < 1
    if (isBad)
      console.log(
        `${category} «${query}» ${recall.toFixed(2)} ${reciprocal.toFixed(2)}\n  wanted ${pages}\n  found  ${found.slice(0, 5)}`,
      )
  }
}

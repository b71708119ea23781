/** Our site among generated pages: quality, build time, memory and bytes. `node bench/search/scale.mjs [site] [pages]` */

import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { loadEngine, ROOT } from './engine.mjs'
import { judge, readQueries, summarize } from './judge.mjs'
import { createNoise } from './noise.mjs'

const [siteDir = join(ROOT, 'site'), count = '10000'] = process.argv.slice(2)
const { buildIndex, readDocuments, searchIn } = await loadEngine()
const own = await readDocuments(siteDir)
const queries = readQueries(own)
const documents = [...own, ...createNoise(own, Number(count))]
const characters = documents.reduce(
  (sum, { sections }) => sum + sections.reduce((all, { text }) => all + text.length, 0),
  0,
)
console.log(`${documents.length} documents, ${Math.round(characters / documents.length)} characters each`)

const before = process.memoryUsage().rss
const start = performance.now()
const index = buildIndex(documents)
const seconds = (performance.now() - start) / 1000
console.log(
  `index: ${seconds.toFixed(1)} s, memory ${mib(before)} MiB before, ${mib(process.resourceUsage().maxRSS * 1024)} at most`,
)

const sizes = new Map(index.files.map(({ path, read }) => [path, [Buffer.byteLength(read()), gzipSync(read()).length]]))
const kinds = {
  manifest: /manifest/,
  terms: /\/s-/,
  lexicon: /\/l-/,
  tags: /\/t-/,
  names: /\/n-/,
  fragments: /\/p\d+-/,
}
console.table(
  Object.fromEntries(
    Object.entries(kinds).map(([kind, pattern]) => {
      const found = [...sizes].filter(([path]) => pattern.test(path)).map(([, size]) => size)
      const sum = place => found.reduce((all, size) => all + size[place], 0)
      return [
        kind,
        {
          files: found.length,
          rawKB: kb(sum(0)),
          gzipKB: kb(sum(1)),
          largestGzipKB: kb(Math.max(...found.map(([, gzip]) => gzip))),
        },
      ]
    }),
  ),
)

const bytes = { first: [], next: [] }
const times = []
let seen = []
let searcher = searchIn(index, path => seen.push(path))
const answers = await judge(queries, async query => {
  for (const kind of ['first', 'next']) {
    // The first query of a session brings the manifest; the next finds what others have left in memory.
    if (kind === 'first') searcher = searchIn(index, path => seen.push(path))
    else await searcher.search('настройка сервера', { limit: 10 })
    seen = []
    if (kind === 'next') searcher = await warmed()
    await searcher.search(query, { limit: 10 })
    bytes[kind].push(seen.reduce((sum, path) => sum + (sizes.get(path)?.[1] ?? 0), 0))
  }
  const from = performance.now()
  const { groups } = await searcher.search(query, { limit: 10 })
  times.push(performance.now() - from)
  return groups.map(({ route }) => route)
})

async function warmed() {
  const fresh = searchIn(index, path => seen.push(path))
  await fresh.search('настройка сервера', { limit: 10 })
  seen = []
  return fresh
}

console.table(
  Object.fromEntries(
    Object.entries({
      'first query, gzip KB': bytes.first.map(kb),
      'next query, gzip KB': bytes.next.map(kb),
      'known query, ms': times,
    }).map(([name, values]) => [name, spread(values)]),
  ),
)
for (const half of ['tune', 'report']) {
  const { categories, ...figures } = summarize(answers.filter(answer => answer.half === half))
  console.log(
    half,
    Object.fromEntries(
      Object.entries({ ...figures, ...categories }).map(([name, value]) => [
        name,
        typeof value === 'number' ? Number(value.toFixed(3)) : value,
      ]),
    ),
  )
}

function mib(value) {
  return Math.round(value / 1024 / 1024)
}

function kb(value) {
  return Number((value / 1000).toFixed(1))
}

function spread(values) {
  const sorted = values.toSorted((a, b) => a - b)
  const at = share => Number((sorted[Math.min(Math.floor(sorted.length * share), sorted.length - 1)] ?? 0).toFixed(1))
  return { median: at(0.5), p95: at(0.95), most: at(1) }
}

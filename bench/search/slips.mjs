/**
 * Queries nobody had to write: words of titles with a slip of the finger in each place, two words without their space,
 * the other keyboard layout. `node bench/search/slips.mjs [site]`
 */

import { createRandom } from '../scale/corpus.mjs'

const ROWS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm', 'йцукенгшщзхъ', 'фывапролджэ', 'ячсмитьбю']

/** A letter of the key beside. */
function beside(letter, random) {
  const row = ROWS.find(keys => keys.includes(letter)) ?? 'ае'
  const at = row.indexOf(letter)
  return row[at === 0 ? 1 : at === row.length - 1 || random(2) === 0 ? at - 1 : at + 1] ?? row[0]
}

const put = (word, at, count, letters) => word.slice(0, at) + letters + word.slice(at + count)
/** Neither the first letter nor the last. */
const inner = (word, random) => 1 + random(word.length - 2)

const SLIPS = {
  'first letter, the next key': (word, random) => put(word, 0, 1, beside(word[0], random)),
  'first letter lost': word => put(word, 0, 1, ''),
  'first two swapped': word => put(word, 0, 2, word[1] + word[0]),
  'one more before it': (word, random) => beside(word[0], random) + word,
  'inside, the next key': (word, random) => {
    const at = inner(word, random)
    return put(word, at, 1, beside(word[at], random))
  },
  'inside, lost': (word, random) => put(word, inner(word, random), 1, ''),
  'inside, doubled': (word, random) => {
    const at = inner(word, random)
    return put(word, at, 1, word[at] + word[at])
  },
  'two slips': (word, random) =>
    word.length < 9 ? undefined : SLIPS['inside, lost'](SLIPS['inside, the next key'](word, random), random),
}

/** Words in titles of few pages, in an order that has nothing to do with what is found. */
function wordsOf(documents, random) {
  const pages = new Map()
  for (const { route, title } of documents)
    for (const word of title.toLowerCase().match(/(?<!\p{L})\p{L}{6,14}(?!\p{L})/gu) ?? [])
      pages.set(word, [...(pages.get(word) ?? []), route])
  const words = [...pages].filter(([, routes]) => routes.length < 4)
  return words
    .map(word => [random(1_000_000), word])
    .sort(([a], [b]) => a - b)
    .map(([, word]) => word)
}

const pairOf = title => /(?<!\p{L})\p{L}{4,} \p{L}{3,}(?!\p{L})/u.exec(title.toLowerCase())?.[0]

/**
 * Of each kind the share of queries that still find the page among the first three, of those whose words without a slip
 * find it first.
 * @param search query -> routes, best first
 */
export async function judgeSlips(documents, search, count = 30) {
  const random = createRandom(7)
  const kinds = {}
  const ask = async (kind, query, routes) => {
    if (query === undefined) return
    const place = (await search(query)).findIndex(route => routes.includes(route))
    kinds[kind] ??= { asked: 0, found: 0 }
    kinds[kind].asked++
    if (place >= 0 && place < 3) kinds[kind].found++
  }
  const isFirst = async (query, routes) => routes.includes((await search(query))[0])
  let left = count
  for (const [word, routes] of wordsOf(documents, random)) {
    if (left === 0 || !(await isFirst(word, routes))) continue
    left--
    for (const [kind, slip] of Object.entries(SLIPS)) await ask(kind, slip(word, random), routes)
  }
  for (const { route, title } of documents) {
    const pair = pairOf(title)
    if (pair !== undefined && (await isFirst(pair, [route]))) await ask('no space', pair.replace(' ', ''), [route])
  }
  return kinds
}

if (process.argv[1] === import.meta.filename) {
  const { join } = await import('node:path')
  const { loadEngine, ROOT } = await import('./engine.mjs')
  const { buildIndex, readDocuments, searchIn } = await loadEngine()
  const documents = await readDocuments(process.argv[2] ?? join(ROOT, 'site'))
  const searcher = searchIn(buildIndex(documents))
  const search = async query => (await searcher.search(query, { limit: 10 })).groups.map(({ route }) => route)
  const kinds = Object.entries(await judgeSlips(documents, search))
  console.table(
    Object.fromEntries(kinds.map(([kind, { asked, found }]) => [kind, { asked, found: (found / asked).toFixed(2) }])),
  )
}

/** How many files of the index a change writes anew. `node bench/search/growth.mjs [pages]` */

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writeCorpus } from '../scale/corpus.mjs'
import { loadEngine } from './engine.mjs'
import { createNoise } from './noise.mjs'

const pages = Number(process.argv[2] ?? 1000)
const { buildIndex, readDocuments } = await loadEngine()
const documents = pages > 2000 ? await noise() : await corpus()

/** A site as people write it; reading it takes a third of a minute. */
async function corpus() {
  const folder = mkdtempSync(join(tmpdir(), 'zapiski-growth-'))
  writeCorpus(folder, { posts: Math.round(pages * 0.6), docs: pages - Math.round(pages * 0.6) })
  const found = await readDocuments(folder)
  rmSync(folder, { recursive: true })
  return found
}

async function noise() {
  const own = await readDocuments('site')
  return [...own, ...createNoise(own, pages)].map(page => ({
    ...page,
    date: page.kind === 'docs' ? undefined : page.date,
  }))
}

const runs = Number(process.argv[3] ?? 5)
const started = performance.now()
const before = buildIndex(documents)
console.log(
  `${documents.length} documents, ${Math.round(performance.now() - started)} ms, ${before.files.length} files`,
)
const times = Array.from({ length: pages > 2000 ? 1 : 4 }, () => {
  const from = performance.now()
  buildIndex(documents)
  return performance.now() - from
})
console.log(`again: ${Math.round(Math.min(...times))} ms at best`)

const texts = new Map(before.files.map(({ path, read }) => [path, read()]))
const paths = new Set(texts.keys())
function changed(next) {
  const { files } = buildIndex(next, { earlier: path => texts.get(path) })
  const counts = { shards: 0, lexicon: 0, fragments: 0, names: 0, tags: 0, manifest: 1 }
  const kinds = { s: 'shards', l: 'lexicon', p: 'fragments', n: 'names', t: 'tags' }
  for (const { path } of files) if (!paths.has(path)) counts[kinds[path.split('/')[2]?.[0]]]++
  counts.manifest = 1
  return { ...counts, all: Object.values(counts).reduce((sum, count) => sum + count, 0) }
}

const posts = documents.filter(({ kind }) => kind === 'blog')
const docs = documents.filter(({ kind }) => kind === 'docs')
const replace = (page, fields) => documents.map(other => (other === page ? { ...page, ...fields } : other))
const moreText = (page, count) => {
  const [source] = documents.filter(other => other !== page)
  const words = source.sections
    .map(({ text }) => text)
    .join(' ')
    .split(' ')
    .slice(7, 7 + count)
    .join(' ')
  return page.sections.map((section, index) =>
    index === 1 ? { ...section, text: `${section.text} ${words}` } : section,
  )
}
const changes = {
  'one word more': page => replace(page, { sections: moreText(page, 1) }),
  'a sentence more': page => replace(page, { sections: moreText(page, 12) }),
  'a paragraph more': page => replace(page, { sections: moreText(page, 60) }),
  'another title': page => replace(page, { title: `${page.title} вчера` }),
  'a tag more': page => replace(page, { tags: [...page.tags, documents.find(({ tags }) => tags.length > 0).tags[0]] }),
  'a new post': page => [
    ...documents,
    {
      ...(posts[posts.indexOf(page) - 1] ?? posts[0]),
      route: `${page.route}-new`,
      title: 'Новая запись',
      date: '2023-12-30T00:00:00.000Z',
    },
  ],
  'a new doc': (_page, index) => [
    ...documents,
    { ...docs[index * 7], route: `/docs/new-${index}`, title: 'Новая заметка' },
  ],
  'a page gone': page => documents.filter(other => other !== page),
}
const rows = {}
for (const [name, change] of Object.entries(changes)) {
  const all = Array.from({ length: runs }, (_, index) =>
    changed(change(posts[(index * 131 + 17) % posts.length], index)),
  )
  const totals = all.map(({ all }) => all).sort((a, b) => a - b)
  rows[name] = { ...all[Math.floor(runs / 2)], median: totals[Math.floor(runs / 2)], most: totals.at(-1) }
}
console.table(rows)

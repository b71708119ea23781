/** Writes the index as files: manifest, shards of terms, lexicon, tags, and a fragment for each page. */

import { wideHash } from '../../shared/hash.ts'
import type { AssetPath } from '../../shared/path.ts'
import type { SearchDocument } from '../documents.ts'
import {
  type Fragment,
  fragmentPath,
  IMPACT_LEVELS,
  KINDS,
  type Lexicon,
  lexiconPath,
  MANIFEST_PATH,
  type Manifest,
  type Shard,
  shardPath,
  type TagTable,
  type TermRow,
  tagsPath,
} from '../format.ts'
import { buildLexicon } from './lexicon.ts'
import { collectPostings, type Postings, type TermPostings } from './postings.ts'
import { findTwins } from './twins.ts'

interface IndexFile {
  path: AssetPath
  text: string
}

interface SearchIndex {
  /** The manifest last: whoever writes in this order never publishes a manifest before what it names. */
  files: IndexFile[]
  manifest: Manifest
}

/**
 * Bytes of a shard before compression, a third of that on the wire. Every word of a query costs one shard, so they are
 * small; a large site gets larger ones, or the manifest that lists them would outgrow them.
 */
const SHARD_SIZE = { least: 8_000, most: 16_000 }
const SHARDS = 64

/**
 * The whole index, the same for the same documents in any order.
 * @param options.build identifier of the site's build, compared with the client's own
 */
export function buildIndex(documents: readonly SearchDocument[], options: { build: string }): SearchIndex {
  const pages = documents.toSorted(
    (a, b) =>
      KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind) ||
      compare(a.scope ?? '', b.scope ?? '') ||
      compare(a.route, b.route),
  )
  const postings = collectPostings(pages)
  const shards = cutShards(postings)
  const lexicon = buildLexicon(postings, pages.length)
  const parts: { pathIn: (folder: string) => AssetPath; text: string }[] = []
  const add = (pathIn: (folder: string) => AssetPath, value: Shard | Lexicon | TagTable | Fragment): void => {
    parts.push({ pathIn, text: JSON.stringify(value) })
  }
  for (const [index, terms] of shards.entries()) add(folder => shardPath(folder, index), { terms })
  for (const [index, words] of lexicon.files.entries()) add(folder => lexiconPath(folder, index), { words })
  add(tagsPath, tagTable(pages))
  for (const [index, page] of pages.entries()) add(folder => fragmentPath(folder, index), toFragment(page))

  const folder = wideHash(parts.map(part => part.text))
  const manifest: Manifest = {
    build: options.build,
    folder,
    kinds: KINDS.map(kind => pages.filter(page => page.kind === kind).length),
    ...scopesOf(pages),
    shards: shards.map(terms => terms[0]?.[0] ?? ''),
    lexicon: lexicon.letters,
  }
  const files = parts.map(({ pathIn, text }): IndexFile => ({ path: pathIn(folder), text }))
  return { files: [...files, { path: MANIFEST_PATH, text: JSON.stringify(manifest) }], manifest }
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

/** Versions of the documents stand one after another, so that a page's version follows from its number. */
function scopesOf(pages: readonly SearchDocument[]): Pick<Manifest, 'scopes'> {
  const counts = new Map<string, number>()
  for (const { kind, scope = '' } of pages) if (kind === 'docs') counts.set(scope, (counts.get(scope) ?? 0) + 1)
  return [...counts.keys()].some(scope => scope !== '') ? { scopes: [...counts] } : {}
}

function cutShards(postings: Postings): TermRow[][] {
  const twins = findTwins(postings)
  const rows: { row: TermRow; size: number }[] = []
  let total = 0
  for (const term of [...postings.terms.keys()].sort()) {
    const packed = pack(postings.terms.get(term))
    const twin = twins.get(term)
    const row: TermRow = twin === undefined ? [term, packed] : [term, packed, twin]
    // Cyrillic letters take two bytes each.
    const size = JSON.stringify(row).length + term.length
    rows.push({ row, size })
    total += size
  }
  const limit = Math.min(Math.max(total / SHARDS, SHARD_SIZE.least), SHARD_SIZE.most)
  const shards: TermRow[][] = []
  let open = limit
  for (const { row, size } of rows) {
    if (open >= limit) {
      shards.push([])
      open = 0
    }
    shards.at(-1)?.push(row)
    open += size
  }
  return shards
}

/** Pages as deltas with the impact in the low bits. */
function pack({ pages, impacts }: TermPostings = { pages: [], impacts: [], prominent: false }): number[] {
  let last = 0
  return pages.map((page, index) => {
    const delta = page - last
    last = page
    return delta * IMPACT_LEVELS + (impacts[index] ?? 0)
  })
}

function toFragment({ route, title, section, date, tags, sections }: SearchDocument): Fragment {
  return {
    route,
    title,
    section,
    date: date ?? '',
    tags: tags.map(({ label, permalink }) => [label, permalink]),
    sections: sections
      .filter(({ heading, text }) => heading !== '' || text !== '')
      .map(({ anchor, heading, level, text }) => [anchor, heading, level, text]),
  }
}

function tagTable(pages: readonly SearchDocument[]): TagTable {
  const tags = new Map<string, { label: string; pages: number[]; last: number }>()
  for (const [number, page] of pages.entries()) {
    for (const { label, permalink } of page.tags) {
      const tag = tags.get(permalink) ?? { label, pages: [], last: 0 }
      tag.pages.push(number - tag.last)
      tag.last = number
      tags.set(permalink, tag)
    }
  }
  return {
    tags: [...tags]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([permalink, { label, pages }]) => [label, permalink, pages]),
  }
}

/** Writes the index as files: manifest, shards of terms, lexicon, tags, and a fragment for each page. */

import { wideHash } from '../../shared/hash.ts'
import type { AssetPath } from '../../shared/path.ts'
import type { SearchDocument } from '../documents.ts'
import {
  FORMAT,
  type Fragment,
  fragmentPath,
  IMPACT_LEVELS,
  lexiconPath,
  MANIFEST_PATH,
  type Manifest,
  NAME_LENGTH,
  NAMES_IN_MANIFEST,
  NAMES_PER_FILE,
  type Names,
  namesPath,
  shardPath,
  type TagTable,
  type TermRow,
  tagsPath,
} from '../format.ts'
import { buildLexicon } from './lexicon.ts'
import { type NumberedPage, numberPages } from './numbers.ts'
import { collectPostings, type Postings, type TermPostings } from './postings.ts'
import { cutRanges } from './ranges.ts'
import { findTwins } from './twins.ts'

interface IndexFile {
  path: AssetPath
  /** The same key is the same bytes. */
  key: string
  read(): string
}

interface SearchIndex {
  /** The manifest last: written in this order, it is never published before the files it names. */
  files: IndexFile[]
  manifest: Manifest
}

/**
 * Bytes of a shard before compression, at most; mostly two thirds of it, a third of that on the wire. Every word of a
 * query costs one shard, so they are small; a new page has a word in nearly every one, so there are not too many.
 */
const SHARD_SIZE = { small: 12_000, large: 42_000 }
/** Bytes of all terms from which a site is large. */
const LARGE = 500_000

/** The whole index, the same for the same documents in any order. */
export function buildIndex(documents: readonly SearchDocument[]): SearchIndex {
  const { pages, ...ranges } = numberPages(documents)
  const postings = collectPostings(pages)
  const files = new Map<AssetPath, IndexFile>()
  /** Gives the digest. */
  const add = (text: string, pathOf: (digest: string) => AssetPath): string => {
    const digest = wideHash([text])
    files.set(pathOf(digest), { path: pathOf(digest), key: digest, read: () => text })
    return digest
  }
  const { shards, texts } = makeShards(postings)
  const shardNames = texts.map(text => add(text, shardPath))
  const lexicon = buildLexicon(postings, pages.length)
  const lexiconNames = lexicon.files.map(words => add(JSON.stringify({ words }), lexiconPath))
  const tags = add(JSON.stringify(tagTable(pages)), tagsPath)
  const fragments = pages.map(fragmentFile)
  const names = namesOf(fragments, ranges.kinds)
  const manifest: Manifest = {
    format: FORMAT,
    pages: pages.length,
    ...ranges,
    fragments:
      names.length <= NAMES_IN_MANIFEST / NAMES_PER_FILE
        ? names.join('')
        : names.map(names => add(JSON.stringify({ names } satisfies Names), namesPath)),
    shards,
    shardNames,
    lexicon: Object.fromEntries(
      Object.entries(lexicon.letters).map(([letter, number]) => [letter, lexiconNames[number] ?? '']),
    ),
    tags,
  }
  const text = JSON.stringify(manifest)
  const last: IndexFile = { path: MANIFEST_PATH, key: wideHash([text]), read: () => text }
  return { files: [...files.values(), ...fragments.map(({ file }) => file), last], manifest }
}

/** Texts of the shards, and what each begins at. */
function makeShards(postings: Postings): { shards: string[]; texts: string[] } {
  const twins = findTwins(postings)
  let total = 0
  const rows = [...postings.terms.keys()].sort().map(term => {
    const twin = twins.get(term)
    const packed = pack(postings.terms.get(term))
    const row: TermRow = twin === undefined ? [term, packed] : [term, packed, twin]
    const text = JSON.stringify(row)
    // Cyrillic letters take two bytes each.
    const size = text.length + term.length
    total += size
    return { term, text, size }
  })
  const starts = cutRanges(rows, total < LARGE ? SHARD_SIZE.small : SHARD_SIZE.large)
  return {
    shards: starts.map(start => (start === 0 ? '' : boundOf(rows[start - 1]?.term ?? '', rows[start]?.term ?? ''))),
    texts: starts.map((start, index) => {
      const texts = rows.slice(start, starts[index + 1]).map(({ text }) => text)
      return `{"terms":[${texts.join()}]}`
    }),
  }
}

/** The fewest letters of a term that tell it from the one before. */
function boundOf(before: string, term: string): string {
  let length = 1
  while (term.slice(0, length) <= before) length++
  return term.slice(0, length)
}

/** Made when it is read: of a whole site they are as large as its texts. */
function fragmentFile({ number, page }: NumberedPage): { number: number; name: string; file: IndexFile } {
  const read = (): string => JSON.stringify(toFragment(page))
  const key = wideHash([read()])
  // The first letters of a digest tell little.
  const name = key.slice(2, 2 + NAME_LENGTH)
  return { number, name, file: { path: fragmentPath(number, name), key, read } }
}

/** Names of the fragments by page number, those of one file together. */
function namesOf(fragments: readonly { number: number; name: string }[], kinds: readonly number[]): string[] {
  const count = kinds.reduce((sum, numbers) => sum + numbers, 0)
  const names = Array.from({ length: count }, () => '.'.repeat(NAME_LENGTH))
  for (const { number, name } of fragments) names[number] = name
  return Array.from({ length: Math.ceil(count / NAMES_PER_FILE) }, (_, file) =>
    names.slice(file * NAMES_PER_FILE, (file + 1) * NAMES_PER_FILE).join(''),
  )
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

function tagTable(pages: readonly NumberedPage[]): TagTable {
  const tags = new Map<string, { label: string; pages: number[]; last: number }>()
  for (const { number, page } of pages) {
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

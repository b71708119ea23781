/** What an index is made of before it is cut into files, and the files that come of it. */

import { wideHash } from '../../shared/hash.ts'
import type { AssetPath, Route } from '../../shared/path.ts'
import { attempt } from '../../shared/value.ts'
import {
  FORMAT,
  HEADS_IN_MANIFEST,
  type Head,
  type Lexicon,
  type LexiconRow,
  lexiconPath,
  MANIFEST_PATH,
  type Manifest,
  NAME_LENGTH,
  NAMES_IN_MANIFEST,
  NAMES_PER_FILE,
  type Names,
  NOTHING,
  namesPath,
  shardPath,
  type TagTable,
  tagsPath,
} from '../format.ts'
import { packLexicon } from './lexicon.ts'
import { cutRanges } from './ranges.ts'

export interface IndexFile {
  path: AssetPath
  /** The same key is the same bytes. */
  key: string
  /** Whose fragment it is. */
  page?: Route
  /** Text, or bytes in the encoding of the fragments. */
  read(): string | Uint8Array
}

/** A row of a shard as it is written. */
export interface TermText {
  term: string
  text: string
}

/** A shard as it is written. */
export interface KeptShard {
  name: string
  text: string
  rows: readonly TermText[]
}

/** What the manifest and the names say of one page. */
export interface PageEntry {
  /** Of its fragment. */
  name: string
  /** See `lengthLetter` and `dateLetter`. */
  length: string
  date: string
  /** Known where the manifest holds it. */
  head: Head | undefined
}

/** Files of a lexicon: their names by sound letter, and their texts by these names. */
export interface KeptLexicon {
  names: Manifest['lexicon']
  texts: ReadonlyMap<string, string>
}

export interface IndexParts {
  language: Manifest['language']
  encoding?: Manifest['encoding'] | undefined
  kinds: Manifest['kinds']
  scopes?: Manifest['scopes'] | undefined
  /** By number. */
  pages: ReadonlyMap<number, PageEntry>
  /** By rising term. */
  terms: readonly TermText[]
  /** Shards of an earlier index, whose rows are among the terms where they are as they were. */
  shards?: readonly KeptShard[]
  lexicon: readonly LexiconRow[] | { kept: KeptLexicon }
  /** Digests of files of an earlier index by their texts: taking one of a text costs more than finding it. */
  digests?: ReadonlyMap<string, string>
  tags: TagTable
}

/**
 * Bytes of a shard before compression, at most; half of that travels. Every word of a query costs a shard, so those of
 * small sites are small, and those of very large ones again. In between few files are to change: a paragraph has a word
 * in nearly each of the twenty that a site of a thousand pages has.
 */
function shardSize(pages: number, bytes: number): number {
  if (pages < 500) return 10_000
  if (pages >= 4000) return 24_000
  return bytes < 600_000 ? 32_000 : 68_000
}

/** Everything but the fragments; the manifest is the last. */
export function writeParts(parts: IndexParts): { files: IndexFile[]; manifest: Manifest } {
  const { language, encoding, pages, lexicon, tags, kinds, scopes, digests } = parts
  const files = new Map<AssetPath, IndexFile>()
  const put = (text: string, path: AssetPath): unknown => files.set(path, { path, key: path, read: () => text })
  /** Gives the digest. */
  const add = (text: string, pathOf: (digest: string) => AssetPath): string => {
    const digest = digests?.get(text) ?? wideHash([text])
    put(text, pathOf(digest))
    return digest
  }
  const { shards, cut } = cutShards(parts)
  for (const { name, text } of cut) put(text, shardPath(name))
  const shardNames = cut.map(({ name }) => name)
  const words = 'kept' in lexicon ? lexicon.kept : writeLexicon(lexicon)
  const lexiconNames = new Map([...words.texts].map(([name, text]) => [name, add(text, lexiconPath)]))
  const names = filesOfNames(pages, kinds)
  const manifest: Manifest = {
    format: FORMAT,
    language,
    ...(encoding !== undefined && { encoding }),
    pages: pages.size,
    kinds,
    ...(scopes !== undefined && { scopes }),
    fragments:
      names.length <= NAMES_IN_MANIFEST / NAMES_PER_FILE
        ? names.join('')
        : names.map(names => add(JSON.stringify({ names } satisfies Names), namesPath)),
    ...headsOf(pages, kinds),
    ...traitsOf(pages, kinds),
    shards,
    shardNames,
    lexicon: Object.fromEntries(
      Object.entries(words.names).map(([letter, name]) => [letter, lexiconNames.get(name) ?? '']),
    ),
    tags: add(JSON.stringify(tags), tagsPath),
  }
  const text = manifestText(manifest)
  const last: IndexFile = { path: MANIFEST_PATH, key: wideHash([text]), read: () => text }
  return { files: [...files.values(), last], manifest }
}

/** A lexicon as its files, which have no digests yet. */
function writeLexicon(rows: readonly LexiconRow[]): KeptLexicon {
  const { letters, files } = packLexicon(rows)
  return {
    names: Object.fromEntries(Object.entries(letters).map(([letter, number]) => [letter, String(number)])),
    texts: new Map(files.map((words, number) => [String(number), JSON.stringify({ words } satisfies Lexicon)])),
  }
}

/** The manifest has no name that tells its content, so it holds a digest of itself. */
const manifestText = (manifest: Manifest): string =>
  JSON.stringify({ ...manifest, digest: wideHash([JSON.stringify(manifest)]) })

/** A manifest of this format that is whole. */
export function readManifest(text: string | undefined): Manifest | undefined {
  return attempt(() => {
    const { digest: _, ...manifest } = JSON.parse(text ?? 'null') as Manifest & { digest: string }
    return manifest.format === FORMAT && manifestText(manifest) === text ? manifest : undefined
  })
}

/** The shards, and what each begins at. */
function cutShards({ terms: rows, pages, shards = [] }: IndexParts): {
  shards: string[]
  cut: Omit<KeptShard, 'rows'>[]
} {
  // Cyrillic letters take two bytes each.
  const sized = rows.map(({ term, text }) => ({ term, size: text.length + term.length }))
  const total = sized.reduce((sum, { size }) => sum + size, 0)
  const starts = cutRanges(sized, shardSize(pages.size, total))
  const known = new Map(shards.map(shard => [shard.rows[0], shard]))
  return {
    shards: starts.map(start => (start === 0 ? '' : boundOf(rows[start - 1]?.term ?? '', rows[start]?.term ?? ''))),
    cut: starts.map((start, index) => {
      const own = rows.slice(start, starts[index + 1])
      const earlier = known.get(own[0])
      return earlier !== undefined && areSame(earlier.rows, own) ? earlier : shardOf(own)
    }),
  }
}

/** The very rows of an earlier shard: neither is its text put together nor a digest taken. */
const areSame = (earlier: readonly TermText[], rows: readonly TermText[]): boolean =>
  earlier.length === rows.length && rows.every((row, place) => row === earlier[place])

function shardOf(rows: readonly TermText[]): Omit<KeptShard, 'rows'> {
  const text = shardText(rows)
  return { name: wideHash([text]), text }
}

/** A line a row, so that a later build need not parse those that it leaves as they are. */
const shardText = (rows: readonly TermText[]): string => `{"terms":[\n${rows.map(({ text }) => text).join(',\n')}\n]}`

/** The rows of a shard. */
export const rowsOf = (shard: string): TermText[] =>
  shard
    .split('\n')
    .slice(1, -1)
    .map(line => {
      const text = line.endsWith(',') ? line.slice(0, -1) : line
      const term = text.slice(2, text.indexOf('"', 2))
      return { term: term.includes('\\') ? (JSON.parse(text)[0] as string) : term, text }
    })

/** The fewest letters of a term that tell it from the one before. */
function boundOf(before: string, term: string): string {
  let length = 1
  while (term.slice(0, length) <= before) length++
  return term.slice(0, length)
}

const countOf = (kinds: readonly number[]): number => kinds.reduce((sum, numbers) => sum + numbers, 0)

/** Names of the fragments by page number, those of one file together. */
function filesOfNames(pages: IndexParts['pages'], kinds: readonly number[]): string[] {
  const names = Array.from({ length: countOf(kinds) }, (_, number) => pages.get(number)?.name ?? NO_NAME)
  return Array.from({ length: Math.ceil(names.length / NAMES_PER_FILE) }, (_, file) =>
    names.slice(file * NAMES_PER_FILE, (file + 1) * NAMES_PER_FILE).join(''),
  )
}

/** Where there is no page. */
export const NO_NAME = NOTHING.repeat(NAME_LENGTH)

/** By the room for pages and not by their count, so that a page more or less never changes the kind of an index. */
const headsOf = (pages: IndexParts['pages'], kinds: readonly number[]): Pick<Manifest, 'heads'> =>
  countOf(kinds) > HEADS_IN_MANIFEST
    ? {}
    : { heads: Array.from({ length: countOf(kinds) }, (_, number) => pages.get(number)?.head ?? null) }

function traitsOf(pages: IndexParts['pages'], kinds: readonly number[]): Pick<Manifest, 'lengths' | 'dates'> {
  const numbers = Array.from({ length: countOf(kinds) }, (_, number) => number)
  return {
    lengths: numbers.map(number => pages.get(number)?.length ?? NOTHING).join(''),
    dates: numbers
      .map(number => pages.get(number)?.date ?? NOTHING)
      .join('')
      .replace(/\.+$/, ''),
  }
}

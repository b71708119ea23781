/** An index as an earlier build left it. Every file is checked against its name: what is not as it was is not there. */

import { wideHash } from '../../shared/hash.ts'
import type { AssetPath } from '../../shared/path.ts'
import {
  type Fragment,
  fragmentPath,
  type Lexicon,
  type LexiconRow,
  lexiconPath,
  MANIFEST_PATH,
  type Manifest,
  NAME_LENGTH,
  type Names,
  NOTHING,
  namesPath,
  shardPath,
  type TagTable,
  tagsPath,
} from '../format.ts'
import { fragmentName } from './fragments.ts'
import {
  type KeptLexicon,
  type KeptShard,
  NO_NAME,
  type PageEntry,
  readManifest,
  rowsOf,
  type TermText,
} from './parts.ts'

/** Text of a file of the index as the last build wrote it, in UTF-8 or another encoding; `undefined` when there is none. */
export type ReadEarlier = (path: AssetPath, encoding?: string) => string | undefined

export interface Earlier {
  manifest: Manifest
  pages: Map<number, PageEntry>
  terms: TermText[]
  shards: KeptShard[]
  /** In no order. */
  lexicon: LexiconRow[]
  lexiconTexts: KeptLexicon
  tags: TagTable
  /** Digests by the texts of the other files that may stay. */
  digests: ReadonlyMap<string, string>
  /** `undefined` where there is no page, and for a file that is not as it was. */
  fragment(number: number): Fragment | undefined
  /** Whether such a file was met. */
  isDamaged(): boolean
  /** Every path but those of the fragments. */
  paths: AssetPath[]
}

/** `undefined` for an index of another format or one that is not whole. */
export function openEarlier(read: ReadEarlier): Earlier | undefined {
  const manifest = readManifest(read(MANIFEST_PATH))
  if (manifest === undefined) return undefined
  const paths: AssetPath[] = [MANIFEST_PATH]
  const digests = new Map<string, string>()
  let isWhole = true
  const take = (digest: string, pathOf: (digest: string) => AssetPath): string => {
    const path = pathOf(digest)
    const text = read(path)
    if (text === undefined || wideHash([text]) !== digest) isWhole = false
    paths.push(path)
    return text ?? 'null'
  }
  const takeNoted = (digest: string, pathOf: (digest: string) => AssetPath): string => {
    const text = take(digest, pathOf)
    digests.set(text, digest)
    return text
  }
  const shards = manifest.shardNames.map(name => ({ name, text: take(name, shardPath) }))
  const lexiconTexts = new Map(
    [...new Set(Object.values(manifest.lexicon))].map(name => [name, takeNoted(name, lexiconPath)]),
  )
  const tags = takeNoted(manifest.tags, tagsPath)
  const names =
    typeof manifest.fragments === 'string'
      ? [manifest.fragments]
      : manifest.fragments.map(name => takeNoted(name, namesPath))
  if (!isWhole) return undefined
  const allNames =
    typeof manifest.fragments === 'string'
      ? manifest.fragments
      : names.map(text => (JSON.parse(text) as Names).names).join('')
  const pages = pagesOf(manifest, allNames)
  const kept = shards.map(shard => ({ ...shard, rows: rowsOf(shard.text) }))
  return {
    manifest,
    pages,
    terms: kept.flatMap(({ rows }) => rows),
    shards: kept,
    lexicon: [...lexiconTexts.values()].flatMap(text => (JSON.parse(text) as Lexicon).words),
    lexiconTexts: { names: manifest.lexicon, texts: lexiconTexts },
    tags: JSON.parse(tags) as TagTable,
    digests,
    fragment(number) {
      const name = pages.get(number)?.name
      const fragment =
        name === undefined
          ? undefined
          : readFragment(read(fragmentPath(number, name), manifest.encoding), { name, encoding: manifest.encoding })
      if (name !== undefined && fragment === undefined) isWhole = false
      return fragment
    },
    isDamaged: () => !isWhole,
    paths,
  }
}

/** Every file of an index, looked up in its manifest; `undefined` for one of another format or without its names. */
export function listIndex(read: ReadEarlier): AssetPath[] | undefined {
  const manifest = readManifest(read(MANIFEST_PATH))
  if (manifest === undefined) return undefined
  const { shardNames, lexicon, tags, fragments } = manifest
  const lists = typeof fragments === 'string' ? [] : fragments.map(namesPath)
  const names = lists.map(path => (JSON.parse(read(path) ?? '{"names":""}') as Names).names).join('')
  const pages = pagesOf(manifest, typeof fragments === 'string' ? fragments : names)
  return [
    ...[...shardNames.map(shardPath), ...Object.values(lexicon).map(lexiconPath), tagsPath(tags), ...lists],
    ...[...pages].map(([number, { name }]) => fragmentPath(number, name)),
  ]
}

function pagesOf({ lengths, dates, heads = [] }: Manifest, names: string): Map<number, PageEntry> {
  const pages = new Map<number, PageEntry>()
  for (let number = 0; number < lengths.length; number++) {
    const name = names.slice(number * NAME_LENGTH, (number + 1) * NAME_LENGTH)
    if (name !== NO_NAME)
      pages.set(number, {
        name,
        length: lengths[number] ?? NOTHING,
        date: dates[number] ?? NOTHING,
        head: heads[number] ?? undefined,
      })
  }
  return pages
}

const readFragment = (
  text: string | undefined,
  { name, encoding }: { name: string; encoding: string | undefined },
): Fragment | undefined =>
  text === undefined || fragmentName(text, encoding) !== name ? undefined : (JSON.parse(text) as Fragment)

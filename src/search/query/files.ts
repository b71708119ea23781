/** Fetches files of the index once and checks their content; an aborted search stops waiting at once. */

import {
  FORMAT,
  type Fragment,
  fragmentPath,
  type Lexicon,
  lexiconPath,
  MANIFEST_PATH,
  type Manifest,
  NAME_LENGTH,
  NAMES_PER_FILE,
  type Names,
  namesPath,
  type Shard,
  shardPath,
  type TagTable,
  tagsPath,
} from '../format.ts'
import { createLanguage, type Language } from '../text/language.ts'
import { type Load, SearchError, toSearchError } from './error.ts'
import type { Said } from './group.ts'
import { createWeigh, type Weigh } from './weigh.ts'

export interface Files {
  manifest: Manifest
  /** Of its words. */
  language: Language
  weigh: Weigh
  shard(index: number, signal: AbortSignal | undefined): Promise<Shard>
  lexicon(digest: string, signal: AbortSignal | undefined): Promise<Lexicon>
  fragment(page: number, signal: AbortSignal | undefined): Promise<Fragment>
  /** What the manifest says of a page, if it does: a fragment without its texts. */
  head(page: number): Said[]
  tags(signal: AbortSignal | undefined): Promise<TagTable>
}

interface Loading {
  value: Promise<unknown>
  /** The signal of the first request: others must ask again when it is aborted. */
  signal: AbortSignal | undefined
}

/** Files read before, by path: a path is a content, so they serve every manifest that names them. */
export type Kept = Map<string, Loading>

/** Files kept in memory: shards and fragments of a long session, not of a whole large site. */
const MAX_KEPT = 400

/** Reads the manifest anew; everything else is read at most once. */
export async function openFiles(load: Load, kept: Kept): Promise<Files> {
  const read = async (wanted: Wanted, signal: AbortSignal | undefined): Promise<unknown> => {
    const { path } = wanted
    for (;;) {
      signal?.throwIfAborted()
      let loading = kept.get(path)
      if (loading === undefined) {
        loading = { value: readFile(load, wanted, signal), signal }
        kept.set(path, loading)
        const oldest = kept.keys().next().value
        if (kept.size > MAX_KEPT && oldest !== undefined) kept.delete(oldest)
      }
      try {
        return await untilAborted(loading.value, signal)
      } catch (error) {
        signal?.throwIfAborted()
        if (kept.get(path) === loading) kept.delete(path)
        if (loading.signal?.aborted !== true) throw error
      }
    }
  }
  // What `readFile` has checked is the file's kind; the rest is our own build's word.
  const manifest = (await readFile(load, { path: MANIFEST_PATH, field: 'shards' }, undefined)) as Manifest
  if (manifest.format !== FORMAT) throw new SearchError('stale', MANIFEST_PATH)
  const nameOf = async (page: number, signal: AbortSignal | undefined): Promise<string> => {
    const { fragments } = manifest
    if (typeof fragments === 'string') return nameAt(fragments, page)
    const path = namesPath(fragments[Math.floor(page / NAMES_PER_FILE)] ?? '')
    return nameAt(((await read({ path, field: 'names' }, signal)) as Names).names, page % NAMES_PER_FILE)
  }
  return {
    manifest,
    language: createLanguage(manifest.language),
    weigh: createWeigh(manifest),
    shard: (index, signal) =>
      read({ path: shardPath(manifest.shardNames[index] ?? ''), field: 'terms' }, signal) as Promise<Shard>,
    lexicon: (digest, signal) => read({ path: lexiconPath(digest), field: 'words' }, signal) as Promise<Lexicon>,
    async fragment(page, signal) {
      const path = fragmentPath(page, await nameOf(page, signal))
      return (await read({ path, field: 'sections', encoding: manifest.encoding }, signal)) as Fragment
    },
    head(page) {
      const head = manifest.heads?.[page]
      return head ? [{ route: head[0], title: head[1], section: head[2], lang: head[3], sections: [] }] : []
    },
    tags: signal => read({ path: tagsPath(manifest.tags), field: 'tags' }, signal) as Promise<TagTable>,
  }
}

const nameAt = (names: string, index: number): string => names.slice(index * NAME_LENGTH, (index + 1) * NAME_LENGTH)

/** A file of the index, an object with a list of this name. */
interface Wanted {
  path: string
  field: string
  encoding?: string | undefined
}

async function readFile(
  load: Load,
  { path, field, encoding }: Wanted,
  signal: AbortSignal | undefined,
): Promise<unknown> {
  let value: unknown
  try {
    value = await load(path, signal, encoding)
  } catch (error) {
    throw toSearchError(error, path)
  }
  // Of a list or a text.
  if ((value as Record<string, { length?: number } | null> | null)?.[field]?.length === undefined)
    throw new SearchError('broken', path)
  return value
}

/** Rejects on abort even when the loader does not listen to it. */
export async function untilAborted<Value>(value: Promise<Value>, signal: AbortSignal | undefined): Promise<Value> {
  signal?.throwIfAborted()
  const aborted = new Promise<never>((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))
  return Promise.race([value, aborted])
}

/**
 * The index of the search, made of the one before it: that of the last opening, or what stands in the output folder, when
 * this engine made it; another one reads other words in a text.
 */

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { contentHash } from '../../content-hash.ts'
import { buildIndex, MANIFEST_PATH } from '../../search/index.ts'
import type { AssetPath } from '../../shared/path.ts'
import { isRecord } from '../../shared/value.ts'
import { once } from '../once.ts'
import type { MadeFile } from '../output-file.ts'
import type { Workers } from '../workers/index.ts'
import { engineIdentity } from './identity.ts'
import { readStored, store } from './stored.ts'

export interface PublishedIndex {
  /** Text of a file of the index; `undefined` when there is none, and for all of them when it is of another engine. */
  read(path: AssetPath): string | undefined
  /** Remembers an index, which may come to be published, by the text of its manifest. */
  keep(manifest: string): void
}

/** Of one language among several: the name of its file in the cache, and where its files are in the output. */
interface Placed {
  name: string
  place: (path: AssetPath) => AssetPath
}

const ONLY: Placed = { name: 'search.json', place: path => path }

/** `cache`: its folder. */
export function openPublished(cache: string, outDir: string, { name, place } = ONLY): PublishedIndex {
  const file = join(cache, name)
  const read = (path: AssetPath): string | undefined => readText(join(outDir, place(path)))
  const isOurs = once(() => {
    const known = readStored(file)
    const manifest = read(MANIFEST_PATH)
    return isRecord(known) && manifest !== undefined && known.index === digestOf(manifest)
  })
  return {
    read: path => (isOurs() ? read(path) : undefined),
    keep: manifest => void store(file, { index: digestOf(manifest) }),
  }
}

const digestOf = (manifest: string): string => contentHash(`${engineIdentity()}\0${manifest}`, 32)

function readText(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

type Documents = Parameters<typeof buildIndex>[0]
type MadeTexts = ReturnType<typeof buildIndex>['files']

export interface MakeIndex {
  now(documents: Documents): MadeFile[]
  /** The same; where nothing earlier is known, by another thread. */
  apart(documents: Documents, workers: Workers): Promise<MadeFile[]>
}

/** One for all openings of a site; `locale`: of its words. */
export function createIndexer(locale: string, published: PublishedIndex | undefined): MakeIndex {
  let earlier = published?.read
  const remember = (files: MadeTexts): MadeFile[] => {
    const known = new Map(files.map(file => [file.path, file]))
    earlier = path => known.get(path)?.read()
    published?.keep(files.at(-1)?.read() ?? '')
    return files
  }
  const now = (documents: Documents): MadeFile[] => remember(buildIndex(documents, { locale, earlier }).files)
  return {
    now,
    async apart(documents, workers) {
      if (earlier?.(MANIFEST_PATH) !== undefined) return now(documents)
      const texts = await workers.run('index', { documents, locale })
      return remember(texts.map(({ path, key, text }) => ({ path, key, read: () => text })))
    },
  }
}

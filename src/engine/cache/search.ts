/**
 * The index of the search, made of the one before it: that of the last opening, or what stands in the output folder, when
 * this engine made it; another one reads other words in a text.
 */

import { join } from 'node:path'
import { contentHash } from '../../content-hash.ts'
import { readText } from '../../disk.ts'
import {
  buildIndex,
  encodingOf,
  fragmentBody,
  MANIFEST_PATH,
  type SearchSource,
  textOf,
  toDocument,
} from '../../search/index.ts'
import type { Config } from '../../shared/config.ts'
import type { AssetPath, Route } from '../../shared/path.ts'
import { isRecord } from '../../shared/value.ts'
import { placePath } from '../locales/place.ts'
import { once } from '../once.ts'
import type { MadeFile } from '../output-file.ts'
import { sectionBytes } from '../parsing/bodies.ts'
import type { Workers } from '../workers/index.ts'
import { cacheFolder, nameFor } from './folder.ts'
import { engineIdentity } from './identity.ts'
import { readStored, store } from './stored.ts'

export interface PublishedIndex {
  /** Text of a file of the index; `undefined` when there is none, and for all of them when it is of another engine. */
  read(path: AssetPath, encoding?: string): string | undefined
  /** Remembers an index, which may come to be published, by the text of its manifest. */
  keep(manifest: string): void
}

/** Of one language. */
export function openPublished(config: Config): PublishedIndex {
  const file = join(cacheFolder(config.siteDir), nameFor(config, 'search.json'))
  const read: PublishedIndex['read'] = (path, encoding) =>
    readText(join(config.outDir, placePath(config, path)), encoding)
  const isOurs = once(() => {
    const known = readStored(file)
    const manifest = read(MANIFEST_PATH)
    return isRecord(known) && manifest !== undefined && known.index === digestOf(manifest)
  })
  return {
    read: (path, encoding) => (isOurs() ? read(path, encoding) : undefined),
    keep: manifest => void store(file, { index: digestOf(manifest) }),
  }
}

const digestOf = (manifest: string): string => contentHash(`${engineIdentity()}\0${manifest}`, 32)

type Sources = readonly SearchSource[]

export interface MakeIndex {
  now(sources: Sources): MadeFile[]
  /** The same; where nothing earlier is known, by another thread. */
  apart(sources: Sources, workers: Workers): Promise<MadeFile[]>
}

/** Pages from which on their fragments are not held all at once. */
const LARGE = 5000

interface IndexerInput {
  /** Of its words. */
  locale: string
  published: PublishedIndex | undefined
  /** The site will be opened again: its index is kept in memory, as large as its texts. */
  isFollowed: boolean
}

/** One for all openings of a site. */
export function createIndexer({ locale, published, isFollowed }: IndexerInput): MakeIndex {
  let earlier = published?.read
  const now = (sources: Sources): MadeFile[] => {
    const documents = sources.map(({ entry, parsed }) => toDocument(entry, () => parsed.sections))
    const isHeld = !isFollowed && sources.length <= LARGE
    const { files } = buildIndex(documents, { locale, earlier, isHeld })
    published?.keep(String(files.at(-1)?.read() ?? ''))
    if (isFollowed) {
      const known = new Map(files.map(file => [file.path, file]))
      earlier = (path, encoding) => {
        const file = known.get(path)
        return file && textOf(file.read(), encoding)
      }
    }
    return files
  }
  return {
    now,
    async apart(sources, workers) {
      if (isFollowed || earlier?.(MANIFEST_PATH) !== undefined) return now(sources)
      const texts = sources.map(({ entry, parsed }) => ({ entry, sections: sectionBytes(parsed) }))
      const isLarge = sources.length > LARGE
      const files = await workers.run('index', { texts, locale, isLarge })
      published?.keep(Buffer.from(files.at(-1)?.body ?? '').toString())
      const byRoute = new Map(isLarge ? sources.map(source => [source.entry.route, source]) : [])
      const encoding = encodingOf(locale)
      const fragment = (route: Route): string | Uint8Array => {
        const source = byRoute.get(route)
        if (source === undefined) return ''
        return fragmentBody(
          toDocument(source.entry, () => source.parsed.sections),
          encoding,
        )
      }
      return files.map(({ path, key, body }) => ({
        path,
        key,
        read: () => (typeof body === 'string' ? fragment(body) : body),
      }))
    },
  }
}

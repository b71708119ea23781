/**
 * What a build leaves to one that finds nothing changed but inward halves of documents: the views of documents, each to
 * be read alone, and the few values that all of them are drawn with. Every part has its digest; what is not whole or is
 * another engine's is not there.
 */

import { closeSync, fstatSync, openSync, readSync } from 'node:fs'
import { join } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import { createDesk, type Laid, readLaid, unpackSheet } from '../../content/index.ts'
import { contentHash } from '../../content-hash.ts'
import type { ThemeOfTexts } from '../../modules/index.ts'
import { knownOr } from '../../shared/collections.ts'
import type { Config } from '../../shared/config.ts'
import type { Content, KnownHistory } from '../../shared/document.ts'
import type { Address, AssetPath, FilePath } from '../../shared/path.ts'
import { attempt } from '../../shared/value.ts'
import type { Frame } from '../../shared/view/frame.ts'
import type { ContentOrigins } from '../../shared/view/page-view.ts'
import { keepCached, openAside } from '../cache/folder.ts'
import { engineIdentity } from '../cache/identity.ts'

/** Where a text stands: the number of its packed sheet, its part of that. */
export type Place = Laid<number>

/** Where a sheet stands in the file, and its digest. */
type SheetPlace = readonly [start: number, end: number, digest: string]

/** What is read at once of a language. */
export interface ShortHead {
  /** Without functions, and without the folders of this machine. */
  config: Config
  frame: Frame
  /** What it shows from elsewhere. */
  beside: ContentOrigins
  /** What each text is to be asked about. */
  theme: ThemeOfTexts
  /** Some text names an anchor that is not there, and was told of. */
  hasBrokenAnchors: boolean
  documents: Map<FilePath, Place>
  /** Texts that it shows and that may not change alone. */
  unkept: Set<FilePath>
  /** Lists of posts. */
  lists: Place[]
  /** Which of them show a post, by its address. */
  listsOf: Map<Address, number[]>
  /** Blogs as they are drawn. */
  drawn: Place
  feeds: Place
  /** `Registries`, of which what is drawn around texts is told. */
  registries: Place
  /** Texts of the feeds' items by their digests. */
  texts: Map<string, Place>
  /** Where dates are those of the history: up to where it was read, and what it said. */
  history: KeptHistory | undefined
  /** Whether its dates can be put into the sitemap that stands there; `asked`: a function of the site is told of them. */
  sitemap: 'ours' | 'asked' | 'none'
}

interface ShortHeads {
  /** The first language first. */
  languages: ShortHead[]
  /** Share images of more than one page. */
  shared: AssetPath[]
}

export type Registries = Pick<Content, 'authors' | 'tags'>

interface KeptHistory extends Omit<KnownHistory, 'dates'> {
  folders: FilePath[]
  dates: Place
}

interface Head extends ShortHeads {
  sheets: SheetPlace[]
}

/** In the place of the number of a list that is not among them. */
export const NOT_KEPT = -1

/** In the folder of the cache. */
export const shortFile = (cache: string): string => join(cache, 'short')

const MAGIC = 'zapiski-short-13'
const DIGEST = 32
/** Digits of the length of the head. */
const LENGTH = 12
const endOf = (id: string, length: number): string =>
  `${MAGIC} ${engineIdentity()} ${id} ${String(length).padStart(LENGTH)}\n`

interface StoreWriter {
  add(text: string): Place
  /** Puts the file in its place; gives its id. */
  finish(heads: ShortHeads): string | undefined
  discard(): void
}

/** `undefined` where there can be no cache. */
export function createStore(file: string): StoreWriter | undefined {
  const aside = openAside(file)
  if (aside === undefined) return undefined
  let length = 0
  const write = (bytes: Uint8Array): void => {
    aside.write(bytes)
    length += bytes.length
  }
  const guarded = <Value>(work: () => Value): Value | undefined => {
    try {
      return work()
    } catch {
      aside.discard()
      return undefined
    }
  }
  const sheets: SheetPlace[] = []
  const desk = createDesk(
    () => sheets.push([0, 0, '']) - 1,
    (sheet, packed) => {
      sheets[sheet] = [length, length + packed.length, contentHash(packed, DIGEST)]
      guarded(() => write(packed))
    },
  )
  return {
    add: desk.lay,
    finish: heads =>
      guarded(() => {
        desk.clear()
        const bytes = serialize({ ...heads, sheets } satisfies Head)
        const id = contentHash(bytes, DIGEST)
        write(bytes)
        write(Buffer.from(endOf(id, bytes.length)))
        return keepCached(aside) ? id : undefined
      }),
    discard: aside.discard,
  }
}

/** Of a language. */
export interface Store extends ShortHead, Pick<ShortHeads, 'shared'> {
  /** Ends the use when it is not what was written, or not there. */
  read(place: Place | undefined): string
}

/** Opens what the build left that gave this id, for the time of `use`: a store for each language. */
export async function withStores<Value>(
  file: string,
  id: string,
  use: (stores: readonly Store[]) => Promise<Value | undefined>,
): Promise<Value | undefined> {
  const handle = attempt(() => openSync(file, 'r'))
  if (handle === undefined) return undefined
  try {
    const head = readHead(handle, id)
    if (head === undefined) return undefined
    const [read, { shared }] = [createReader(handle, head), head]
    return await use(head.languages.map(language => ({ ...language, shared, read })))
  } catch (error) {
    if (error instanceof Damaged) return undefined
    throw error
  } finally {
    closeSync(handle)
  }
}

class Damaged extends Error {}

function readHead(handle: number, id: string): Head | undefined {
  const { size } = fstatSync(handle)
  const form = endOf(id, 0)
  const end = size - form.length
  if (end < 0) return undefined
  const text = readAt(handle, end, size).toString('latin1')
  const length = Number(text.slice(-LENGTH - 1))
  if (text !== endOf(id, length) || length > end) return undefined
  const bytes = readAt(handle, end - length, end)
  return contentHash(bytes, DIGEST) === id ? (deserialize(bytes) as Head) : undefined
}

function readAt(handle: number, start: number, end: number): Buffer {
  const bytes = Buffer.allocUnsafe(end - start)
  if (readSync(handle, bytes, 0, bytes.length, start) !== bytes.length) throw new Damaged()
  return bytes
}

/** Texts of one use mostly stand near each other. */
function createReader(handle: number, { sheets }: Head): Store['read'] {
  const read = new Map<number, Uint8Array>()
  return place => {
    const sheet = place && sheets[place[0]]
    if (place === undefined || sheet === undefined) throw new Damaged()
    const letters = knownOr(read, place[0], () => readSheet(handle, sheet))
    return readLaid(letters, place)
  }
}

function readSheet(handle: number, [start, end, digest]: SheetPlace): Uint8Array {
  const bytes = readAt(handle, start, end)
  if (contentHash(bytes, DIGEST) !== digest) throw new Damaged()
  try {
    return unpackSheet(bytes)
  } catch {
    throw new Damaged()
  }
}

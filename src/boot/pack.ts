/**
 * What V8 made of the engine's files, kept from one process to the next: a line with what is in it and where, then the
 * pieces. V8 itself looks whether a piece was made by the same version of it, under the same flags, for the same
 * processor, of a text of the same length; whether it is of this text, and whole, is looked at here, and the name of a
 * pack says for which Node it is.
 */

import { hash } from 'node:crypto'
import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'

/** Where a piece is, counted from the end of the head, in bytes. */
interface Place {
  start: number
  length: number
  /** Digest of the piece. */
  digest: string
}

interface Head {
  /** Works that were done with the code as it is here: what they call is compiled. */
  works: string[]
  /** By file and digest of its text. */
  pieces: Record<string, Place>
}

export interface Pack {
  works: readonly string[]
  keys: readonly string[]
  /** Files that the keys name. */
  names: readonly string[]
  /** What was kept under this key; `undefined` when it is not as it was written. */
  read(key: string): NonSharedBuffer | undefined
}

/** Length of the head, which is the line after it, and its digest. */
const START = /^([0-9a-f]{40}) (\d{8})\n/
const START_LENGTH = 40 + 1 + 8 + 1
/** V8 copies what does not lie at such a place first. */
const EVEN = 16
/** Of other flags, of other versions of Node, of programs and of threads. */
const MOST_PACKS = 8
/** What a process that was killed has left, milliseconds. */
const HOUR = 3_600_000

/** Names are paths of the engine's own and works: nothing that an author wrote comes near them. */
const digestOf = (bytes: string | Uint8Array): string => hash('sha1', bytes, 'hex')

/** A file by its bytes, whatever its name. */
export const keyOf = (name: string, source: string): string => `${name} ${digestOf(source)}`
const nameOf = (key: string): string => key.slice(0, key.indexOf(' '))

export const NOTHING: Pack = { works: [], keys: [], names: [], read: () => undefined }

/** Nothing is in it when there is none, or another thing at its place. */
export function openPack(file: string): Pack {
  const opened = readHead(file)
  if (opened === undefined) return NOTHING
  const { works, pieces, end } = opened
  return {
    works,
    keys: Object.keys(pieces),
    names: Object.keys(pieces).map(nameOf),
    read(key) {
      const place = Object.hasOwn(pieces, key) ? pieces[key] : undefined
      const bytes = place && readAt(file, end + place.start, place.length)
      return bytes !== undefined && digestOf(bytes) === place?.digest ? bytes : undefined
    },
  }
}

function readHead(file: string): (Head & { end: number }) | undefined {
  const start = START.exec(readAt(file, 0, START_LENGTH)?.toString('latin1') ?? '')
  if (start === null) return undefined
  const length = Number(start[2])
  const text = readAt(file, START_LENGTH, length)
  if (text === undefined || digestOf(text) !== start[1]) return undefined
  // The digest says that it is what was written.
  return { ...(JSON.parse(text.toString()) as Head), end: evenUp(START_LENGTH + length) }
}

const evenUp = (length: number): number => Math.ceil(length / EVEN) * EVEN

function readAt(file: string, from: number, length: number): NonSharedBuffer | undefined {
  let handle: number | undefined
  try {
    handle = openSync(file, 'r')
    const bytes = Buffer.allocUnsafeSlow(length)
    return readSync(handle, bytes, 0, length, from) === length ? bytes : undefined
  } catch {
    return undefined
  } finally {
    if (handle !== undefined) closeSync(handle)
  }
}

/** Puts a pack in place of what is there; nothing is said when it cannot be. */
export function writePack(file: string, works: string[], pieces: ReadonlyMap<string, NonSharedBuffer>): void {
  const aside = `${file}.${process.pid}`
  try {
    prepareFolder(dirname(file))
    writeFileSync(aside, packed(works, pieces))
    renameSync(aside, file)
    boundPacks(dirname(file))
  } catch {
    remove(aside)
  }
}

function remove(file: string): void {
  try {
    rmSync(file, { force: true })
  } catch {
    // Its folder is no folder.
  }
}

function packed(works: string[], pieces: ReadonlyMap<string, NonSharedBuffer>): Uint8Array {
  const head: Head = { works, pieces: {} }
  const parts: Buffer[] = []
  let start = 0
  for (const [key, bytes] of pieces) {
    head.pieces[key] = { start, length: bytes.length, digest: digestOf(bytes) }
    parts.push(bytes, Buffer.alloc(evenUp(bytes.length) - bytes.length))
    start += evenUp(bytes.length)
  }
  const text = Buffer.from(JSON.stringify(head))
  const first = Buffer.from(`${digestOf(text)} ${String(text.length).padStart(8, '0')}\n`)
  const filled = START_LENGTH + text.length
  return Buffer.concat([first, text, Buffer.alloc(evenUp(filled) - filled), ...parts])
}

function prepareFolder(folder: string): void {
  if (existsSync(folder)) return
  mkdirSync(folder, { recursive: true })
  // Where packages are not left out of the history.
  writeFileSync(join(folder, '.gitignore'), '*\n')
}

/** The newest stay. */
function boundPacks(folder: string): void {
  const files = readdirSync(folder)
    .filter(name => PACK.test(name))
    .map(name => join(folder, name))
    .map(file => ({ file, time: statSync(file).mtimeMs, isStray: !file.endsWith(ENDING) }))
    .sort((a, b) => b.time - a.time)
  const strays = files.filter(({ isStray, time }) => isStray && Date.now() - time > HOUR)
  const old = files.filter(({ isStray }) => !isStray).slice(MOST_PACKS)
  for (const { file } of [...strays, ...old]) rmSync(file, { force: true })
}

const ENDING = '.code'
const PACK = /^[\w-]+\.code(?:\.\d+)?$/

type Runtime = Pick<NodeJS.Process, 'version' | 'platform' | 'arch'>

/**
 * `tag`: V8's own, of its version, its flags and the processor. Two versions of Node with the same version of V8 may
 * differ in what Node has mended in it: V8 takes what the other kept, and falls dead.
 */
export const packName = (who: string, tag: number, { version, platform, arch }: Runtime = process): string =>
  `${who}-${version.replaceAll('.', '_')}-${platform}-${arch}-${tag}${ENDING}`

/** Writes a site beside its output folder and swaps it in whole: the old site stays until the new one is complete. */

import { rmSync } from 'node:fs'
import { chmod, copyFile, mkdir, stat, writeFile } from 'node:fs/promises'
import { dirname, join, resolve, sep } from 'node:path'
import { problemOf } from '../messages/problem.ts'
import type { TextValues } from '../messages/text.ts'
import type { TextId } from '../messages/texts/index.ts'
import type { AssetPath } from '../shared/path.ts'
import type { Problem } from '../shared/problem.ts'
import { takeLock } from './lock.ts'
import {
  checkOutDir,
  checkPrevious,
  MARKER,
  markerText,
  type Places,
  placesOf,
  recoverOutput,
  swapOutput,
} from './outdir.ts'

export interface Written {
  files: number
  bytes: number
}

export interface Output {
  /** Resolves when there is room for more, not when the bytes are on disk; a failure comes out of `commit`. */
  write(path: AssetPath, body: Uint8Array | string): Promise<void>
  /** The same for a file on disk, absolute. */
  copy(path: AssetPath, from: string): Promise<void>
  /** Paths that two wanted, or that cannot be files. */
  problems(): Problem[]
  /** Puts the new site in place of the old one. */
  commit(): Promise<Written>
  /** Forgets everything; the old site was never touched. */
  discard(): Promise<void>
}

interface OutputOptions {
  /** Absolute. */
  siteDir: string
  /** Absolute folders that hold the author's files. */
  sources?: readonly string[]
  /** How long to wait for another build, milliseconds. */
  wait?: number
}

/** Writes at once: more gains nothing on a disk and costs memory. */
const AT_ONCE = 16
const LOCK_WAIT = 3000
/** Longest file name of common file systems, bytes. */
const NAME_LIMIT = 255

/** An output on its way. */
interface Writing {
  places: Places
  problems: Problem[]
  claimed: Claims
  /** Folders that are there. */
  folders: Set<string>
  running: Set<Promise<void>>
  /** The first write that failed. */
  failure?: unknown
  bytes: number
}

/** Opens the output. Stops with a text for people when the folder must not be written or another build has it. */
export async function createOutput(outDir: string, options: OutputOptions): Promise<Output> {
  const { siteDir, sources = [], wait = LOCK_WAIT } = options
  checkOutDir(outDir, siteDir, sources)
  const places = placesOf(outDir)
  await mkdir(dirname(places.out), { recursive: true })
  const lock = await takeLock(places.lock, wait)
  try {
    recoverOutput(places)
    checkPrevious(places)
    await mkdir(places.staging, { mode: 0o755 })
  } catch (error) {
    lock.release()
    throw error
  }
  // A signal or a crash ends the process through `exit`, where only synchronous work is done.
  const cleanUp = (): void => {
    rmSync(places.staging, { recursive: true, force: true })
    lock.release()
  }
  process.once('exit', cleanUp)
  const close = (): void => {
    process.off('exit', cleanUp)
    cleanUp()
  }
  const claimed: Claims = { files: new Map(), folders: new Map() }
  const writing: Writing = {
    places,
    problems: [],
    claimed,
    folders: new Set([places.staging]),
    running: new Set(),
    bytes: 0,
  }
  return {
    write: (path, body) =>
      add(writing, path, async file => {
        await writeFile(file, body)
        return typeof body === 'string' ? Buffer.byteLength(body) : body.byteLength
      }),
    copy: (path, from) =>
      add(writing, path, async file => {
        await copyFile(from, file)
        return (await stat(file)).size
      }),
    problems: () => [...writing.problems],
    commit: () => commit(writing).finally(close),
    discard: () => settle(writing).then(close),
  }
}

/** Puts one file: gives its size. */
type Put = (file: string) => Promise<number>

async function add(writing: Writing, path: AssetPath, put: Put): Promise<void> {
  const { running, problems, claimed } = writing
  const problem = claim(path, claimed)
  if (problem !== undefined) {
    problems.push(problem)
    return
  }
  while (running.size >= AT_ONCE) await Promise.race(running)
  const task = place(writing, path, put)
    .catch(error => {
      writing.failure ??= error
    })
    .finally(() => running.delete(task))
  running.add(task)
}

async function place(writing: Writing, path: AssetPath, put: Put): Promise<void> {
  const { folders } = writing
  const { staging } = writing.places
  const file = resolve(staging, path)
  if (!file.startsWith(staging + sep)) throw new Error(`output path leaves the folder: ${path}`)
  const folder = dirname(file)
  if (!folders.has(folder)) {
    await mkdir(folder, { recursive: true, mode: 0o755 })
    folders.add(folder)
  }
  const size = await put(file)
  writing.bytes += size
  // A server of another user must be able to read it, whatever the author's umask.
  await chmod(file, 0o644)
}

async function settle({ running }: Writing): Promise<void> {
  while (running.size > 0) await Promise.all(running)
}

async function commit(writing: Writing): Promise<Written> {
  const { places, claimed } = writing
  await settle(writing)
  if (writing.failure !== undefined) throw writing.failure
  const files = [...claimed.files.values()]
  await writeFile(join(places.staging, MARKER), markerText(files), { mode: 0o644 })
  swapOutput(places)
  rmSync(places.old, { recursive: true, force: true })
  return { files: files.length, bytes: writing.bytes }
}

/** Paths that are taken, by how a disk that knows no case would see them. */
interface Claims {
  files: Map<string, string>
  /** Folder -> a file inside it. */
  folders: Map<string, string>
}

/** macOS and Windows take names that differ only in case, or only in composition, for one. */
const foldPath = (path: string): string => path.normalize('NFC').toLowerCase()

/** Notes a path as taken, or tells why it cannot be. */
function claim(path: AssetPath, { files, folders }: Claims): Problem | undefined {
  const error = (id: TextId, values: TextValues): Problem => problemOf('error', id, { values })
  const parts = path.split('/')
  if (parts.some(part => part === '' || part === '.' || part === '..') || /[\\\0]/.test(path) || path === MARKER) {
    return error('output-path', { path })
  }
  if (parts.some(part => Buffer.byteLength(part) > NAME_LIMIT)) return error('output-path/long', { path })
  const key = foldPath(path)
  const other = files.get(key)
  if (other === path) return error('output-collision', { path })
  if (other !== undefined) return error('output-collision/case', { path, other })
  const above = parts.slice(1).map((_, index) => foldPath(parts.slice(0, index + 1).join('/')))
  const clash = folders.get(key) ?? above.map(folder => files.get(folder)).find(file => file !== undefined)
  if (clash !== undefined) return error('output-collision/folder', { path, other: clash })
  files.set(key, path)
  for (const folder of above) if (!folders.has(folder)) folders.set(folder, path)
  return undefined
}

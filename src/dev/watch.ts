/** Follows files on the disk: hands on what changed, one call at a time, and loses nothing that changes meanwhile. */

import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { type FSWatcher, watch } from 'chokidar'
import { isWithin } from '../disk.ts'

export interface Watch {
  /** Follows more files and folders, absolute; one that is not there yet is waited for. Resolves when it does. */
  add(paths: readonly string[]): Promise<void>
  close(): Promise<void>
}

/** Is told of changed, new and removed files, absolute. Never rejects. */
type Change = (paths: string[]) => Promise<void>

interface Following {
  siteDir: string
  change: Change
  /** One for each time that something was added: only a new one tells when it follows. */
  watchers: FSWatcher[]
  /** What is followed. */
  paths: Set<string>
  /** What is still to be handed on. */
  pending: Set<string>
  /** How files were just before they were handed on. */
  stamps: Map<string, string>
  /** Timers of second looks, by file. */
  looks: Map<string, NodeJS.Timeout>
  timer: NodeJS.Timeout | undefined
  /** When the first of the pending ones came. */
  since: number
  running: Promise<void> | undefined
  isClosed: boolean
}

/** Changes within this time are taken together: editors write a file in several steps. Milliseconds. */
const SETTLE = 10
/** Somebody who writes all the time does not keep the others waiting. */
const LONGEST = 100
/** chokidar says nothing of what happens to a file within 50 ms of what it said last: look again after that. */
const SECOND_LOOK = 60
/** A new folder may get files before it is followed. */
const FOLDER_LOOK = 200
/** An empty or missing file is most often one that is being written: so often is it looked at again. */
const PATIENCE = 4
/** Files above are told apart by size and times alone, bytes. */
const HASHED = 4 * 1024 * 1024

const IGNORED = /(^|[/\\])(\.[^/\\]+|node_modules)([/\\]|$)/

interface WatchOptions {
  /** What is followed from the start, absolute. */
  paths: readonly string[]
  /** Absolute: names above it are not the author's, so a site in a hidden folder is followed too. */
  siteDir: string
  change: Change
}

/** Resolves when everything is followed: what is saved from then on is handed on. */
export async function watchFiles({ paths, siteDir, change }: WatchOptions): Promise<Watch> {
  const following: Following = {
    siteDir,
    change,
    watchers: [],
    paths: new Set(),
    pending: new Set(),
    stamps: new Map(),
    looks: new Map(),
    timer: undefined,
    since: 0,
    running: undefined,
    isClosed: false,
  }
  await start(following, paths)
  return { add: more => start(following, more), close: () => close(following) }
}

async function start(following: Following, paths: readonly string[]): Promise<void> {
  const isKnown = (path: string): boolean => [...following.paths].some(known => isWithin(known, path))
  const fresh = paths.filter(path => !isKnown(path))
  if (fresh.length === 0 || following.isClosed) return
  for (const path of fresh) following.paths.add(path)
  const roots = [following.siteDir, ...fresh]
  const isIgnored = (path: string): boolean => {
    const root = roots.find(root => path.startsWith(root))
    return IGNORED.test(root === undefined ? path : path.slice(root.length))
  }
  const watcher = watch(fresh, { ignoreInitial: true, ignored: isIgnored })
  following.watchers.push(watcher)
  watcher.on('all', (event, path) => {
    add(following, path)
    lookAgain(following, path, event === 'addDir' ? FOLDER_LOOK : SECOND_LOOK)
  })
  await new Promise<void>(resolve => watcher.once('ready', () => resolve()))
}

async function close(following: Following): Promise<void> {
  following.isClosed = true
  clearTimeout(following.timer)
  for (const look of following.looks.values()) clearTimeout(look)
  await Promise.all(following.watchers.map(watcher => watcher.close()))
  await following.running
}

function add(following: Following, path: string): void {
  if (following.pending.size === 0) following.since = performance.now()
  following.pending.add(path)
  schedule(following)
}

/** While something is handed on the others wait; they are taken up right after it. */
function schedule(following: Following): void {
  if (following.running !== undefined || following.isClosed || following.pending.size === 0) return
  clearTimeout(following.timer)
  const left = LONGEST - (performance.now() - following.since)
  following.timer = setTimeout(() => void handOn(following), Math.max(0, Math.min(SETTLE, left)))
}

async function handOn(following: Following): Promise<void> {
  if (following.running !== undefined || following.isClosed) return
  const paths = [...following.pending]
  following.pending.clear()
  following.running = (async () => {
    for (const path of paths) following.stamps.set(path, await settledStamp(path))
    if (!following.isClosed) await following.change(paths)
  })()
  await following.running
  following.running = undefined
  schedule(following)
}

/**
 * Whether a file is still as it was before it was read. The stamp is older than the reading, so a change after the
 * reading always shows; one between the two is read twice.
 */
function lookAgain(following: Following, path: string, after: number): void {
  clearTimeout(following.looks.get(path))
  const look = async (): Promise<void> => {
    following.looks.delete(path)
    if (following.isClosed || following.pending.has(path)) return
    const stamp = await stampOf(path)
    if (after === SECOND_LOOK && stamp === following.stamps.get(path)) return
    add(following, path)
    // What comes within chokidar's silence after this would be lost again.
    if (after === SECOND_LOOK) lookAgain(following, path, SECOND_LOOK)
  }
  following.looks.set(
    path,
    setTimeout(() => void look(), after),
  )
}

const GONE = 'gone'

/** The stamp of a file once it is neither missing nor empty, or has been so for a while. */
async function settledStamp(path: string): Promise<string> {
  let stamp = await stampOf(path)
  for (let tries = 0; tries < PATIENCE && (stamp === GONE || stamp.startsWith('0:')); tries++) {
    await new Promise(resolve => setTimeout(resolve, SETTLE))
    stamp = await stampOf(path)
  }
  return stamp
}

/** Changes with the bytes of a file, and with its replacement by another. */
async function stampOf(path: string): Promise<string> {
  try {
    const found = await stat(path, { bigint: true })
    const { size, ino, mtimeNs, ctimeNs } = found
    const isRead = found.isFile() && size <= HASHED
    const hash = isRead
      ? createHash('sha256')
          .update(await readFile(path))
          .digest('base64')
      : ''
    return [size, ino, mtimeNs, ctimeNs, hash].join(':')
  } catch {
    return GONE
  }
}

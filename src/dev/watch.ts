/** Follows files on the disk: hands on what changed, one call at a time, and loses nothing that changes meanwhile. */

import { stat } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { isWithin } from '../disk.ts'
import { type Folders, followFolders } from './folders.ts'

export interface Watch {
  /** Follows more files and folders, absolute; one that is not there yet is waited for. */
  add(paths: readonly string[]): void
  close(): Promise<void>
}

/** Is told of changed, new and removed files, absolute. Never rejects. */
type Change = (paths: string[]) => Promise<void>

interface Following {
  change: Change
  folders: Folders
  /** What is still to be handed on, and whether it was not there before. */
  pending: Map<string, boolean>
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
/** An empty or missing file is most often one that is being written: so often is it looked at again. */
const PATIENCE = 4

/** Hidden files and folders, packages, what editors keep beside a text. */
const IGNORED = /(^|[/\\])(\.[^/\\]+|node_modules|[^/\\]*~)([/\\]|$)/

interface WatchOptions {
  /** What is followed from the start, absolute. */
  paths: readonly string[]
  /** Absolute: names above it are not the author's, so a site in a hidden folder is followed too. */
  siteDir: string
  change: Change
}

/** What is saved from then on is handed on. */
export function watchFiles({ paths, siteDir, change }: WatchOptions): Watch {
  const roots = new Set<string>()
  const isIgnored = (path: string): boolean => {
    const root = [siteDir, ...roots].find(root => isWithin(root, path))
    return IGNORED.test(root === undefined ? path : path.slice(root.length))
  }
  const following: Following = {
    change,
    folders: followFolders({ changed: (path, isNew) => add(following, path, isNew), isIgnored }),
    pending: new Map(),
    timer: undefined,
    since: 0,
    running: undefined,
    isClosed: false,
  }
  const follow = (more: readonly string[]): void => {
    for (const path of more) {
      if (following.isClosed || [...roots].some(known => isWithin(known, path))) continue
      roots.add(path)
      following.folders.add(path)
    }
  }
  follow(paths)
  return { add: follow, close: () => close(following) }
}

async function close(following: Following): Promise<void> {
  following.isClosed = true
  clearTimeout(following.timer)
  following.folders.close()
  await following.running
}

function add(following: Following, path: string, isNew: boolean): void {
  const { pending } = following
  if (pending.size === 0) following.since = performance.now()
  pending.set(path, pending.get(path) ?? isNew)
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
  const pending = [...following.pending]
  following.pending.clear()
  following.running = (async () => {
    const paths: string[] = []
    for (const [path, isNew] of pending) if ((await settles(path)) || !isNew) paths.push(path)
    if (!following.isClosed && paths.length > 0) await following.change(paths)
  })()
  await following.running
  following.running = undefined
  schedule(following)
}

/** Waits until a file is neither missing nor empty, or has been so for a while; says whether it is there. */
async function settles(path: string): Promise<boolean> {
  for (let tries = 0; ; tries++) {
    const size = await stat(path).then(
      found => found.size,
      () => undefined,
    )
    if (size || tries === PATIENCE) return size !== undefined
    await pause(SETTLE)
  }
}

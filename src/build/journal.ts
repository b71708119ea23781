/**
 * How a site changes in place: what to do is written down first, so that a command that comes after a kill can finish
 * it. Everything here may be done twice.
 */

import {
  accessSync,
  chmodSync,
  closeSync,
  constants,
  existsSync,
  fsyncSync,
  lstatSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeSync,
} from 'node:fs'
import { dirname, join, resolve, sep } from 'node:path'
import { errorCode } from '../disk.ts'
import { seal, unseal } from '../engine/cache/stored.ts'
import { attempt, isRecord } from '../shared/value.ts'
import { takeLock } from './lock.ts'
import { MARKER, type Places, placesOf } from './outdir.ts'
import { foldersAbove } from './plan.ts'

/** What is to be done with an output folder, in this order; the marker comes last. */
interface Journal {
  /** Files of the staging folder that go to their places, with their sizes and with what goes right before they come. */
  moves: [path: string, size: number, ...over: string[]][]
  /** Files that are gone. */
  removals: string[]
  /** Folders that are empty after that, inner ones first. */
  folders: string[]
}

/** Makes room first, then notes what is to be done, then does it: what can fail fails before the site is touched. */
export function commitJournal(places: Places, journal: Journal): void {
  makeFolders(places, journal)
  writeJournal(places.journal, journal)
  carryOut(places, journal)
}

/** Puts right what a killed build left behind. Call with the lock held. */
export function recoverOutput(places: Places): void {
  const journal = readJournal(places)
  if (journal !== undefined) {
    makeFolders(places, journal)
    carryOut(places, journal)
  }
  rmSync(places.staging, { recursive: true, force: true })
  // One that was not written to its end: nothing of it had begun.
  rmSync(places.journal, { force: true })
}

/**
 * The same for a command that does not build: while a build runs there is nothing to put right. A lock whose process had
 * to be ended before it could put anything away is all that there may be; it is a link to nothing.
 */
export async function healOutput(outDir: string): Promise<void> {
  const places = placesOf(outDir)
  const traces = [places.journal, places.staging, places.lock]
  if (traces.every(path => lstatSync(path, { throwIfNoEntry: false }) === undefined)) return
  const lock = await takeLock(places.lock, 0).catch(() => undefined)
  if (lock === undefined) return
  try {
    recoverOutput(places)
  } finally {
    lock.release()
  }
}

/** On the disk before the first rename, or a power failure could leave a site that no later command finishes. */
function writeJournal(file: string, journal: Journal): void {
  try {
    const handle = openSync(file, 'w')
    try {
      writeSync(handle, seal(JSON.stringify(journal)))
      fsyncSync(handle)
    } finally {
      closeSync(handle)
    }
    syncFolder(dirname(file))
  } catch (error) {
    rmSync(file, { force: true })
    throw error
  }
}

function syncFolder(folder: string): void {
  try {
    const handle = openSync(folder, 'r')
    fsyncSync(handle)
    closeSync(handle)
  } catch {
    // Some systems know no such thing.
  }
}

/** A journal that was written to its end and speaks of nothing outside the output folder. */
const readJournal = ({ out, journal }: Places): Journal | undefined =>
  attempt(() => {
    const body = unseal(readFileSync(journal, 'utf8'))
    const found: unknown = body === undefined ? undefined : JSON.parse(body)
    if (!isRecord(found) || !existsSync(join(out, MARKER))) return undefined
    const { moves, removals, folders } = found as unknown as Journal
    const paths = [...moves.flatMap(([path, , ...over]) => [path, ...over]), ...removals, ...folders]
    return paths.every(path => resolve(out, path).startsWith(out + sep)) ? { moves, removals, folders } : undefined
  })

/** Folders of everything that moves are there and can be written into. */
function makeFolders({ out }: Places, { moves, removals }: Journal): void {
  // Where something has to go first, its folder is made when it has gone.
  const early = new Set(moves.flatMap(([, , ...over]) => over))
  const free = moves.filter(([path]) => early.size === 0 || !foldersAbove(path).some(folder => early.has(folder)))
  const targets = new Set(free.map(([path]) => dirname(path)))
  for (const folder of targets) makeFolder(join(out, folder))
  for (const folder of new Set([...removals, ...early].map(path => dirname(path))))
    if (existsSync(join(out, folder))) open(join(out, folder))
}

function makeFolder(folder: string): void {
  if (existsSync(folder)) open(folder)
  else {
    makeFolder(dirname(folder))
    mkdirSync(folder)
    // Whatever the author's umask.
    chmodSync(folder, 0o755)
  }
}

/** A folder of ours that somebody closed is opened again. */
function open(folder: string): void {
  try {
    accessSync(folder, constants.W_OK | constants.X_OK)
  } catch {
    chmodSync(folder, 0o755)
  }
}

function carryOut({ out, staging, journal }: Places, { moves, removals, folders }: Journal): void {
  for (const [path, size, ...over] of moves) {
    const stat = lstatSync(join(staging, path), { throwIfNoEntry: false })
    // It is in its place already, and what was in its way may have a name that the disk takes for its own.
    if (stat === undefined) continue
    for (const other of over) removeAny(join(out, other))
    // Of another size: power failed, and half a file is worse than an old one.
    if (stat.size === size) moveTo(join(staging, path), join(out, path))
  }
  for (const path of removals) rmSync(join(out, path), { force: true })
  for (const path of folders) removeEmpty(join(out, path))
  if (existsSync(join(staging, MARKER))) renameSync(join(staging, MARKER), join(out, MARKER))
  rmSync(journal, { force: true })
  rmSync(staging, { recursive: true, force: true })
}

function moveTo(from: string, to: string): void {
  try {
    renameSync(from, to)
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error
    makeFolder(dirname(to))
    renameSync(from, to)
  }
}

function removeAny(path: string): void {
  if (lstatSync(path, { throwIfNoEntry: false })?.isDirectory() === true) removeEmpty(path)
  else rmSync(path, { force: true })
}

/** Unless somebody put a file there. */
const removeEmpty = (folder: string): void => attempt(() => rmdirSync(folder))

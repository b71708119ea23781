/**
 * Writes what differs from what stands in the output folder beside it, then puts it in place. The old site stays until
 * everything is written.
 */

import { chmodSync, existsSync, mkdirSync, rmSync, statSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import type { EncodedFile, MadeFile, OutputFile } from '../engine/output-file.ts'
import type { Problem } from '../shared/problem.ts'
import { runAfter } from './after/index.ts'
import { type Claims, createClaims } from './claims.ts'
import { commit, type Written } from './commit.ts'
import { openCopies } from './digests.ts'
import { recoverOutput } from './journal.ts'
import { takeLock } from './lock.ts'
import { manifestFile, markerDigest, readManifest } from './manifest.ts'
import { checkOutDir, checkPrevious, type Places, placesOf } from './outdir.ts'
import { putCopied, putEncoded, putMade, standing } from './put.ts'
import { createShrinkage } from './shrink.ts'
import type { Writing } from './writing.ts'

export interface Output {
  /** Whether a file stands in its place already, so that it need not be made. */
  has(file: MadeFile): boolean
  /**
   * Takes a file of the site; what stands in its place already is neither made nor written. Resolves when there is room
   * for more, not when the bytes are on disk; a failure comes out of `commit`.
   */
  put(file: OutputFile): Promise<void>
  /** The same for a picture; `done` is called when it stands aside or where it was. */
  encode(file: EncodedFile, done: () => void): Promise<void>
  /** Everything taken so far is written. */
  settle(): Promise<void>
  /** Lets code of the site work on the whole of it in the folder that it is told; what it leaves there belongs to the site. */
  after<T>(run: (folder: string) => Promise<T>): Promise<T>
  /** Paths that two wanted, or that cannot be files; most of the pages gone. */
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
  /** Absolute folder in which the last build is remembered; without it every file is made anew. */
  cache?: string | undefined
  /** Most of the pages may go. */
  allowShrink?: boolean
  /** How long to wait for another build, milliseconds. */
  wait?: number
}

/** Writes at once: more gains nothing on a disk and costs memory. */
const AT_ONCE = 16
const LOCK_WAIT = 3000

/** Opens the output. Stops with a text for people when the folder must not be written or another build has it. */
export async function createOutput(outDir: string, options: OutputOptions): Promise<Output> {
  const { siteDir, sources = [], allowShrink = false, wait } = options
  checkOutDir(outDir, siteDir, sources)
  const { places, close } = await holdOutput(outDir, wait)
  try {
    const writing = open(places, options)
    const claims = createClaims()
    const shrinkage = createShrinkage(writing.before)
    return {
      has: ({ path, key }) => key !== undefined && standing(writing, path, key) !== undefined,
      put(file) {
        shrinkage.count(file.path)
        return put(writing, claims, file)
      },
      async encode(file, done) {
        if (claims.take(file.path)) await run(writing, () => putEncoded(writing, file).finally(done))
      },
      settle: () => settle(writing),
      async after(run) {
        await settle(writing)
        if (writing.failure !== undefined) throw writing.failure.error
        return runAfter(writing, claims, run)
      },
      problems: () => [...claims.problems, ...(allowShrink ? [] : shrinkage.problems())],
      commit: () =>
        settle(writing)
          .then(() => commit(writing))
          .finally(close),
      discard: () => settle(writing).then(close),
    }
  } catch (error) {
    close()
    throw error
  }
}

/** Takes an output folder for this process and puts right what a killed build left there. */
export async function holdOutput(
  outDir: string,
  wait: number = LOCK_WAIT,
): Promise<{ places: Places; close: () => void }> {
  const places = placesOf(outDir)
  await mkdir(dirname(places.out), { recursive: true })
  const lock = await takeLock(places.lock, wait)
  // A signal or a crash ends the process through `exit`, where only synchronous work is done. What a journal speaks of
  // is left to the command that finishes it.
  const cleanUp = (): void => {
    try {
      const isBegun = existsSync(places.journal)
      if (!isBegun) rmSync(places.staging, { recursive: true, force: true, maxRetries: 9, retryDelay: 10 })
    } finally {
      lock.release()
    }
  }
  process.once('exit', cleanUp)
  const close = (): void => {
    process.off('exit', cleanUp)
    cleanUp()
  }
  try {
    recoverOutput(places)
    return { places, close }
  } catch (error) {
    close()
    throw error
  }
}

/**
 * Makes the folder in which files are written aside; says whether the author's umask takes away what others need. At
 * once: made in the background it would come after a signal had everything put away.
 */
export function makeStaging({ staging }: Places): boolean {
  mkdirSync(staging, { mode: 0o755 })
  // A server of another user must be able to read the site.
  const isMasked = (statSync(staging).mode & 0o055) !== 0o055
  if (isMasked) chmodSync(staging, 0o755)
  return isMasked
}

function open(places: Places, { siteDir, cache }: OutputOptions): Writing {
  const before = checkPrevious(places)
  const manifest = cache === undefined ? undefined : manifestFile(cache, siteDir, places.out)
  const isMasked = makeStaging(places)
  return {
    places,
    before,
    manifest,
    known: manifest === undefined ? undefined : readManifest(manifest, places.out),
    marker: markerDigest(places.out),
    digests: openCopies(cache, siteDir),
    isMasked,
    folders: new Set(),
    built: new Map(),
    written: new Map(),
    running: new Set(),
    breath: 0,
  }
}

async function put(writing: Writing, claims: Claims, file: OutputFile): Promise<void> {
  if (!claims.take(file.path)) return
  if (file.from === undefined) {
    const work = putMade(writing, file)
    if (work !== undefined) await run(writing, async () => work())
  } else await run(writing, () => putCopied(writing, file))
  await breathe(writing)
}

/** So often signals are heard and progress is drawn, milliseconds. */
const BREATH = 10

async function breathe(writing: Writing): Promise<void> {
  if (Date.now() < writing.breath) return
  await setImmediate()
  writing.breath = Date.now() + BREATH
}

async function run(writing: Writing, work: () => Promise<void>): Promise<void> {
  const { running } = writing
  while (running.size >= AT_ONCE) await Promise.race(running)
  const task = work()
    .catch(error => {
      writing.failure ??= { error }
    })
    .finally(() => running.delete(task))
  running.add(task)
}

async function settle({ running }: Writing): Promise<void> {
  while (running.size > 0) await Promise.all(running)
}

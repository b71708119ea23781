/** The end of a build: what was written aside takes its place, and what stands there is remembered. */

import { copyFileSync, linkSync, lstatSync, mkdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { EXIT, stop } from '../errors.ts'
import type { AssetPath } from '../shared/path.ts'
import { commitJournal } from './journal.ts'
import { type Built, lookAt, markerDigest, writeManifest } from './manifest.ts'
import { isStray, MARKER, markerText, swapOutput } from './outdir.ts'
import { type Changes, changesOf, planCommit } from './plan.ts'
import type { Writing } from './writing.ts'

export interface Written {
  /** Files of the whole site, and their bytes. */
  files: number
  bytes: number
  /** What is not as it was; where nothing was known of an earlier site, only when the output was asked to compare. */
  changes?: Changes
}

/** Call when every write has ended. */
export async function commit(writing: Writing): Promise<Written> {
  const { places, known, before, manifest, digests } = writing
  if (writing.failure !== undefined) throw writing.failure.error
  const site = new Map([...writing.built, ...measure(writing)])
  const paths = [...site.keys()]
  const earlier = before.files.filter(path => path !== MARKER && !isStray(path))
  const isWhole = known === undefined
  const written = isWhole && writing.compare ? differing(writing) : [...writing.written.keys()]
  const changes = isWhole && !writing.compare && earlier.length > 0 ? undefined : changesOf(earlier, paths, written)
  if (isWhole) swap(writing, paths)
  else touch(writing, site)
  if (manifest !== undefined) {
    writeManifest(manifest, places.out, site)
    digests.save()
  }
  const bytes = [...site.values()].reduce((sum, { size }) => sum + size, 0)
  return { files: site.size, bytes, ...(changes === undefined ? {} : { changes }) }
}

/** Sizes and times of what was written aside: a rename keeps them. */
function measure({ places, written }: Writing): [AssetPath, Built][] {
  return [...written].map(([path, key]) => {
    const { size, mtimeMs } = lstatSync(join(places.staging, path))
    return [path, { key, size, mtime: mtimeMs }]
  })
}

/** Files of a site written whole that are not what stands in their places. */
function differing({ places, written }: Writing): AssetPath[] {
  return [...written.keys()].filter(path => {
    const [old, fresh] = [join(places.out, path), join(places.staging, path)]
    const stat = lookAt(old)
    return stat?.size !== lstatSync(fresh).size || !readFileSync(old).equals(readFileSync(fresh))
  })
}

function swap({ places }: Writing, paths: readonly string[]): void {
  writeFileSync(join(places.staging, MARKER), markerText(paths), { mode: 0o644 })
  swapOutput(places)
  rmSync(places.old, { recursive: true, force: true })
}

/** Puts in place what differs, and nothing else. */
function touch(writing: Writing, site: ReadonlyMap<AssetPath, Built>): void {
  const paths = [...site.keys()]
  const { places, before, built, written } = writing
  // Files that stay were never made: without the folder in which they stand there is no site to put together.
  if (markerDigest(places.out) !== writing.marker) throw stop(EXIT.environment, 'output-moved')
  const plan = planCommit(before, paths, [...written.keys()])
  if (plan.clashes) {
    for (const path of built.keys()) bring(writing, path)
    swap(writing, paths)
    return
  }
  const marker = markerText(paths)
  const isListed = readFileSync(join(places.out, MARKER), 'utf8') === marker
  const isSame = isListed && plan.moves.length + plan.removals.length + plan.folders.length === 0
  if (isSame) return
  if (!isListed) writeFileSync(join(places.staging, MARKER), marker, { mode: 0o644 })
  const { removals, folders } = plan
  const moves = plan.moves.map((path): [string, number] => [path, site.get(path)?.size ?? 0])
  commitJournal(places, { moves, removals, folders })
}

/** A file that stays joins those that were written aside, with its time. */
function bring({ places }: Writing, path: AssetPath): void {
  const [from, to] = [join(places.out, path), join(places.staging, path)]
  mkdirSync(dirname(to), { recursive: true })
  try {
    linkSync(from, to)
  } catch {
    const { atime, mtime } = lstatSync(from)
    copyFileSync(from, to)
    utimesSync(to, atime, mtime)
  }
}

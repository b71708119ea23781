/** The end of a build: what was written aside takes its place, and what stands there is remembered. */

import { lstatSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { EXIT, stop } from '../errors.ts'
import type { AssetPath } from '../shared/path.ts'
import { commitJournal } from './journal.ts'
import { type Built, markerDigest, writeManifest } from './manifest.ts'
import { isStray, MARKER, markerText, placeOutput } from './outdir.ts'
import { type Changes, changesOf, planCommit } from './plan.ts'
import type { Writing } from './writing.ts'

export interface Written {
  /** Files of the whole site, and their bytes. */
  files: number
  bytes: number
  /** What is not as it was. */
  changes?: Changes
}

/** Call when every write has ended. */
export async function commit(writing: Writing): Promise<Written> {
  const { places, before, manifest, digests } = writing
  if (writing.failure !== undefined) throw writing.failure.error
  const site = measure(writing)
  const earlier = new Set([...before.files].filter(path => path !== MARKER && !isStray(path)))
  const changes = changesOf(earlier, [...site.keys()], [...writing.written.keys()])
  putInPlace(writing, site)
  if (manifest !== undefined) {
    writeManifest(manifest, places.out, site)
    digests.save()
  }
  const bytes = [...site.values()].reduce((sum, { size }) => sum + size, 0)
  return { files: site.size, bytes, changes }
}

/** The whole site, with sizes and times of what was written aside, too: a rename keeps them. */
function measure({ places, built, written }: Writing): Map<AssetPath, Built> {
  const site = new Map(built)
  for (const [path, key] of written) {
    const { size, mtimeMs } = lstatSync(join(places.staging, path))
    site.set(path, { key, size, mtime: mtimeMs })
  }
  return site
}

/** What differs, and nothing else; the whole site at once where none stands. */
function putInPlace(writing: Writing, site: ReadonlyMap<AssetPath, Built>): void {
  const paths = [...site.keys()]
  const { places, before, written } = writing
  // Files that stay were never made: without the folder in which they stand there is no site to put together.
  if (markerDigest(places.out) !== writing.marker) throw stop(EXIT.environment, 'output-moved')
  const marker = markerText(paths)
  const setMarker = (): void => writeFileSync(join(places.staging, MARKER), marker, { mode: 0o644 })
  if (writing.marker === undefined) {
    setMarker()
    placeOutput(places)
    return
  }
  const { moves, over, removals, folders } = planCommit(before, paths, [...written.keys()])
  const isListed = readFileSync(join(places.out, MARKER), 'utf8') === marker
  const isSame = isListed && moves.length + removals.length + folders.length === 0
  if (isSame) return
  if (!isListed) setMarker()
  const sized = moves.map((path): [string, number, ...string[]] => [
    path,
    site.get(path)?.size ?? 0,
    ...(over.get(path) ?? []),
  ])
  commitJournal(places, { moves: sized, removals, folders })
}

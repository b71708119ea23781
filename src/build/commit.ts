/** The end of a build: what was written aside takes its place, and what stands there is remembered. */

import { existsSync, lstatSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { EXIT, stop } from '../errors.ts'
import type { AssetPath } from '../shared/path.ts'
import { commitJournal } from './journal.ts'
import { amendColumns, type Built, type Columns, markerDigest, writeColumns, writeManifest } from './manifest.ts'
import { isStray, MARKER, markerText, type Places, placeOutput } from './outdir.ts'
import { type Changes, changesOf, type Plan, planCommit, planMoves } from './plan.ts'
import type { Putting, Writing } from './writing.ts'

export interface Written {
  /** Files of the whole site, and their bytes. */
  files: number
  bytes: number
  /** What is not as it was. */
  changes?: Changes
}

/** A few files of a site, and what stands around them. */
interface Amendment {
  columns: Columns
  /** Paths that the site has no more. */
  gone: readonly AssetPath[]
  /** File of the manifest. */
  manifest: string
}

/** The same where everything else stays as it stands: nothing is asked of tens of thousands of other files. */
export function commitAmended(writing: Putting, { columns, manifest, ...amendment }: Amendment): Written {
  const { places, before, written, built } = writing
  const fresh = new Map([...built, ...measureWritten(writing)])
  const gone = amendment.gone.filter(path => before.files.has(path) && !fresh.has(path))
  const paths = [...written.keys()]
  const added = paths.filter(path => !before.files.has(path))
  const changed = paths.filter(path => before.files.has(path))
  const site = amendColumns(columns, { fresh, gone })
  if (!existsSync(join(places.out, MARKER))) throw stop(EXIT.environment, 'output-moved')
  const has = (path: string): boolean => before.files.has(path)
  carryOut(places, planMoves(paths, { has, gone, empty: [], folders: [] }), {
    marker: added.length + gone.length > 0 ? markerText(site.paths) : undefined,
    sizeOf: path => fresh.get(path)?.size ?? 0,
  })
  writeColumns(manifest, places.out, site)
  return {
    files: site.paths.length,
    bytes: site.sizes.reduce((sum, size) => sum + size, 0),
    changes: { added: added.sort(), changed: changed.sort(), removed: gone.toSorted() },
  }
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

/** The whole site, with sizes and times of what was written aside, too. */
function measure(writing: Writing): Map<AssetPath, Built> {
  const site = new Map(writing.built)
  for (const [path, built] of measureWritten(writing)) site.set(path, built)
  return site
}

/** A rename keeps sizes and times. */
function* measureWritten({ places, written }: Putting): Iterable<[AssetPath, Built]> {
  for (const [path, key] of written) {
    const { size, mtimeMs } = lstatSync(join(places.staging, path))
    yield [path, { key, size, mtime: mtimeMs }]
  }
}

/** What differs, and nothing else; the whole site at once where none stands. */
function putInPlace(writing: Writing, site: ReadonlyMap<AssetPath, Built>): void {
  const paths = [...site.keys()]
  const { places, before, written } = writing
  // Files that stay were never made: without the folder in which they stand there is no site to put together.
  if (markerDigest(places.out) !== writing.marker) throw stop(EXIT.environment, 'output-moved')
  const marker = markerText(paths)
  if (writing.marker === undefined) {
    setMarker(places, marker)
    placeOutput(places)
    return
  }
  const isListed = readFileSync(join(places.out, MARKER), 'utf8') === marker
  carryOut(places, planCommit(before, paths, [...written.keys()]), {
    marker: isListed ? undefined : marker,
    sizeOf: path => site.get(path)?.size ?? 0,
  })
}

const setMarker = ({ staging }: Places, marker: string): void =>
  writeFileSync(join(staging, MARKER), marker, { mode: 0o644 })

interface Outcome {
  /** When it is another. */
  marker: string | undefined
  sizeOf: (path: AssetPath) => number
}

function carryOut(
  places: Places,
  { moves, over, removals, folders }: Plan<AssetPath>,
  { marker, sizeOf }: Outcome,
): void {
  if (marker === undefined && moves.length + removals.length + folders.length === 0) return
  if (marker !== undefined) setMarker(places, marker)
  const sized = moves.map((path): [string, number, ...string[]] => [path, sizeOf(path), ...(over.get(path) ?? [])])
  commitJournal(places, { moves: sized, removals, folders })
}

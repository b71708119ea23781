/** What the last build put into an output folder: for each file its key, and its size and time as they were then. */

import {
  closeSync,
  lstatSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  rmSync,
  type Stats,
  statSync,
} from 'node:fs'
import { join, relative } from 'node:path'
import { contentHash } from '../content-hash.ts'
import { readStored, SEAL, store } from '../engine/cache/stored.ts'
import type { AssetPath } from '../shared/path.ts'
import { attempt, isRecord } from '../shared/value.ts'
import { MARKER } from './outdir.ts'

/** One file that was written. */
export interface Built {
  key: string
  size: number
  /** When it was written, milliseconds: another time is another's hand. */
  mtime: number
}

export type Manifest = Map<string, Built>

const FORMAT = 1
/** Output folders of one site that are remembered. */
const REMEMBERED = 4
const PREFIX = 'output-'

/** File of the manifest of an output folder, named without naming a place of this machine. */
export const manifestFile = (cache: string, siteDir: string, out: string): string =>
  join(cache, `${PREFIX}${contentHash(relative(siteDir, out))}.json`)

/** A manifest as it is kept: tens of thousands of files are looked at sooner than they are put into a map. */
export type ManifestRow = readonly [path: string, key: string, size: number, mtime: number]

/** The last build's manifest, or `undefined` when there is none that speaks of what stands in the folder now. */
export function readManifest(file: string, out: string): Manifest | undefined {
  const rows = readRows(file, out)
  return rows && manifestOf(rows)
}

/** Checked by the digest of the file. */
export function readRows(file: string, out: string): ManifestRow[] | undefined {
  const stored = readStored(file)
  if (!isRecord(stored) || stored.format !== FORMAT || !Array.isArray(stored.files)) return undefined
  const marker = markerDigest(out)
  return marker === undefined || stored.marker !== marker ? undefined : stored.files
}

export const manifestOf = (rows: readonly ManifestRow[]): Manifest =>
  new Map(rows.map(([path, key, size, mtime]) => [path, { key, size, mtime }]))

/** Says which manifest it is: another output has another one. */
export function sealOf(file: string): string | undefined {
  try {
    const handle = openSync(file, 'r')
    try {
      const bytes = Buffer.alloc(SEAL)
      return readSync(handle, bytes) === SEAL ? bytes.toString('latin1') : undefined
    } finally {
      closeSync(handle)
    }
  } catch {
    return undefined
  }
}

/** Remembers what stands in the folder now. */
export function writeManifest(file: string, out: string, built: ReadonlyMap<AssetPath, Built>): void {
  // Without a list of pairs between: there are hundreds of thousands at the end of a large build.
  const files = Array.from(built, ([path, { key, size, mtime }]): ManifestRow => [path, key, size, mtime])
  store(file, { format: FORMAT, marker: markerDigest(out), files })
  forgetOld(join(file, '..'))
}

/** Builds into ever new folders leave no heap of manifests. */
function forgetOld(folder: string): void {
  try {
    const names = readdirSync(folder).filter(name => name.startsWith(PREFIX))
    if (names.length <= REMEMBERED) return
    const files = names.map(name => join(folder, name)).map(file => ({ file, time: statSync(file).mtimeMs }))
    const old = files.toSorted((a, b) => b.time - a.time).slice(REMEMBERED)
    for (const { file } of old) rmSync(file, { force: true })
  } catch {
    // Another build tidies up too, or the folder is not ours to change.
  }
}

/** Digest of the marker of an output folder, by which a manifest knows its folder. */
export const markerDigest = (out: string): string | undefined =>
  attempt(() => contentHash(readFileSync(join(out, MARKER)), 32))

/** What stat says of a file of the output; a link or a folder in its place is not one. */
export function lookAt(file: string): Stats | undefined {
  try {
    const stat = lstatSync(file, { throwIfNoEntry: false })
    return stat?.isFile() === true ? stat : undefined
  } catch {
    return undefined
  }
}

/** Whether a file is as it was written, and every server may read it. */
export const isUntouched = (stat: Stats, { size, mtime }: Pick<Built, 'size' | 'mtime'>): boolean =>
  stat.size === size && stat.mtimeMs === mtime && (stat.mode & 0o444) === 0o444

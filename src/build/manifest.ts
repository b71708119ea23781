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
import { firstPlace } from '../shared/collections.ts'
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

type Manifest = Map<string, Built>

const FORMAT = 2
/** Between what is joined: no path has it, whose parts are never empty, nor has a key. */
const BETWEEN = '//'
/** Output folders of one site that are remembered. */
const REMEMBERED = 4
const PREFIX = 'output-'

/** File of the manifest of an output folder, named without naming a place of this machine. */
export const manifestFile = (cache: string, siteDir: string, out: string): string =>
  join(cache, `${PREFIX}${contentHash(relative(siteDir, out))}.json`)

/**
 * A manifest as it is kept: a column for each thing that is known of files, in the order of their paths. Tens of thousands
 * are looked at, or a few of them changed, sooner than they are put into a map.
 */
export interface Columns {
  /** By code units. */
  paths: readonly string[]
  sizes: readonly number[]
  mtimes: readonly number[]
  /** Joined as they are kept: who only looks asks for none. */
  keys: string
  /** Digest of the marker of the folder. */
  marker: string
}

/** The last build's manifest, or `undefined` when there is none that speaks of what stands in the folder now. */
export function readManifest(file: string, out: string): Manifest | undefined {
  const columns = readColumns(file, out)
  if (columns === undefined) return undefined
  const { paths, sizes, mtimes } = columns
  const keys = columns.keys.split(BETWEEN)
  return new Map(
    paths.map((path, place) => [path, { key: keys[place] ?? '', size: sizes[place] ?? 0, mtime: mtimes[place] ?? 0 }]),
  )
}

/** Checked by the digest of the file. */
export function readColumns(file: string, out: string): Columns | undefined {
  const stored = readStored(file)
  if (!isRecord(stored) || stored.format !== FORMAT) return undefined
  const marker = markerDigest(out)
  if (marker === undefined || stored.marker !== marker) return undefined
  // The digest of the file says that it is what was written.
  const { paths, ...others } = stored as unknown as Omit<Columns, 'paths'> & { paths: string }
  return { ...others, paths: paths === '' ? [] : paths.split(BETWEEN) }
}

/** Some files of a manifest, found by their paths. */
export interface Files {
  has(path: string): boolean
  get(path: string): Built | undefined
}

export function filesOf({ paths, sizes, mtimes, keys }: Columns): Files {
  let all: string[] | undefined
  const find = (path: string): number | undefined => {
    const place = placeOf(paths, path)
    return paths[place] === path ? place : undefined
  }
  return {
    has: path => find(path) !== undefined,
    get(path) {
      const place = find(path)
      if (place === undefined) return undefined
      all ??= keys.split(BETWEEN)
      return { key: all[place] ?? '', size: sizes[place] ?? 0, mtime: mtimes[place] ?? 0 }
    },
  }
}

/** Where a path stands among sorted ones, or would. */
const placeOf = (paths: readonly string[], path: string): number =>
  firstPlace(paths.length, place => (paths[place] ?? '') >= path)

/** The same without what is gone, and with what came or is another now. */
export function amendColumns(
  columns: Columns,
  { fresh, gone }: { fresh: ReadonlyMap<string, Built>; gone: readonly string[] },
): Columns {
  const [paths, sizes, mtimes] = [[...columns.paths], [...columns.sizes], [...columns.mtimes]]
  const keys = columns.keys.split(BETWEEN)
  const all = [paths, sizes, mtimes, keys]
  for (const path of gone) {
    const place = placeOf(paths, path)
    if (paths[place] === path) for (const column of all) column.splice(place, 1)
  }
  for (const [path, { key, size, mtime }] of fresh) {
    const place = placeOf(paths, path)
    const length = paths[place] === path ? 1 : 0
    paths.splice(place, length, path)
    sizes.splice(place, length, size)
    mtimes.splice(place, length, mtime)
    keys.splice(place, length, key)
  }
  return { ...columns, paths, sizes, mtimes, keys: keys.join(BETWEEN) }
}

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
  const paths = [...built.keys()].sort()
  const column = <Value>(name: keyof Built & string, or: Value): Value[] =>
    paths.map(path => (built.get(path)?.[name] as Value | undefined) ?? or)
  writeColumns(file, out, {
    paths,
    sizes: column('size', 0),
    mtimes: column('mtime', 0),
    keys: column('key', '').join(BETWEEN),
  })
}

export function writeColumns(file: string, out: string, { paths, ...others }: Omit<Columns, 'marker'>): void {
  store(file, { ...others, format: FORMAT, marker: markerDigest(out), paths: paths.join(BETWEEN) })
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
export const lookAt = (file: string): Stats | undefined =>
  attempt(() => {
    const stat = lstatSync(file, { throwIfNoEntry: false })
    return stat?.isFile() === true ? stat : undefined
  })

/** Whether a file is as it was written, and every server may read it. */
export const isUntouched = (stat: Stats, { size, mtime }: Pick<Built, 'size' | 'mtime'>): boolean =>
  stat.size === size && isTimeOf(stat.mtimeMs, mtime) && (stat.mode & 0o444) === 0o444

/** Archives cut times to whole milliseconds or seconds: the output may have been in one on its way from machine to machine. */
const isTimeOf = (now: number, written: number): boolean =>
  now === written || now === Math.floor(written) || now === Math.floor(written / 1000) * 1000

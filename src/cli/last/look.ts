/** What the disk looks like: every file of a site by its size, times and inode. */

import { existsSync, readdirSync, readFileSync, type Stats, statSync } from 'node:fs'
import { isAbsolute, join, relative, resolve, sep } from 'node:path'
import { contentHash } from '../../content-hash.ts'
import { attempt } from '../../shared/value.ts'

/** Path from the site, size, times, inode; the digest of what was touched too shortly before to be told by its times. */
type Look = readonly [path: string, size: number, mtime: number, ctime: number, inode: number, digest: string]

/** What the disk looked like before a build. */
export interface Snapshot {
  looked: number
  looks: Look[]
}

/** Clocks of disks are coarse: what was touched shortly before a look may have been touched again since. */
const RACY = 2000
/** More are digested no faster than the site is built. */
const MOST_DIGESTS = 500
/** A folder of so many files is more than a site. */
const MOST_FILES = 100_000

/** What is a site's on the disk. */
interface Places {
  /** Absolute. */
  siteDir: string
  outDir: string
  /** One file of ours in it, from the site. */
  own?: string | undefined
  /** Folders of its texts that lie beside it, from the site. */
  beside: readonly string[]
}

/** Of these folders those beside the site, the outer ones; `undefined` when the site lies in one of them. */
export function foldersBeside(siteDir: string, folders: readonly string[]): string[] | undefined {
  const paths = folders.map(folder => relative(siteDir, folder).replaceAll(sep, '/'))
  if (paths.some(path => /^(?:\.\.\/)*\.\.$/.test(path) || isAbsolute(path))) return undefined
  const outside = [...new Set(paths.filter(path => path.startsWith('../')))].sort()
  return outside.filter(path => !outside.some(other => path.startsWith(`${other}/`)))
}

/** Looks at all that is the site's; `undefined` when it holds what cannot be told by looking. */
export function takeSnapshot(places: Places): Snapshot | undefined {
  const files = listFiles(places)
  return files && lookAtAll(places.siteDir, files)
}

/** Looks at files wherever they are. */
export function lookAtAll(siteDir: string, files: readonly string[]): Snapshot | undefined {
  const looked = Date.now()
  let digests = 0
  const looks: Look[] = []
  for (const path of files) {
    const look = lookOf(siteDir, path)
    if (look === undefined) return undefined
    const isRacy = Math.max(look[2], look[3]) + RACY > looked
    if (isRacy && ++digests > MOST_DIGESTS) return undefined
    looks.push(isRacy ? ([...look.slice(0, 5), digestOf(siteDir, path)] as unknown as Look) : look)
  }
  return { looked, looks }
}

function lookOf(siteDir: string, path: string): Look | undefined {
  const stat = statOf(siteDir, path)
  return stat && [path, stat.size, stat.mtimeMs, stat.ctimeMs, stat.ino, '']
}

/** Thousands of paths from the site are plain: nothing in them is to be resolved. */
function statOf(siteDir: string, path: string): Stats | undefined {
  try {
    return statSync(isAbsolute(path) ? path : `${siteDir}/${path}`, { throwIfNoEntry: false })
  } catch {
    return undefined
  }
}

const digestOf = (siteDir: string, path: string): string => contentHash(readFileSync(resolve(siteDir, path)), 32)

/** Clocks of disks lag behind by this, milliseconds. */
const TICK = 50

/** Whether a file may have been touched after a moment. */
export const isTouchedSince = ([, , mtime, ctime]: Look, moment: number): boolean =>
  Math.max(mtime, ctime) + TICK > moment

/** Files that are not as they were; `undefined` when some came or went, or they are more than `most`. */
export function differences(
  siteDir: string,
  files: readonly string[],
  { before: { looks }, most }: { before: Snapshot; most: number },
): string[] | undefined {
  if (files.length !== looks.length) return undefined
  const found: string[] = []
  for (const [index, before] of looks.entries()) {
    if (files[index] !== before[0]) return undefined
    if (isSame(siteDir, before)) continue
    found.push(before[0])
    if (found.length > most) return undefined
  }
  return found
}

function isSame(siteDir: string, [path, size, mtime, ctime, inode, digest]: Look): boolean {
  const now = statOf(siteDir, path)
  if (now === undefined || now.size !== size) return false
  if (digest === '') return now.mtimeMs === mtime && now.ctimeMs === ctime && now.ino === inode
  return digestOf(siteDir, path) === digest
}

/** The same with another look at some files; `undefined` when they are gone meanwhile. */
export function lookAgain(
  siteDir: string,
  { looked, looks }: Snapshot,
  files: readonly string[],
): Snapshot | undefined {
  const fresh = lookAtAll(siteDir, files)
  if (fresh === undefined) return undefined
  const byPath = new Map(fresh.looks.map(look => [look[0], look]))
  return { looked, looks: looks.map(look => byPath.get(look[0]) ?? look) }
}

/** Not the site's own: what the engine and others make. */
const SKIPPED = new Set(['node_modules', '.git', '.zapiski'])
const isBeside = (name: string): boolean => name.startsWith('.') && name.includes('.zapiski-')

/** Every file of the site but for what we write, in a fixed order; `undefined` when links or their number forbid it. */
export function listFiles({ siteDir, outDir, own, beside }: Places): string[] | undefined {
  const files: string[] = []
  const out = relative(siteDir, outDir).replaceAll(sep, '/')
  const visit = (folder: string): boolean => {
    const entries = readdirSync(join(siteDir, folder), { withFileTypes: true })
    entries.sort((a, b) => (a.name < b.name ? -1 : 1))
    return entries.every(entry => {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`
      if (SKIPPED.has(path) || path === own || path === out || isBeside(entry.name)) return true
      if (entry.isDirectory()) return visit(path)
      return entry.isFile() && files.push(path) <= MOST_FILES
    })
  }
  const there = beside.filter(folder => existsSync(join(siteDir, folder)))
  return attempt(() => ['', ...there].every(visit)) === true ? files : undefined
}

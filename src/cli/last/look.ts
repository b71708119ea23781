/** What the disk looks like: every file of a site by its size, times and inode. */

import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, isAbsolute, join, relative, resolve, sep } from 'node:path'
import { contentHash } from '../../content-hash.ts'
import { isRacy, isSameSignature, realPath, type Signature, signatureAt } from '../../disk.ts'
import { attempt } from '../../shared/value.ts'

/** Path from the site, signature (of what is not there: `ABSENT`, and the times of the folder around it); the digest as far as it is known; whether its times say nothing, since it was touched too shortly before. */
export type Look = readonly [path: string, signature: Signature, digest: string, isUnsure: boolean]

/** In the place of the size. */
const ABSENT = -1

/** Letters of a digest. */
const DIGEST = 32

/** What the disk looked like before a build. */
export interface Snapshot {
  looked: number
  looks: Look[]
}

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

/** Looks at files wherever they are; `undefined` when one of them is not there, unless that is to be seen, too. */
export function lookAtAll(siteDir: string, files: readonly string[], mayLack = false): Snapshot | undefined {
  const looked = Date.now()
  let digests = 0
  const looks: Look[] = []
  for (const path of files) {
    const look = lookOf(siteDir, path) ?? (mayLack ? lookAround(siteDir, path) : undefined)
    if (look === undefined) return undefined
    const [, signature] = look
    const isUnsure = signature[0] !== ABSENT && isRacy(signature, looked)
    if (isUnsure && ++digests > MOST_DIGESTS) return undefined
    looks.push(isUnsure ? [path, signature, digestOf(siteDir, path), true] : look)
  }
  return { looked, looks }
}

/**
 * The same with digests, as far as somebody knows them: a file that has other times in another copy of the site and the
 * same bytes is the same. `digestOf` gives those of the files that were read, or nothing.
 */
export const withDigests = ({ looked, looks }: Snapshot, digestOf: (look: Look) => string | undefined): Snapshot => ({
  looked,
  looks: looks.map(look => {
    const [path, signature, before, isUnsure] = look
    const digest = before === '' ? digestOf(look) : undefined
    return digest === undefined ? look : [path, signature, digest.slice(0, DIGEST), isUnsure]
  }),
})

/** The digest of a file that is as it was when it was looked at; `undefined` when it is not, or larger than `most` bytes. */
export function digestAsSeen(siteDir: string, [path, signature]: Look, most: number): string | undefined {
  if (signature[0] > most) return undefined
  const digest = attempt(() => digestOf(siteDir, path))
  const now = signatureIn(siteDir, path)
  return now !== undefined && isSameSignature(now, signature) ? digest : undefined
}

function lookOf(siteDir: string, path: string): Look | undefined {
  const signature = signatureIn(siteDir, path)
  return signature && [path, signature, '', false]
}

/** Whoever takes a file away touches its folder. */
function lookAround(siteDir: string, path: string): Look | undefined {
  let folder = dirname(resolve(siteDir, path))
  while (!existsSync(folder)) folder = dirname(folder)
  const [, mtime, ctime] = signatureAt(folder) ?? []
  return mtime === undefined || ctime === undefined ? undefined : [path, [ABSENT, mtime, ctime, 0], '', false]
}

/** Thousands of paths from the site are plain: nothing in them is to be resolved. */
const signatureIn = (siteDir: string, path: string): Signature | undefined =>
  signatureAt(isAbsolute(path) ? path : `${siteDir}/${path}`)

const digestOf = (siteDir: string, path: string): string => contentHash(readFileSync(resolve(siteDir, path)), DIGEST)

/** Clocks of disks lag behind by this, milliseconds. */
const TICK = 50

/** Whether a file may have been touched after a moment. */
export const isTouchedSince = ([, [, mtime, ctime]]: Look, moment: number): boolean =>
  Math.max(mtime, ctime) + TICK > moment

/** How the disk differs from a snapshot. */
interface Differences {
  /** Other bytes, or such as nobody knows. */
  changed: string[]
  /** The same bytes, and other times or such as are to be believed by now. */
  touched: Look[]
}

/** Which files are not as they were; `undefined` when some came or went, or more than `most` changed. */
export function differences(
  siteDir: string,
  files: readonly string[],
  { before: { looks }, most }: { before: Snapshot; most: number },
): Differences | undefined {
  if (files.length !== looks.length) return undefined
  const moment = Date.now()
  const found: Differences = { changed: [], touched: [] }
  for (const [index, [path, before, digest, isUnsure]] of looks.entries()) {
    if (files[index] !== path) return undefined
    const now = signatureIn(siteDir, path)
    if (now === undefined && before[0] === ABSENT) continue
    if (now !== undefined && !isUnsure && isSameSignature(now, before)) continue
    const hasSameBytes = digest !== '' && now?.[0] === before[0] && attempt(() => digestOf(siteDir, path)) === digest
    if (now === undefined || !hasSameBytes) found.changed.push(path)
    else if (!isUnsure || !isRacy(now, moment)) found.touched.push([path, now, digest, isRacy(now, moment)])
    if (found.changed.length > most) return undefined
  }
  return found
}

/** The same with another look at some files; `undefined` when they are gone meanwhile. */
export function lookAgain(siteDir: string, before: Snapshot, files: readonly string[]): Snapshot | undefined {
  const fresh = lookAtAll(siteDir, files)
  if (fresh === undefined) return undefined
  const seen = withDigests(fresh, look => digestAsSeen(siteDir, look, Number.POSITIVE_INFINITY))
  return withLooks(before, seen.looks)
}

/** The same with other looks at some files. */
export function withLooks({ looked, looks }: Snapshot, fresh: readonly Look[]): Snapshot {
  const byPath = new Map(fresh.map(look => [look[0], look]))
  return { looked, looks: looks.map(look => byPath.get(look[0]) ?? look) }
}

/** Not the site's own: what the engine and others make. */
const SKIPPED = new Set(['node_modules', '.git', '.zapiski'])
const isBeside = (name: string): boolean => name.startsWith('.') && name.includes('.zapiski-')

/**
 * Every file of the site but for what we write, in a fixed order, those behind links too; `undefined` when their number
 * or a link that leads in a circle or nowhere forbids it.
 */
export function listFiles({ siteDir, outDir, own, beside }: Places): string[] | undefined {
  const files: string[] = []
  const out = relative(siteDir, outDir).replaceAll(sep, '/')
  /** Folders behind links that are being looked into. */
  const followed: string[] = []
  const follow = (folder: string, path: string): boolean => {
    const target = realPath(join(siteDir, path))
    if (!statSync(target).isDirectory()) return files.push(path) <= MOST_FILES
    const within = [realPath(join(siteDir, folder)), ...followed]
    if (within.some(real => `${real}${sep}`.startsWith(`${target}${sep}`))) return false
    followed.push(target)
    const isSeen = visit(path)
    followed.pop()
    return isSeen
  }
  const visit = (folder: string): boolean => {
    const entries = readdirSync(join(siteDir, folder), { withFileTypes: true })
    entries.sort((a, b) => (a.name < b.name ? -1 : 1))
    return entries.every(entry => {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`
      if (SKIPPED.has(path) || path === own || path === out || isBeside(entry.name)) return true
      if (entry.isSymbolicLink()) return follow(folder, path)
      if (entry.isDirectory()) return visit(path)
      return entry.isFile() && files.push(path) <= MOST_FILES
    })
  }
  const there = beside.filter(folder => existsSync(join(siteDir, folder)))
  return attempt(() => ['', ...there].every(visit)) === true ? files : undefined
}

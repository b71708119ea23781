/** Questions to the disk that have an answer whatever is there, and which path lies in which folder. */

import { existsSync, readdirSync, readFileSync, realpathSync, type Stats, statSync } from 'node:fs'
import { dirname, join, resolve, sep } from 'node:path'
import { attempt } from './shared/value.ts'

export { withSlashes } from './windows-path.ts'

/** Text of a file, in UTF-8 or another encoding; `undefined` where none can be read. */
export const readText = (file: string, encoding?: string): string | undefined =>
  attempt(() =>
    encoding === undefined ? readFileSync(file, 'utf8') : new TextDecoder(encoding).decode(readFileSync(file)),
  )

/** What a file of JSON says; `undefined` where it says nothing that can be read. */
export const readJson = (file: string): unknown => attempt(() => JSON.parse(readFileSync(file, 'utf8')))

/** A pipe, a device, a name below a file: nothing that can be taken in. */
export const isFile = (path: string): boolean =>
  attempt(() => statSync(path, { throwIfNoEntry: false })?.isFile()) === true

/** Something is there, and it is no ordinary file: a pipe would be waited for, and is never opened. */
export function isSpecial(path: string): boolean {
  const stat = statSync(path, { throwIfNoEntry: false })
  return stat !== undefined && !stat.isFile()
}

/** Where a path leads when links are followed, in the form of all other paths. */
export const realPath = (path: string): string => resolve(realpathSync(path))

/** All paths below a folder, `/` between parts, in order; none where there is no folder. */
export const pathsBelow = (folder: string): string[] =>
  (attempt(() => readdirSync(folder, { recursive: true, encoding: 'utf8' })) ?? [])
    .map(path => path.replaceAll('\\', '/'))
    .sort()

/** Whether an absolute path is a folder or lies in it; links are the asker's. */
export const isWithin = (folder: string, path: string): boolean =>
  path === folder || path.startsWith(folder.endsWith(sep) ? folder : folder + sep)

/** Whether a path lies in an installed package; as it came from the system, it may have either slash. */
export const isInPackage = (path: string): boolean => /[\\/]node_modules[\\/]/.test(path)

/** A folder and all above it, from the inside out. */
export function foldersFrom(folder: string): string[] {
  const above = dirname(folder)
  return above === folder ? [folder] : [folder, ...foldersFrom(above)]
}

/** Where a package is installed that is asked for from a folder, as Node looks for it; links are not followed. */
export const packageFolder = (name: string, from: string): string | undefined =>
  foldersFrom(from)
    .map(folder => join(folder, 'node_modules', name))
    .find(path => existsSync(join(path, 'package.json')))

/** What a look sees of a file: size, times and place on the disk. */
export type Signature = readonly [size: number, mtime: number, ctime: number, inode: number]

export const signatureOf = (stat: Pick<Stats, 'size' | 'mtimeMs' | 'ctimeMs' | 'ino'>): Signature => [
  stat.size,
  stat.mtimeMs,
  stat.ctimeMs,
  stat.ino,
]

/** `undefined` when there is none. */
export const signatureAt = (path: string): Signature | undefined =>
  attempt(() => {
    const stat = statSync(path, { throwIfNoEntry: false })
    return stat && signatureOf(stat)
  })

export const isSameSignature = (a: Signature, b: Signature): boolean => a.every((part, index) => part === b[index])

/** Clocks of disks are coarse: what was touched shortly before a look may have been touched again since. */
const RACY = 2000

export const isRacy = ([, mtime, ctime]: Signature, looked: number): boolean => Math.max(mtime, ctime) + RACY > looked

/** `ENOENT` and the like. */
export const errorCode = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined

/** Where a site keeps what can be made again; nothing in it names a place of this machine. */

import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import type { Config } from '../../shared/config.ts'

/** In a site without packages. */
const OWN = '.zapiski'

/** Absolute; where other tools keep theirs when there are packages, else a hidden folder of the site. */
export function cacheFolder(siteDir: string): string {
  const packages = join(siteDir, 'node_modules')
  return existsSync(packages) ? join(packages, '.cache/zapiski') : join(siteDir, OWN)
}

/** Every folder that may hold a cache: packages may have come or gone since. */
export const cacheFolders = (siteDir: string): string[] => [
  join(siteDir, 'node_modules/.cache/zapiski'),
  join(siteDir, OWN),
]

/** Each language has its files. */
export const nameFor = ({ mainLocale, locale }: Config, name: string): string =>
  mainLocale === locale.locale ? name : `${locale.locale}-${name}`

/** A cache is worth its place while it is small beside the site that it spares the making of. */
const SHARE = 1 / 4
/** Of a small site nobody minds, bytes. */
const FREE = 16 * 1024 * 1024

/** What is largest goes while all of it is more than a quarter of the output: the next build makes it again. */
export function boundCache(folder: string, output: number): void {
  const limit = Math.max(FREE, output * SHARE)
  const files = filesIn(folder).sort((a, b) => b.size - a.size)
  let total = files.reduce((sum, { size }) => sum + size, 0)
  for (const { file, size } of files) {
    if (total <= limit) return
    remove(file)
    total -= size
  }
}

/** What killed builds left goes too. */
function filesIn(folder: string): { file: string; size: number }[] {
  try {
    const names = readdirSync(folder).map(name => join(folder, name))
    const strays = names.filter(file => ASIDE.test(file) && Date.now() - statSync(file).mtimeMs > DAY)
    strays.forEach(remove)
    return names.filter(file => !strays.includes(file)).map(file => ({ file, size: statSync(file).size }))
  } catch {
    return []
  }
}

/** A file of the cache that a process has begun, by its number. */
const ASIDE = /\.\d+$/
const DAY = 86_400_000

/** A file of the cache on its way. */
interface Aside {
  file: string
  aside: string
  /** Fails when it is on its way no more: its number may be another file's by then. */
  write(bytes: Uint8Array): void
  close(): void
  discard(): void
}

/** Begins a file of the cache beside its place; `undefined` where there can be none. */
export function openAside(file: string): Aside | undefined {
  const aside = `${file}.${process.pid}`
  try {
    const folder = dirname(file)
    if (!existsSync(folder)) {
      mkdirSync(folder, { recursive: true })
      // It lies in the author's own folder, and is no part of the site's history.
      writeFileSync(join(folder, '.gitignore'), '*\n')
    }
    let handle: number | undefined = openSync(aside, 'w')
    const close = (): void => {
      if (handle !== undefined) closeSync(handle)
      handle = undefined
    }
    return {
      file,
      aside,
      write(bytes) {
        if (handle === undefined) throw new Error(`${aside} is closed`)
        writeAll(handle, bytes)
      },
      close,
      discard() {
        close()
        remove(aside)
      },
    }
  } catch {
    remove(aside)
    return undefined
  }
}

/** Puts it in its place: of several that write at once the last wins. Whatever stands in the way goes. */
export function keepCached({ file, aside, close, discard }: Aside): boolean {
  try {
    renameSync(aside, file)
    close()
    return true
  } catch {
    discard()
    remove(file)
    return false
  }
}

/**
 * Writes a file of the cache, whole or not at all. A cache that cannot be written is a cache that is not there, so
 * nothing is said; what is old is worth nothing then.
 */
export function writeCached(file: string, parts: readonly (string | Uint8Array)[]): void {
  const aside = openAside(file)
  if (aside === undefined) return
  try {
    for (const part of parts) aside.write(typeof part === 'string' ? Buffer.from(part) : part)
  } catch {
    aside.discard()
    remove(file)
    return
  }
  keepCached(aside)
}

/** Writes may be short. */
function writeAll(handle: number, bytes: Uint8Array): void {
  for (let from = 0; from < bytes.length; ) from += writeSync(handle, bytes, from)
}

function remove(path: string): void {
  try {
    rmSync(path, { force: true, recursive: true })
  } catch {
    // Not ours to remove.
  }
}

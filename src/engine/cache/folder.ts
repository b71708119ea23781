/** Where a site keeps what can be made again; nothing in it names a place of this machine. */

import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

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

/**
 * Writes a file of the cache, whole or not at all: of several that write at once the last wins. A cache that cannot be
 * written is a cache that is not there, so nothing is said.
 */
export function writeCached(file: string, parts: readonly (string | Uint8Array)[]): void {
  const aside = `${file}.${process.pid}`
  try {
    const folder = dirname(file)
    if (!existsSync(folder)) {
      mkdirSync(folder, { recursive: true })
      // It lies in the author's own folder, and is no part of the site's history.
      writeFileSync(join(folder, '.gitignore'), '*\n')
    }
    for (const [index, part] of parts.entries()) writeFileSync(aside, part, { flag: index === 0 ? 'w' : 'a' })
    renameSync(aside, file)
  } catch {
    rmSync(aside, { force: true })
  }
}

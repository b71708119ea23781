/** Where a site keeps what can be made again; nothing in it names a place of this machine. */

import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** Absolute; where other tools keep theirs when there are packages, else a hidden folder of the site. */
export function cacheFolder(siteDir: string): string {
  const packages = join(siteDir, 'node_modules')
  return existsSync(packages) ? join(packages, '.cache/zapiski') : join(siteDir, '.zapiski')
}

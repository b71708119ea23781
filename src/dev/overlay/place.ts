/** Files that a browser may name to the dev server. */

import { resolve, sep } from 'node:path'

/** Absolute path of a file of the site; `undefined` for one outside of it. */
export function fileInside(siteDir: string, file: string): string | undefined {
  const disk = resolve(siteDir, file)
  return disk.startsWith(siteDir.endsWith(sep) ? siteDir : siteDir + sep) ? disk : undefined
}

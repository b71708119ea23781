/** Files that a browser may name to the dev server. */

import { resolve } from 'node:path'
import { isWithin } from '../../disk.ts'

/** Absolute path of a file of the site; `undefined` for one outside of it. */
export function fileInside(siteDir: string, file: string): string | undefined {
  const disk = resolve(siteDir, file)
  return isWithin(siteDir, disk) && disk !== siteDir ? disk : undefined
}

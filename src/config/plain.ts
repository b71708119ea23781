/** A pipe or a device in the place of a file is never opened: reading it would wait for ever. */

import { statSync } from 'node:fs'

/** Something is there, and it is no ordinary file. */
export function isSpecial(path: string): boolean {
  const stat = statSync(path, { throwIfNoEntry: false })
  return stat !== undefined && !stat.isFile()
}

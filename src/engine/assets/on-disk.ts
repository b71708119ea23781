/** Where a file of the site lies on disk. */

import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { FilePath } from '../../shared/path.ts'

/** Names in texts are in NFC; archives made by macOS leave others on Linux, where these are two different names. */
export function onDisk(siteDir: string, file: FilePath): string {
  const plain = join(siteDir, file)
  if (/^[ -~]*$/.test(file) || existsSync(plain)) return plain
  return file.split('/').reduce((folder, name) => join(folder, nameIn(folder, name)), siteDir)
}

function nameIn(folder: string, name: string): string {
  if (existsSync(join(folder, name)) || !existsSync(folder)) return name
  return readdirSync(folder).find(entry => entry.normalize('NFC') === name) ?? name
}

/**
 * Code of the site over its finished output: it gets a folder in which the whole site stands, and what it left there is
 * of the site from then on. Files that stay as they stand are copies for that time, so the old site is not touched.
 */

import {
  chmodSync,
  constants,
  copyFileSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { contentHash } from '../../content-hash.ts'
import { type AssetPath, toAssetPath } from '../../shared/path.ts'
import type { Claims } from '../claims.ts'
import { keep, keepEqual } from '../put.ts'
import type { Writing } from '../writing.ts'

/** Clocks of disks are coarse: what is written so shortly after another write may show the same time. */
const COARSE = 20

export async function runAfter<T>(writing: Writing, claims: Claims, run: (folder: string) => Promise<T>): Promise<T> {
  const { staging } = writing.places
  for (const path of writing.built.keys()) bring(writing, path)
  const before = looksIn(staging)
  await wait(COARSE)
  const result = await run(staging)
  takeIn(writing, claims, { before, after: looksIn(staging) })
  return result
}

function bring({ places }: Writing, path: AssetPath): void {
  const [from, to] = [join(places.out, path), join(places.staging, path)]
  const { atime, mtime } = lstatSync(from)
  mkdirSync(dirname(to), { recursive: true })
  copyFileSync(from, to, constants.COPYFILE_FICLONE)
  utimesSync(to, atime, mtime)
}

/** Path -> what tells a touched file; links and the like are nothing that a host serves. */
type Looks = ReadonlyMap<string, string | undefined>

function looksIn(folder: string): Looks {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(name => name.replaceAll('\\', '/'))
  return new Map(
    names.sort().flatMap(name => {
      const stat = lstatSync(join(folder, name), { bigint: true })
      if (stat.isDirectory()) return []
      return [[name, stat.isFile() ? [stat.ino, stat.size, stat.mtimeNs, stat.ctimeNs].join() : undefined] as const]
    }),
  )
}

/** What was made or changed there has a key of its own: the next build makes the engine's file anew. */
function takeIn(writing: Writing, claims: Claims, { before, after }: { before: Looks; after: Looks }): void {
  const { places, built, written } = writing
  for (const [name, look] of after) {
    const path = toAssetPath(name)
    const file = join(places.staging, name)
    const isSame = look !== undefined && before.get(name) === look
    if (isSame && built.has(path)) rmSync(file)
    if (isSame) continue
    const isTaken = look !== undefined && (before.has(name) || claims.take(path))
    if (!isTaken) {
      rmSync(file, { force: true })
      continue
    }
    built.delete(path)
    const body = readFileSync(file)
    const key = `after ${contentHash(body, 32)}`
    if (keep(writing, path, key) || keepEqual(writing, { path, key, body })) {
      // It was made so by the last build, too.
      rmSync(file)
      written.delete(path)
    } else {
      chmodSync(file, 0o644)
      written.set(path, key)
    }
  }
  for (const name of before.keys()) {
    if (after.has(name)) continue
    built.delete(toAssetPath(name))
    written.delete(toAssetPath(name))
  }
}

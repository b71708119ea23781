/** A site in which a few documents changed in themselves alone: their files are made and put in place, nothing else. */

import { join } from 'node:path'
import { readText } from '../disk.ts'
import { cacheFolder } from '../engine/cache/folder.ts'
import { openPublished } from '../engine/cache/search.ts'
import { type Redo, readSince, redoDocuments, shortFile, sinceFile, writeSince } from '../engine/short/redo.ts'
import type { AssetPath } from '../shared/path.ts'
import { commitAmended, type Written } from './commit.ts'
import type { Digests } from './digests.ts'
import { type Columns, filesOf, manifestFile, markerDigest, sealOf } from './manifest.ts'
import { putMade } from './put.ts'
import { holdOutput, makeStaging } from './write.ts'
import type { Putting } from './writing.ts'

interface Amending extends Pick<Redo, 'siteDir' | 'changed' | 'isCommitted'> {
  /** Absolute. */
  outDir: string
  /** What the last whole build left for this, and the seal of what was amended since. */
  left: Left
  /** What stands in the output folder, as somebody looked, and the seal of it. */
  columns: Columns
  seal: string
}

export interface Left {
  id: string
  since: string | undefined
}

/** What was done, and what is left for the next time. */
interface Amended extends Written {
  left: Left | undefined
}

/** `undefined` when the site is to be built whole: nothing was touched then. */
export async function amendOutput(amending: Amending): Promise<Amended | undefined> {
  const { siteDir, outDir, left, columns, seal, changed, isCommitted } = amending
  const cache = cacheFolder(siteDir)
  const since = left.since === undefined ? [] : readSince(sinceFile(cache), left.since)
  if (since === undefined) return undefined
  const { places, close } = await holdOutput(outDir)
  try {
    const manifest = manifestFile(cache, siteDir, places.out)
    // Another build was faster.
    if (sealOf(manifest) !== seal || markerDigest(places.out) !== columns.marker) return undefined
    const known = filesOf(columns)
    const output = {
      has: (path: AssetPath): boolean => known.has(path),
      read: (path: AssetPath, encoding?: string): string | undefined => readText(join(places.out, path), encoding),
    }
    const store = { file: shortFile(cache), id: left.id }
    const redone = await redoDocuments({ store, siteDir, changed, isCommitted, since, output })
    if (redone === undefined) return undefined
    const putting: Putting = {
      places,
      before: { files: known },
      known,
      digests: UNTOUCHED,
      isMasked: makeStaging(places),
      folders: new Set(),
      built: new Map(),
      written: new Map(),
    }
    for (const file of redone.files) putMade(putting, file)?.()
    const written = commitAmended(putting, { columns, gone: redone.gone, manifest })
    for (const { config, manifest: text } of redone.indexes) openPublished({ ...config, outDir: places.out }).keep(text)
    const amended = redone.since && writeSince(sinceFile(cache), redone.since)
    return { ...written, left: amended === undefined ? undefined : { id: left.id, since: amended } }
  } finally {
    close()
  }
}

/** Nothing is copied. */
const UNTOUCHED: Digests = { find: () => undefined, note: () => undefined, save: () => undefined }

/** A site in which a few documents changed in themselves alone: their files are made and put in place, nothing else. */

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { cacheFolder } from '../engine/cache/folder.ts'
import { type Redo, type Redone, redoDocuments, shortFile } from '../engine/short/redo.ts'
import { type AssetPath, toAssetPath } from '../shared/path.ts'
import { commit, type Written } from './commit.ts'
import type { Digests } from './digests.ts'
import { type Manifest, manifestFile, markerDigest, sealOf } from './manifest.ts'
import { MARKER } from './outdir.ts'
import { putMade } from './put.ts'
import { holdOutput, makeStaging } from './write.ts'
import type { Writing } from './writing.ts'

interface Amending extends Pick<Redo, 'siteDir' | 'changed' | 'since'> {
  /** Absolute. */
  outDir: string
  /** What the last whole build left for this. */
  id: string
  /** What stands in the output folder, as somebody looked, and the seal of it. */
  known: Manifest
  seal: string
}

/** `undefined` when the site is to be built whole: nothing was touched then. */
export async function amendSite(amending: Amending): Promise<Written | undefined> {
  const { siteDir, outDir, id, known, seal, changed, since } = amending
  const cache = cacheFolder(siteDir)
  const { places, close } = await holdOutput(outDir)
  try {
    const manifest = manifestFile(cache, siteDir, places.out)
    const marker = markerDigest(places.out)
    // Another build was faster.
    if (sealOf(manifest) !== seal || marker === undefined) return undefined
    const output = {
      read: (path: AssetPath): string => readFileSync(join(places.out, path), 'utf8'),
    }
    const redone = await redoDocuments({ store: { file: shortFile(cache), id }, siteDir, changed, since, output })
    if (redone === undefined) return undefined
    const writing: Writing = {
      places,
      before: { files: [...known.keys(), MARKER], folders: [] },
      manifest,
      known,
      marker,
      digests: UNTOUCHED,
      compare: false,
      isMasked: await makeStaging(places),
      folders: new Set(),
      built: kept(known, redone),
      written: new Map(),
      running: new Set(),
      breath: 0,
    }
    for (const file of redone.files) putMade(writing, file)?.()
    return await commit(writing)
  } finally {
    close()
  }
}

/** What stays as it stands. */
function kept(known: Manifest, { files, gone }: Redone): Writing['built'] {
  const others = new Map([...known].map(([path, built]) => [toAssetPath(path), built]))
  for (const path of [...files.map(file => file.path), ...gone]) others.delete(path)
  return others
}

/** Nothing is copied. */
const UNTOUCHED: Digests = { find: () => undefined, note: () => undefined, save: () => undefined }

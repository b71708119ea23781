/**
 * What earlier runs learnt of pictures and encoded of them, by content: another picture, another setting or another
 * version of the encoder has another key. Only what the last run asked for stays.
 */

import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { contentHash } from '../../content-hash.ts'
import { attempt, isRecord } from '../../shared/value.ts'
import type { Look } from '../assets/encoder.ts'
import { writeCached } from './folder.ts'
import { readStored, SEAL, store } from './stored.ts'

export interface PictureCache {
  look(digest: string): Look | undefined
  noteLook(digest: string, look: Look): void
  encoded(key: string): Uint8Array | undefined
  keepEncoded(key: string, bytes: Uint8Array): void
  /** Keys of all encoded pictures of the site: the others go. */
  sweep(keys: ReadonlySet<string>): void
  save(): void
}

interface Stored {
  identity: string
  looks: Record<string, Look>
}

/** Of a folder of the cache. */
export function openPictures(folder: string, identity: string): PictureCache {
  const file = join(folder, 'pictures.json')
  const stored = readLooks(file, identity)
  const looks: Record<string, Look> = {}
  let isFresh = false
  const placeOf = (key: string): string => join(folder, 'encoded', key)
  return {
    look(digest) {
      const known = stored[digest]
      if (known !== undefined) looks[digest] = known
      return known
    },
    noteLook(digest, look) {
      looks[digest] = look
      isFresh = true
    },
    encoded: key => readSealed(placeOf(key)),
    keepEncoded(key, bytes) {
      const digest = contentHash(bytes, SEAL)
      writeCached(placeOf(key), [digest, bytes])
    },
    sweep: keys => sweep(join(folder, 'encoded'), keys),
    save() {
      if (isFresh) store(file, { identity, looks } satisfies Stored)
    },
  }
}

function readLooks(file: string, identity: string): Record<string, Look> {
  const value = readStored(file)
  // Sealed: it is as it was written.
  return isRecord(value) && value.identity === identity ? (value as unknown as Stored).looks : {}
}

/** A digest of the bytes, then they. */
const readSealed = (file: string): Uint8Array | undefined =>
  attempt(() => {
    const sealed = readFileSync(file)
    const bytes = sealed.subarray(SEAL)
    return contentHash(bytes, SEAL) === sealed.toString('latin1', 0, SEAL) ? bytes : undefined
  })

function sweep(folder: string, keys: ReadonlySet<string>): void {
  try {
    for (const name of readdirSync(folder)) if (!keys.has(name)) rmSync(join(folder, name), { force: true })
  } catch {
    // No picture was encoded yet.
  }
}

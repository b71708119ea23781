/** Digests of files that are copied, remembered by what the disk says of them: bytes are read when that changes. */

import { join, relative } from 'node:path'
import { readStored, store } from '../engine/cache/stored.ts'
import { isRecord } from '../shared/value.ts'

/** What the disk says of a file. */
interface Seen {
  size: number
  mtimeMs: number
  ctimeMs: number
  ino: number
}

export interface Digests {
  /** Digest of a file (absolute) that stat describes, when it is known. */
  find(file: string, stat: Seen): string | undefined
  /** Call with what stat said before the bytes were read. */
  note(file: string, stat: Seen, digest: string): void
  /** Keeps those that were asked for or noted. */
  save(): void
}

const FORMAT = 1
/** Git's rule: a file may have changed again within one tick of a coarse clock, so what is as fresh as this is not trusted. */
const RACY = 2000

const signatureOf = ({ size, mtimeMs, ctimeMs, ino }: Seen): string => [size, mtimeMs, ctimeMs, ino].join()

/** Of what a site with this cache copies; without one nothing is remembered. */
export function openCopies(cache: string | undefined, siteDir: string): Digests {
  const file = cache === undefined ? undefined : join(cache, 'copies.json')
  const known = file === undefined ? new Map<string, Known>() : read(file)
  const used = new Map<string, Known>()
  const nameOf = (path: string): string => relative(siteDir, path)
  return {
    find(path, stat) {
      const name = nameOf(path)
      const found = known.get(name)
      if (found?.signature !== signatureOf(stat)) return undefined
      used.set(name, found)
      return found.digest
    },
    note(path, stat, digest) {
      if (Math.max(stat.mtimeMs, stat.ctimeMs) > Date.now() - RACY) return
      used.set(nameOf(path), { signature: signatureOf(stat), digest })
    },
    save() {
      const isSame = used.size === known.size && [...used].every(([name, entry]) => known.get(name) === entry)
      if (file === undefined || isSame) return
      store(file, { format: FORMAT, files: [...used].map(([name, entry]) => [name, entry.signature, entry.digest]) })
    },
  }
}

interface Known {
  signature: string
  digest: string
}

function read(file: string): Map<string, Known> {
  const stored = readStored(file)
  if (!isRecord(stored) || stored.format !== FORMAT || !Array.isArray(stored.files)) return new Map()
  return new Map(
    stored.files.map(([name, signature, digest]: [string, string, string]) => [name, { signature, digest }]),
  )
}

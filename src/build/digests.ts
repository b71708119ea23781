/** Digests of files that are copied, remembered by what the disk says of them: bytes are read when that changes. */

import { join, relative } from 'node:path'
import { isRacy, isSameSignature, type Signature } from '../disk.ts'
import { readStored, store } from '../engine/cache/stored.ts'
import { isRecord } from '../shared/value.ts'

export interface Digests {
  /** Digest of a file (absolute) of that signature, when it is known. */
  find(file: string, signature: Signature): string | undefined
  /** Call with the signature from before the bytes were read. */
  note(file: string, signature: Signature, digest: string): void
  /** Keeps those that were asked for or noted. */
  save(): void
}

const FORMAT = 2

/** Of what a site with this cache copies; without one nothing is remembered. */
export function openCopies(cache: string | undefined, siteDir: string): Digests {
  const file = cache === undefined ? undefined : join(cache, 'copies.json')
  const known = file === undefined ? new Map<string, Known>() : read(file)
  const used = new Map<string, Known>()
  const nameOf = (path: string): string => relative(siteDir, path)
  return {
    find(path, signature) {
      const name = nameOf(path)
      const found = known.get(name)
      if (found === undefined || !isSameSignature(found.signature, signature)) return undefined
      used.set(name, found)
      return found.digest
    },
    note(path, signature, digest) {
      if (!isRacy(signature, Date.now())) used.set(nameOf(path), { signature, digest })
    },
    save() {
      const isSame = used.size === known.size && [...used].every(([name, entry]) => known.get(name) === entry)
      if (file === undefined || isSame) return
      store(file, { format: FORMAT, files: [...used].map(([name, entry]) => [name, entry.signature, entry.digest]) })
    },
  }
}

interface Known {
  signature: Signature
  digest: string
}

function read(file: string): Map<string, Known> {
  const stored = readStored(file)
  if (!isRecord(stored) || stored.format !== FORMAT || !Array.isArray(stored.files)) return new Map()
  return new Map(
    stored.files.map(([name, signature, digest]: [string, Signature, string]) => [name, { signature, digest }]),
  )
}

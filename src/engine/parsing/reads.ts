/** What plugins read for a text through the reader that they are given: as much an input of its page as its own file. */

import { readFileSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import { contentHash } from '../../content-hash.ts'
import { saidError } from '../../messages/said-error.ts'
import type { FilePath } from '../../shared/path.ts'

/** A path as the plugin wrote it, and a digest of what stood there; none where no file was. */
export type Read = [path: string, digest: string | undefined]

export interface Reads {
  /** Text of a file by its path from the folder of the site; `undefined` where there is none. */
  read(path: string): string | undefined
  /** What is read from here on is read for this text. */
  begin(file: FilePath): void
  /** What was read for a text, in this run or in an earlier one. */
  of(file: FilePath): readonly Read[]
  keep(file: FilePath, reads: readonly Read[]): void
  /** Whether all of it is as it was. */
  areSame(reads: readonly Read[]): boolean
  /** Files may have changed since. */
  refresh(): void
  /** Absolute. */
  paths(): string[]
}

/** `bounds`: what may be read, since it may be published; another path throws. */
export function createReads(siteDir: string, bounds: (path: string) => boolean): Reads {
  const known = new Map<FilePath, Map<string, Read>>()
  const texts = new Map<string, { text: string | undefined; digest: string | undefined }>()
  let current = new Map<string, Read>()
  const look = (path: string) => {
    const seen = texts.get(path)
    if (seen !== undefined) return seen
    const text = readText(resolve(siteDir, path))
    const found = { text, digest: text === undefined ? undefined : contentHash(text, 32) }
    texts.set(path, found)
    return found
  }
  return {
    read(path) {
      if (!bounds(resolve(siteDir, path))) throw saidError('read-outside', { path })
      const { text, digest } = look(path)
      current.set(path, [path, digest])
      return text
    },
    begin(file) {
      current = new Map()
      known.set(file, current)
    },
    of: file => [...(known.get(file)?.values() ?? [])],
    keep: (file, reads) => void known.set(file, new Map(reads.map(read => [read[0], read]))),
    areSame: reads => reads.every(([path, digest]) => look(path).digest === digest),
    refresh: () => texts.clear(),
    paths: () =>
      [...new Set([...known.values()].flatMap(reads => [...reads.keys()]))].map(path => resolve(siteDir, path)),
  }
}

function readText(path: string): string | undefined {
  try {
    // A pipe would be waited for.
    return statSync(path).isFile() ? readFileSync(path, 'utf8') : undefined
  } catch {
    return undefined
  }
}

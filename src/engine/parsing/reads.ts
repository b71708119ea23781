/** What plugins read for a text through the reader that they are given: as much an input of its page as its own file. */

import { resolve } from 'node:path'
import { contentHash } from '../../content-hash.ts'
import { isFile, readText } from '../../disk.ts'
import { saidError } from '../../messages/said-error.ts'
import { knownOr } from '../../shared/collections.ts'
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
  let current: FilePath | undefined
  const look = (path: string) =>
    knownOr(texts, path, () => {
      const file = resolve(siteDir, path)
      const text = isFile(file) ? readText(file) : undefined
      return { text, digest: text === undefined ? undefined : contentHash(text, 32) }
    })
  const noteOf = (file: FilePath): Map<string, Read> => {
    const noted = known.get(file) ?? new Map<string, Read>()
    known.set(file, noted)
    return noted
  }
  return {
    read(path) {
      if (!bounds(resolve(siteDir, path))) throw saidError('read-outside', { path })
      const { text, digest } = look(path)
      if (current !== undefined) noteOf(current).set(path, [path, digest])
      return text
    },
    begin(file) {
      current = file
      known.delete(file)
    },
    of: file => [...(known.get(file)?.values() ?? [])],
    keep(file, reads) {
      // Most texts have no plugin that reads: a table for each would be a tenth of what is kept of a short one.
      if (reads.length === 0) known.delete(file)
      else known.set(file, new Map(reads.map(read => [read[0], read])))
    },
    areSame: reads => reads.every(([path, digest]) => look(path).digest === digest),
    refresh: () => texts.clear(),
    paths: () =>
      [...new Set([...known.values()].flatMap(reads => [...reads.keys()]))].map(path => resolve(siteDir, path)),
  }
}

/** Finds terms in the shards: exactly, or all that begin with a prefix. */

import { firstPlace } from '../../shared/collections.ts'
import { type Shard, shardOf, type TermRow } from '../format.ts'
import type { Files } from './files.ts'

/** A short prefix begins too many words; the first shards hold enough of them. */
const MAX_PREFIX_SHARDS = 3

export interface Lookup {
  exact(term: string): Promise<TermRow | undefined>
  /** Rows of terms that begin with `prefix`, whole titles left out. */
  startingWith(prefix: string): Promise<TermRow[]>
}

export function createLookup(files: Files, signal: AbortSignal | undefined): Lookup {
  const { shards } = files.manifest
  return {
    async exact(term) {
      if (shards.length === 0) return undefined
      const { terms } = await files.shard(shardOf(shards, term), signal)
      const row = terms[placeOf(terms, term)]
      return row?.[0] === term ? row : undefined
    },
    async startingWith(prefix) {
      if (shards.length === 0) return []
      const first = shardOf(shards, prefix)
      const after = Math.min(shardOf(shards, `${prefix}\uffff`) + 1, first + MAX_PREFIX_SHARDS)
      const numbers = Array.from({ length: after - first }, (_, index) => first + index)
      const found = await Promise.all(numbers.map(number => files.shard(number, signal)))
      return found.flatMap(({ terms }) => rangeOf(terms, prefix))
    },
  }
}

function rangeOf(terms: Shard['terms'], prefix: string): TermRow[] {
  const rows: TermRow[] = []
  for (let index = placeOf(terms, prefix); index < terms.length; index++) {
    const row = terms[index]
    if (row === undefined || !row[0].startsWith(prefix)) break
    if (!row[0].endsWith(' ')) rows.push(row)
  }
  return rows
}

/** Index of the first term that is not below `key`. */
const placeOf = (terms: Shard['terms'], key: string): number =>
  firstPlace(terms.length, place => (terms[place]?.[0] ?? '') >= key)

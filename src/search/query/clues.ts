/** Rows of the index that a word leads to: itself, its twins, what begins with it. */

import type { TermRow } from '../format.ts'
import { countPostings } from '../postings.ts'
import type { Lookup } from './lookup.ts'
import type { QueryWord } from './words.ts'

export interface Clue {
  row: TermRow
  /** 1 for the word itself, less for what only resembles it. */
  weight: number
  /** Pages of all words that share the prefix: an unfinished word is not rare because its endings are. */
  pages?: number
}

const TWIN_WEIGHT = 0.85
/** Of words that begin with a word: when it is no word itself, and when it is. */
const PREFIX_WEIGHT = 0.85
const PREFIX_WEIGHT_KNOWN = 0.45
const MAX_PREFIXED = 24

export async function wordClues(
  lookup: Lookup,
  { word, term, prefix }: Pick<QueryWord, 'word' | 'term' | 'prefix'>,
): Promise<Clue[]> {
  const [clues, rows] = await Promise.all([cluesOf(lookup, term, 1), prefix ? lookup.startingWith(word) : []])
  const weight = clues.length === 0 ? PREFIX_WEIGHT : PREFIX_WEIGHT_KNOWN
  const longer = rows
    .filter(([found]) => found !== term)
    .map(row => ({ row, count: countPostings(row[1]) }))
    .sort((a, b) => b.count - a.count)
  const pages = longer.reduce((sum, { count }) => sum + count, 0)
  for (const { row } of longer.slice(0, MAX_PREFIXED)) clues.push({ row, weight, pages })
  return clues
}

/** A term and its twins in the other script. */
export async function cluesOf(lookup: Lookup, term: string, weight: number): Promise<Clue[]> {
  const row = await lookup.exact(term)
  if (row === undefined) return []
  const twins = await Promise.all((row[2] ?? []).map(twin => lookup.exact(twin)))
  const other = twins.flatMap(twin => (twin === undefined ? [] : [{ row: twin, weight: weight * TWIN_WEIGHT }]))
  return [{ row, weight }, ...other]
}

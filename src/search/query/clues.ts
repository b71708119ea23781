/** Rows of the index that a word leads to: itself, its twins, what begins with it. */

import type { TermRow } from '../format.ts'
import { countPostings } from '../postings.ts'
import { phonetic } from '../text/phonetic.ts'
import type { Lookup } from './lookup.ts'
import type { QueryWord } from './words.ts'

export interface Clue {
  row: TermRow
  /** 1 for the word itself, less for what only resembles it. */
  weight: number
  /**
   * Pages that count for how rare it is: of all words that share a prefix, since an unfinished word is not rare because
   * its endings are; of a name in two scripts those of the one that is written more often.
   */
  pages?: number
  /** It only begins with the word. */
  isLonger?: true
}

/** Of a name in the other script that sounds the same; one that sounds a little different may be another word. */
const TWIN_WEIGHT = 0.85
const TWIN_WEIGHT_NEAR = 0.5
/** Where the typed spelling is the usual one here, pages of the other only come after. */
const TWIN_WEIGHT_RARE = 0.4
/** Of words that begin with a word: when it is no word itself, and when it is. */
const PREFIX_WEIGHT = 0.85
const PREFIX_WEIGHT_KNOWN = 0.45
const MAX_PREFIXED = 24

export async function wordClues(
  lookup: Lookup,
  { word, term, prefix }: Pick<QueryWord, 'word' | 'term' | 'prefix'>,
): Promise<Clue[]> {
  const [clues, rows] = await Promise.all([cluesOf(lookup, term, 1), prefix ? lookup.startingWith(word) : []])
  // «pers» is hardly a form of «per» where longer words begin so, nor rarer than they are.
  const weight = clues.length === 0 || word !== term ? PREFIX_WEIGHT : PREFIX_WEIGHT_KNOWN
  const longer = rows
    .filter(([found]) => found !== term)
    .map(row => ({ row, count: countPostings(row[1]) }))
    .sort((a, b) => b.count - a.count)
  const own = clues[0] ? countPostings(clues[0].row[1]) : 0
  const pages = longer.reduce((sum, { count }) => sum + count, own)
  if (clues[0] && word !== term) clues[0].pages = pages
  for (const { row } of longer.slice(0, MAX_PREFIXED)) clues.push({ row, weight, pages, isLonger: true })
  return clues
}

/** A term and its twins in the other script. */
export async function cluesOf(lookup: Lookup, term: string, weight: number): Promise<Clue[]> {
  const row = await lookup.exact(term)
  if (row === undefined) return []
  const twins = await Promise.all((row[2] ?? []).map(twin => lookup.exact(twin)))
  const count = countPostings(row[1])
  const other = twins.flatMap(twin => {
    if (twin === undefined) return []
    const pages = countPostings(twin[1])
    const share = pages < count ? TWIN_WEIGHT_RARE : soundsLike(term, twin[0]) ? TWIN_WEIGHT : TWIN_WEIGHT_NEAR
    return [{ row: twin, weight: weight * share, pages: Math.max(pages, count) }]
  })
  return [{ row, weight }, ...other]
}

/** A stem may lack the end of the name. */
function soundsLike(term: string, twin: string): boolean {
  const [a, b] = [phonetic(term), phonetic(twin)]
  return a.startsWith(b) || b.startsWith(a)
}

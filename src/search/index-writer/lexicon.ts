/** The lexicon: words that a query may have meant, cut by sound; read only when a word is unknown. */

import { groupBy } from '../../shared/collections.ts'
import type { LexiconRow } from '../format.ts'
import { firstSound } from '../text/phonetic.ts'
import { wordOf } from '../text/tokenize.ts'

const MIN_LENGTH = 3
const MAX_LENGTH = 24
/** Rare words of a large site are mostly slips themselves. */
const MIN_PAGES = 3
/** On a small site every second word is rare, and all of them fit. */
const SMALL_SITE = 1000
const MIN_PAGES_SMALL = 2
/** Characters of JSON, about 3 KB on the wire; up to this all letters are in one file. */
const FILE_SIZE = 10_000
/** «эпл» and `apple` begin with different vowels: kept in one file while it stays below this. */
const VOWELS_SIZE = 90_000
const VOWELS = [...'aeiou']

interface LexiconFiles {
  /** Sound letter -> number of the file. */
  letters: Record<string, number>
  files: LexiconRow[][]
}

/** Pages that a word must be on to be in the lexicon when it is in no title, heading or tag. */
export const minPagesOf = (pageCount: number): number => (pageCount < SMALL_SITE ? MIN_PAGES_SMALL : MIN_PAGES)

export const isWord = (term: string): boolean =>
  term.length >= MIN_LENGTH && term.length <= MAX_LENGTH && /^\p{L}[\p{L}\p{N}]*$/u.test(term)

/** A term and the form in which it stands in texts, as the lexicon has them; and that form of a row. */
export function rowOf(term: string, written: string): LexiconRow {
  const word = wordOf(written)
  const ending = word.slice(term.length)
  return word === written ? [term, ending] : [term, ending, written]
}
export const writtenIn = ([term, ending, written]: LexiconRow): string => written ?? term + ending

/** Words that may be spellings of one name: those that begin with one sound, all vowels being one. */
export function soundGroup(term: string): string {
  const letter = firstSound(term)
  return VOWELS.includes(letter) ? 'vowels' : letter
}

/** Rows by rising term; a file a letter, so that a word changes the file of its letter and no other. */
export function packLexicon(rows: Iterable<LexiconRow>): LexiconFiles {
  const letters = groupBy(rows, ([term]) => [firstSound(term)])
  const rowsOf = (group: readonly string[]): LexiconRow[] => group.flatMap(letter => letters.get(letter) ?? [])
  const fits = (group: readonly string[], limit: number): boolean => JSON.stringify(rowsOf(group)).length <= limit
  const all = [...letters.keys()].sort()
  const vowels = all.filter(letter => VOWELS.includes(letter))
  const together = vowels.length > 0 && fits(vowels, VOWELS_SIZE) ? [vowels] : vowels.map(letter => [letter])
  const consonants = all.filter(letter => !VOWELS.includes(letter)).map(letter => [letter])
  const groups = fits(all, FILE_SIZE) ? [all] : [...together, ...consonants]
  const files = groups.filter(group => group.length > 0)
  return {
    letters: Object.fromEntries(files.flatMap((group, index) => group.map(letter => [letter, index]))),
    files: files.map(rowsOf),
  }
}

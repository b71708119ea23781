/** The lexicon: words that a query may have meant, cut by sound; read only when a word is unknown. */

import type { LexiconRow } from '../format.ts'
import { phonetic, soundLetter } from '../text/phonetic.ts'
import type { Postings } from './postings.ts'

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

export function buildLexicon({ terms, forms }: Postings, pageCount: number): LexiconFiles {
  const minPages = pageCount < SMALL_SITE ? MIN_PAGES_SMALL : MIN_PAGES
  const letters = new Map<string, LexiconRow[]>()
  for (const term of [...terms.keys()].sort()) {
    const postings = terms.get(term)
    if (postings === undefined || !isWord(term)) continue
    if (!postings.prominent && postings.pages.length < minPages) continue
    const letter = soundLetter(phonetic(term))
    const rows = letters.get(letter) ?? []
    rows.push([term, endingOf(term, forms.get(term))])
    letters.set(letter, rows)
  }
  return pack(letters)
}

const isWord = (term: string): boolean =>
  term.length >= MIN_LENGTH && term.length <= MAX_LENGTH && /^\p{L}[\p{L}\p{N}]*$/u.test(term)

/** What turns a stem into a word to show: the most frequent form that begins with it. */
function endingOf(term: string, forms: ReadonlyMap<string, number> | undefined): string {
  let best = term
  let most = 0
  for (const [form, count] of forms ?? []) {
    if (form.startsWith(term) && (count > most || (count === most && form < best))) {
      best = form
      most = count
    }
  }
  return best.slice(term.length)
}

/** A file a letter, so that a word changes the file of its letter and no other. */
function pack(letters: ReadonlyMap<string, LexiconRow[]>): LexiconFiles {
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

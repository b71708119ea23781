/** From documents to postings: every term with its pages, how it stands there, and the word it is shown as. */

import { addPosting, isProminent, type Letters, noLetters } from '../postings.ts'
import type { Language } from '../text/language.ts'
import type { NamedFragment } from './fragments.ts'
import { createTermReader } from './page-terms.ts'

interface TermPostings {
  letters: Letters
  /** In a title, heading or tag somewhere. */
  prominent: boolean
  /** What makes the term a word, see `showingPage`. */
  ending: string
}

export interface Postings {
  terms: Map<string, TermPostings>
  /** Page number -> words of its text. */
  words: Map<number, number>
}

/** Pages by rising number. */
export function collectPostings(
  pages: readonly Pick<NamedFragment, 'number' | 'page'>[],
  language: Language,
): Postings {
  const read = createTermReader(language)
  const terms: Postings['terms'] = new Map()
  const words: Postings['words'] = new Map()
  for (const { number, page } of pages) {
    const found = read(page)
    words.set(number, found.words)
    const shown = new Set<string>()
    for (const [term, standing] of found.terms) {
      const postings = terms.get(term) ?? { letters: noLetters(), prominent: false, ending: '' }
      const isFirst = postings.letters.pages === 0
      if (isFirst) terms.set(term, postings)
      const isMoreProminent = isProminent(standing) && !postings.prominent
      if (isFirst || isMoreProminent) shown.add(term)
      addPosting(postings.letters, number, standing)
      postings.prominent ||= isMoreProminent
    }
    for (const [term, ending] of found.endings(shown)) {
      const postings = terms.get(term)
      if (postings !== undefined) postings.ending = ending
    }
  }
  return { terms, words }
}

/** Where a term stands. */
export interface Places {
  /** Page numbers, rising. */
  pages: number[]
  standings: number[]
}

/**
 * The page whose spelling of a term is shown to readers: the first one that has it in a title, heading or tag, else the
 * first one. So what is shown follows from one page and not from counts over all of them.
 */
export function showingPage({ pages, standings }: Places): number | undefined {
  const place = standings.findIndex(isProminent)
  return pages[Math.max(place, 0)]
}

/** From documents to postings: every term with its pages, how it stands there, and the word it is shown as. */

import { addPosting, isProminent, type Letters, noLetters } from '../postings.ts'
import type { Language } from '../text/language.ts'
import type { PageWords } from './fragments.ts'
import { createTermReader } from './words/page-terms.ts'

export interface TermPostings {
  term: string
  letters: Letters
  /** In a title, heading or tag somewhere. */
  prominent: boolean
  /** The word that it is on the page whose spelling is shown, see `Standings` in `amend.ts`. */
  written: string
}

interface Collector {
  /** Pages by rising number; gives the number of words of its text. */
  add(number: number, page: PageWords): number
  terms(): TermPostings[]
}

export function createCollector(language: Language): Collector {
  const { read, writtenOf, termAt } = createTermReader(language)
  /** By numbers of terms. */
  const all: (TermPostings | undefined)[] = []
  return {
    add(number, page) {
      const { terms, standings, words } = read(page)
      for (let index = 0; index < terms.length; index++) {
        const [term = 0, standing = 0] = [terms[index], standings[index]]
        const known = all[term]
        const postings = known ?? { term: termAt(term), letters: noLetters(), prominent: false, written: '' }
        if (known === undefined) all[term] = postings
        const isMoreProminent = isProminent(standing) && !postings.prominent
        if (known === undefined || isMoreProminent) postings.written = writtenOf(term)
        addPosting(postings.letters, number, standing)
        postings.prominent ||= isMoreProminent
      }
      return words
    },
    terms: () => all.filter(postings => postings !== undefined),
  }
}

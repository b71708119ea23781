/** What each spelling stands for: worked out when it is first met, and met thousands of times. */

import type { Language } from '../../text/language.ts'
import { partTerms, tokenTerms } from '../../text/terms.ts'
import { plainWord, tokenize, wordOf } from '../../text/tokenize.ts'
import type { Found } from './compounds.ts'
import { createNumbering } from './numbering.ts'

/** What stands for no single term. */
export const NONE = -1
export const SEVERAL = -2

/** A compound, or a word that has pieces; terms by their numbers. */
interface Compound {
  terms: readonly number[]
  /** First terms of its parts. */
  firsts: readonly number[]
}

/** One way to write a word that begins with its term. */
interface Form {
  spelling: number
  word: string
  /** In small letters, as it stands in texts. */
  written: string
}

export interface Spellings {
  numberOf(found: Found): number
  /** Works out what the spellings stand for that were met since it was asked last. */
  learn(): void
  /** The one term of each spelling, or `NONE`, or `SEVERAL`. */
  only: readonly number[]
  /** Spellings of words that are in every text, which say something of a page only where they stand out. */
  stops: ReadonlySet<number>
  /** Those that stand for several terms, by number. */
  compounds: ReadonlyMap<number, Compound>
  /** Terms by number. */
  terms: readonly string[]
  termOf(term: string): number
  /** The term of the whole word of a spelling, see `needsWhole`, or `NONE`. */
  wholeOf(spelling: number): number
  /** By number of the term. */
  forms: readonly (readonly Form[])[]
}

export function createSpellings(language: Language): Spellings {
  const { numberOf, count, wordAt } = createNumbering()
  const only: number[] = []
  const stops = new Set<number>()
  const compounds = new Map<number, Compound>()
  const terms: string[] = []
  const forms: Form[][] = []
  const numbers = new Map<string, number>()
  const termOf = (term: string): number => {
    const known = numbers.get(term)
    if (known !== undefined) return known
    numbers.set(term, terms.length)
    forms.push([])
    return terms.push(term) - 1
  }
  const wholes: (number | undefined)[] = []
  const findWhole = (spelling: number): number => {
    const term = terms[only[spelling] ?? NONE]
    const word = wordOf(wordAt(spelling))
    return term !== undefined && needsWhole(word, term, language) ? termOf(word + WHOLE) : NONE
  }
  const wholeOf = (spelling: number): number => {
    const known = wholes[spelling] ?? findWhole(spelling)
    wholes[spelling] = known
    return known
  }
  const add = (spelling: number, compound: string): void => {
    const { terms, parts, isStop } = readSpelling(compound, language)
    if (isStop) stops.add(spelling)
    for (const { term, ...form } of parts)
      if (form.word.startsWith(term)) forms[termOf(term)]?.push({ spelling, ...form })
    const isPlain = terms.length === parts.length && terms.length < 2
    only.push(isPlain ? (terms.map(termOf)[0] ?? NONE) : SEVERAL)
    if (!isPlain) compounds.set(spelling, { terms: terms.map(termOf), firsts: parts.map(({ term }) => termOf(term)) })
  }
  return {
    numberOf,
    // Apart from the loop that counts words: what is done for few of them would be compiled into it.
    learn() {
      for (let spelling = only.length; spelling < count(); spelling++) add(spelling, wordAt(spelling))
    },
    only,
    stops,
    compounds,
    terms,
    termOf,
    wholeOf,
    forms,
  }
}

/** What no word ends with: a term of a whole word is none of the lexicon, and no query asks for it but by its beginning. */
const WHOLE = '-'

/**
 * Whether whoever types the word is without it before the last letter: «replicati» begins no term, since the word is
 * «replic», and is no form that the language knows.
 */
const needsWhole = (word: string, term: string, { stem }: Language): boolean =>
  Array.from(word.slice(1), (_, index) => word.slice(0, index + 1)).some(
    typed => !term.startsWith(typed) && stem(typed) !== term,
  )

interface Spelling {
  terms: readonly string[]
  /** Of each the first term and the word that it is a term of. */
  parts: readonly { term: string; word: string; written: string }[]
  isStop: boolean
}

/** The word itself where nothing but capitals is otherwise, which is nearly always. */
function writtenAs(text: string, word: string): string {
  const written = text.toLowerCase().normalize('NFC')
  return written !== word && wordOf(written) === word ? written : word
}

function readSpelling(compound: string, language: Language): Spelling {
  const word = plainWord(compound)
  if (word !== undefined && language.cut(word).length < 2) {
    const term = language.stem(word)
    return {
      terms: [term],
      parts: [{ term, word, written: writtenAs(compound, word) }],
      isStop: language.isStopWord(word),
    }
  }
  const tokens = tokenize(compound)
  const parts = tokens.flatMap(token => token.parts)
  return {
    terms: [...new Set(tokens.flatMap(token => [...tokenTerms(token, language)]))],
    parts: parts.flatMap(part =>
      partTerms(part, language)
        .slice(0, 1)
        .map(term => ({ term, word: part.word, written: writtenAs(compound.slice(part.start, part.end), part.word) })),
    ),
    isStop: false,
  }
}

/** What each spelling stands for: worked out when it is first met, and met thousands of times. */

import type { Language } from '../../text/language.ts'
import { partTerms, tokenTerms } from '../../text/terms.ts'
import { hasSpaceless, plainWord, tokenize } from '../../text/tokenize.ts'
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
  /** Words of it after the first: a sentence without spaces is one compound of many words. */
  more: number
}

/** One way to write a word that begins with its term. */
interface Form {
  spelling: number
  word: string
}

export interface Spellings {
  numberOf(found: Found): number
  /** The one term of each spelling, or `NONE`, or `SEVERAL`. */
  only: readonly number[]
  /** Those that stand for several terms, by number. */
  compounds: ReadonlyMap<number, Compound>
  /** Terms by number. */
  terms: readonly string[]
  termOf(term: string): number
  /** By number of the term. */
  forms: readonly (readonly Form[])[]
}

export function createSpellings(language: Language): Spellings {
  const number = createNumbering()
  const only: number[] = []
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
  const add = (spelling: number, compound: string): void => {
    const { terms, parts } = readSpelling(compound, language)
    for (const { term, word } of parts) if (word.startsWith(term)) forms[termOf(term)]?.push({ spelling, word })
    const more = hasSpaceless(compound) ? compound.length >> 1 : 0
    const isPlain = terms.length === parts.length && terms.length < 2 && more === 0
    only.push(isPlain ? (terms.map(termOf)[0] ?? NONE) : SEVERAL)
    if (!isPlain)
      compounds.set(spelling, { terms: terms.map(termOf), firsts: parts.map(({ term }) => termOf(term)), more })
  }
  return {
    numberOf(found) {
      const spelling = number(found)
      if (spelling === only.length) add(spelling, found.text.slice(found.start, found.end))
      return spelling
    },
    only,
    compounds,
    terms,
    termOf,
    forms,
  }
}

interface Spelling {
  terms: readonly string[]
  /** Of each the first term and the word that it is a term of. */
  parts: readonly { term: string; word: string }[]
}

function readSpelling(compound: string, language: Language): Spelling {
  const word = plainWord(compound)
  if (word !== undefined) {
    const terms = language.isStopWord(word) ? [] : [language.stem(word)]
    return { terms, parts: terms.map(term => ({ term, word })) }
  }
  const tokens = tokenize(compound)
  const parts = tokens.flatMap(token => token.parts)
  return {
    terms: [...new Set(tokens.flatMap(token => [...tokenTerms(token, language)]))],
    parts: parts.flatMap(part =>
      partTerms(part, language)
        .slice(0, 1)
        .map(term => ({ term, word: part.word })),
    ),
  }
}

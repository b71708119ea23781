/** What one page says of terms: where they stand on it and how they are written there. Looks at no other page. */

import { knownOr } from '../../shared/collections.ts'
import { TITLE_HEAD, titleKey, WHOLE_TITLE } from '../format.ts'
import { packStanding, stepOfTimes, stepOfTitle } from '../postings.ts'
import type { Language } from '../text/language.ts'
import { partTerms, tokenTerms } from '../text/terms.ts'
import { hasSpaceless, plainWord, tokenize } from '../text/tokenize.ts'
import { eachCompound } from './compounds.ts'
import type { PageWords } from './fragments.ts'

/** Where and how often, in one number: flags of places, and `IN_TEXT` for each time in the text. */
type Count = number

const IN_TITLE = 1
const IN_TAG = 2
const IN_HEADING = 4
const IN_TEXT = 8

export interface PageTerms {
  /** Term -> its standing. */
  terms: ReadonlyMap<string, number>
  /** Words of the text. */
  words: number
  /** What makes these terms the words that the page mostly writes them as: «установк» has «а». */
  endings(terms: ReadonlySet<string>): Map<string, string>
}

/** What one spelling stands for: worked out once, met thousands of times. */
interface Spelling {
  terms: readonly string[]
  forms: readonly { term: string; word: string }[]
}

type ReadTerms = (page: PageWords) => PageTerms

export function createTermReader(language: Language): ReadTerms {
  const spellings = new Map<string, Spelling>()
  const spellingOf = (compound: string): Spelling =>
    knownOr(spellings, compound, () => readSpelling(compound, language))
  return page => {
    const { counts, words } = countCompounds(page)
    return {
      terms: standingsOf(page.title, counts, { spellingOf, language }),
      words,
      endings: terms => endingsOf(counts, spellingOf, terms),
    }
  }
}

function readSpelling(compound: string, language: Language): Spelling {
  const word = plainWord(compound)
  if (word !== undefined) {
    const terms = language.isStopWord(word) ? [] : [language.stem(word)]
    return { terms, forms: terms.map(term => ({ term, word })) }
  }
  const tokens = tokenize(compound)
  const forms = tokens
    .flatMap(token => token.parts)
    .flatMap(part =>
      partTerms(part, language)
        .slice(0, 1)
        .map(term => ({ term, word: part.word })),
    )
  return { terms: [...new Set(tokens.flatMap(token => [...tokenTerms(token, language)]))], forms }
}

function countCompounds({ title, tags, sections }: PageWords) {
  const counts = new Map<string, Count>()
  const add = (text: string, place: Count): number => {
    // A sentence without spaces is one compound of many words.
    const isSpaceless = hasSpaceless(text)
    let more = 0
    const compounds = eachCompound(text, compound => {
      const count = counts.get(compound) ?? 0
      counts.set(compound, (count | (place & (IN_TEXT - 1))) + (place & IN_TEXT))
      if (isSpaceless && hasSpaceless(compound)) more += compound.length >> 1
    })
    return compounds + more
  }
  add(title, IN_TITLE)
  for (const { label } of tags) add(label, IN_TAG)
  let words = 0
  for (const { heading, text } of sections) {
    add(heading, IN_HEADING | IN_TEXT)
    words += add(text, IN_TEXT)
  }
  return { counts, words }
}

type Counts = ReadonlyMap<string, Count>
type SpellingOf = (compound: string) => Spelling

function standingsOf(
  title: string,
  counts: Counts,
  { spellingOf, language }: { spellingOf: SpellingOf; language: Language },
): Map<string, number> {
  const sums = new Map<string, Count>()
  for (const [compound, count] of counts) {
    for (const term of spellingOf(compound).terms) {
      const sum = sums.get(term) ?? 0
      sums.set(term, (sum | (count & (IN_TEXT - 1))) + (count - (count & (IN_TEXT - 1))))
    }
  }
  const whole = titleTerms(title, language)
  const head = titleTerms(title.split(': ')[0] ?? '', language)
  const step = stepOfTitle(whole.length)
  const terms = new Map<string, number>()
  for (const [term, sum] of sums) {
    const standing = {
      title: (sum & IN_TITLE) === 0 ? 0 : step,
      marks: Number((sum & IN_TAG) !== 0) + Number((sum & IN_HEADING) !== 0),
      times: stepOfTimes(Math.floor(sum / IN_TEXT)),
    }
    terms.set(term, packStanding(standing))
  }
  // The whole title last: «SSH: SSH» is both.
  if (head.length > 0) terms.set(titleKey(head), TITLE_HEAD)
  if (whole.length > 0) terms.set(titleKey(whole), WHOLE_TITLE)
  return terms
}

const titleTerms = (title: string, language: Language): string[] =>
  tokenize(title).flatMap(token => token.parts.flatMap(part => partTerms(part, language).slice(0, 1)))

/** The most frequent form that begins with the term; of equals the first of the alphabet. */
function endingsOf(counts: Counts, spellingOf: SpellingOf, wanted: ReadonlySet<string>): Map<string, string> {
  const forms = new Map<string, Map<string, number>>()
  if (wanted.size === 0) return new Map()
  for (const [compound, count] of counts) {
    for (const { term, word } of spellingOf(compound).forms) {
      if (!wanted.has(term) || !word.startsWith(term)) continue
      const ofTerm = knownOr(forms, term, () => new Map<string, number>())
      ofTerm.set(word, (ofTerm.get(word) ?? 0) + Math.max(Math.floor(count / IN_TEXT), 1))
    }
  }
  return new Map(
    [...wanted].map(term => {
      let [best, most] = [term, 0]
      for (const [form, count] of forms.get(term) ?? []) {
        if (count > most || (count === most && form < best)) [best, most] = [form, count]
      }
      return [term, best.slice(term.length)]
    }),
  )
}

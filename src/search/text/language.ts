/** How words of a site become terms: of the index and of whoever asks it the same. */

import { isLatin } from './fold.ts'
import { stem, stemStages } from './stem.ts'

/** What the index says of the site's language, when its words have forms that are no Russian ones. */
export interface WrittenLanguage {
  /** Script of the words that the steps are for, as Unicode calls it; Latin when it is not said. */
  script?: string
  /** Words that are in every text, folded, with spaces between. */
  stop: string
  /** Steps: of each the first rule that fits is applied. A rule is a pattern and what comes in its place. */
  forms: (readonly [pattern: string, put: string])[][]
  /** Where one word is made of several: a pattern of the place between two. */
  joint?: string
  /** Letters of the Cyrillic keyboard that its readers have, see `swapLayout`. */
  keys: string
}

export interface Language extends Pick<WrittenLanguage, 'keys'> {
  /** Stem of a folded word. */
  stem(word: string): string
  /** The word and what each pass of its stemmer leaves. */
  stages(word: string): string[]
  /** Words that a folded one is made of. */
  cut(word: string): string[]
  /** Of a folded word, before stemming. */
  isStopWord(word: string): boolean
}

/** Words in Cyrillic are Russian unless the site's language is another one of that script. */
export function createLanguage({ stop, forms, script, joint, keys }: WrittenLanguage): Language {
  const stopWords = new Set(stop.split(' '))
  const steps = forms.map(rules => rules.map(([pattern, put]) => [new RegExp(pattern), put] as const))
  const written = script === undefined ? undefined : new RegExp(`^\\p{Script=${script}}+$`, 'u')
  const isWritten = (word: string): boolean => (written === undefined ? isLatin(word) : written.test(word))
  const stemOf = (word: string): string => {
    if (steps.length === 0 || !isWritten(word)) return stem(word)
    let stemmed = word
    for (const rules of steps) {
      const [pattern, put] = rules.find(([rule]) => rule.test(stemmed)) ?? []
      if (pattern !== undefined && put !== undefined) stemmed = stemmed.replace(pattern, put)
    }
    return stemmed
  }
  return {
    keys,
    stem: stemOf,
    stages: word => (isLatin(word) || isWritten(word) ? [...new Set([word, stemOf(word)])] : stemStages(word)),
    cut: word => (joint === undefined ? [] : word.split(new RegExp(joint))),
    isStopWord: word => stopWords.has(word),
  }
}

/**
 * Russian word forms brought together: Snowball, the vowel that comes and goes in «установка — установок», and forms
 * that one pass of it leaves apart.
 */

import { isCyrillic } from './fold.ts'
import { snowball } from './snowball.ts'

/** Short stems («срок», «урок») keep their vowel: too little would be left of them. */
const MIN_FLEETING = 5
const AFTER_CONSONANT = /([бвгджзклмнпрстфхцчшщ])[ое]к$/
const AFTER_VOWEL = /([аеиоуыэюя])ек$/

/** Forms seen before: the same words come again and again, in a text and while a query is typed. */
const seen = new Map<string, string>()
const MAX_SEEN = 100_000

/** A second pass must leave at least this much of a word. */
const MIN_AGAIN = 4

/** Stem of a folded word; words in other scripts come back as they are. */
export function stem(word: string): string {
  if (!isCyrillic(word)) return word
  const known = seen.get(word)
  if (known !== undefined) return known
  if (seen.size >= MAX_SEEN) seen.clear()
  const stemmed = stemStages(word).at(-1) ?? word
  seen.set(word, stemmed)
  return stemmed
}

/**
 * The word, its stem, and what further passes leave: «каналы» gives «канал», but «канал» gives «кана», so forms meet
 * only where nothing more can be taken off.
 */
export function stemStages(word: string): string[] {
  const stages = [word]
  if (!isCyrillic(word)) return stages
  for (let last = word; ; ) {
    const next = settleVowel(snowball(last))
    if (next === last || (stages.length > 1 && next.length < MIN_AGAIN)) return stages
    stages.push(next)
    last = next
  }
}

function settleVowel(stemmed: string): string {
  if (stemmed.length < MIN_FLEETING) return stemmed
  return stemmed.replace(AFTER_CONSONANT, '$1к').replace(AFTER_VOWEL, '$1йк')
}

/** What an unknown word may have meant: another layout, another script, a slip of the finger. */

import type { LexiconRow } from '../format.ts'
import { distance } from '../text/distance.ts'
import { fold, isCyrillic, isLatin } from '../text/fold.ts'
import { swapLayout } from '../text/layout.ts'
import { phonetic, skeleton, soundLetter, soundLimit, toCyrillic } from '../text/phonetic.ts'
import { stem } from '../text/stem.ts'
import type { Files } from './files.ts'
import type { Lookup } from './lookup.ts'
import type { Repair } from './result.ts'
import type { QueryWord } from './words.ts'

export interface Guess {
  term: string
  /** The word to show instead of the typed one. */
  shown: string
  weight: number
  repair: Repair
}

/** Weights fall with the distance; measured on the judged queries in `bench/search`. */
const LAYOUT_WEIGHT = 0.9
const SCRIPT_WEIGHT = 0.9
const SCRIPT_STEP = 0.06
const UNFINISHED_WEIGHT = 0.7
const SOUND_WEIGHT = 0.85
const TYPO_WEIGHTS: readonly number[] = [1, 0.75, 0.55]
/** Guesses further below the best one than this are dropped. */
const NEAR_BEST = 0.15
const MAX_GUESSES = 4
/** Consonants a sound needs before an unfinished name in the other script is guessed. */
const MIN_UNFINISHED = 3

/** Best first; nothing for a word that resembles none. */
export async function guess(
  word: QueryWord,
  lookup: Lookup,
  files: Files,
  signal: AbortSignal | undefined,
): Promise<Guess[]> {
  const exact = async (shown: string, repair: Repair, weight: number): Promise<Guess[]> => {
    const term = stem(shown)
    return (await lookup.exact(term)) === undefined ? [] : [{ term, shown, weight, repair }]
  }
  const other = fold(swapLayout(word.word))
  const native = isLatin(word.word) ? fold(toCyrillic(word.word)) : undefined
  const own = toSounding(word.term)
  const sounding = native === undefined ? own : toSounding(stem(native))
  const letters = [soundLetter(own.sound), soundLetter(sounding.sound)]
  const numbers = new Set(letters.flatMap(letter => files.manifest.lexicon[letter] ?? []))
  const fromLexicon = async (number: number): Promise<Guess[]> => {
    const { words } = await files.lexicon(number, signal)
    return words.flatMap(row => {
      const found = judge(row, word, own, sounding)
      return found === undefined ? [] : [{ term: row[0], shown: row[0] + row[1], ...found }]
    })
  }
  const guesses = await Promise.all([
    /^[\p{L}\p{N}]{3,}$/u.test(other) ? exact(other, 'layout', LAYOUT_WEIGHT) : [],
    native !== undefined && native.length > 2 ? exact(native, 'script', SCRIPT_WEIGHT) : [],
    ...[...numbers].map(fromLexicon),
  ])
  return best(guesses.flat())
}

interface Sounding {
  term: string
  sound: string
  bones: string
}

function toSounding(term: string): Sounding {
  const sound = phonetic(term)
  return { term, sound, bones: skeleton(sound) }
}

/** How well a word of the lexicon explains the unknown one. */
function judge(
  [term]: LexiconRow,
  word: QueryWord,
  own: Sounding,
  native: Sounding,
): { weight: number; repair: Repair } | undefined {
  const isNative = isCyrillic(term)
  if (isNative === isCyrillic(word.word)) {
    // «кэш» and «кеш»: spelt by ear.
    if (phonetic(term) === own.sound) return { weight: SOUND_WEIGHT, repair: 'typo' }
    const limit = typoLimit(own.term.length)
    const slips = distance(own.term, term, limit)
    return slips > limit ? undefined : { weight: TYPO_WEIGHTS[slips] ?? 0, repair: 'typo' }
  }
  const typed = isNative ? native : own
  const sound = phonetic(term)
  const bones = skeleton(sound)
  if (bones === typed.bones) {
    const limit = Math.min(term.length, typed.term.length) < 4 ? 0 : soundLimit(sound)
    const cost = distance(sound, typed.sound, limit)
    if (cost <= limit) return { weight: SCRIPT_WEIGHT - SCRIPT_STEP * cost, repair: 'script' }
  }
  if (word.prefix && typed.bones.length >= MIN_UNFINISHED && bones.startsWith(typed.bones)) {
    const start = sound.slice(0, typed.sound.length)
    const limit = soundLimit(start)
    const cost = distance(start, typed.sound, limit)
    if (cost <= limit) return { weight: UNFINISHED_WEIGHT - SCRIPT_STEP * cost, repair: 'script' }
  }
  return undefined
}

/** Slips that a word of this length may hold: in a short one, a slip makes another word. */
const typoLimit = (length: number): number => (length < 5 ? 0 : length < 9 ? 1 : 2)

function best(guesses: readonly Guess[]): Guess[] {
  const byTerm = new Map<string, Guess>()
  for (const found of guesses) {
    if (found.weight > (byTerm.get(found.term)?.weight ?? 0)) byTerm.set(found.term, found)
  }
  const sorted = [...byTerm.values()].sort((a, b) => b.weight - a.weight || (a.term < b.term ? -1 : 1))
  const top = sorted[0]?.weight ?? 0
  return sorted.filter(found => found.weight >= top - NEAR_BEST).slice(0, MAX_GUESSES)
}

/** What an unknown word may have meant: another layout, another script, a slip of the finger. */

import type { LexiconRow } from '../format.ts'
import { distance } from '../text/distance.ts'
import { fold, isCyrillic, isLatin } from '../text/fold.ts'
import { swapLayout } from '../text/layout.ts'
import { phonetic, skeleton, soundLetter, soundLimit, syllables, toCyrillic } from '../text/phonetic.ts'
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
/** Letters of a stem from which it is known by ear. */
const MIN_HEARD = 3
/** A slip in the stem that makes the whole word more different still. */
const FORM_STEP = 0.06
const TYPO_WEIGHTS: readonly number[] = [1, 0.75, 0.55, 0]
/** Guesses further below the best one than this are dropped. */
const NEAR_BEST = 0.15
const MAX_GUESSES = 4
/** Names shorter than this must sound exactly the same. */
const SHORT = 4
/** So few that the number of syllables must agree too. */
const FEW_CONSONANTS = 3
/** Consonants a sound needs before an unfinished name in the other script is guessed. */
const MIN_UNFINISHED = 3
/** So many pages may a site have whose lexicon is read whole: some fifty kilobytes on the wire. */
const ALL_READ = 1000
/** Two words without their space: less sure than one slip, surer than two. */
const SPLIT_WEIGHT = 0.7
/**
 * Letters that each of them has at least, and the stem of the second: «построитель» is no «ель», «ознакомьтесь» no «те»;
 * where the first one stands as it is mostly written («restapi»), three letters, or a number of any length.
 */
const MIN_PART = 4
const LEAST_PART = 3
/** A known word that an unknown one begins with stands for it when it is this share of it, and so long. */
const BEGUN = 0.6
const MIN_BEGUN = 6

/** Where words of the site are looked up. */
interface Sources {
  lookup: Lookup
  files: Files
  signal: AbortSignal | undefined
}

/** Best first; nothing for a word that resembles none. `isSure`: neither other keys nor another first letter are asked about. */
export async function guess(word: QueryWord, { lookup, files, signal }: Sources, isSure?: boolean): Promise<Guess[]> {
  const { stem, stages, keys } = files.language
  const exact = async (shown: string, repair: Repair, weight: number): Promise<Guess[]> => {
    const term = stem(shown)
    return (await lookup.exact(term)) ? [{ term, shown, weight, repair }] : []
  }
  const other = fold(swapLayout(word.word, keys))
  const native = isLatin(word.word) ? toCyrillic(word.word) : ''
  const typed: Typed = {
    word,
    own: stages(word.word).map(toSounding),
    native: native === '' ? [] : stages(native).map(toSounding),
  }
  const { pages, lexicon } = files.manifest
  const terms = new Map<string, string>()
  const fromLexicon = async (digests: readonly string[], isOther?: boolean): Promise<Guess[]> => {
    const read = await Promise.all([...new Set(digests)].map(digest => files.lexicon(digest, signal)))
    return read
      .flatMap(({ words }) => words)
      .map(row => {
        const shown = row[2] ?? row.join('')
        terms.set(row[0], shown)
        return { term: row[0], shown, ...judge(row, typed, isOther) }
      })
  }
  const guesses = await Promise.all([
    !isSure && /^[\p{L}\p{N}]{3,}$/u.test(other) ? exact(other, 'layout', LAYOUT_WEIGHT) : [],
    native.length > 2 ? exact(native, 'script', SCRIPT_WEIGHT) : [],
    fromLexicon([...typed.own, ...typed.native].flatMap(({ sound }) => lexicon[soundLetter(sound)] ?? [])),
  ])
  let found = best(guesses.flat())
  if (found[0] && found[0].weight >= SPLIT_WEIGHT) return found
  // A slip in the first letter; of a large site this would be too much to read.
  if (!found[0] && !isSure && pages < ALL_READ) found = best(await fromLexicon(Object.values(lexicon), true))
  // «eventloop», «arinc429»: the first word is in the lexicon that was read, so only the second is asked for.
  for (let at = word.word.length - 1; at >= LEAST_PART; at--) {
    const [first, second] = [word.word.slice(0, at), word.word.slice(at)]
    const term = stem(first)
    if (!terms.has(term)) continue
    const [guessed] = /^\d+$|.../.test(second) ? await exact(second, 'typo', SPLIT_WEIGHT) : []
    if (guessed && (terms.get(term) === first || Math.min(at, guessed.term.length) >= MIN_PART))
      return [{ ...guessed, shown: `${first} ${second}` }]
    // «Temperaturfühler»: at least what most of it says.
    if (!found[0] && at >= MIN_BEGUN && at >= word.word.length * BEGUN)
      found = [{ term, shown: terms.get(term) as string, weight: BEGUN, repair: 'typo' }]
  }
  return found
}

/** What was typed, as it sounds: the word and its stems, and for Latin letters the same as Russian. */
interface Typed {
  word: QueryWord
  own: Sounding[]
  native: Sounding[]
}

interface Sounding {
  text: string
  sound: string
  bones: string
}

function toSounding(text: string): Sounding {
  const sound = phonetic(text)
  return { text, sound, bones: skeleton(sound) }
}

/**
 * How well a word of the lexicon explains the unknown one: most weigh nothing. `isOther`: it begins with another sound,
 * so none of the costlier questions is asked.
 */
function judge([term, ending]: LexiconRow, typed: Typed, isOther?: boolean): Pick<Guess, 'weight' | 'repair'> {
  const isNative = isCyrillic(term)
  if (isOther || isNative === isCyrillic(typed.word.word))
    return { weight: typoWeight(typed.word, [term, ending], isOther), repair: 'typo' }
  const words = (ending === '' ? [term] : [term, term + ending]).map(toSounding)
  const weights = words.flatMap(word =>
    (isNative ? typed.native : typed.own).map(other => scriptWeight(other, word, typed.word.prefix)),
  )
  return { weight: Math.max(0, ...weights), repair: 'script' }
}

/** 0 for a word that is no slip away: neither by its stem nor as it is mostly written. */
function typoWeight({ word, term: typed }: QueryWord, [term, ending]: LexiconRow, isOther?: boolean): number {
  const written = term + ending
  // «кэш» and «кеш», «тэгов» and «тег»: spelt by ear.
  const sounds = (a: string, b: string): boolean => phonetic(a) === phonetic(b)
  if (!isOther && (sounds(written, word) || (typed.length >= MIN_HEARD && sounds(term, typed)))) return SOUND_WEIGHT
  const byStem = slipsOf(typed, term)
  const byWord = slipsOf(word, written)
  return (TYPO_WEIGHTS[Math.min(byStem, byWord)] as number) - FORM_STEP * Math.abs(byStem - byWord)
}

/** Slips between two words, three for any number that makes another word. */
const slipsOf = (typed: string, word: string): number => Math.min(distance(typed, word, typoLimit(typed.length)), 3)

/** 0 for names that sound different. */
function scriptWeight(typed: Sounding, { text, sound, bones }: Sounding, isUnfinished: boolean): number {
  if (bones === typed.bones) {
    const limit = Math.min(text.length, typed.text.length) < SHORT ? 0 : soundLimit(sound)
    const cost = distance(sound, typed.sound, limit)
    // Few consonants say little: «жираф» would be `graph`.
    const isOther = bones.length <= FEW_CONSONANTS && syllables(sound) !== syllables(typed.sound)
    if (cost <= limit && !isOther) return SCRIPT_WEIGHT - SCRIPT_STEP * cost
  }
  if (isUnfinished && typed.bones.length >= MIN_UNFINISHED && bones.startsWith(typed.bones)) {
    const start = sound.slice(0, typed.sound.length)
    const limit = typed.bones.length <= FEW_CONSONANTS ? 0 : soundLimit(start)
    const cost = distance(start, typed.sound, limit)
    if (cost <= limit) return UNFINISHED_WEIGHT - SCRIPT_STEP * cost
  }
  return 0
}

/** Slips that a word of this length may hold: in a short one, a slip makes another word. */
const typoLimit = (length: number): number => (length < 5 ? 0 : length < 8 ? 1 : 2)

/** Those that weigh something, the best first. */
function best(guesses: readonly Guess[]): Guess[] {
  const byTerm = new Map<string, Guess>()
  for (const found of guesses) {
    if (found.weight > (byTerm.get(found.term)?.weight ?? 0)) byTerm.set(found.term, found)
  }
  const sorted = [...byTerm.values()].sort((a, b) => b.weight - a.weight || (a.term < b.term ? -1 : 1))
  const top = sorted[0]?.weight ?? 0
  return sorted.filter(found => found.weight >= top - NEAR_BEST).slice(0, MAX_GUESSES)
}

/** Finds the same name in two scripts, «докер» and `docker`, so that a reader's query finds both at no cost. */

import { addTo, codeOrder } from '../../shared/collections.ts'
import { distance } from '../text/distance.ts'
import { isCyrillic, isLatin } from '../text/fold.ts'
import { phonetic, skeleton, soundLimit } from '../text/phonetic.ts'
import { wordOf } from '../text/tokenize.ts'

/** Words shorter than this must sound exactly the same as they are written: «сеть» is no `set`. */
const SHORT = 4
const MAX_TWINS = 3

/** A word of the lexicon. */
export interface NamedWord {
  term: string
  /** A form that is really written. */
  written: string
  /** In a title, heading or tag: what makes a Latin word a name. */
  prominent: boolean
}

interface Sounding {
  term: string
  sound: string
}

interface Pair {
  term: string
  twin: string
  cost: number
}

/** Term -> its twins, nearest first; of the words of one group of letters, on which nothing else has a say. */
export function findTwins(words: readonly NamedWord[]): Map<string, string[]> {
  const latin = new Map<string, Sounding[]>()
  for (const { term, prominent } of words) {
    if (!prominent || !isLatin(term)) continue
    const sound = phonetic(term)
    addTo(latin, skeleton(sound), { term, sound })
  }
  if (latin.size === 0) return new Map()
  const pairs = words
    .filter(({ term }) => isCyrillic(term))
    .flatMap(word => pairsOf(word, latin))
    .sort((a, b) => a.cost - b.cost || codeOrder(a.term, b.term) || codeOrder(a.twin, b.twin))
  const twins = new Map<string, string[]>()
  for (const { term, twin } of pairs) if ((twins.get(term)?.length ?? 0) < MAX_TWINS) addTo(twins, term, twin)
  return twins
}

/** A Cyrillic word with each Latin name that sounds like it, both ways. */
function pairsOf({ term, written: form }: NamedWord, latin: ReadonlyMap<string, Sounding[]>): Pair[] {
  const costs = new Map<string, number>()
  // A stem may lack what the name has («телегр»), a form may have what it lacks («докером»).
  const written = wordOf(form)
  for (const form of new Set([term, written])) {
    const sound = phonetic(form)
    for (const other of latin.get(skeleton(sound)) ?? []) {
      const isShort = Math.min(form.length, other.term.length) < SHORT
      if (isShort && (form !== written || form.includes('ь'))) continue
      const limit = isShort ? 0 : soundLimit(sound)
      const cost = distance(sound, other.sound, limit)
      if (cost <= limit) costs.set(other.term, Math.min(cost, costs.get(other.term) ?? cost))
    }
  }
  return [...costs].flatMap(([twin, cost]) => [
    { term, twin, cost },
    { term: twin, twin: term, cost },
  ])
}

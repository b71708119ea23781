/** Finds the same name in two scripts, «докер» and `docker`, so that a reader's query finds both at no cost. */

import { distance } from '../text/distance.ts'
import { isCyrillic, isLatin } from '../text/fold.ts'
import { phonetic, skeleton, soundLimit } from '../text/phonetic.ts'
import type { Postings } from './postings.ts'

/** Words shorter than this must sound exactly the same as they are written: «сеть» is no `set`. */
const SHORT = 4
const MAX_TWINS = 3

interface Sounding {
  term: string
  sound: string
}

/** Term -> its twins, nearest first; only for names that some title, heading or tag holds in Latin letters. */
export function findTwins({ terms, forms }: Postings): Map<string, string[]> {
  const latin = new Map<string, Sounding[]>()
  for (const [term, { prominent }] of terms) {
    if (!prominent || term.length < 3 || !isLatin(term)) continue
    const sound = phonetic(term)
    const bones = skeleton(sound)
    const list = latin.get(bones)
    if (list === undefined) latin.set(bones, [{ term, sound }])
    else list.push({ term, sound })
  }
  const pairs: { cyrillic: string; latin: string; cost: number }[] = []
  for (const term of terms.keys()) {
    if (term.endsWith(' ') || !isCyrillic(term)) continue
    // A stem may lack what the name has («телегр»), a form may have what it lacks («докером»).
    const written = [...(forms.get(term)?.keys() ?? [])]
    const costs = new Map<string, number>()
    for (const form of new Set([term, ...written])) {
      const sound = phonetic(form)
      for (const other of latin.get(skeleton(sound)) ?? []) {
        const isShort = Math.min(form.length, other.term.length) < SHORT
        if (isShort && (!written.includes(form) || form.includes('ь'))) continue
        const limit = isShort ? 0 : soundLimit(sound)
        const cost = distance(sound, other.sound, limit)
        if (cost <= limit) costs.set(other.term, Math.min(cost, costs.get(other.term) ?? cost))
      }
    }
    for (const [other, cost] of costs) pairs.push({ cyrillic: term, latin: other, cost })
  }
  pairs.sort((a, b) => a.cost - b.cost || compare(a.cyrillic, b.cyrillic) || compare(a.latin, b.latin))
  const twins = new Map<string, string[]>()
  const add = (term: string, twin: string): void => {
    const list = twins.get(term)
    if (list === undefined) twins.set(term, [twin])
    else if (list.length < MAX_TWINS) list.push(twin)
  }
  for (const pair of pairs) {
    add(pair.cyrillic, pair.latin)
    add(pair.latin, pair.cyrillic)
  }
  return twins
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

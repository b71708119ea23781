/** Counts words as a language divides them. */

import { knownOr } from '../../shared/collections.ts'

/** Runs that are remembered; a site repeats its words. */
const MAX_KNOWN = 50_000
/** Longer ones hardly come twice, and a part of a text from 13 characters on keeps all of it in memory. */
const MAX_RUN = 12

/** What a character is where every language divides alike; of all others the segmenter is asked. */
const OTHER = 0
const LETTER = 1
const DIGIT = 2
/** It ends a word, and so it does wherever it stands. */
const SIGN = 3
/** Between two letters or two digits it is a part of their word. */
const POINT = 4
/** Between two digits it is. */
const COMMA = 5
/** Between two letters it is in some languages. */
const COLON = 6
/**
 * Between these every language divides, so each run can be counted alone. That is what keeps long texts cheap: on
 * Node 20 the segmenter takes time in the square of its text, 17 seconds for 125,000 characters.
 */
const SPACE = 7

const KINDS = new Uint8Array(65_536)
const CHARACTERS = {
  [LETTER]: 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ',
  [DIGIT]: '0123456789',
  [SIGN]: '!"#$%&()*+-/<=>?@[\\]^`{|}~«»–—…„“”•№→',
  [POINT]: ".'",
  [COMMA]: ',;',
  [COLON]: ':',
  [SPACE]: ' \t\r\n。、！？「」',
}
for (const [kind, characters] of Object.entries(CHARACTERS))
  for (const character of characters) KINDS[character.charCodeAt(0)] = Number(kind)
// Russian: both cases, then the two that stand apart.
KINDS.fill(LETTER, 0x410, 0x450)
for (const letter of [0x401, 0x451]) KINDS[letter] = LETTER

interface Counter {
  /** Its tables take longer to load than the words of a text to be counted, and most texts do without. */
  segmenter(): Intl.Segmenter
  known: Map<string, number>
}

const counters = new Map<string, Counter>()

/** Words of a source as it is written, code and markup too: what Docusaurus takes the reading time from. */
export function countWords(text: string, locale: string): number {
  const counter = knownOr(counters, locale, () => createCounter(locale))
  const { length } = text
  let words = 0
  for (let at = 0; at < length; at++) {
    const start = at
    let inRun = 0
    let isSure = true
    let before = SPACE
    for (; at < length; at++) {
      const kind = KINDS[text.charCodeAt(at)] ?? OTHER
      if (kind === SPACE) break
      if (kind <= DIGIT) {
        if (kind === OTHER) isSure = false
        else if (before > DIGIT) inRun++
      } else if (kind !== SIGN && before <= DIGIT && at + 1 < length) {
        const after = KINDS[text.charCodeAt(at + 1)]
        // A part of the word: what follows begins none.
        if (after === before && (kind === POINT || (kind === COMMA && after === DIGIT))) continue
        if (kind === COLON && after === before && after === LETTER) isSure = false
      }
      before = kind
    }
    words += isSure ? inRun : countRun(text.slice(start, at), counter)
  }
  return words
}

function createCounter(locale: string): Counter {
  let segmenter: Intl.Segmenter | undefined
  return {
    known: new Map(),
    segmenter() {
      segmenter ??= new Intl.Segmenter(locale, { granularity: 'word' })
      return segmenter
    },
  }
}

function countRun(run: string, { segmenter, known }: Counter): number {
  const before = known.get(run)
  if (before !== undefined) return before
  let words = 0
  for (const { isWordLike } of segmenter().segment(run)) if (isWordLike) words++
  if (run.length > MAX_RUN) return words
  if (known.size >= MAX_KNOWN) known.clear()
  known.set(run, words)
  return words
}

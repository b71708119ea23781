/** From a typed query to the terms that answer it, repaired where the typed words mean nothing here. */

import { type TermRow, titleKey } from '../format.ts'
import { countPostings } from '../postings.ts'
import { isCyrillic } from '../text/fold.ts'
import { swapLayout } from '../text/layout.ts'
import { type Clue, cluesOf, wordClues } from './clues.ts'
import type { Files } from './files.ts'
import { createLookup, type Lookup } from './lookup.ts'
import { type Guess, guess } from './repair.ts'
import type { Repair } from './result.ts'
import { parseQuery, type Query, type QueryWord } from './words.ts'

interface PlannedWord {
  word: QueryWord
  clues: Clue[]
  guesses: Guess[]
}

export interface Plan {
  words: PlannedWord[]
  compounds: { from: number; to: number; clues: Clue[] }[]
  /** Page whose title is exactly the query. */
  title: TermRow | undefined
  shownFor: { query: string; repair: Repair } | undefined
}

/** Share of characters in known words from which a query needs no other layout. */
const KNOWN = 0.6
/** Letters and weight from which a word that only begins others is taken for a name in the other script. */
const MIN_NAME = 3
const NAME = 0.9
/** Weight from which a guess stands for itself: a name in the other script, not a slip. */
const SURE = 0.8

type GuessWord = (word: QueryWord) => Promise<Guess[]>

interface PlanOptions {
  signal: AbortSignal | undefined
  /** Called with what is good enough to be shown while files are read that may better it. */
  onKnown?: ((plan: Plan) => void) | undefined
}

export async function planQuery(files: Files, text: string, { signal, onKnown }: PlanOptions): Promise<Plan> {
  const lookup = createLookup(files, signal)
  const sources = { lookup, files, signal }
  const parse = (query: string): Query => parseQuery(query, files.language)
  const guessTyped: GuessWord = word => guess(word, sources)
  // Names need no other layout; and swapped once more, the words of the other one would be the typed ones again.
  const guessHere: GuessWord = word => guess(word, sources, true)
  const found = await lookUp(lookup, parse(text))
  const isWhole = found.words.every((_, place) => isFound(found, place))
  // What an unfinished word begins is not shown first: the name that it may be would push it away.
  const isFinal = isWhole && found.words.every(isNamed)
  if (onKnown !== undefined && !isFinal && knownShare(found) >= KNOWN && !found.words.some(isOnlyBegun))
    onKnown(await finish(lookup, found, undefined))
  const typed = await addNames(found, lookup, guessHere)
  if (isWhole) return finish(lookup, typed, undefined)
  const repair = () => repairWords(typed, lookup, guessTyped)
  const finishAs = async (repaired: Plan): Promise<Plan> => {
    const shown = shownWords(text, repaired.words)
    // With its space a word that was two is a query of its own.
    const isSplit = repaired.words.some(({ guesses }) => guesses[0]?.shown.includes(' '))
    return finish(lookup, isSplit && shown ? await lookUp(lookup, parse(shown.query)) : repaired, shown)
  }
  // Of a query that is mostly known no other keys were meant.
  if (knownShare(typed) >= KNOWN) return finishAs(await repair())
  const other = swapLayout(text, files.language.keys)
  const swapped = await addNames(await lookUp(lookup, parse(other)), lookup, guessHere)
  const layout = { query: other.trim(), repair: 'layout' } as const
  if (knownShare(swapped) >= KNOWN && saysWord(swapped, other)) return finish(lookup, swapped, layout)
  const repaired = await repair()
  if (knownShare(repaired) < KNOWN) {
    const both = await repairWords(swapped, lookup, guessHere)
    if (knownShare(both) >= KNOWN && saysWord(both, other)) return finish(lookup, both, layout)
  }
  // A guess for a part of the query, with nothing known beside it, guesses too much.
  if (
    knownShare(typed) === 0 &&
    knownShare(repaired) < KNOWN &&
    !repaired.words.some(({ guesses }) => (guesses[0]?.weight ?? 0) >= SURE)
  ) {
    return finish(lookup, typed, undefined)
  }
  return finishAs(repaired)
}

async function finish(lookup: Lookup, plan: Plan, shownFor: Plan['shownFor']): Promise<Plan> {
  const title = await lookup.exact(titleKey(plan.words.map(({ word, guesses }) => guesses[0]?.term ?? word.term)))
  return { ...plan, title, shownFor }
}

/** Weight of words that merely begin like the last one, beside a name that sounds as it does. */
const BESIDE_NAME = 0.3

/**
 * «баш» may be the start of «башни», but as it stands it is `bash`: such a name comes first. A word that is hardly
 * anywhere is in no lexicon, so the index knows no name that it may be; here it is asked for.
 */
async function addNames(plan: Plan, lookup: Lookup, guessWord: GuessWord): Promise<Plan> {
  const words = await Promise.all(
    plan.words.map(async (planned): Promise<PlannedWord> => {
      const { word, clues } = planned
      if (isNamed(planned)) return planned
      const names = (await guessWord(word)).filter(({ repair, weight }) => repair === 'script' && weight >= NAME)
      if (names.length === 0) return planned
      const named = await Promise.all(names.map(({ term, weight }) => cluesOf(lookup, term, weight)))
      const others = isOnlyBegun(planned) ? clues.map(clue => ({ ...clue, weight: BESIDE_NAME })) : clues
      return { ...planned, clues: [...named.flat(), ...others] }
    }),
  )
  return { ...plan, words }
}

/** Pages below which a word may be missing from the lexicon. */
const RARE = 3

const isRare = ({ word, clues }: PlannedWord): boolean => {
  const own = clues.find(({ row }) => row[0] === word.term)
  return own !== undefined && isCyrillic(word.word) && own.row[2] === undefined && countPostings(own.row[1]) < RARE
}

const isOnlyBegun = ({ word, clues }: PlannedWord): boolean =>
  word.prefix && clues.length > 0 && clues.every(({ isLonger }) => isLonger)

/** Whether nobody needs to ask which name this word may be. */
const isNamed = (planned: PlannedWord): boolean =>
  !(isOnlyBegun(planned) || isRare(planned)) || planned.word.word.length < MIN_NAME

/** Gives every word that is not found what it may have meant; a known word is left alone. */
async function repairWords(plan: Plan, lookup: Lookup, guessWord: GuessWord): Promise<Plan> {
  const words = await Promise.all(
    plan.words.map(async (planned, place): Promise<PlannedWord> => {
      if (isFound(plan, place)) return planned
      const guesses = await guessWord(planned.word)
      const clues = await Promise.all(guesses.map(({ term, weight }) => cluesOf(lookup, term, weight)))
      return { ...planned, clues: clues.flat(), guesses }
    }),
  )
  return { ...plan, words }
}

async function lookUp(lookup: Lookup, query: Query): Promise<Plan> {
  const [words, compounds] = await Promise.all([
    Promise.all(
      query.words.map(
        async (word): Promise<PlannedWord> => ({ word, clues: await wordClues(lookup, word), guesses: [] }),
      ),
    ),
    Promise.all(
      query.compounds.map(async ({ from, to, ...word }) => ({ from, to, clues: await wordClues(lookup, word) })),
    ),
  ])
  return { words, compounds, title: undefined, shownFor: undefined }
}

/** Whether the word at this place is found, alone or inside a compound. */
const isFound = (plan: Plan, place: number): boolean =>
  (plan.words[place]?.clues.length ?? 0) > 0 ||
  plan.compounds.some(({ from, to, clues }) => from <= place && place < to && clues.length > 0)

/** Share of the query's characters that are in known words. */
function knownShare(plan: Plan): number {
  let [known, all] = [0, 0]
  for (const [place, { word }] of plan.words.entries()) {
    all += word.word.length
    if (isFound(plan, place)) known += word.word.length
  }
  return all === 0 ? 0 : known / all
}

/**
 * Whether the query of the other layout says something. Single letters between its signs («ъщъ» is «]o]») do not, nor
 * does what such signs cut out of a Russian word («субд» is «ce,l», «батч» is «,fnx»): in Latin letters a word of a
 * query stands by itself, or is joined by a dot, and is known.
 */
function saysWord(plan: Plan, text: string): boolean {
  const isCut = /[^\s\p{L}\p{N}.-]/u.test(text) && !plan.words.some(({ word }) => isCyrillic(word.word))
  return plan.words.some(
    ({ word, clues, guesses }, place) =>
      word.word.length > (isCut ? MIN_NAME : 1) &&
      isFound(plan, place) &&
      !(isCut && (guesses.length > 0 || isOnlyBegun({ word, clues, guesses }))),
  )
}

/** The query with every guessed word replaced by the best guess; `undefined` when nothing was guessed. */
function shownWords(text: string, words: readonly PlannedWord[]): Plan['shownFor'] {
  const repairs: Repair[] = []
  let query = ''
  let done = 0
  for (const { word, guesses } of words) {
    const [best] = guesses
    if (best === undefined) continue
    repairs.push(best.repair)
    query += text.slice(done, word.start) + best.shown
    done = word.end
  }
  const [first] = repairs
  if (first === undefined) return undefined
  return { query: (query + text.slice(done)).trim(), repair: repairs.includes('typo') ? 'typo' : first }
}

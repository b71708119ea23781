/** Finds the query's words in a text and cuts a snippet around them. */

import type { Language } from '../text/language.ts'
import { partTerms } from '../text/terms.ts'
import { tokenize } from '../text/tokenize.ts'
import type { Clue } from './clues.ts'
import type { Plan } from './plan.ts'
import type { TextPart } from './result.ts'

/** A word of a text and the terms it is found by. */
interface TextWord {
  start: number
  end: number
  /** The word itself and its pieces. */
  terms: readonly string[]
  /** Term of the compound it stands in. */
  joined: string | undefined
}

/** Which word of the query a term or a beginning belongs to. */
export interface Marks {
  terms: ReadonlyMap<string, number>
  prefixes: readonly { prefix: string; place: number }[]
}

export interface Match {
  start: number
  end: number
  /** Place of the query's word; -1 for a word that does not match. */
  place: number
}

export function marksOf(plan: Plan): Marks {
  const terms = new Map<string, number>()
  const add = (clues: readonly Clue[], place: number): void => {
    // What only begins with the word is found by its beginning: a compound must not be marked whole for its first part.
    for (const { row, isLonger } of clues) if (!isLonger) terms.set(row[0], place)
  }
  for (const { clues, from } of plan.compounds) add(clues, from)
  for (const [place, { clues }] of plan.words.entries()) add(clues, place)
  const prefixes = plan.words.flatMap(({ word, clues }, place) =>
    word.prefix && clues.length > 0 ? [{ prefix: word.word, place }] : [],
  )
  return { terms, prefixes }
}

/** Words of a text, once for many queries. */
export function wordsOf(text: string, language: Language): TextWord[] {
  return tokenize(text).flatMap((token): TextWord[] => {
    const joined = token.joined === undefined ? undefined : language.stem(token.joined)
    return token.parts.map(part => ({
      start: part.start,
      end: part.end,
      // A stop word has no terms, yet it may be what is being typed.
      terms: [part.word, ...partTerms(part, language)],
      joined,
    }))
  })
}

export function findMatches(words: readonly TextWord[], { terms, prefixes }: Marks): Match[] {
  return words.map(({ start, end, terms: own, joined }) => {
    let place = terms.get(joined ?? '') ?? -1
    for (const term of own) place = Math.max(place, terms.get(term) ?? -1)
    if (place < 0) place = prefixes.find(({ prefix }) => own.some(term => term.startsWith(prefix)))?.place ?? -1
    return { start, end, place }
  })
}

/** Different words of the query that were matched. */
export const placesOf = (matches: readonly Match[]): Set<number> =>
  new Set(matches.flatMap(({ place }) => (place < 0 ? [] : place)))

/** The text from `start` to `end` with its matches as parts; neighbouring words marked one by one. */
export function toParts(
  text: string,
  matches: readonly Match[],
  { start, end } = { start: 0, end: text.length },
): TextPart[] {
  const parts: TextPart[] = []
  let done = start
  const push = (to: number, mark: boolean, isMore = false): void => {
    const last = parts.at(-1)
    if (isMore && last?.mark) last.text += text.slice(done, to)
    else if (to > done) parts.push({ text: text.slice(done, to), mark })
    done = Math.max(done, to)
  }
  for (const match of matches) {
    if (match.place < 0 || match.start < start || match.end > end) continue
    push(match.start, false)
    // Words of scripts without spaces overlap.
    push(match.end, true, match.start < done)
  }
  push(end, false)
  return parts
}

/** Letters that say about as much as a word does, where every two neighbouring ones are a word. */
const LETTERS = 3

/** What ends a sentence between two words. */
const ENDED = /[.!?]\s|[。！？]/

/** `wanted` words of the text where most of the query is, with «…» where it was cut. */
export function toSnippet(text: string, matches: readonly Match[], wanted: number): TextPart[] {
  const count = text.length < matches.length * 2 ? wanted * LETTERS : wanted
  let first = snippetStart(matches, count)
  // Nobody reads on from «… cases. The».
  for (let next = first; first > 0 && (matches[next]?.place ?? 0) < 0; ) {
    const { end } = matches[next++] as Match
    if (ENDED.test(text.slice(end, matches[next]?.start))) first = next
  }
  const from = matches[first]
  const to = matches[Math.min(first + count, matches.length) - 1]
  if (from === undefined || to === undefined) return text === '' ? [] : [{ text: text.slice(0, 100), mark: false }]
  const cutBefore = first > 0
  const cutAfter = first + count < matches.length
  const start = cutBefore ? from.start : 0
  const end = cutAfter ? to.end : text.length
  const parts = toParts(text, matches, { start, end })
  if (cutBefore) parts.unshift({ text: '… ', mark: false })
  if (cutAfter) parts.push({ text: ' …', mark: false })
  return parts
}

/** The earliest window with most different matches; it begins with one of them. */
export function densestWindow(matches: readonly Match[], count: number): { start: number; different: number } {
  let best = { start: 0, different: 0 }
  for (const [start, { place }] of matches.entries()) {
    if (place < 0) continue
    const different = placesOf(matches.slice(start, start + count)).size
    if (different > best.different) best = { start, different }
  }
  return best
}

/** First word of the snippet: the first match stands a third of the way in, when all of them still fit. */
function snippetStart(matches: readonly Match[], count: number): number {
  const { start, different } = densestWindow(matches, count)
  if (different === 0) return 0
  const used = matches.slice(start, start + count).findLastIndex(({ place }) => place >= 0) + 1
  const lead = Math.min(Math.floor(count / 3), count - used)
  return Math.max(0, Math.min(start - lead, matches.length - count))
}

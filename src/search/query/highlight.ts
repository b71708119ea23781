/** Finds the query's words in a text and cuts a snippet around them. */

import { partTerms, tokenTerms } from '../text/terms.ts'
import { tokenize } from '../text/tokenize.ts'
import type { Plan } from './plan.ts'
import type { TextPart } from './result.ts'

/** A word of a text and the terms it is found by. */
interface TextWord {
  start: number
  end: number
  word: string
  terms: readonly string[]
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
  for (const { clues, from } of plan.compounds) for (const { row } of clues) terms.set(row[0], from)
  for (const [place, { clues }] of plan.words.entries()) for (const { row } of clues) terms.set(row[0], place)
  const prefixes = plan.words.flatMap(({ word, clues }, place) =>
    word.prefix && clues.length > 0 ? [{ prefix: word.word, place }] : [],
  )
  return { terms, prefixes }
}

/** Words of a text, once for many queries. */
export function wordsOf(text: string): TextWord[] {
  return tokenize(text).flatMap((token): TextWord[] => {
    const joined = token.joined === undefined ? [] : [...tokenTerms(token)].slice(-1)
    return token.parts.map(part => ({
      start: part.start,
      end: part.end,
      word: part.word,
      terms: [...partTerms(part), ...joined],
    }))
  })
}

export function findMatches(words: readonly TextWord[], { terms, prefixes }: Marks): Match[] {
  return words.map(({ start, end, word, terms: own }) => {
    let place = -1
    for (const term of own) place = Math.max(place, terms.get(term) ?? -1)
    if (place < 0) place = prefixes.find(({ prefix }) => word.startsWith(prefix))?.place ?? -1
    return { start, end, place }
  })
}

/** Different words of the query that were matched. */
export const placesOf = (matches: readonly Match[]): Set<number> =>
  new Set(matches.filter(({ place }) => place >= 0).map(({ place }) => place))

/** The text from `start` to `end` with its matches as parts; neighbouring words marked one by one. */
export function toParts(text: string, matches: readonly Match[], start = 0, end = text.length): TextPart[] {
  const parts: TextPart[] = []
  let done = start
  const push = (to: number, mark: boolean): void => {
    if (to > done) parts.push({ text: text.slice(done, to), mark })
    done = Math.max(done, to)
  }
  for (const match of matches) {
    if (match.place < 0 || match.start < start || match.end > end) continue
    push(match.start, false)
    push(match.end, true)
  }
  push(end, false)
  return parts
}

/** `count` words of the text where most of the query is, with «…» where it was cut. */
export function toSnippet(text: string, matches: readonly Match[], count: number): TextPart[] {
  const first = bestStart(matches, count)
  const from = matches[first]
  const to = matches[Math.min(first + count, matches.length) - 1]
  if (from === undefined || to === undefined) return text === '' ? [] : [{ text: text.slice(0, 100), mark: false }]
  const cutBefore = first > 0
  const cutAfter = first + count < matches.length
  const start = cutBefore ? from.start : 0
  const end = cutAfter ? to.end : text.length
  const parts = toParts(text, matches, start, end)
  if (cutBefore) parts.unshift({ text: '… ', mark: false })
  if (cutAfter) parts.push({ text: ' …', mark: false })
  return parts
}

/** First word of the window with most different matches, then most matches; the first of them a third of the way in. */
function bestStart(matches: readonly Match[], count: number): number {
  let best = { start: 0, value: 0 }
  for (const [start, { place }] of matches.entries()) {
    if (place < 0) continue
    const window = matches.slice(start, start + count)
    const value = placesOf(window).size * count + window.filter(match => match.place >= 0).length
    if (value > best.value) best = { start, value }
  }
  if (best.value === 0) return 0
  const window = matches.slice(best.start, best.start + count)
  const used = window.findLastIndex(({ place }) => place >= 0) + 1
  const lead = Math.min(Math.floor(count / 3), count - used)
  return Math.max(0, Math.min(best.start - lead, matches.length - count))
}

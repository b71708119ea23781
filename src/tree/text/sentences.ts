/** Finds the sentence around a link, for the pages that the link leads to. */

import { firstPlace } from '../../shared/collections.ts'
import type { Reference } from '../../shared/document.ts'

type SentenceContext = NonNullable<Reference['context']>

/** Characters of a context on both sides of the link together. */
const LIMIT = 200

/** End of a sentence: a sign, closing quotes, a space and something that may begin the next one. */
const END = /[.!?…]+[»“"”)\]]*\s+(?=[«„"“([—–-]?\s*[\p{Lu}\p{N}])/gu
/** Words with a dot that end no sentence. */
const ABBREVIATION =
  /(?:^|[\s(«])(?:\p{L}|т\.?\s?[едкп]|см|рис|табл|стр|гл|разд|напр|др|пр|ред|ул|им|руб|тыс|млн|англ|рус|лат|в\s?т\.?\s?ч)\.$/iu

/** Where the sentences of a text begin; the last entry is its length. */
export function findSentences(text: string): number[] {
  const starts = [0]
  for (const match of text.matchAll(END)) {
    const stop = match.index + match[0].trimEnd().length
    if (match[0].trim() === '.' && ABBREVIATION.test(text.slice(Math.max(0, stop - 12), stop))) continue
    starts.push(match.index + match[0].length)
  }
  return [...starts, text.length]
}

/** `text.slice(start, end)` is the link, `sentences` come from `findSentences`. */
export function sentenceAround(
  text: string,
  { start, end }: { start: number; end: number },
  sentences: readonly number[],
): SentenceContext {
  const next = firstAbove(sentences, start)
  const from = sentences[next - 1] ?? 0
  const to = sentences[firstAbove(sentences, end - 1)] ?? text.length
  const link = collapse(text.slice(start, end)).trim()
  const room = Math.max(LIMIT - link.length, 40)
  const before = collapse(text.slice(Math.max(from, start - LIMIT * 2), start))
  const after = collapse(text.slice(end, Math.min(to, end + LIMIT * 2)))
  const half = Math.floor(room / 2)
  const beforeRoom = Math.max(half, room - after.length)
  const afterRoom = Math.max(half, room - before.length)
  return { before: cutStart(before, beforeRoom), text: link, after: cutEnd(after, afterRoom) }
}

const collapse = (text: string): string => text.replace(/ {2,}/g, ' ')

function cutStart(text: string, room: number): string {
  if (text.length <= room) return text.trimStart()
  const cut = text.slice(-room)
  return `…${cut.slice(cut.search(/\s/) + 1)}`
}

function cutEnd(text: string, room: number): string {
  if (text.length <= room) return text.trimEnd()
  const cut = text.slice(0, room)
  const space = cut.lastIndexOf(' ')
  return `${cut.slice(0, space < 0 ? room : space)}…`
}

/** Index of the first entry greater than `value`. */
const firstAbove = (sorted: readonly number[], value: number): number =>
  firstPlace(sorted.length, place => (sorted[place] ?? 0) > value)

/** A typed query as words. */

import { MAX_QUERY } from '../../shared/text/query.ts'
import type { Language } from '../text/language.ts'
import { tokenize } from '../text/tokenize.ts'

export interface QueryWord {
  /** As typed, folded. */
  word: string
  term: string
  /** May be unfinished: the last one. */
  prefix: boolean
  /** Place in the query, UTF-16 units. */
  start: number
  end: number
}

/** `docker-compose`, `middle ware`: its parts are words of the query, and all of them may also be found written together. */
interface QueryCompound {
  word: string
  term: string
  prefix: boolean
  /** Places in `words` of the first part and after the last. */
  from: number
  to: number
}

export interface Query {
  text: string
  words: QueryWord[]
  compounds: QueryCompound[]
}

/** In a longer query two words that are next to each other are hardly one; and each pair is a request. */
const MAX_PAIRED = 3

/** A query of more words than this is a pasted sentence; the rest would only add requests. */
const MAX_WORDS = 12

/** A letter with its accents may be this many UTF-16 units before it is composed. */
const MAX_UNITS = 8

/** What is too long is cut before it is composed, too: a million accents in disorder would take minutes. */
export const cutQuery = (text: string): string =>
  [...text.slice(0, MAX_QUERY * MAX_UNITS).normalize('NFC')].slice(0, MAX_QUERY).join('')

export function parseQuery(text: string, { stem, isStopWord }: Language): Query {
  const tokens = tokenize(text)
  const last = tokens.at(-1)?.parts.at(-1)
  const isOpen = last !== undefined && last.end === text.length
  const hasContent = tokens.some(token => token.parts.some(part => !isStopWord(part.word)))
  const words: QueryWord[] = []
  const compounds: QueryCompound[] = []
  for (const token of tokens) {
    const from = words.length
    for (const part of token.parts) {
      if (hasContent && isStopWord(part.word)) continue
      if (words.length >= MAX_WORDS) break
      const { word, start, end } = part
      words.push({ word, term: stem(word), prefix: isOpen && part === last, start, end })
    }
    if (token.joined !== undefined && words.length > from) {
      const prefix = isOpen && token.parts.at(-1) === last
      compounds.push({ word: token.joined, term: stem(token.joined), prefix, from, to: words.length })
    }
  }
  return { text, words, compounds: [...compounds, ...pairsOf(text, words, stem)] }
}

/** Neighbours that may be one word for whoever wrote the text. */
function pairsOf(text: string, words: readonly QueryWord[], stem: Language['stem']): QueryCompound[] {
  if (words.length > MAX_PAIRED) return []
  return words.slice(1).flatMap((next, from) => {
    const before = words[from]
    // Joined by a sign they are a compound already.
    if (before === undefined || text.slice(before.end, next.start).trim() !== '') return []
    const word = before.word + next.word
    return [{ word, term: stem(word), prefix: false, from, to: from + 2 }]
  })
}

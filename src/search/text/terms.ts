/** From a token to the terms of the index. */

import { stem } from './stem.ts'
import { isStopWord } from './stop-words.ts'
import type { Part, Token } from './tokenize.ts'

/** Terms of one part: the word and its pieces, stemmed, without stop words. */
export function partTerms(part: Part): string[] {
  const terms = isStopWord(part.word) ? [] : [stem(part.word)]
  for (const piece of part.pieces) if (!isStopWord(piece)) terms.push(stem(piece))
  return terms
}

/** Every term a token is found by, each once. */
export function tokenTerms(token: Token): Set<string> {
  const terms = new Set(token.parts.flatMap(partTerms))
  if (token.joined !== undefined) terms.add(stem(token.joined))
  return terms
}

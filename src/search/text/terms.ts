/** From a token to the terms of the index. */

import type { Language } from './language.ts'
import type { Part, Token } from './tokenize.ts'

/** Terms of one part: the word and its pieces, stemmed, without stop words. */
export function partTerms(part: Part, { stem, cut, isStopWord }: Language): string[] {
  const terms = isStopWord(part.word) ? [] : [stem(part.word)]
  for (const piece of [...part.pieces, ...cut(part.word)]) if (!isStopWord(piece)) terms.push(stem(piece))
  return terms
}

/** Every term a token is found by, each once. */
export function tokenTerms(token: Token, language: Language): Set<string> {
  const terms = new Set(token.parts.flatMap(part => partTerms(part, language)))
  if (token.joined !== undefined) terms.add(language.stem(token.joined))
  return terms
}

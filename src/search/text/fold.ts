/** Letters made equal for matching: case, ё, accents; and which script a word is in. */

const ACCENTS = /\p{M}/gu
const HAS_ACCENT = /[^\p{ASCII}а-яА-Я]/u

/** Lower case, ё as е, accents dropped; й stays й because its breve tells another letter. */
export function fold(word: string): string {
  const lower = word.toLowerCase()
  if (!HAS_ACCENT.test(lower)) return lower
  const bare = lower.normalize('NFKD').replaceAll('и\u0306', '\u0001').replace(ACCENTS, '')
  // Korean syllables came apart into their letters.
  return bare.replaceAll('\u0001', 'й').normalize('NFC')
}

export const isCyrillic = (word: string): boolean => /\p{Script=Cyrillic}/u.test(word)

export const isLatin = (word: string): boolean => /^\p{Script=Latin}+$/u.test(word)

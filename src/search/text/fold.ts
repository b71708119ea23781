/** Letters made equal for matching: case, ё, accents, spellings of one letter; and which script a word is in. */

/**
 * Marks of Latin, Greek, Cyrillic, Hebrew and Arabic, which people leave out. In scripts of India, in Thai and in kana
 * marks are letters: दिन is no दान, and ข้าว no ขาว.
 */
// biome-ignore lint/suspicious/noMisleadingCharacterClass: ranges of marks, each by itself
const ACCENTS = /[\u0300-\u036f\u0483-\u0487\u0591-\u05c7\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06ed\u1dc0-\u1dff]/g
const HAS_ACCENT = /[^\p{ASCII}а-яА-Я]/u

/** Letters that no form of Unicode takes apart, and what people type who do not have them; digits of Arabic by their last bits. */
const OTHER = /[ßæœøðđþłħıŋىیکةـء٠-٩۰-۹]/g
const LETTERS = 'ßæœøðđþłħıŋىیکةـء'
// What lengthens a line of Arabic is no letter, and a hamza by itself is seldom typed.
const PLAIN = 'ss ae oe o d d th l h i n ي ي ك ه  '.split(' ')
const plain = (letter: string): string => PLAIN[LETTERS.indexOf(letter)] ?? String(letter.charCodeAt(0) & 15)

/** Lower case, ё as е, accents dropped; й stays й because its breve tells another letter. */
export function fold(word: string): string {
  const lower = word.toLowerCase()
  if (!HAS_ACCENT.test(lower)) return lower
  const bare = lower.normalize('NFKD').replaceAll('и\u0306', '\u0001').replace(ACCENTS, '')
  // Korean syllables came apart into their letters.
  const whole = bare.replaceAll('\u0001', 'й').normalize('NFC')
  return whole.replace(OTHER, plain)
}

export const isCyrillic = (word: string): boolean => /\p{Script=Cyrillic}/u.test(word)

export const isLatin = (word: string): boolean => /^\p{Script=Latin}+$/u.test(word)

/** Letters made equal for matching: case, ё, accents, spellings of one letter; and which script a word is in. */

/**
 * Marks of Latin, Greek, Cyrillic, Hebrew and Arabic, which people leave out. In scripts of India, in Thai and in kana
 * marks are letters: दिन is no दान, and ข้าว no ขาว.
 */
const ACCENTS = new RegExp(
  '[\\u0300-\\u036f\\u0483-\\u0487\\u0591-\\u05bd\\u05bf\\u05c1\\u05c2\\u05c4\\u05c5\\u05c7\\u0610-\\u061a\\u0640\\u064b-\\u065f\\u0670\\u06d6-\\u06dc' +
    '\\u06df-\\u06e8\\u06ea-\\u06ed\\u1ab0-\\u1aff\\u1dc0-\\u1dff\\u20d0-\\u20ff\\ufe20-\\ufe2f]',
  'g',
)
const HAS_ACCENT = /[^\p{ASCII}а-яА-Я]/u

/** Letters that no form of Unicode takes apart, and what people type who do not have them; digits of Arabic. */
const OTHERS = new Map(
  'ß ss æ ae œ oe ø o ð d đ d þ th ł l ħ h ı i ŋ n ى ي ی ي ک ك ة ه'
    .split(' ')
    .flatMap((letter, index, all) => (index % 2 === 0 ? [[letter, all[index + 1] ?? '']] : [])) as [string, string][],
)
for (const zero of [0x660, 0x6f0])
  for (let digit = 0; digit < 10; digit++) OTHERS.set(String.fromCharCode(zero + digit), String(digit))
const OTHER = new RegExp(`[${[...OTHERS.keys()].join('')}]`, 'g')

/** Lower case, ё as е, accents dropped; й stays й because its breve tells another letter. */
export function fold(word: string): string {
  const lower = word.toLowerCase()
  if (!HAS_ACCENT.test(lower)) return lower
  const bare = lower.normalize('NFKD').replaceAll('и\u0306', '\u0001').replace(ACCENTS, '')
  // Korean syllables came apart into their letters.
  const whole = bare.replaceAll('\u0001', 'й').normalize('NFC')
  return whole.replace(OTHER, letter => OTHERS.get(letter) ?? letter)
}

export const isCyrillic = (word: string): boolean => /\p{Script=Cyrillic}/u.test(word)

export const isLatin = (word: string): boolean => /^\p{Script=Latin}+$/u.test(word)

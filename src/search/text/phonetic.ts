/** How a word sounds, in one alphabet for both scripts: «докер» and `docker` meet here. */

import { isCyrillic } from './fold.ts'

const VOWELS = /[aeiou]/g

/**
 * One Latin letter for one Cyrillic, none for signs; «ш», «щ», «ч» are one sound to an English spelling, as are «ж» and
 * «г», «з» and «с».
 */
const LETTERS = 'абвгдежзийклмнопрстуфхцчшщыэюяъь'
const SOUNDS = 'abvgdegsiiklmnoprstufhscccieua'
const CYRILLIC = new Map([...LETTERS].map((letter, index) => [letter, SOUNDS[index] ?? '']))

/** English spelling to sound, in order: each rule sees what the ones before it left. */
const SPELLING: readonly (readonly [RegExp, string])[] = [
  [/s?ch|sh|tch/g, 'C'],
  [/zh/g, 'j'],
  [/z/g, 's'],
  [/ph/g, 'f'],
  [/th/g, 't'],
  [/kh/g, 'h'],
  [/gh/g, 'g'],
  [/ck|q/g, 'k'],
  [/ts|tz/g, 's'],
  [/c(?=[eiy])/g, 's'],
  [/c/g, 'k'],
  [/x/g, 'ks'],
  [/dj|j/g, 'g'],
  [/a([bdfgklmnprstvz])e$/g, 'ei$1'],
  [/(?<=[^aeiou])e$/g, ''],
  [/a[iy]/g, 'ei'],
  [/ee|ea/g, 'i'],
  [/oo|ou/g, 'u'],
  [/(?<=[aeo])w/g, 'u'],
  [/w/g, 'v'],
  [/y/g, 'i'],
  [/C/g, 'c'],
]

/** Sound of a folded word or stem. */
export function phonetic(word: string): string {
  const sound = isCyrillic(word)
    ? [...word.replaceAll('дж', 'г').replaceAll('тч', 'ч')].map(letter => CYRILLIC.get(letter) ?? letter).join('')
    : SPELLING.reduce((text, [pattern, to]) => text.replace(pattern, to), word)
  return sound.replaceAll('th', 't').replace(/(.)\1+/g, '$1')
}

/** Consonants of a sound: vowels are what two spellings differ in most. */
export const skeleton = (sound: string): string => sound.replace(VOWELS, '').replace(/(.)\1+/g, '$1')

/** Groups of vowels. */
export const syllables = (sound: string): number => sound.match(/[aeiou]+/g)?.length ?? 0

/** How far two spellings with one skeleton may lie apart: a third of the word. */
export const soundLimit = (sound: string): number => Math.floor((sound.length + 1) / 3)

/** Letter a lexicon file is chosen by. */
export const soundLetter = (sound: string): string => sound[0] ?? ''

/** The same of a word, mostly without asking how all of it sounds. */
export const firstSound = (word: string): string =>
  (word.startsWith('дж') ? '' : CYRILLIC.get(word[0] ?? '')) || soundLetter(phonetic(word))

const BACK: readonly (readonly [RegExp, string])[] =
  'shch щ|sch щ|sh ш|ch ч|zh ж|kh х|ts ц|ya я|ia я|yu ю|iu ю|yo е|jo е|ja я|ju ю|ye е|a а|b б|c к|d д|e е|f ф|g г|h х|i и|j й|k к|l л|m м|n н|o о|p п|q к|r р|s с|t т|u у|v в|w в|x кс|z з'
    .split('|')
    .map(rule => {
      const [latin = '', cyrillic = ''] = rule.split(' ')
      return [new RegExp(latin, 'g'), cyrillic] as const
    })

/** Russian typed in Latin letters, back to Cyrillic: `nastroyka` -> «настройка». */
export function toCyrillic(word: string): string {
  const text = BACK.reduce((result, [pattern, to]) => result.replace(pattern, to), word)
  return text
    .replace(/(?<=[аеиоуыэюя])y/g, 'й')
    .replaceAll('y', 'ы')
    .replaceAll("'", 'ь')
}

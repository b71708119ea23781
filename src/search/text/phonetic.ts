/** How a word sounds, in one alphabet for both scripts: «докер» and `docker` meet here. */

import { isCyrillic } from './fold.ts'

const VOWELS = /[aeiou]/g

/**
 * One Latin letter for one Cyrillic, none for signs; «ш», «щ», «ч» are one sound to an English spelling, as are «ж» and
 * «г», «з» and «с».
 */
const LETTERS = 'абвгдежзийклмнопрстуфхцчшщыэюяіїєґўъь'
const SOUNDS = 'abvgdegsiiklmnoprstufhscccieuaiiegu'
const CYRILLIC = new Map([...LETTERS].map((letter, index) => [letter, SOUNDS[index] ?? '']))

type Rule = readonly [RegExp, string]

/** Rules of a list, `pattern>what it becomes`: as texts they are a third of what they are as patterns. */
const rulesOf = (list: string): readonly Rule[] =>
  list.split(' ').map(rule => {
    const [pattern = '', to = ''] = rule.split('>')
    return [new RegExp(pattern, 'g'), to]
  })

const follow = (rules: readonly Rule[], word: string): string =>
  rules.reduce((text, [pattern, to]) => text.replace(pattern, to), word)

/** English spelling to sound, in order: each rule sees what the ones before it left. */
const SPELLING = rulesOf(
  's?ch|sh|tch>C zh>j z>s ph>f th>t kh>h gh>g qu>kv ck|q>k ts|tz>s c(?=[eiy])>s c>k x>ks dj|j>g a([bdfgklmnprstvz])e$>ei$1 (?<=[^aeiou])e$> a[iy]>ei ee|ea>i oo|ou>u (?<=[aeo])w>u w>v y>i C>c',
)

/** Two letters that sound as one: «счет» is typed `schet`, «детский» `detskij`. */
const JOINED = rulesOf('дж>г [тс]ч>ч тс>ц')

/** Sound of a folded word or stem. */
export function phonetic(word: string): string {
  const sound = isCyrillic(word)
    ? [...follow(JOINED, word)].map(letter => CYRILLIC.get(letter) ?? letter).join('')
    : follow(SPELLING, word)
  return sound.replaceAll('th', 't').replace(/(.)\1+/g, '$1')
}

/** Consonants of a sound: vowels are what two spellings differ in most. */
export const skeleton = (sound: string): string => sound.replace(VOWELS, '').replace(/(.)\1+/g, '$1')

/** Groups of vowels, and one. */
export const syllables = (sound: string): number => sound.split(/[aeiou]+/).length

/** How far two spellings with one skeleton may lie apart: a third of the word. */
export const soundLimit = (sound: string): number => Math.floor((sound.length + 1) / 3)

/** Letter a lexicon file is chosen by. */
export const soundLetter = (sound: string): string => sound[0] ?? ''

/** The same of a word, mostly without asking how all of it sounds. */
export const firstSound = (word: string): string =>
  (/^(?:дж|[тс]ч|тс)/.test(word) ? '' : CYRILLIC.get(word[0] ?? '')) || soundLetter(phonetic(word))

const BACK = rulesOf(
  "shch|sch>щ sh>ш ch>ч zh>ж kh>х ts>ц [yij]a>я [yij]u>ю [yj]o>е ye>е a>а b>б c>к d>д e>е f>ф g>г h>х i>и j>й k>к l>л m>м n>н o>о p>п q>к r>р s>с t>т u>у [vw]>в x>кс z>з (?<=[аеиоуыэюя])y>й y>ы '>ь",
)

/** Russian typed in Latin letters, back to Cyrillic: `nastroyka` -> «настройка». */
export const toCyrillic = (word: string): string => follow(BACK, word)

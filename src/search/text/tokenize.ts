/** Text to words, the same way when the index is built and when a query is typed. */

import { fold } from './fold.ts'

/** One word, or one compound such as `docker-compose`, `sshd_config`, `Wi-Fi`. */
export interface Token {
  /** Place in the text, UTF-16 units. */
  start: number
  end: number
  /** Pieces between joiners, folded, with their places. */
  parts: Part[]
  /** A compound written together (`wi-fi` -> `wifi`); `undefined` for a plain word or a long path. */
  joined: string | undefined
}

export interface Part {
  start: number
  end: number
  word: string
  /** Further pieces of one run: `getUpdates` -> `get`, `updates`; `argon2` -> `argon`. */
  pieces: string[]
}

/** `C++`, `C#`: one letter and the signs that make it another name. */
const NAME = String.raw`[A-Za-z](?:\+\+|#)(?![\p{L}\p{N}\p{M}+#])`
const IS_NAME = new RegExp(`^${NAME}$`, 'u')
/** What French and Italian leave of an article before a vowel stands apart: «l'analyse», «dell'utente». */
const RUN = /(?:[djlmnst]|qu|\p{L}*ll)(?=['’])|[\p{L}\p{N}\p{M}]+(?:['’ʼ](?=\p{L})[\p{L}\p{M}]+)*/giu
const WORDS = /[\p{L}\p{N}\p{M}]+(?:(?:[-‐‑._:/$@'’ʼ+]\u2060?|::|->)[\p{L}\p{N}\p{M}]+)*/u
const COMPOUND = new RegExp(`${NAME}|${WORDS.source}`, 'gu')
const APOSTROPHES = /['’ʼ]/g
/** `getUpdates`, `HTMLElement`, `VPSы`; letters before a number are cut off in `piecesOf`. */
const HUMP =
  /(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})|(?<=\p{Script=Latin})(?=\p{Script=Cyrillic})|(?<=\p{Script=Cyrillic})(?=\p{Script=Latin})/u

/** What a word is to the search, as it stands in a text. */
export const wordOf = (written: string): string => fold(written.replace(APOSTROPHES, ''))

/** Hashes, keys and the like are no words; a compound of many parts is a path, found by its parts. */
const MAX_WORD = 40
const MAX_ACCENTS = 8
const MAX_PARTS = 4

/** A word of one script without capitals inside: nothing to take apart. */
const PLAIN = /^(?:[А-ЯЁа-яё][а-яё]*|[A-Za-z][a-z]*)$/

/** The one word of a text that is nothing else, which is most of what texts are made of; `undefined` of any other. */
export const plainWord = (text: string): string | undefined =>
  text.length <= MAX_WORD && PLAIN.test(text) ? fold(text) : undefined

export function tokenize(text: string): Token[] {
  const tokens: Token[] = []
  for (const match of text.matchAll(COMPOUND)) {
    const parts: Part[] = []
    for (const [run, index] of cutSpaceless(match[0])) {
      const start = match.index + index
      const written = run.replace(APOSTROPHES, '')
      // Accents without end are no word, and putting them in order would take minutes.
      if (written.length > MAX_WORD * MAX_ACCENTS) continue
      const word = fold(written)
      if (word === '' || word.length > MAX_WORD) continue
      parts.push({ start, end: start + run.length, word, pieces: piecesOf(run, written, word) })
    }
    if (parts.length === 0) continue
    const joined =
      parts.length > 1 && parts.length <= MAX_PARTS && !hasSpaceless(match[0])
        ? parts.map(part => part.word).join('')
        : undefined
    tokens.push({
      start: match.index,
      end: match.index + match[0].length,
      parts,
      joined: joined !== undefined && joined.length <= MAX_WORD ? joined : undefined,
    })
  }
  return tokens
}

/**
 * Letters of scripts that put no spaces between words, and of Korean, whose particles are written onto them: Thai to
 * Khmer, kana, Han, Hangul; by their ranges, which are shorter than their names.
 */
const SPACELESS = '\\u0e00-\\u0eff\\u1000-\\u109f\\u1780-\\u17ff\\u3040-\\u9fff\\uac00-\\ud7af\\u{20000}-\\u{3ffff}'
const IS_SPACELESS = new RegExp(`[${SPACELESS}]`, 'u')
const STRETCH = new RegExp(`[${SPACELESS}]+|[^${SPACELESS}]+`, 'gu')
const PAIR = /(?=(\p{L}\p{M}*\p{L}\p{M}*))\p{L}|^\p{L}\p{M}*$/gu

export const hasSpaceless = (text: string): boolean => IS_SPACELESS.test(text)

/**
 * Where no space says what a word is, every two neighbouring letters are one: 数据库 is 数据 and 据库, and a query of the
 * same letters finds both.
 */
const cutSpaceless = (compound: string): [word: string, index: number][] =>
  IS_NAME.test(compound)
    ? [[compound, 0]]
    : [...compound.matchAll(STRETCH)].flatMap(stretch =>
        [...stretch[0].matchAll(hasSpaceless(stretch[0]) ? PAIR : RUN)].map((run): [string, number] => [
          run[1] ?? run[0],
          stretch.index + run.index,
        ]),
      )

/** Pieces of one letter say nothing and are left out. */
function piecesOf(run: string, written: string, word: string): string[] {
  const pieces = written.split(HUMP).map(fold)
  if (run !== written) pieces.push(fold(run.split(APOSTROPHES)[0] ?? ''))
  const letters = /^(\p{L}{3,})\p{N}+$/u.exec(word)?.[1]
  if (letters !== undefined) pieces.push(letters)
  return pieces.filter(piece => piece.length > 1 && piece !== word)
}

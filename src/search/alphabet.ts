/**
 * Encodings in which a letter of an alphabet is a byte: texts in it are half as long as in UTF-8, and every browser
 * reads them. https://encoding.spec.whatwg.org/#legacy-single-byte-encodings
 */

/** Encodings by languages whose letters they have. */
const ENCODINGS: Readonly<Record<string, string>> = {
  ar: 'windows-1256',
  be: 'windows-1251',
  bg: 'windows-1251',
  el: 'windows-1253',
  he: 'windows-1255',
  mk: 'windows-1251',
  ru: 'windows-1251',
  uk: 'windows-1251',
}

/** `undefined` where UTF-8 is as good. */
export const encodingOf = (locale: string): string | undefined => ENCODINGS[locale.split('-')[0]?.toLowerCase() ?? '']

/** The text of a file of the index, which is bytes where it has an encoding of its own. */
export const textOf = (content: string | Uint8Array, encoding?: string): string =>
  typeof content === 'string' ? content : new TextDecoder(encoding).decode(content)

interface Alphabet {
  /** JSON of the same value in which every letter is of the alphabet. */
  spell(json: string): string
  /** Bytes of such a text. */
  encode(text: string): Uint8Array
}

const alphabets = new Map<string, Alphabet>()

export function alphabetOf(encoding: string): Alphabet {
  const known = alphabets.get(encoding)
  if (known !== undefined) return known
  const made = createAlphabet(encoding)
  alphabets.set(encoding, made)
  return made
}

const HALF = 128
/** What no byte stands for. */
const UNKNOWN = '\uFFFD'

function createAlphabet(encoding: string): Alphabet {
  const letters = [...new TextDecoder(encoding).decode(Uint8Array.from({ length: HALF }, (_, index) => HALF + index))]
  const bytes = new Uint8Array(0x10000)
  for (let code = 0; code < HALF; code++) bytes[code] = code
  for (const [index, letter] of letters.entries()) if (letter !== UNKNOWN) bytes[letter.charCodeAt(0)] = HALF + index
  const escaped = letters.filter(letter => letter !== UNKNOWN).map(letter => `\\u${hex(letter)}`)
  const others = new RegExp(`[^\\0-\\x7f${escaped.join('')}]`, 'g')
  return {
    spell: json => (isOf(bytes, json) ? json : json.replace(others, letter => `\\u${hex(letter)}`)),
    encode(text) {
      const encoded = new Uint8Array(text.length)
      for (let index = 0; index < text.length; index++) encoded[index] = bytes[text.charCodeAt(index)] ?? 0
      return encoded
    },
  }
}

/** Whether there is a byte for each letter; a text of JSON has none that is 0. */
function isOf(bytes: Uint8Array, json: string): boolean {
  for (let index = 0; index < json.length; index++) if (bytes[json.charCodeAt(index)] === 0) return false
  return true
}

const hex = (letter: string): string => letter.charCodeAt(0).toString(16).padStart(4, '0')

/** Text typed with the wrong keyboard layout: ЙЦУКЕН and QWERTY by key, both ways. */

const LATIN = '`qwertyuiop[]asdfghjkl;\'zxcvbnm,./~QWERTYUIOP{}ASDFGHJKL:"ZXCVBNM<>?@#$^&'
const CYRILLIC = 'ёйцукенгшщзхъфывапролджэячсмитьбю.ЁЙЦУКЕНГШЩЗХЪФЫВАПРОЛДЖЭЯЧСМИТЬБЮ,"№;:?'

const TO_CYRILLIC = keys(LATIN, CYRILLIC)
const TO_LATIN = keys(CYRILLIC, LATIN)

function keys(from: string, to: string): Map<string, string> {
  return new Map([...from].map((key, index) => [key, [...to][index] ?? key]))
}

/** The query as the other layout would have typed it; before tokenizing, because «;`knsq» holds letters. */
export function swapLayout(text: string): string {
  const map = /\p{Script=Cyrillic}/u.test(text) ? TO_LATIN : TO_CYRILLIC
  return [...text].map(key => map.get(key) ?? key).join('')
}

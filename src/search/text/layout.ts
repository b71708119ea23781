/** Text typed with the wrong keyboard layout: ЙЦУКЕН and QWERTY by key, both ways. */

import { isCyrillic } from './fold.ts'

const LATIN = '`qwertyuiop[]asdfghjkl;\'zxcvbnm,./~QWERTYUIOP{}ASDFGHJKL:"ZXCVBNM<>?@#$^&'
const LOWER = 'ёйцукенгшщзхъфывапролджэячсмитьбю'
const CYRILLIC = `${LOWER}.${LOWER.toUpperCase()},"№;:?`

/** The query as the other layout would have typed it; before tokenizing, because «;`knsq» holds letters. */
export function swapLayout(text: string): string {
  const [from, to] = isCyrillic(text) ? [CYRILLIC, LATIN] : [LATIN, CYRILLIC]
  return [...text].map(key => to[from.indexOf(key)] ?? key).join('')
}

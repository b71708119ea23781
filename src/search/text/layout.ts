/** Text typed with the wrong keyboard layout: a Cyrillic one and QWERTY by key, both ways. */

import { isCyrillic } from './fold.ts'

const LATIN = '`qwertyuiop[]asdfghjkl;\'zxcvbnm,./~QWERTYUIOP{}ASDFGHJKL:"ZXCVBNM<>?@#$^&'

/**
 * The query as the other layout would have typed it; before tokenizing, because «;`knsq» holds letters. `keys`: the
 * letters of a Cyrillic one, key by key.
 */
export function swapLayout(text: string, keys: string): string {
  const cyrillic = `${keys}.${keys.toUpperCase()},"№;:?`
  const [from, to] = isCyrillic(text) ? [cyrillic, LATIN] : [LATIN, cyrillic]
  return [...text].map(key => to[from.indexOf(key)] ?? key).join('')
}

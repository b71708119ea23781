/** Finds words and compounds in a text: what `tokenize` makes tokens of, at a third of the cost of its pattern. */

import { compoundsOf } from '../text/tokenize.ts'

const WORD = 1
const JOINER = 2
const OTHER = 3

const kinds = new Uint8Array(0x10000)

/** Kind of a UTF-16 unit, found out once. */
function kindAt(text: string, index: number): number {
  const unit = text.charCodeAt(index)
  const known = kinds[unit]
  if (known !== 0 && known !== undefined) return known
  const letter = String.fromCharCode(unit)
  const kind = /[\p{L}\p{N}\p{M}]/u.test(letter) ? WORD : /[-‐‑._:/$@'’ʼ+]/.test(letter) ? JOINER : OTHER
  kinds[unit] = kind
  return kind
}

const isSurrogate = /[\ud800-\udfff]/

/** Calls back with each word and compound, gives their number. */
export function eachCompound(text: string, say: (compound: string) => void): number {
  if (isSurrogate.test(text)) return compoundsOf(text).map(say).length
  const { length } = text
  let count = 0
  for (let index = 0; index < length; index++) {
    if (kindAt(text, index) !== WORD) continue
    const start = index
    for (;;) {
      while (index < length && kindAt(text, index) === WORD) index++
      const next = index + joinerAt(text, index)
      if (next === index || next >= length || kindAt(text, next) !== WORD) break
      index = next
    }
    say(text.slice(start, index))
    count++
  }
  return count
}

/** Where typography says that a line does not end behind a sign. */
const NO_BREAK = '\u2060'

/** Length of what joins two words here: a sign, `::` or `->`; 0 when nothing does. */
function joinerAt(text: string, index: number): number {
  if (index >= text.length || kindAt(text, index) !== JOINER) return 0
  const [sign, next] = [text[index], text[index + 1]]
  return next === NO_BREAK || (next === ':' && sign === ':') || (next === '>' && sign === '-') ? 2 : 1
}

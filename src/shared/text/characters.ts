/** Characters that no text of a site may hold: escapes of YAML, JSON and code can make any. */

import { RESERVED_CHARACTERS } from '../mark.ts'

/** Control characters that no page, feed or JSON needs; XML forbids or advises against them. */
export const CONTROL = /[\0-\x08\x0B\x0C\x0E-\x1F\x7F-\x9F\uFFFE\uFFFF]/

/** Characters that turn text around: code shows something else than it runs («Trojan Source»). */
export const DIRECTION = /[\u202a-\u202e\u2066-\u2069]/

interface Forbidden {
  index: number
  code: string
  /** The text holds half a letter, which is a mistake of its own kind. */
  isHalf: boolean
}

/** A character that a value may not hold, with its offset; `undefined` when all are good. */
export function findForbidden(text: string): Forbidden | undefined {
  const found = CONTROL.exec(text) ?? findBreaking(text)
  return found === null ? undefined : { index: found.index, code: codeOf(found[0]), isHalf: HALF.test(text) }
}

const HALF = /\p{Surrogate}/u

/** Of these the ones that would break the build itself: signs of marks, and half a letter, which no file and no address can hold. */
export const findBreaking = (text: string): RegExpExecArray | null => RESERVED_CHARACTERS.exec(text) ?? HALF.exec(text)

/** `U+001B`. */
export const codeOf = (char: string): string =>
  `U+${(char.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`

/** Words as they are read: where one may be broken at the end of a line is no part of it. */
export const joinHyphens = (text: string): string => text.replaceAll('\u00ad', '')

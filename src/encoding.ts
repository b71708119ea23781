/** Whether bytes are a text in UTF-8, what else they may be, and what is said of it: of texts, data and code alike. */

import { isUtf8 } from 'node:buffer'
import { readFileSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import { problemOf } from './messages/problem.ts'
import type { TextValues } from './messages/text.ts'
import type { TextId } from './messages/texts/index.ts'
import { toFilePath } from './shared/path.ts'
import type { Position, Problem } from './shared/problem.ts'
import { attempt } from './shared/value.ts'

type Mistake = { id: TextId; at?: Position | undefined; values?: TextValues }

/** What is said of a file that is not UTF-8; `undefined` where it is. */
export function encodingProblem(bytes: Uint8Array): Mistake | undefined {
  const mistake = encodingMistake(bytes)
  if (mistake === undefined) return undefined
  const { guess, at } = mistake
  return guess === undefined ? { id: 'encoding', at } : { id: 'encoding/like', at, values: { guess } }
}

/** Code that a bundler could not load since it is not UTF-8, by what the bundler says; `undefined`: it says something else. */
export function explainUnloaded(said: string, siteDir: string): Problem | undefined {
  const written = said.includes('valid UTF-8') ? /Could not load (.+?)(?: - |\n|$)/.exec(said)?.[1] : undefined
  if (written === undefined) return undefined
  for (const file of [resolve(written), resolve(siteDir, written)]) {
    const mistake = mistakeIn(file)
    if (mistake !== undefined)
      return problemOf('error', mistake.id, {
        ...mistake,
        at: { ...mistake.at, file: toFilePath(relative(siteDir, file)) },
      })
  }
  return undefined
}

const mistakeIn = (file: string): ReturnType<typeof encodingProblem> =>
  attempt(() => encodingProblem(readFileSync(file)))

interface EncodingMistake {
  /** The likely encoding. */
  guess?: 'UTF-16' | 'Windows-1251'
  /** The first sign that is not UTF-8. */
  at?: Position
}

/** `undefined`: the bytes are UTF-8. */
function encodingMistake(bytes: Uint8Array): EncodingMistake | undefined {
  if (looksLikeUtf16(bytes)) return { guess: 'UTF-16' }
  return isUtf8(bytes) ? undefined : firstMistake(bytes)
}

/** Judges by the first line that is no UTF-8: files half saved in another encoding are common. */
function firstMistake(bytes: Uint8Array): EncodingMistake {
  let start = 0
  for (let line = 1; start <= bytes.length; line++) {
    const feed = bytes.indexOf(0x0a, start)
    const end = feed < 0 ? bytes.length : feed
    const part = bytes.subarray(start, end)
    if (!isUtf8(part)) {
      const at = { line, column: new TextDecoder().decode(part).indexOf('\uFFFD') + 1 }
      return looksLikeWindows1251(part) ? { guess: 'Windows-1251', at } : { at }
    }
    start = end + 1
  }
  return {}
}

function looksLikeUtf16(bytes: Uint8Array): boolean {
  const [first, second] = bytes
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) return true
  // Without a BOM: in Latin text every other byte is zero, in Cyrillic it is 4.
  const head = bytes.subarray(0, 200)
  if (head.length < 8 || !head.includes(0)) return false
  const odd = head.filter((_, index) => index % 2 === 1)
  const even = head.filter((_, index) => index % 2 === 0)
  const high = (half: Uint8Array): boolean => half.includes(0) && half.every(byte => byte === 0 || byte === 4)
  return high(odd) || high(even)
}

/** Nine of ten bytes above ASCII are Cyrillic letters there; in UTF-8 half of them are not. */
function looksLikeWindows1251(bytes: Uint8Array): boolean {
  const high = bytes.filter(byte => byte >= 0x80)
  const letters = high.filter(byte => byte >= 0xc0 || byte === 0xa8 || byte === 0xb8)
  return letters.length >= high.length * 0.9
}

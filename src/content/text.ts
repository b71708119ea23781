/** Bytes of a file to text: UTF-8 or an error that names the likely encoding, LF line ends, no characters to trip over. */

import type { Report } from '../messages/problem.ts'
import { RESERVED_CHARACTERS } from '../shared/mark.ts'
import { positionAt } from '../shared/problem.ts'
import { CONTROL, codeOf } from '../shared/text/characters.ts'

/** Largest content file, bytes: a book of 500 pages is under 1.5 MB; above it is a mistake or an attack. */
export const MAX_FILE_BYTES = 2 * 1024 * 1024

/** Text of a file, or `undefined` with an error reported. Line and column of later problems are those of the file. */
export function decodeText(bytes: Uint8Array, report: Report): string | undefined {
  if (looksLikeUtf16(bytes)) {
    report('error', 'encoding/like', { values: { guess: 'UTF-16' } })
    return undefined
  }
  let text: string
  try {
    text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    reportInvalidUtf8(bytes, report)
    return undefined
  }
  return checkCharacters(normalizeText(text), report)
}

/** Without BOM, with LF line ends. A lone CR, as old Macs wrote it, ends a line too. */
export function normalizeText(text: string): string {
  // Files that were joined have more than one.
  const plain = text.replace(/^\uFEFF+/, '')
  return plain.includes('\r') ? plain.replace(/\r\n?/g, '\n') : plain
}

/** Page text without control characters (pasted terminal output has them), with one warning. */
export function stripControls(text: string, firstLine: number, report: Report): string {
  const found = CONTROL.exec(text)
  if (found === null) return text
  const at = positionAt(text, found.index, firstLine)
  report('warning', 'control-character/text', { at, values: { char: codeOf(found[0]) } })
  return text.replace(new RegExp(CONTROL, 'g'), '')
}

/** Characters that would break the build itself, wherever they stand. */
function checkCharacters(text: string, report: Report): string | undefined {
  const nul = text.indexOf('\0')
  if (nul >= 0) {
    report('error', 'control-character/nul', { at: positionAt(text, nul) })
    return undefined
  }
  const reserved = RESERVED_CHARACTERS.exec(text)
  if (reserved === null) return text
  const at = positionAt(text, reserved.index)
  report('error', 'reserved-character', { at, values: { char: codeOf(reserved[0]) } })
  return undefined
}

function looksLikeUtf16(bytes: Uint8Array): boolean {
  const [first, second] = bytes
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) return true
  // Without a BOM: in Latin text every other byte is zero, in Cyrillic it is 4.
  const head = bytes.subarray(0, 200)
  if (head.length < 8) return false
  const odd = head.filter((_, index) => index % 2 === 1)
  const even = head.filter((_, index) => index % 2 === 0)
  const high = (half: Uint8Array): boolean => half.includes(0) && half.every(byte => byte === 0 || byte === 4)
  return high(odd) || high(even)
}

/** Judges by the first line that is no UTF-8: files half saved in another encoding are common. */
function reportInvalidUtf8(bytes: Uint8Array, report: Report): void {
  const strict = new TextDecoder('utf-8', { fatal: true })
  let start = 0
  for (let line = 1; start <= bytes.length; line++) {
    const feed = bytes.indexOf(0x0a, start)
    const end = feed < 0 ? bytes.length : feed
    const part = bytes.subarray(start, end)
    try {
      strict.decode(part)
    } catch {
      const column = new TextDecoder().decode(part).indexOf('\uFFFD') + 1
      const at = { line, column }
      if (looksLikeWindows1251(part)) report('error', 'encoding/like', { at, values: { guess: 'Windows-1251' } })
      else report('error', 'encoding', { at })
      return
    }
    start = end + 1
  }
}

/** Nine of ten bytes above ASCII are Cyrillic letters there; in UTF-8 half of them are not. */
function looksLikeWindows1251(bytes: Uint8Array): boolean {
  const high = bytes.filter(byte => byte >= 0x80)
  const letters = high.filter(byte => byte >= 0xc0 || byte === 0xa8 || byte === 0xb8)
  return letters.length >= high.length * 0.9
}

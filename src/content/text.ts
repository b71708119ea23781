/** Bytes of a file to text: UTF-8 or an error that names the likely encoding, LF line ends, no characters to trip over. */

import { encodingProblem } from '../encoding.ts'
import type { Report } from '../messages/problem.ts'
import { RESERVED_CHARACTERS } from '../shared/mark.ts'
import { positionAt } from '../shared/problem.ts'
import { CONTROL, codeOf } from '../shared/text/characters.ts'
import { readUtf8 } from './utf8.ts'

/** Largest content file, bytes: a book of 500 pages is under 1.5 MB; above it is a mistake or an attack. */
export const MAX_FILE_BYTES = 2 * 1024 * 1024

/**
 * Text of a file, or `undefined` with an error reported. Line and column of later problems are those of the file.
 * `isLenient`: what means nothing in Markdown becomes what the specification says, with a warning.
 */
export function decodeText(bytes: Uint8Array, report: Report, isLenient = false): string | undefined {
  const mistake = encodingProblem(bytes)
  if (mistake !== undefined) {
    report('error', mistake.id, mistake)
    return undefined
  }
  return checkCharacters(normalizeText(readUtf8(bytes)), report, isLenient)
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
function checkCharacters(text: string, report: Report, isLenient: boolean): string | undefined {
  const nul = text.indexOf('\0')
  if (nul >= 0) report(isLenient ? 'warning' : 'error', 'control-character/nul', { at: positionAt(text, nul) })
  if (nul >= 0 && !isLenient) return undefined
  const reserved = RESERVED_CHARACTERS.exec(text)
  // https://spec.commonmark.org/0.31.2/#insecure-characters
  if (reserved === null) return nul < 0 ? text : text.replaceAll('\0', '\uFFFD')
  const at = positionAt(text, reserved.index)
  report('error', 'reserved-character', { at, values: { char: codeOf(reserved[0]) } })
  return undefined
}

/**
 * Texts packed together: to begin takes the packer longer than a page of text does, and texts of one site are alike. What
 * is read in the order in which it was laid down is unpacked once.
 */

import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'
import { readLetters, writeLetters } from './letters.ts'

/** Bytes; of what is further back the packer knows nothing. */
const SHEET = 65_536
const PACKING = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 1, [constants.BROTLI_PARAM_LGWIN]: 16 },
  chunkSize: SHEET,
}

interface Sheet {
  /** `undefined`: its texts are still on the desk. */
  packed: Uint8Array | undefined
}

const desk = Buffer.alloc(SHEET)
let used = 0
let open: Sheet = { packed: undefined }

/** Lays a text down; the result reads it. */
export function layAmong(text: string): () => string {
  const { bytes, isAscii } = writeLetters(text)
  const size = bytes.length
  if (size > SHEET) {
    const sheet = { packed: pack(bytes) }
    return () => readLetters(lettersOf(sheet), isAscii)
  }
  if (used + size > SHEET) {
    open.packed = pack(desk.subarray(0, used))
    open = { packed: undefined }
    used = 0
  }
  const sheet = open
  const start = used
  desk.set(bytes, start)
  used += size
  return () => readLetters(lettersOf(sheet).subarray(start, start + size), isAscii)
}

/** In memory of its own: it comes as a part of something larger. */
const pack = (bytes: Uint8Array): Uint8Array => new Uint8Array(brotliCompressSync(bytes, PACKING))

/** Those that were looked at last: texts of two kinds may be read by turns. */
const RECENT = 4
const recent = new Map<Sheet, Uint8Array>()

function lettersOf(sheet: Sheet): Uint8Array {
  if (sheet.packed === undefined) return desk
  const known = recent.get(sheet)
  if (known !== undefined) return known
  const letters = brotliDecompressSync(sheet.packed, { chunkSize: SHEET })
  for (const oldest of recent.keys()) {
    if (recent.size < RECENT) break
    recent.delete(oldest)
  }
  recent.set(sheet, letters)
  return letters
}

/**
 * Texts packed together: to begin takes the packer longer than a page of text does, and texts of one site are alike. They
 * lie side by side on a desk until it is full, then as one packed sheet.
 */

import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'
import { readLetters, writeLetters } from './letters.ts'

/** Bytes; of what is further back the packer knows nothing. */
const SHEET = 65_536
const PACKING = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 1, [constants.BROTLI_PARAM_LGWIN]: 16 },
  chunkSize: SHEET,
}

/** Where a text stands: its sheet, its bytes there, whether each is its letter. */
export type Laid<Sheet> = readonly [sheet: Sheet, start: number, end: number, isAscii: boolean]

interface Desk<Sheet> {
  lay(text: string): Laid<Sheet>
  /** What lies on it still. */
  letters: Uint8Array
  /** Packs what lies on it. */
  clear(): void
}

/** `begin` makes a sheet, `put` gets what lies on it, packed; `packed` is valid until the next call. */
export function createDesk<Sheet>(begin: () => Sheet, put: (sheet: Sheet, packed: Uint8Array) => void): Desk<Sheet> {
  const letters = new Uint8Array(SHEET)
  let used = 0
  let open = begin()
  function clear(): void {
    if (used === 0) return
    put(open, pack(letters.subarray(0, used)))
    open = begin()
    used = 0
  }
  return {
    letters,
    clear,
    lay(text) {
      const { bytes, isAscii } = writeLetters(text)
      const size = bytes.length
      if (size > SHEET) {
        const own = begin()
        put(own, pack(bytes))
        return [own, 0, size, isAscii]
      }
      if (used + size > SHEET) clear()
      letters.set(bytes, used)
      used += size
      return [open, used - size, used, isAscii]
    },
  }
}

const pack = (bytes: Uint8Array): Uint8Array => brotliCompressSync(bytes, PACKING)

export const unpackSheet = (packed: Uint8Array): Uint8Array => brotliDecompressSync(packed, { chunkSize: SHEET })

export const readLaid = (letters: Uint8Array, [, start, end, isAscii]: Laid<unknown>): string =>
  readLetters(letters.subarray(start, end), isAscii)

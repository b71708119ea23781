/** A PNG of sixteen palette colours, half a byte each: https://www.w3.org/TR/png-3/ */

import { addRun, createRuns, packRuns, type Runs } from './deflate.ts'
import { type Picture, stride, WORD } from './picture.ts'

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

/** Checksum of a part of a picture. */
export type Crc32 = (bytes: Uint8Array) => number

const word = (value: number): number[] => [value >>> 24, (value >>> 16) & 0xff, (value >>> 8) & 0xff, value & 0xff]

/** To be raised when equal pixels become other bytes here. */
export const PNG_VERSION = 5

/** A row as it is, and as what differs from the row above. */
const NONE = 0
const UP = 2

/** Bytes of a row without its filter. */
const rowLength = (width: number): number => Math.ceil(width / 2)

/**
 * Tells the rows, each after its filter. A row is what differs from the one above: strokes of letters and flat colours
 * become runs of nothing. Looked for a word at a time, since most of a picture is as it is above.
 */
function addRows(runs: Runs, picture: Picture): void {
  const { width, height, drawn, changed } = picture
  const length = rowLength(width)
  for (let y = 0; y < height; y++) {
    if (drawn[y] === 0) {
      // As it is an empty row is nothing at all.
      addRun(runs, NONE, 1 + length)
      continue
    }
    addRun(runs, UP, 1)
    // Over the first row stands the empty one at the end.
    if (changed[y] === 1) addDifference(runs, picture, { here: y, above: y === 0 ? height : y - 1 })
    else addRun(runs, 0, length)
  }
}

function addDifference(runs: Runs, { width, rows, words }: Picture, { here, above }: { here: number; above: number }) {
  const length = rowLength(width)
  const first = here * stride(width)
  const over = above * stride(width)
  for (let at = 0; at < length; ) {
    const byte = ((rows[first + at] ?? 0) - (rows[over + at] ?? 0)) & 0xff
    let end = at + 1
    if (at % WORD === 0) {
      let word = (first + at) / WORD
      let under = (over + at) / WORD
      if (words[word] === words[under]) {
        for (end = at; end < length && words[word] === words[under]; end += WORD) {
          word++
          under++
        }
        // A bar: a word as the one before it differs by the same.
      } else if (at > 0 && runs.times >= WORD && words[word] === words[word - 1] && words[under] === words[under - 1])
        end = at + WORD
    }
    addRun(runs, byte, Math.min(end, length) - at)
    at = end
  }
}

const letters = (text: string): number[] => [...text].map(letter => letter.charCodeAt(0))

/** Packs a picture as often as it is drawn anew. */
export function createPngEncoder(picture: Picture, crc32: Crc32): () => Uint8Array {
  const { width, height, palette } = picture
  const length = (1 + rowLength(width)) * height
  const runs = createRuns(length)
  // What does not repeat takes a little more room than it has.
  const bytes = new Uint8Array(2 * length + 1024)
  const put = (part: ArrayLike<number>, at: number): number => {
    bytes.set(part, at)
    return at + part.length
  }
  const putChunk = (start: number, type: string, putData: (at: number) => number): number => {
    const end = putData(put(letters(type), start + 4))
    put(word(end - start - 8), start)
    return put(word(crc32(bytes.subarray(start + 4, end))), end)
  }
  const size = putChunk(put(SIGNATURE, 0), 'IHDR', at => put([...word(width), ...word(height), 4, 3, 0, 0, 0], at))
  const head = putChunk(size, 'PLTE', at => put(palette.flat(), at))
  return () => {
    addRows(runs, picture)
    const end = putChunk(head, 'IDAT', at => packRuns(runs, bytes, at))
    return bytes.slice(
      0,
      putChunk(end, 'IEND', at => at),
    )
  }
}

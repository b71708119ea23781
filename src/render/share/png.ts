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
  const across = stride(width) / WORD
  const [first, over] = [here * across, above * across]
  for (let word = 0; word < across; ) {
    const from = word
    while (word < across && words[first + word] === words[over + word]) word++
    if (word > from) addRun(runs, 0, lengthOf(width, from, word))
    const end = Math.min(++word * WORD, rowLength(width))
    let [last, times] = [runs.byte, 0]
    for (let byte = (word - 1) * WORD; byte < end; byte++) {
      const differs = ((rows[first * WORD + byte] ?? 0) - (rows[over * WORD + byte] ?? 0)) & 0xff
      if (differs !== last) {
        addRun(runs, last, times)
        last = differs
        times = 0
      }
      times++
    }
    addRun(runs, last, times)
    if (times < WORD) continue
    // A bar: where each word is as the one before it, it differs by the same.
    const bar = word
    while (
      word < across &&
      words[first + word] === words[first + word - 1] &&
      words[over + word] === words[over + word - 1]
    )
      word++
    addRun(runs, last, lengthOf(width, bar, word))
  }
}

/** Bytes of a row in so many of its words: the last one may be more than the row. */
const lengthOf = (width: number, from: number, to: number): number =>
  Math.min(to * WORD, rowLength(width)) - Math.min(from * WORD, rowLength(width))

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

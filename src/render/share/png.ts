/** A PNG of sixteen palette colours, half a byte each: https://www.w3.org/TR/png-3/ */

import type { Box } from '../../shared/silhouette/draw.ts'

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

/** What a picture needs of zlib. */
export interface Packing {
  /** Makes a stream. */
  deflate(bytes: Uint8Array): Uint8Array
  crc32(bytes: Uint8Array): number
}

const word = (value: number): number[] => [value >>> 24, (value >>> 16) & 0xff, (value >>> 8) & 0xff, value & 0xff]

const joined = (parts: ArrayLike<number>[]): Uint8Array => {
  const result = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let offset = 0
  for (const part of parts) {
    result.set(part, offset)
    offset += part.length
  }
  return result
}

/** To be raised when equal pixels become other bytes here. */
export const PNG_VERSION = 4

export type Rgb = [red: number, green: number, blue: number]

export interface Picture {
  width: number
  height: number
  /** RGB, up to 16. */
  palette: readonly Rgb[]
  /** An index of the palette in each half of a byte; every row begins at a whole word. */
  rows: Uint8Array
  /** The same, a word at a time. */
  words: Uint32Array
  /** 1 for each row on which something was drawn: most have the first colour alone, and are neither cleared nor looked at. */
  drawn: Uint8Array
  /** Rows as they are packed, and 1 for each that is more than its filter. */
  filtered: Uint8Array
  filled: Uint8Array
  /** Gives a pixel a colour of the palette. */
  set: (x: number, y: number, color: number) => void
}

const WORD = 4

/** Bytes from a row to the next one. */
const stride = (width: number): number => Math.ceil(width / 2 / WORD) * WORD

/** An empty picture of the first colour. */
export function createPicture(width: number, height: number, palette: readonly Rgb[]): Picture {
  const length = stride(width)
  const rows = new Uint8Array(length * height)
  const drawn = new Uint8Array(height)
  const filtered = new Uint8Array(filteredLength(width) * height)
  for (let y = 0; y < height; y++) filtered[y * filteredLength(width)] = UP
  return {
    width,
    height,
    palette,
    rows,
    words: new Uint32Array(rows.buffer),
    drawn,
    filtered,
    filled: new Uint8Array(height),
    set(x, y, color) {
      drawn[y] = 1
      const at = y * length + (x >> 1)
      const byte = rows[at] ?? 0
      rows[at] = x & 1 ? (byte & 0xf0) | color : (byte & 0x0f) | (color << 4)
    },
  }
}

/** Makes a picture empty again. */
export function clearPicture({ rows, drawn, width }: Picture): void {
  const length = stride(width)
  for (let y = 0; y < drawn.length; y++) if (drawn[y] === 1) rows.fill(0, y * length, (y + 1) * length)
  drawn.fill(0)
}

/** Shades of a letter, a byte each, row after row from `offset` on. */
interface Stamp {
  shades: Uint8Array
  offset: number
  width: number
  height: number
}

/** Draws a letter: of each shade that is one its colour, and what is beyond the right edge not at all. */
export function drawStamp(
  picture: Picture,
  { shades, offset, width, height }: Stamp,
  { x, y, colours }: { x: number; y: number; colours: readonly number[] },
): void {
  const { rows, drawn } = picture
  const length = stride(picture.width)
  const seen = Math.min(width, picture.width - x)
  for (let row = 0; row < height; row++) {
    const from = offset + row * width
    const start = (y + row) * length
    drawn[y + row] = 1
    for (let column = 0; column < seen; column++) {
      const shade = shades[from + column] ?? 0
      if (shade === 0) continue
      const colour = colours[shade] ?? 0
      if (colour === 0) continue
      const at = start + ((x + column) >> 1)
      const byte = rows[at] ?? 0
      rows[at] = (x + column) & 1 ? (byte & 0xf0) | colour : (byte & 0x0f) | (colour << 4)
    }
  }
}

/** Sets all pixels of a box, or of so many under each other. */
export function fillBox(
  picture: Picture,
  { x, y, width, height, times = 1, step = 0 }: Rectangle,
  color: number,
): void {
  const end = x + width
  const first = x + (x & 1)
  const last = end - (end & 1)
  const across = stride(picture.width)
  const both = color * 0x11
  for (let time = 0; time < times; time++) {
    const top = y + time * step
    for (let row = top; row < top + height; row++) {
      picture.drawn[row] = 1
      if (first > x) picture.set(x, row, color)
      fillBytes(picture, row * across + (first >> 1), { count: (last - first) >> 1, byte: both })
      if (last < end && last >= first) picture.set(last, row, color)
    }
  }
}

/** Bytes from which on the platform's own way to fill them is the quicker one. */
const MANY = 64

function fillBytes({ rows, words }: Picture, from: number, { count, byte }: { count: number; byte: number }): void {
  const end = from + count
  if (count >= MANY) {
    rows.fill(byte, from, end)
    return
  }
  let at = from
  for (; at < end && at % WORD !== 0; at++) rows[at] = byte
  const word = byte * 0x01010101
  for (; at + WORD <= end; at += WORD) words[at >> 2] = word
  for (; at < end; at++) rows[at] = byte
}

export type Rectangle = Pick<Box, 'x' | 'y' | 'width' | 'height'> & Partial<Pick<Box, 'times' | 'step'>>

const UP = 2

/** Bytes of a row with its filter. */
const filteredLength = (width: number): number => 1 + Math.ceil(width / 2)

/**
 * Rows as what differs from the row above, each after its filter: strokes of letters and flat colours become runs of
 * nothing. Looked for a word at a time, since most of a picture is as it is above.
 */
function filterUp({ width, height, rows, words, drawn, filtered, filled }: Picture): Uint8Array {
  const [from, length] = [stride(width), filteredLength(width)]
  const across = from / WORD
  for (let y = 0; y < height; y++) {
    const start = y * length + 1
    if (filled[y] === 1) filtered.fill(0, start, start + length - 1)
    filled[y] = 0
    if (drawn[y] === 0 && (y === 0 || drawn[y - 1] === 0)) continue
    filled[y] = 1
    const row = y * across
    for (let word = 0; word < across; word++) {
      // Nothing stands above the first row.
      if (words[row + word] === (y === 0 ? 0 : words[row + word - across])) continue
      const at = word * WORD
      for (let byte = at; byte < at + WORD && byte < length - 1; byte++) {
        const here = y * from + byte
        filtered[start + byte] = (rows[here] ?? 0) - (y === 0 ? 0 : (rows[here - from] ?? 0))
      }
    }
  }
  return filtered
}

export function encodePng(picture: Picture, { deflate, crc32 }: Packing): Uint8Array {
  const { width, height, palette } = picture
  const chunk = (type: string, data: ArrayLike<number>): Uint8Array => {
    const body = joined([[...type].map(letter => letter.charCodeAt(0)), data])
    return joined([word(data.length), body, word(crc32(body))])
  }
  return joined([
    SIGNATURE,
    chunk('IHDR', [...word(width), ...word(height), 4, 3, 0, 0, 0]),
    chunk('PLTE', palette.flat()),
    chunk('IDAT', deflate(filterUp(picture))),
    chunk('IEND', []),
  ])
}

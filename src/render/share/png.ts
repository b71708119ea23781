/** A PNG of sixteen palette colours, half a byte each: https://www.w3.org/TR/png-3/ */

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, index) => {
  let value = index
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1
  return value >>> 0
})

function crc(bytes: Uint8Array): number {
  let value = 0xffffffff
  for (const byte of bytes) value = (CRC_TABLE[(value ^ byte) & 0xff] ?? 0) ^ (value >>> 8)
  return (value ^ 0xffffffff) >>> 0
}

const word = (value: number): number[] => [value >>> 24, (value >>> 16) & 0xff, (value >>> 8) & 0xff, value & 0xff]

function chunk(type: string, data: Uint8Array): Uint8Array {
  const body = new Uint8Array(4 + data.length)
  body.set([...type].map(letter => letter.charCodeAt(0)))
  body.set(data, 4)
  const result = new Uint8Array(12 + data.length)
  result.set(word(data.length))
  result.set(body, 4)
  result.set(word(crc(body)), 8 + data.length)
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
  return {
    width,
    height,
    palette,
    rows,
    words: new Uint32Array(rows.buffer),
    set(x, y, color) {
      const at = y * length + (x >> 1)
      const byte = rows[at] ?? 0
      rows[at] = x & 1 ? (byte & 0xf0) | color : (byte & 0x0f) | (color << 4)
    },
  }
}

/** Sets all pixels of a box, or of so many under each other. */
export function fillBox(picture: Picture, { x, y, width, height, times = 1, step = 0 }: Box, color: number): void {
  const end = x + width
  const first = x + (x & 1)
  const last = end - (end & 1)
  const across = stride(picture.width)
  const both = color * 0x11
  for (let time = 0; time < times; time++) {
    const top = y + time * step
    for (let row = top; row < top + height; row++) {
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

export interface Box {
  x: number
  y: number
  width: number
  height: number
  times?: number
  /** From one to the next. */
  step?: number
}

const UP = 2

/**
 * Rows as what differs from the row above, each after its filter: strokes of letters and flat colours become runs of
 * nothing. Looked for a word at a time, since most of a picture is as it is above.
 */
function filterUp({ width, height, rows }: Picture): Uint8Array {
  const [from, length] = [stride(width), 1 + Math.ceil(width / 2)]
  const filtered = new Uint8Array(length * height)
  const words = new Uint32Array(rows.buffer, rows.byteOffset, rows.length / WORD)
  const across = from / WORD
  for (let y = 0; y < height; y++) {
    const start = y * length
    filtered[start] = UP
    const row = y * across
    for (let word = 0; word < across; word++) {
      // Nothing stands above the first row.
      if (words[row + word] === (y === 0 ? 0 : words[row + word - across])) continue
      const at = word * WORD
      for (let byte = at; byte < at + WORD && byte < length - 1; byte++) {
        const here = y * from + byte
        filtered[start + 1 + byte] = (rows[here] ?? 0) - (rows[here - from] ?? 0)
      }
    }
  }
  return filtered
}

/** Makes a zlib stream. */
export type Deflate = (bytes: Uint8Array) => Uint8Array

export function encodePng(picture: Picture, deflate: Deflate): Uint8Array {
  const { width, height, palette } = picture
  const parts = [
    Uint8Array.from(SIGNATURE),
    chunk('IHDR', Uint8Array.from([...word(width), ...word(height), 4, 3, 0, 0, 0])),
    chunk('PLTE', Uint8Array.from(palette.flat())),
    chunk('IDAT', deflate(filterUp(picture))),
    chunk('IEND', new Uint8Array()),
  ]
  const result = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let offset = 0
  for (const part of parts) {
    result.set(part, offset)
    offset += part.length
  }
  return result
}

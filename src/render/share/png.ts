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
  /** A byte for the filter of a row, empty here, then an index of the palette in each half of a byte. */
  rows: Uint8Array
  /** Gives a pixel a colour of the palette. */
  set: (x: number, y: number, color: number) => void
}

/** Bytes of a row with its filter. */
const rowLength = (width: number): number => 1 + Math.ceil(width / 2)

/** An empty picture of the first colour. */
export function createPicture(width: number, height: number, palette: readonly Rgb[]): Picture {
  const length = rowLength(width)
  const rows = new Uint8Array(length * height)
  return {
    width,
    height,
    palette,
    rows,
    set(x, y, color) {
      const at = y * length + 1 + (x >> 1)
      const byte = rows[at] ?? 0
      rows[at] = x & 1 ? (byte & 0xf0) | color : (byte & 0x0f) | (color << 4)
    },
  }
}

/** Sets all pixels of a box. */
export function fillBox(picture: Picture, { x, y, width, height }: Box, color: number): void {
  const { rows } = picture
  const end = x + width
  const [first, last] = [x + (x & 1), end - (end & 1)]
  for (let row = y; row < y + height; row++) {
    const start = row * rowLength(picture.width) + 1
    if (first > x) picture.set(x, row, color)
    if (last > first) rows.fill(color * 0x11, start + (first >> 1), start + (last >> 1))
    if (last < end && last >= first) picture.set(last, row, color)
  }
}

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

const UP = 2

/** Rows as what differs from the row above: strokes of letters and flat colours become runs of nothing. */
function filterUp(rows: Uint8Array, length: number): Uint8Array {
  const filtered = new Uint8Array(rows.length)
  for (let start = 0; start < rows.length; start += length) {
    filtered[start] = UP
    for (let at = start + 1; at < start + length; at++) filtered[at] = (rows[at] ?? 0) - (rows[at - length] ?? 0)
  }
  return filtered
}

/** Makes a zlib stream. */
export type Deflate = (bytes: Uint8Array) => Uint8Array

export function encodePng(picture: Picture, deflate: Deflate): Uint8Array {
  const { width, height, palette, rows } = picture
  const parts = [
    Uint8Array.from(SIGNATURE),
    chunk('IHDR', Uint8Array.from([...word(width), ...word(height), 4, 3, 0, 0, 0])),
    chunk('PLTE', Uint8Array.from(palette.flat())),
    chunk('IDAT', deflate(filterUp(rows, rowLength(width)))),
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

/** A PNG of 8-bit palette colours: https://www.w3.org/TR/png-3/ */

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
export const PNG_VERSION = 2

export type Rgb = [red: number, green: number, blue: number]

export interface Picture {
  width: number
  height: number
  /** RGB, up to 256. */
  palette: readonly Rgb[]
  /** As they are packed: the filter of a row, which is none, then an index of the palette a pixel. */
  rows: Uint8Array
  /** Place of a pixel in `rows`. */
  at: (x: number, y: number) => number
}

/** An empty picture. Filter 0 before each row: flat colours pack best as they are. */
export const createPicture = (width: number, height: number, palette: readonly Rgb[]): Picture => ({
  width,
  height,
  palette,
  rows: new Uint8Array((width + 1) * height),
  at: (x, y) => y * (width + 1) + 1 + x,
})

/** Makes a zlib stream. */
export type Deflate = (bytes: Uint8Array) => Uint8Array

export function encodePng(picture: Picture, deflate: Deflate): Uint8Array {
  const { width, height, palette, rows } = picture
  const parts = [
    Uint8Array.from(SIGNATURE),
    chunk('IHDR', Uint8Array.from([...word(width), ...word(height), 8, 3, 0, 0, 0])),
    chunk('PLTE', Uint8Array.from(palette.flat())),
    chunk('IDAT', deflate(rows)),
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

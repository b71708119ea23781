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

export interface Picture {
  width: number
  height: number
  /** One palette index a pixel, rows from the top. */
  pixels: Uint8Array
  /** RGB triples, up to 256. */
  palette: [number, number, number][]
}

/** `deflate` must make a zlib stream. */
export function encodePng(
  { width, height, pixels, palette }: Picture,
  deflate: (bytes: Uint8Array) => Uint8Array,
): Uint8Array {
  const rows = new Uint8Array((width + 1) * height)
  // Filter 0 before each row: flat colours pack best as they are.
  for (let y = 0; y < height; y++) rows.set(pixels.subarray(y * width, (y + 1) * width), y * (width + 1) + 1)
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

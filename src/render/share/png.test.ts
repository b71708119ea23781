import { crc32, inflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { clearPicture, createPicture, createStamp, drawStamp, fillBox, type Picture } from './picture.ts'
import { createPngEncoder } from './png.ts'

/** Parts of a PNG, each with a checksum that is right. */
function chunksOf(png: Uint8Array): Map<string, Buffer> {
  const chunks = new Map<string, Buffer>()
  const bytes = Buffer.from(png)
  for (let at = 8; at < bytes.length; ) {
    const end = at + 8 + bytes.readUInt32BE(at)
    expect(bytes.readUInt32BE(end)).toBe(crc32(bytes.subarray(at + 4, end)))
    chunks.set(bytes.toString('latin1', at + 4, at + 8), bytes.subarray(at + 8, end))
    at = end + 4
  }
  return chunks
}

/** Rows of half bytes, by their filters. */
function rowsOf(png: Uint8Array, width: number): string[] {
  const packed = inflateSync(chunksOf(png).get('IDAT') ?? '')
  const length = Math.ceil(width / 2)
  const rows: Buffer[] = []
  const filters = new Set<number | undefined>()
  for (let at = 0; at < packed.length; at += 1 + length) {
    filters.add(packed[at])
    const above = packed[at] === 2 ? rows.at(-1) : undefined
    rows.push(Buffer.from(packed.subarray(at + 1, at + 1 + length).map((byte, index) => byte + (above?.[index] ?? 0))))
  }
  expect([...filters].filter(filter => filter !== 0 && filter !== 2)).toEqual([])
  return rows.map(row => row.toString('hex'))
}

/** The same of what is drawn. */
function drawnRows({ width, height, rows }: Picture): string[] {
  const length = (rows.length / (height + 1)) | 0
  const hex = (y: number): string =>
    Buffer.from(rows.subarray(y * length, y * length + Math.ceil(width / 2))).toString('hex')
  return Array.from({ length: height }, (_, y) => hex(y))
}

test('a picture is its size, its colours and its rows', () => {
  const picture = createPicture(3, 2, [
    [1, 2, 3],
    [4, 5, 6],
  ])
  picture.set(1, 1, 1)
  const png = createPngEncoder(picture, crc32)()
  const chunks = chunksOf(png)
  expect([...chunks.keys()]).toEqual(['IHDR', 'PLTE', 'IDAT', 'IEND'])
  expect([...(chunks.get('IHDR') ?? [])]).toEqual([0, 0, 0, 3, 0, 0, 0, 2, 4, 3, 0, 0, 0])
  expect([...(chunks.get('PLTE') ?? [])]).toEqual([1, 2, 3, 4, 5, 6])
  expect(rowsOf(png, 3)).toEqual(['0000', '0100'])
})

test('pixels come back, whatever the length of a row, drawn one by one', () => {
  for (const width of [1, 2, 7, 8, 9, 15, 16, 17, 31]) {
    const picture = createPicture(width, 5, [[0, 0, 0]])
    for (let x = 0; x < width; x++) for (let y = 0; y < 4; y++) picture.set(x, y, (x * y + (y > 2 ? 3 : x)) & 15)
    expect(rowsOf(createPngEncoder(picture, crc32)(), width), `${width}`).toEqual(drawnRows(picture))
  }
})

test('pixels come back of boxes and letters over each other, in rows that are drawn on and those that are not', () => {
  let state = 1
  const random = (limit: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 4_294_967_296) * limit)
  }
  const [width, height] = [61, 40]
  const picture = createPicture(width, height, [[0, 0, 0]])
  const encode = createPngEncoder(picture, crc32)
  for (let round = 0; round < 60; round++) {
    clearPicture(picture)
    for (let count = random(6); count > 0; count--) {
      const [x, y] = [random(width), random(height - 12)]
      if (random(2) === 0) {
        const box = {
          x,
          y,
          width: 1 + random(width - x),
          height: 1 + random(3),
          times: 1 + random(3),
          step: 1 + random(4),
        }
        fillBox(picture, box, random(16))
        continue
      }
      const shades = Uint8Array.from({ length: 40 }, () => random(3))
      const form = { colours: [0, 1 + random(15), 15], isOdd: x % 2 === 1, seen: Math.min(5, width - x) }
      drawStamp(picture, createStamp(picture, { shades, offset: 0, width: 5, height: 8 }, form), { x, y })
    }
    expect(rowsOf(encode(), width), `${round}`).toEqual(drawnRows(picture))
  }
})

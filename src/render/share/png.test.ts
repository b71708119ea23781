import { crc32 } from 'node:zlib'
import { expect, test } from 'vitest'
import { createPicture, encodePng, fillBox } from './png.ts'

const SIZE = { width: 7, height: 3 }

test('a box is all its pixels and no other, also where it begins or ends in the middle of a byte', () => {
  for (let x = 0; x < SIZE.width; x++) {
    for (let width = 1; x + width <= SIZE.width; width++) {
      const [filled, dotted] = [createPicture(7, 3, []), createPicture(7, 3, [])]
      for (const picture of [filled, dotted]) {
        for (let at = 0; at < SIZE.width; at++) for (let y = 0; y < SIZE.height; y++) picture.set(at, y, 9)
      }
      fillBox(filled, { x, y: 1, width, height: 1 }, 5)
      for (let at = x; at < x + width; at++) dotted.set(at, 1, 5)
      expect(filled.rows, `${x} ${width}`).toEqual(dotted.rows)
    }
  }
})

test('each row is packed as what differs from the row above, whatever its length', () => {
  for (const width of [1, 2, 7, 8, 9, 15, 16, 17, 31]) {
    const picture = createPicture(width, 5, [[0, 0, 0]])
    for (let x = 0; x < width; x++) for (let y = 0; y < 5; y++) picture.set(x, y, (x * y + (y > 2 ? 3 : x)) & 15)
    let packed = new Uint8Array()
    const deflate = (bytes: Uint8Array): Uint8Array => {
      packed = Uint8Array.from(bytes)
      return bytes
    }
    encodePng(picture, { deflate, crc32 })
    const half = (x: number, y: number): number => (x < width && y >= 0 ? (x * y + (y > 2 ? 3 : x)) & 15 : 0)
    const byte = (at: number, y: number): number => (half(2 * at, y) << 4) | half(2 * at + 1, y)
    const expected = Array.from({ length: 5 }, (_, y) => [
      2,
      ...Array.from({ length: Math.ceil(width / 2) }, (_, at) => (byte(at, y) - byte(at, y - 1)) & 0xff),
    ])
    expect([...packed], `${width}`).toEqual(expected.flat())
  }
})

import { expect, test } from 'vitest'
import { createPicture, fillBox } from './png.ts'

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

import { expect, test } from 'vitest'
import { createPicture, createStamp, drawStamp, fillBox } from './picture.ts'

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

test('a letter is its pixels over those that are there, also from the middle of a byte and cut at the edge', () => {
  const shades = Uint8Array.from([9, 1, 0, 2, 3, 0, 3, 1, 2, 0, 0, 1, 3])
  const letter = { shades, offset: 1, width: 4, height: 3 }
  const colours = [0, 0, 7, 12]
  for (const [x, under] of [0, 1, 2, 3, 4, 5, 6].flatMap(x => [0, 5].map(under => [x, under] as const))) {
    const [stamped, dotted] = [createPicture(7, 5, []), createPicture(7, 5, [])]
    for (const picture of [stamped, dotted]) fillBox(picture, { x: 2, y: 0, width: 3, height: 5 }, under)
    const seen = Math.min(4, 7 - x)
    drawStamp(stamped, createStamp(stamped, letter, { colours, isOdd: x % 2 === 1, seen }), { x, y: 1 })
    for (let row = 0; row < 3; row++) {
      for (let column = 0; column < seen; column++) {
        const colour = colours[shades[1 + row * 4 + column] ?? 0] ?? 0
        if (colour !== 0) dotted.set(x + column, 1 + row, colour)
      }
    }
    expect(stamped.rows, `${x} ${under}`).toEqual(dotted.rows)
  }
})

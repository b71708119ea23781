import { expect, test } from 'vitest'
import { contrast, formatColor, type Rgb, readColor } from './contrast.ts'

const color = (text: string): Rgb => readColor(text) ?? [0, 0, 0]

test('colours are read short and long', () => {
  expect(readColor('#abc')).toEqual([170, 187, 204])
  expect(readColor('AABBCC')).toEqual([170, 187, 204])
  expect(formatColor([170, 187, 4])).toBe('#aabb04')
  for (const text of ['', '#ab', '#abcd', 'red', '#ggg']) expect(readColor(text)).toBeUndefined()
})

test('contrast is that of the standard, whichever colour comes first', () => {
  expect(contrast(color('#000'), color('#fff'))).toBe(21)
  expect(contrast(color('#fff'), color('#767676'))).toBeCloseTo(4.54, 2)
  expect(contrast(color('#767676'), color('#fff'))).toBeCloseTo(4.54, 2)
})

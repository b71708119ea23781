import { expect, test } from 'vitest'
import { measureTexts } from './found.ts'

const text = (length: number) => ({ body: 'x'.repeat(length) })

test('texts are long where most of the characters stand in long ones', () => {
  const short = Array.from({ length: 100 }, () => text(500))
  expect(measureTexts([])).toEqual({ texts: 0, areLong: false })
  expect(measureTexts([text(0)])).toEqual({ texts: 1, areLong: false })
  expect(measureTexts(short)).toEqual({ texts: 100, areLong: false })
  expect(measureTexts([...short, text(20_000)])).toEqual({ texts: 101, areLong: false })
  expect(measureTexts([...short, text(50_000)])).toEqual({ texts: 101, areLong: true })
})

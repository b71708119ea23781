import { expect, test } from 'vitest'
import { type Brick, drawTowers, fitTowers, TOWERS } from './towers.ts'

const text = (...lines: number[]): Brick[] => lines.map(count => ({ height: 2 * count, isCode: false }))
/** Of each box of a path. */
const heights = (path: string): number[] => [...path.matchAll(/v(\d+)/g)].map(([, height]) => Number(height))

test('towers of ordinary texts have the scale of the form', () => {
  expect(fitTowers([text(20, 40), text(3)], TOWERS.archive)).toEqual(TOWERS.archive)
})

test('towers of short texts are larger, one as long as another still is: their room would be empty', () => {
  for (const form of [TOWERS.archive, TOWERS.menu, TOWERS.tag]) {
    const texts = [text(6), text(12)]
    const [short = 0, long = 0] = texts.flatMap(one => heights(drawTowers([one], fitTowers(texts, form)).bricks))
    expect(long).toBeGreaterThan(form.height / 4)
    expect(long).toBeLessThan(form.height * 0.9)
    expect(long / short).toBeCloseTo(2, 0)
  }
})

test('where one is taller than there is room, all are tighter: none is cut, each is as long as its text beside others', () => {
  const texts = [text(150, 150), text(75, 75)]
  const form = fitTowers(texts, TOWERS.archive)
  const [long = [], short = []] = texts.map(one => heights(drawTowers([one], form).bricks))
  expect(long.reduce((sum, height) => sum + height, 0)).toBeLessThanOrEqual(TOWERS.archive.height)
  expect(long[0]).toBe(long[1])
  expect((long[0] ?? 0) / (short[0] ?? 1)).toBeCloseTo(2, 0)
})

test('one text beyond all measure is cut: others are still seen', () => {
  const form = fitTowers([text(9000), text(60)], TOWERS.archive)
  expect(heights(drawTowers([text(9000)], form).bricks)[0]).toBeLessThanOrEqual(TOWERS.archive.height)
  expect(heights(drawTowers([text(60)], form).bricks)[0]).toBeGreaterThan(8)
})

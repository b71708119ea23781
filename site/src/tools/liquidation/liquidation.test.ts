import { expect, test } from 'vitest'
import { feesOfMargin, liquidationPrice, type Position, roomLeft } from './liquidation.ts'

const LONG: Position = { price: 1000, leverage: 10, maintenance: 0.005, isLong: true }

test('prices are those of the text', () => {
  expect(liquidationPrice(LONG)).toBeCloseTo(905, 9)
  expect(liquidationPrice({ ...LONG, isLong: false })).toBeCloseTo(1095, 9)
  expect([2, 5, 10, 25, 100].map(leverage => Number((roomLeft({ ...LONG, leverage }) * 100).toFixed(1)))).toEqual([
    49.5, 19.5, 9.5, 3.5, 0.5,
  ])
})

test('without borrowed money a long position is closed only near nothing, and never below it', () => {
  expect(liquidationPrice({ ...LONG, leverage: 1, maintenance: 0 })).toBe(0)
})

test('fees grow with the leverage', () => {
  expect(feesOfMargin(10, 0.0005)).toBeCloseTo(0.01, 9)
})

import { expect, test } from 'vitest'
import { dewPoint, judge, mouldPoint, wallHumidity } from './dew-point.ts'

test('the dew point is that of the table in the text', () => {
  expect([40, 50, 60, 70].map(humidity => Number(dewPoint(22, humidity).toFixed(1)))).toEqual([7.8, 11.1, 13.9, 16.3])
})

test('saturated air has its own temperature as dew point', () => {
  expect(dewPoint(18, 100)).toBeCloseTo(18, 9)
  expect(wallHumidity(18, 55, 18)).toBeCloseTo(55, 9)
})

test('a wall at the dew point is wet, one at the mould point has 80 %', () => {
  expect(wallHumidity(22, 50, dewPoint(22, 50))).toBeCloseTo(100, 6)
  expect(wallHumidity(22, 50, mouldPoint(22, 50))).toBeCloseTo(80, 6)
})

test('the verdict changes at 70, 80 and 100 %', () => {
  expect([69.9, 70, 79.9, 80, 99.9, 100].map(judge)).toEqual(['dry', 'near', 'near', 'mould', 'mould', 'wet'])
})

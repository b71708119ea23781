import { expect, test } from 'vitest'
import { density, gigabytesPerDay, reach, taskFor } from './camera.ts'

test('density is that of the text', () => {
  expect(Math.round(density(2560, 80, 8))).toBe(191)
})

test('at its reach a camera has just the pixels of the task', () => {
  expect(density(2560, 80, reach(2560, 80, 250))).toBeCloseTo(250, 9)
})

test('the task is the dearest that the pixels allow', () => {
  expect([24, 25, 62, 191, 250, 2000].map(taskFor)).toEqual([
    undefined,
    'заметить, что кто-то есть',
    'наблюдать, что делает',
    'узнать знакомого',
    'опознать незнакомого',
    'рассмотреть мелочи',
  ])
})

test('four megabits around the clock are 43 gigabytes', () => {
  expect(gigabytesPerDay(4, 24)).toBeCloseTo(43.2, 9)
})

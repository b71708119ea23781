import { expect, test } from 'vitest'
import { isTooLong } from './patience.ts'
import { isAtWork, timeOf } from './resident.ts'

test.each([
  ['a loop on a quiet machine', { wall: 10.2, time: 10.1, asleep: 0 }, true],
  ['work that takes its time', { wall: 9.9, time: 9.8, asleep: 0 }, false],
  ['a second of work beside thirty others', { wall: 31, time: 1, asleep: 2 }, false],
  ['a little work of one who always lets others go first', { wall: 90, time: 0.1, asleep: 1 }, false],
  ['a loop beside thirty others', { wall: 290, time: 10, asleep: 0 }, true],
  ['work of many threads', { wall: 6, time: 24, asleep: 0 }, false],
  ['sleep', { wall: 10.2, time: 0.02, asleep: 10.2 }, true],
  ['a little work, without end', { wall: 301, time: 9, asleep: 5 }, true],
  ['a system that tells nothing', { wall: 10.2, time: undefined, asleep: 0 }, true],
])('%s', (_, spent, expected) => expect(isTooLong(spent, 10)).toBe(expected))

test.runIf(process.platform === 'linux')('the time of a process is what it has worked', () => {
  const before = timeOf(process.pid) ?? 0
  const began = process.cpuUsage()
  while (process.cpuUsage(began).user < 60_000);
  expect((timeOf(process.pid) ?? 0) - before).toBeGreaterThan(0.02)
  expect(timeOf(0)).toBeUndefined()
})

test.runIf(process.platform === 'linux')('who looks is at work; a process that is gone is not', () => {
  expect(isAtWork(process.pid)).toBe(true)
  expect(isAtWork(0)).toBe(false)
})

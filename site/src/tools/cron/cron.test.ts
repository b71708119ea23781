import { expect, test } from 'vitest'
import { nextRuns, readCron } from './cron.ts'

/** Sunday. */
const NOW = new Date(2026, 10, 22, 12, 30, 15)

function runs(text: string, count = 3): string[] {
  const schedule = readCron(text)
  if (typeof schedule === 'string') throw new Error(schedule)
  return nextRuns(schedule, NOW, count).map(day =>
    [day.getFullYear(), day.getMonth() + 1, day.getDate(), day.getHours(), day.getMinutes()].join(' '),
  )
}

test('steps, lists and ranges', () => {
  expect(runs('*/20 * * * *')).toEqual(['2026 11 22 12 40', '2026 11 22 13 0', '2026 11 22 13 20'])
  expect(runs('0 9-11,18 * * *')).toEqual(['2026 11 22 18 0', '2026 11 23 9 0', '2026 11 23 10 0'])
  expect(runs('5/25 13 * * *')).toEqual(['2026 11 22 13 5', '2026 11 22 13 30', '2026 11 22 13 55'])
})

test('names of months and days, Sunday as 0 and 7', () => {
  expect(runs('0 3 * jan mon-fri', 2)).toEqual(['2027 1 1 3 0', '2027 1 4 3 0'])
  expect(runs('0 3 * * 7', 1)).toEqual(runs('0 3 * * 0', 1))
})

test('a date and a weekday together mean either of them', () => {
  expect(runs('0 0 13 * fri', 4)).toEqual(['2026 11 27 0 0', '2026 12 4 0 0', '2026 12 11 0 0', '2026 12 13 0 0'])
})

test('a day that comes once in four years is found, one that never comes is not', () => {
  expect(runs('0 0 29 2 *', 2)).toEqual(['2028 2 29 0 0', '2032 2 29 0 0'])
  expect(runs('0 0 30 2 *')).toEqual([])
})

test('a run at this very minute is past', () => {
  expect(runs('30 12 * * *', 1)).toEqual(['2026 11 23 12 30'])
})

test('names for usual schedules', () => {
  expect(runs('@daily', 1)).toEqual(['2026 11 23 0 0'])
})

test('what is wrong is said by field', () => {
  expect(readCron('* * * *')).toBe('Полей должно быть пять, здесь 4')
  expect(readCron('')).toBe('Полей должно быть пять, здесь 0')
  expect(readCron('60 * * * *')).toBe('Непонятно поле «минуты»: 60')
  expect(readCron('* * * * пн')).toBe('Непонятно поле «день недели»: пн')
  for (const text of ['5-1 * * * *', '*/0 * * * *', '*-5 * * * *', '1- * * * *', '1,,2 * * * *']) {
    expect(readCron(text), text).toContain('минуты')
  }
})

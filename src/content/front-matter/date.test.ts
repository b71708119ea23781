import { afterEach, expect, test } from 'vitest'
import { inWords } from '../../../test/said.ts'
import { problemOf } from '../../messages/problem.ts'
import { parseDate, rollOver } from './date.ts'

/** What a date is refused with, in words. */
function refusal(written: string) {
  const read = parseDate(written, 'UTC')
  return 'fault' in read ? inWords(problemOf('error', read.fault, read)) : undefined
}

const machineZone = process.env.TZ
afterEach(() => {
  if (machineZone === undefined) delete process.env.TZ
  else process.env.TZ = machineZone
})

test.each([
  ['2024-05-01', 'UTC', '2024-05-01T00:00:00.000Z', '2024-05-01'],
  ['2024-5-1', 'UTC', '2024-05-01T00:00:00.000Z', '2024-05-01'],
  ['2024-05-01', 'Asia/Vladivostok', '2024-04-30T14:00:00.000Z', '2024-05-01'],
  ['2024-05-01 23:30', 'Europe/Moscow', '2024-05-01T20:30:00.000Z', '2024-05-01'],
  ['2024-05-01T23:30', 'America/New_York', '2024-05-02T03:30:00.000Z', '2024-05-01'],
  ['2024-05-01 9:05:07.5', 'UTC', '2024-05-01T09:05:07.500Z', '2024-05-01'],
  ['2024-05-01T23:30:00Z', 'Europe/Moscow', '2024-05-01T23:30:00.000Z', '2024-05-02'],
  ['2023-12-31T23:30:00-05:00', 'UTC', '2024-01-01T04:30:00.000Z', '2024-01-01'],
  ['2024-05-01T23:30+03:00', 'UTC', '2024-05-01T20:30:00.000Z', '2024-05-01'],
  ['2024-05-01T23:30 +0300', 'UTC', '2024-05-01T20:30:00.000Z', '2024-05-01'],
  ['2024-05-01 23:30 UTC', 'Europe/Moscow', '2024-05-01T23:30:00.000Z', '2024-05-02'],
  ['2001-12-14t21:59:43.10-05:00', 'UTC', '2001-12-15T02:59:43.100Z', '2001-12-15'],
  ['2024-02-29', 'UTC', '2024-02-29T00:00:00.000Z', '2024-02-29'],
  ['1970-01-01', 'UTC', '1970-01-01T00:00:00.000Z', '1970-01-01'],
])('reads %s in %s as %s', (written, timeZone, instant, day) => {
  expect(parseDate(written, timeZone)).toEqual({ instant, day })
})

test('reads a time that the clocks skip or repeat', () => {
  expect(parseDate('2024-03-31 02:30', 'Europe/Berlin')).toHaveProperty('instant', '2024-03-31T01:30:00.000Z')
  expect(parseDate('2024-10-27 02:30', 'Europe/Berlin')).toHaveProperty('instant', '2024-10-27T00:30:00.000Z')
})

test.each(['Pacific/Kiritimati', 'Pacific/Niue', 'America/New_York'])('is the same on a machine in %s', zone => {
  process.env.TZ = zone
  // The machine must really be there, or this test would prove nothing.
  expect(new Date(2024, 0, 1).toISOString()).not.toBe('2024-01-01T00:00:00.000Z')
  expect(parseDate('2024-05-01 23:30', 'Europe/Moscow')).toHaveProperty('instant', '2024-05-01T20:30:00.000Z')
  expect(parseDate('2024-05-01', 'Europe/Moscow')).toEqual({ instant: '2024-04-30T21:00:00.000Z', day: '2024-05-01' })
  expect(parseDate('2024-02-30', 'Europe/Moscow')).toHaveProperty('fault')
})

test.each([
  ['2024-02-30', 'в этом месяце дней: 29'],
  ['2023-02-29', 'в этом месяце дней: 28'],
  ['2024-13-01', 'месяца 13 нет'],
  ['2024-05-00', 'в этом месяце дней: 31'],
  ['2024-05-01 24:00', 'такого времени нет'],
  ['2024-05-01 23:60', 'такого времени нет'],
  ['0001-01-01', 'год не между 1970 и 2199'],
  ['99999-01-01', 'год не между 1970 и 2199'],
  ['2024-05-01T10:00+15:00', 'часовой пояс'],
  ['2024-05-01Z', 'часовой пояс без времени'],
  ['20240501', 'не распознана'],
  ['2024-05', 'не распознана'],
  ['2024-05-01T', 'не распознана'],
  ['', 'не распознана'],
])('refuses %s', (written, reason) => {
  expect(refusal(written)).toHaveProperty('text', expect.stringContaining(reason))
})

test.each([
  ['01.05.2024', '2024-05-01'],
  ['25/5/2024', '2024-05-25'],
  ['5/25/2024', '2024-05-25'],
  ['1/5/2024', '2024-05-01 или 2024-01-05: какое из чисел месяц, не понять'],
  ['2024/05/01', '2024-05-01'],
  ['2024.5.1', '2024-05-01'],
  ['5 мая 2024', '2024-05-05'],
  ['3 марта 2024 г.', '2024-03-03'],
  ['12 Декабря 2023', '2023-12-12'],
  ['Apr 15, 2023', '2023-04-15'],
  ['15 April 2023', '2023-04-15'],
  ['20240501', '2024-05-01'],
  ['1714521600', '2024-05-01'],
  ['1714521600000', '2024-05-01'],
])('shows how to write %s', (written, day) => {
  expect(refusal(written)).toHaveProperty('hint', `пишите ${day}`)
})

test('does not suggest an impossible day', () => {
  expect(refusal('20240231')).toHaveProperty('hint', 'пишите 2024-05-01 или 2024-05-01 23:30')
  expect(refusal('31.02.2024')).toHaveProperty('hint', 'пишите 2024-05-01 или 2024-05-01 23:30')
})

test.each([
  ['2024-02-30', '2024-03-01'],
  ['May 15, 2023', '2023-05-15'],
  ['2022/08/25', '2022-08-25'],
  ['20 JAN 2024 GMT', '2024-01-20'],
  ['20240501', '2024-05-01'],
  ['20241301', undefined],
  ['1714521600', '2024-05-01'],
  ['0', undefined],
  ['вчера', undefined],
  ['15', undefined],
])('the day that is meant by %s is %s', (written, day) => {
  expect(rollOver(written)).toBe(day)
})

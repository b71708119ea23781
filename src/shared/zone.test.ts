import { expect, test } from 'vitest'
import { zonedToInstant } from './zone.ts'

type LocalTime = Parameters<typeof zonedToInstant>[0]

const instant = (local: LocalTime, zone: string): string => new Date(zonedToInstant(local, zone)).toISOString()
const at = (day: string, hour: number, minute = 0): LocalTime => {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  return { year, month, day: date, hour, minute }
}

test.each([
  ['2024-05-01', 0, 'UTC', '2024-05-01T00:00:00.000Z'],
  ['2024-05-01', 0, 'Europe/Moscow', '2024-04-30T21:00:00.000Z'],
  ['2013-05-01', 0, 'Europe/Moscow', '2013-04-30T20:00:00.000Z'],
  ['2024-05-01', 0, 'America/New_York', '2024-05-01T04:00:00.000Z'],
  ['2024-12-01', 0, 'America/New_York', '2024-12-01T05:00:00.000Z'],
  ['2024-05-01', 0, 'Asia/Kolkata', '2024-04-30T18:30:00.000Z'],
  ['2024-05-01', 0, 'Pacific/Kiritimati', '2024-04-30T10:00:00.000Z'],
  ['2024-05-01', 0, 'Pacific/Niue', '2024-05-01T11:00:00.000Z'],
])('%s %i:00 in %s is an instant by the zone’s own history', (day, hour, zone, expected) => {
  expect(instant(at(day, hour), zone)).toBe(expected)
})

test('a time that never comes moves on by as much as the clocks', () => {
  expect(instant(at('2024-03-31', 2, 30), 'Europe/Berlin')).toBe('2024-03-31T01:30:00.000Z')
  expect(instant(at('2024-03-31', 1, 59), 'Europe/Berlin')).toBe('2024-03-31T00:59:00.000Z')
  expect(instant(at('2024-03-31', 3), 'Europe/Berlin')).toBe('2024-03-31T01:00:00.000Z')
})

test('a time that comes twice is the first of the two', () => {
  expect(instant(at('2024-10-27', 2, 30), 'Europe/Berlin')).toBe('2024-10-27T00:30:00.000Z')
  expect(instant(at('2024-10-27', 3), 'Europe/Berlin')).toBe('2024-10-27T02:00:00.000Z')
})

test('a day that a zone left out entirely is the next one', () => {
  expect(instant(at('2011-12-30', 12), 'Pacific/Apia')).toBe('2011-12-30T22:00:00.000Z')
})

test('an unknown zone is a RangeError', () => {
  expect(() => zonedToInstant(at('2024-05-01', 0), 'Mars/Olympus')).toThrow(RangeError)
})

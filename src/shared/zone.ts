/** Local time of a named time zone to an instant, by ECMAScript's own time zone data and never the machine's zone. */

import { knownOr } from './collections.ts'

/** Before it no instant is positive; after it is a slip of the finger. */
export const FIRST_YEAR = 1970
export const LAST_YEAR = 2199

interface LocalTime {
  year: number
  /** 1-12. */
  month: number
  day: number
  hour?: number | undefined
  minute?: number | undefined
  second?: number | undefined
  millisecond?: number | undefined
}

const formats = new Map<string, Intl.DateTimeFormat>()

const formatOf = (timeZone: string): Intl.DateTimeFormat =>
  knownOr(
    formats,
    timeZone,
    () =>
      new Intl.DateTimeFormat('en-US', {
        timeZone,
        calendar: 'gregory',
        numberingSystem: 'latn',
        hourCycle: 'h23',
        year: 'numeric',
        month: 'numeric',
        day: 'numeric',
        hour: 'numeric',
        minute: 'numeric',
        second: 'numeric',
      }),
  )

/** Milliseconds to add to UTC for the local time of `timeZone` at an instant (milliseconds since 1970). */
function zoneOffset(instant: number, timeZone: string): number {
  if (timeZone === 'UTC') return 0
  const parts: Record<string, number> = {}
  for (const { type, value } of formatOf(timeZone).formatToParts(instant)) parts[type] = Number(value)
  const { year = 1970, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(instant / 1000) * 1000
}

/** Twice any zone's offset from UTC: both sides of a clock change near the local time lie within it. */
const DAY = 86_400_000

/**
 * Instant of a local time, in milliseconds since 1970. When clocks go back and the time comes twice, the first one;
 * when they go forward and it never comes, as much later as the clocks were moved. Throws `RangeError` for an
 * unknown zone. The numbers must be a real date already.
 */
export function zonedToInstant(local: LocalTime, timeZone: string): number {
  const { year, month, day, hour = 0, minute = 0, second = 0, millisecond = 0 } = local
  const utc = Date.UTC(year, month - 1, day, hour, minute, second, millisecond)
  const before = zoneOffset(utc - DAY, timeZone)
  const after = zoneOffset(utc + DAY, timeZone)
  if (before === after) return utc - before
  for (const offset of [before, after]) {
    if (zoneOffset(utc - offset, timeZone) === offset) return utc - offset
  }
  return utc - before
}

/** An instant as an author writes it where it is read: the day, and the time unless that is midnight. */
export function writtenInstant(instant: string, timeZone: string): string {
  const at = Date.parse(instant)
  const local = new Date(at + zoneOffset(at, timeZone)).toISOString()
  return local.slice(0, 16).replace('T', ' ').replace(' 00:00', '')
}

/** Calendar year of a date as readers see it: of the day of the author's date, else of the instant in the site's zone. */
export const shownYear = ({ day, date }: { day: string | undefined; date: string }, timeZone: string): string =>
  (day ?? writtenInstant(date, timeZone)).slice(0, 4)

/** Dates of the front matter: what the author wrote, an instant in the site's time zone, or a plain refusal. */

import { textOf } from '../../messages/problem.ts'
import type { Text, TextValues } from '../../messages/text.ts'
import type { TextId } from '../../messages/texts/index.ts'
import { FIRST_YEAR, LAST_YEAR, writtenInstant, zonedToInstant } from '../../shared/zone.ts'

interface ParsedDate {
  /** ISO 8601 instant. */
  instant: string
  /** The day in the site's time zone, `YYYY-MM-DD`: as written, unless a time in another zone falls on another day. */
  day: string
}

/** Why a date is none. */
interface DateFault {
  fault: TextId
  values?: TextValues
  cure?: Text
}

/** Docusaurus' own forms: ISO, a space for `T`, YAML's loose hours and zones. */
const DATE =
  /^(\d{4,6})-(\d{1,2})-(\d{1,2})(?:(?:[Tt]|[ \t]+)(\d{1,2}):(\d{2})(?::(\d{2})(?:[.,](\d{1,9}))?)?)?[ \t]*(Z|z|UTC|GMT|[+-]\d{1,2}(?::?\d{2})?)?$/

/** Reads `2024-05-01`, `2024-5-1`, with time, with zone. Without a zone the time is that of `timeZone` (IANA). */
export function parseDate(text: string, timeZone: string): ParsedDate | DateFault {
  const written = shorten(text)
  const match = DATE.exec(text.trim())
  if (match === null) return { fault: 'date/unknown', values: { written }, ...suggestion(text) }
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = match
    .slice(1, 7)
    .map(part => Number(part ?? 0))
  const millisecond = Math.floor(Number(`0.${match[7] ?? 0}`) * 1000)
  const local = { year, month, day, hour, minute, second, millisecond }
  const impossible = faultOfDay(local) ?? faultOfTime(local)
  if (impossible !== undefined) return { ...impossible, values: { ...impossible.values, written } }
  const zone = match[8]
  if (zone !== undefined && match[4] === undefined) return { fault: 'date/zone', values: { written } }
  const offset = zone === undefined ? undefined : parseOffset(zone)
  if (Number.isNaN(offset)) return { fault: 'date/offset', values: { zone } }
  const instant =
    offset === undefined
      ? zonedToInstant(local, timeZone)
      : Date.UTC(year, month - 1, day, hour, minute, second, millisecond) - offset * 60_000
  const iso = new Date(instant).toISOString()
  return { instant: iso, day: offset === undefined ? isoDay(local) : writtenInstant(iso, timeZone).slice(0, 10) }
}

/**
 * The day that Docusaurus makes of what is no date here, as JavaScript reads it: `May 15, 2023`, `2022/08/25`; one that no
 * month has goes on, `2024-02-30` is the first of March.
 */
export function rollOver(text: string): string | undefined {
  const written = text.trim()
  const counted = readNumber(written)
  // That engine made days of 1970 of most numbers, which nobody meant.
  if (counted !== undefined) return faultOfDay(counted) === undefined ? isoDay(counted) : undefined
  const [, year, month, day] = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(written) ?? []
  const rolled = year === undefined ? Number.NaN : Date.UTC(Number(year), Number(month) - 1, Number(day))
  const time = [rolled, Date.parse(`${written} UTC`), Date.parse(written)].find(found => !Number.isNaN(found))
  return time === undefined || !/\d{4}/.test(written) ? undefined : new Date(time).toISOString().slice(0, 10)
}

type Day = Record<'year' | 'month' | 'day', number>

function faultOfDay({ year, month, day }: Day): DateFault | undefined {
  if (year < FIRST_YEAR || year > LAST_YEAR)
    return { fault: 'date/year', values: { first: FIRST_YEAR, last: LAST_YEAR } }
  if (month < 1 || month > 12) return { fault: 'date/month', values: { month } }
  const days = new Date(Date.UTC(year, month, 0)).getUTCDate()
  return day < 1 || day > days ? { fault: 'date/day', values: { days } } : undefined
}

const faultOfTime = ({ hour, minute, second }: Record<'hour' | 'minute' | 'second', number>): DateFault | undefined =>
  hour > 23 || minute > 59 || second > 59 ? { fault: 'date/time' } : undefined

const twoDigits = (part: number): string => String(part).padStart(2, '0')
const isoDay = ({ year, month, day }: Day): string => `${year}-${twoDigits(month)}-${twoDigits(day)}`

/** Minutes east of Greenwich; `NaN` beyond the fourteen hours that exist. */
function parseOffset(zone: string): number {
  const [, sign, hours = '', minutes = '0'] = /^([+-])(\d{1,2}):?(\d{2})?$/.exec(zone) ?? []
  if (sign === undefined) return 0
  const total = Number(hours) * 60 + Number(minutes)
  if (total > 14 * 60 || Number(minutes) > 59) return Number.NaN
  return sign === '-' ? -total : total
}

const MONTHS = ['янв', 'фев', 'мар', 'апр', 'ма', 'июн', 'июл', 'авг', 'сен', 'окт', 'ноя', 'дек']

/** The same date in the accepted form, for `01.05.2024`, `2024/05/01`, `5 мая 2024`, `May 5, 2024`. */
function suggestion(written: string): { cure?: Text } {
  const read = readOtherForms(written.trim().toLowerCase())
  const day = read && faultOfDay(read) === undefined ? isoDay(read) : undefined
  // As JavaScript reads them, and with it the engine that such a text was written for.
  const other = /^\d+\/\d+\/|[a-z]{3}/i.test(written) ? rollOver(written) : undefined
  const date = day ?? other
  if (date === undefined) return {}
  if (other === undefined || other === date) return { cure: textOf('mend/date', { date }) }
  return { cure: textOf('mend/date-either', { date, other }) }
}

/** `20240501`, and seconds or milliseconds since 1970, as programs write them. */
function readNumber(text: string): Day | undefined {
  const [, year, month, day] = /^(\d{4})(\d{2})(\d{2})$/.exec(text) ?? []
  if (year !== undefined) return { year: Number(year), month: Number(month), day: Number(day) }
  const isSeconds = /^\d{10}$/.test(text)
  if (!isSeconds && !/^\d{13}$/.test(text)) return undefined
  const date = new Date(Number(text) * (isSeconds ? 1000 : 1))
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() }
}

function readOtherForms(text: string): Day | undefined {
  const counted = readNumber(text)
  if (counted !== undefined) return counted
  const [, day, month, year] = /^(\d{1,2})[./](\d{1,2})[./](\d{4})/.exec(text) ?? []
  if (year !== undefined) return { year: Number(year), month: Number(month), day: Number(day) }
  const [, year2, month2, day2] = /^(\d{4})[./](\d{1,2})[./](\d{1,2})/.exec(text) ?? []
  if (year2 !== undefined) return { year: Number(year2), month: Number(month2), day: Number(day2) }
  const [, day3, word = '', year3] = /^(\d{1,2})\s+([а-яё]+)\s+(\d{4})/.exec(text) ?? []
  const index = MONTHS.findIndex(start => word.startsWith(start))
  return year3 === undefined || index < 0 ? undefined : { year: Number(year3), month: index + 1, day: Number(day3) }
}

const shorten = (text: string): string => (text.length > 40 ? `${text.slice(0, 40)}…` : text)

/** Dates of the front matter: what the author wrote, an instant in the site's time zone, or a plain refusal. */

import { zonedToInstant } from '../../shared/zone.ts'

export type ParsedDate =
  | {
      /** ISO 8601 instant. */
      instant: string
      /** The day as written, `YYYY-MM-DD`. */
      day: string
    }
  | { text: string; hint: string }

/** Docusaurus' own forms: ISO, a space for `T`, YAML's loose hours and zones. */
const DATE =
  /^(\d{4,6})-(\d{1,2})-(\d{1,2})(?:(?:[Tt]|[ \t]+)(\d{1,2}):(\d{2})(?::(\d{2})(?:[.,](\d{1,9}))?)?)?[ \t]*(Z|z|UTC|GMT|[+-]\d{1,2}(?::?\d{2})?)?$/
const ACCEPTED = 'пишите 2024-05-01 или 2024-05-01 23:30'
/** Before it no instant is positive; after it is a slip of the finger. */
const FIRST_YEAR = 1970
const LAST_YEAR = 2199

/** Reads `2024-05-01`, `2024-5-1`, with time, with zone. Without a zone the time is that of `timeZone` (IANA). */
export function parseDate(written: string, timeZone: string): ParsedDate {
  const match = DATE.exec(written.trim())
  if (match === null) return { text: `дата «${shorten(written)}» не распознана`, hint: rewritten(written) ?? ACCEPTED }
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = match
    .slice(1, 7)
    .map(part => Number(part ?? 0))
  const millisecond = Math.floor(Number(`0.${match[7] ?? 0}`) * 1000)
  const impossible = reasonAgainst(year, month, day) ?? reasonAgainstTime(hour, minute, second)
  if (impossible !== undefined)
    return { text: `дата «${shorten(written)}» невозможна: ${impossible}`, hint: 'исправьте её' }
  const zone = match[8]
  if (zone !== undefined && match[4] === undefined) {
    return { text: `у даты «${shorten(written)}» часовой пояс без времени`, hint: 'пишите 2024-05-01T23:30+03:00' }
  }
  const offset = zone === undefined ? undefined : parseOffset(zone)
  if (Number.isNaN(offset)) return { text: `часовой пояс «${zone}» не существует`, hint: 'пишите +03:00' }
  const local = { year, month, day, hour, minute, second, millisecond }
  const instant =
    offset === undefined
      ? zonedToInstant(local, timeZone)
      : Date.UTC(year, month - 1, day, hour, minute, second, millisecond) - offset * 60_000
  const two = (part: number): string => String(part).padStart(2, '0')
  return { instant: new Date(instant).toISOString(), day: `${year}-${two(month)}-${two(day)}` }
}

function reasonAgainst(year: number, month: number, day: number): string | undefined {
  if (year < FIRST_YEAR || year > LAST_YEAR) return `год не между ${FIRST_YEAR} и ${LAST_YEAR}`
  if (month < 1 || month > 12) return `месяца ${month} нет`
  const days = new Date(Date.UTC(year, month, 0)).getUTCDate()
  return day < 1 || day > days ? `в этом месяце дней: ${days}` : undefined
}

function reasonAgainstTime(hour: number, minute: number, second: number): string | undefined {
  return hour > 23 || minute > 59 || second > 59 ? 'такого времени нет' : undefined
}

/** Minutes east of Greenwich; `NaN` beyond the fourteen hours that exist. */
function parseOffset(zone: string): number {
  const [, sign, hours = '', minutes = '0'] = /^([+-])(\d{1,2}):?(\d{2})?$/.exec(zone) ?? []
  if (sign === undefined) return 0
  const total = Number(hours) * 60 + Number(minutes)
  if (total > 14 * 60 || Number(minutes) > 59) return Number.NaN
  return sign === '-' ? -total : total
}

const MONTHS = ['янв', 'фев', 'мар', 'апр', 'ма', 'июн', 'июл', 'авг', 'сен', 'окт', 'ноя', 'дек']

/** The same date in the accepted form, for `01.05.2024`, `2024/05/01` and `5 мая 2024`. */
function rewritten(written: string): string | undefined {
  const text = written.trim().toLowerCase()
  const [, day, month, year] = /^(\d{1,2})[./](\d{1,2})[./](\d{4})/.exec(text) ?? []
  if (year !== undefined) return suggest(year, Number(month), Number(day))
  const [, year2, month2, day2] = /^(\d{4})[./](\d{1,2})[./](\d{1,2})/.exec(text) ?? []
  if (year2 !== undefined) return suggest(year2, Number(month2), Number(day2))
  const [, day3, word = '', year3] = /^(\d{1,2})\s+([а-яё]+)\s+(\d{4})/.exec(text) ?? []
  const index = MONTHS.findIndex(start => word.startsWith(start))
  return year3 === undefined || index < 0 ? undefined : suggest(year3, index + 1, Number(day3))
}

function suggest(year: string, month: number, day: number): string | undefined {
  if (reasonAgainst(Number(year), month, day) !== undefined) return undefined
  return `пишите ${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}

const shorten = (text: string): string => (text.length > 40 ? `${text.slice(0, 40)}…` : text)

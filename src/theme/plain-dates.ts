/**
 * Dates that are written without `Intl`, as it writes them: its tables for dates take Node longer to load (25 ms) than a
 * page takes to be made, and a build after one paragraph writes one date. Russian and American English of the world's own
 * time, which a site has that says nothing of it; a test compares every day of three hundred years.
 */

import { PLAIN } from '../messages/plain.ts'

/** From the first whole century of the calendar that all have now. */
const DAY = /^((?:1[6-9]|[2-9]\d)\d\d)-(\d\d)-(\d\d)T\d\d:\d\d:\d\d(?:\.\d+)?Z$/

/** «18 мая 2022», «18 мая»; `undefined` of another language or time. */
export function plainDate(
  iso: string,
  { locale, style }: { locale: string; style: 'long' | 'day' },
): string | undefined {
  const [, year, month, day] = DAY.exec(iso) ?? []
  const words = PLAIN.get(locale)
  if (words === undefined || day === undefined) return undefined
  const name = (style === 'long' ? words.months : words.short)[Number(month) - 1]
  const isEnglish = locale === 'en'
  if (style === 'day') return isEnglish ? `${name} ${Number(day)}` : `${Number(day)} ${name}`
  return isEnglish ? `${name} ${Number(day)}, ${year}` : `${Number(day)} ${name} ${year}`
}

/** `2022-05-18`. */
export function plainDay(iso: string): string | undefined {
  const [, year, month, day] = DAY.exec(iso) ?? []
  return day === undefined ? undefined : `${year}-${month}-${day}`
}

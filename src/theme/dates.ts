/** Dates as a reader sees them: one fixed time zone, so that server, browser and every machine agree. */

import { knownOr } from '../shared/collections.ts'
import { plainDate, plainDay } from './plain-dates.ts'

const STYLES = {
  /** «18 мая 2022». */
  long: { day: 'numeric', month: 'long', year: 'numeric' },
  /** «18 мая», for lists under a year. */
  day: { day: 'numeric', month: 'short' },
  /** As the Swedish write it: `2022-05-18`. */
  iso: { day: '2-digit', month: '2-digit', year: 'numeric' },
} satisfies Record<string, Intl.DateTimeFormatOptions>

interface DateOptions {
  locale: string
  timeZone: string
  /** A name of `Intl`; that of the language without it. */
  calendar?: string
  style?: keyof typeof STYLES
}

interface Format {
  write(date: Date): string
  /** Dates written lately: neighbours show each other's. */
  known: Map<string, string>
}

/** Making a format costs as much as a hundred dates. */
const formats = new Map<string, Format>()

/** So many dates are remembered of each format. */
const MOST = 1000

function write(iso: string, { locale, timeZone, calendar, style = 'long' }: DateOptions): string {
  const { write, known } = knownOr(formats, `${style} ${locale} ${timeZone} ${calendar}`, () => {
    const format = new Intl.DateTimeFormat(locale, { ...STYLES[style], timeZone, calendar })
    return { write: format.format, known: new Map() }
  })
  if (known.size > MOST) known.clear()
  return knownOr(known, iso, () => write(new Date(iso)))
}

/** «18 мая 2022 г.» without the «г.», `авг.` without its dot; in columns of Russian days every month has three letters. */
export function formatDate(iso: string, options: DateOptions): string {
  const { locale, timeZone, calendar, style = 'long' } = options
  // Browsers write few dates, and have the tables.
  const isPlain = import.meta.env.SSR && timeZone === 'UTC' && (calendar ?? 'gregory') === 'gregory' && style !== 'iso'
  const plain = isPlain ? plainDate(iso, { locale, style }) : undefined
  if (plain !== undefined) return plain
  return write(iso, options)
    .replace(/\s+г\.$/, '')
    .replace(/(фев|сен|ноя)[а-я]\.$/, '$1')
    .replace(/\.$/, '')
}

/** `2022-05-18` in the zone, for `<time datetime>` and for machines. */
export function isoDay(iso: string, timeZone: string): string {
  const plain = import.meta.env.SSR && timeZone === 'UTC' ? plainDay(iso) : undefined
  return plain ?? write(iso, { locale: 'sv-SE', timeZone, style: 'iso' })
}

/** Dates as a reader sees them: one fixed time zone, so that server, browser and every machine agree. */

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

/** Making a format costs as much as a hundred dates. */
const formats = new Map<string, Intl.DateTimeFormat>()

function write(iso: string, { locale, timeZone, calendar, style = 'long' }: DateOptions): string {
  const key = `${style} ${locale} ${timeZone} ${calendar}`
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, { ...STYLES[style], timeZone, calendar })
  formats.set(key, format)
  return format.format(new Date(iso))
}

/** «18 мая 2022 г.» without the «г.», `авг.` without its dot; in columns of Russian days every month has three letters. */
export const formatDate = (iso: string, options: DateOptions): string =>
  write(iso, options)
    .replace(/\s+г\.$/, '')
    .replace(/(фев|сен|ноя)[а-я]\.$/, '$1')
    .replace(/\.$/, '')

/** `2022-05-18` in the zone, for `<time datetime>` and for machines. */
export const isoDay = (iso: string, timeZone: string): string => write(iso, { locale: 'sv-SE', timeZone, style: 'iso' })

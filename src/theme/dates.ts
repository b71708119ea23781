/** Dates as a reader sees them: one fixed time zone, so that server, browser and every machine agree. */

/** «18 мая 2022 г.» without the «г.», «18 мая» for lists under a year. */
export function formatDate(iso: string, locale: string, timeZone: string, style: 'long' | 'day' = 'long'): string {
  const parts: Intl.DateTimeFormatOptions =
    style === 'day' ? { day: 'numeric', month: 'short' } : { day: 'numeric', month: 'long', year: 'numeric' }
  const text = new Intl.DateTimeFormat(locale, { ...parts, timeZone }).format(new Date(iso))
  return text.replace(/\s+г\.$/, '').replace(/\.$/, '')
}

/** `2022-05-18` in the zone, for `<time datetime>`. */
export function isoDay(iso: string, timeZone: string): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(
    new Date(iso),
  )
}

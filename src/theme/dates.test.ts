import { expect, test } from 'vitest'
import { formatDate, isoDay } from './dates.ts'

test('a year goes without its «г.», August keeps its last letter', () => {
  expect(formatDate('2024-08-19T00:00:00.000Z', { locale: 'ru', timeZone: 'UTC' })).toBe('19 августа 2024')
  expect(formatDate('2024-08-19T00:00:00.000Z', { locale: 'ru', timeZone: 'UTC', style: 'day' })).toBe('19 авг')
})

test('years are those of the calendar that is asked for, else of the language', () => {
  const written = (calendar?: string) =>
    formatDate('2024-08-19T00:00:00.000Z', { locale: 'fa', timeZone: 'UTC', ...(calendar && { calendar }) })
  expect(written()).toContain('۱۴۰۳')
  expect(written('gregory')).toContain('۲۰۲۴')
})

test('every month of a list is three letters of its own, so that days stand in a narrow column', () => {
  const months = Array.from({ length: 12 }, (_, month) =>
    formatDate(new Date(Date.UTC(2024, month, 5)).toISOString(), { locale: 'ru', timeZone: 'UTC', style: 'day' }),
  )
  expect(months.join(', ')).toBe('5 янв, 5 фев, 5 мар, 5 апр, 5 мая, 5 июн, 5 июл, 5 авг, 5 сен, 5 окт, 5 ноя, 5 дек')
})

test('the day is the one of the zone', () => {
  expect(isoDay('2024-08-19T22:30:00.000Z', 'Europe/Moscow')).toBe('2024-08-20')
})

test('locales, zones and styles keep apart, whichever was asked for first', () => {
  const iso = '2024-08-19T22:30:00.000Z'
  expect(formatDate(iso, { locale: 'en', timeZone: 'UTC' })).toBe('August 19, 2024')
  expect(formatDate(iso, { locale: 'en', timeZone: 'Europe/Moscow' })).toBe('August 20, 2024')
  expect(formatDate(iso, { locale: 'en', timeZone: 'UTC', style: 'day' })).toBe('Aug 19')
  expect(formatDate(iso, { locale: 'ru', timeZone: 'UTC' })).toBe('19 августа 2024')
  expect(isoDay(iso, 'UTC')).toBe('2024-08-19')
})

test('what is written without Intl is what Intl writes, every day of three hundred years', () => {
  const wrong: string[] = []
  for (let time = Date.UTC(1800, 0, 1, 23, 59); time < Date.UTC(2100, 0, 1); time += 86_400_000) {
    const iso = new Date(time).toISOString()
    if (isoDay(iso, 'UTC') !== isoDay(iso, 'Etc/UTC')) wrong.push(iso)
    for (const locale of ['ru', 'en'])
      for (const style of ['long', 'day'] as const) {
        const written = formatDate(iso, { locale, timeZone: 'UTC', style })
        if (written !== formatDate(iso, { locale, timeZone: 'Etc/UTC', style })) wrong.push(`${iso} ${written}`)
      }
  }
  expect(wrong).toEqual([])
})

test('years before the calendar, other languages and forms of a date are left to Intl', () => {
  const utc = { locale: 'ru', timeZone: 'UTC' }
  for (const iso of ['1582-10-04T00:00:00.000Z', '-000043-03-15T00:00:00.000Z', '+012024-01-01T00:00:00.000Z']) {
    expect(formatDate(iso, utc)).toBe(formatDate(iso, { ...utc, timeZone: 'Etc/UTC' }))
    expect(isoDay(iso, 'UTC')).toBe(isoDay(iso, 'Etc/UTC'))
  }
  expect(formatDate('2024-08-19T00:00:00+03:00', utc)).toBe('18 августа 2024')
  expect(formatDate('2024-08-19T00:00:00.000Z', { locale: 'en-GB', timeZone: 'UTC' })).toBe('19 August 2024')
})

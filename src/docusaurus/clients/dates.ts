/** Dates of front matter as a component finds them: what YAML reads as a date is a `Date` there, not what was written. */

import { isRecord } from '../../shared/value.ts'

/** A day, or a day with a time to the second; without a zone it is the world's own. */
const TIMESTAMP = /^(\d{4}-\d\d-\d\d)(?:(?:[Tt]|[ \t]+)(\d\d:\d\d:\d\d(?:\.\d+)?)[ \t]*(Z|[+-]\d\d:\d\d)?)?$/

function dateOf(written: unknown): unknown {
  const [, day, time = '00:00:00', zone = 'Z'] = (typeof written === 'string' && TIMESTAMP.exec(written)) || []
  const date = new Date(`${day}T${time}${zone}`)
  return Number.isNaN(date.getTime()) ? written : date
}

/** Facts cross to browsers as JSON, which has no dates: they are made where a component asks. */
export function withDates(frontMatter: Record<string, unknown>): Record<string, unknown> {
  const { date, last_update: update } = frontMatter
  return {
    ...frontMatter,
    ...(date !== undefined && { date: dateOf(date) }),
    ...(isRecord(update) && { last_update: { ...update, date: dateOf(update.date) } }),
  }
}

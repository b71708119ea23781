/** Five fields of crontab(5), as Vixie cron reads them. */

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const DAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat']

interface Field {
  name: string
  min: number
  max: number
  words?: readonly string[]
}

const FIELDS: readonly Field[] = [
  { name: 'минуты', min: 0, max: 59 },
  { name: 'часы', min: 0, max: 23 },
  { name: 'число месяца', min: 1, max: 31 },
  { name: 'месяц', min: 1, max: 12, words: MONTHS },
  { name: 'день недели', min: 0, max: 7, words: DAYS },
]

const SHORT: Record<string, string> = {
  '@yearly': '0 0 1 1 *',
  '@annually': '0 0 1 1 *',
  '@monthly': '0 0 1 * *',
  '@weekly': '0 0 * * 0',
  '@daily': '0 0 * * *',
  '@midnight': '0 0 * * *',
  '@hourly': '0 * * * *',
}

export interface Schedule {
  minutes: ReadonlySet<number>
  hours: ReadonlySet<number>
  days: ReadonlySet<number>
  months: ReadonlySet<number>
  weekdays: ReadonlySet<number>
  /** Both days are named: cron runs when either of them fits. */
  isEither: boolean
}

function readValue(text: string, { min, max, words }: Field): number | undefined {
  const named = words?.indexOf(text.toLowerCase()) ?? -1
  const value = named >= 0 ? named + min : /^\d{1,2}$/.test(text) ? Number(text) : Number.NaN
  return value >= min && value <= max ? value : undefined
}

function readPart(part: string, field: Field): number[] | undefined {
  const match = /^([^-/]+)(?:-([^-/]+))?(?:\/(\d{1,2}))?$/.exec(part)
  if (!match) return undefined
  const [, from = '', to, step] = match
  const first = from === '*' ? field.min : readValue(from, field)
  // `5/10` counts on to the end, as `5-59/10` does.
  const last = from === '*' || (to === undefined && step) ? field.max : readValue(to ?? from, field)
  const stride = step === undefined ? 1 : Number(step)
  if (first === undefined || last === undefined || last < first || stride === 0) return undefined
  if (from === '*' && to !== undefined) return undefined
  return Array.from({ length: Math.floor((last - first) / stride) + 1 }, (_, index) => first + index * stride)
}

function readField(text: string, field: Field): Set<number> | undefined {
  const parts = text.split(',').map(part => readPart(part, field))
  return parts.includes(undefined) ? undefined : new Set(parts.flatMap(part => part ?? []))
}

/** The schedule, or what is wrong with it in words. */
export function readCron(text: string): Schedule | string {
  const line = SHORT[text.trim().toLowerCase()] ?? text.trim()
  const fields = line.split(/\s+/)
  if (fields.length !== 5) return `Полей должно быть пять, здесь ${line === '' ? 0 : fields.length}`
  const sets = FIELDS.map((field, index) => readField(fields[index] ?? '', field))
  const wrong = sets.indexOf(undefined)
  if (wrong >= 0) return `Непонятно поле «${FIELDS[wrong]?.name}»: ${fields[wrong]}`
  const [minutes, hours, days, months, weekdays] = sets.map(set => set ?? new Set<number>())
  if (!minutes || !hours || !days || !months || !weekdays) return 'Непонятная строка'
  if (weekdays.has(7)) weekdays.add(0)
  const isEither = !fields[2]?.startsWith('*') && !fields[4]?.startsWith('*')
  return { minutes, hours, days, months, weekdays, isEither }
}

function fitsDay(schedule: Schedule, day: Date): boolean {
  if (!schedule.months.has(day.getMonth() + 1)) return false
  const byDate = schedule.days.has(day.getDate())
  const byWeekday = schedule.weekdays.has(day.getDay())
  return schedule.isEither ? byDate || byWeekday : byDate && byWeekday
}

/** Years looked ahead: 29 February on a given weekday comes within 40. */
const YEARS = 40

/** The next runs after a moment, in the local time of the machine. */
export function nextRuns(schedule: Schedule, after: Date, count: number): Date[] {
  const runs: Date[] = []
  const hours = [...schedule.hours].toSorted((a, b) => a - b)
  const minutes = [...schedule.minutes].toSorted((a, b) => a - b)
  for (let offset = 0; offset < YEARS * 366 && runs.length < count; offset++) {
    const day = new Date(after.getFullYear(), after.getMonth(), after.getDate() + offset)
    if (!fitsDay(schedule, day)) continue
    for (const hour of hours) {
      for (const minute of minutes) {
        const moment = new Date(day.getFullYear(), day.getMonth(), day.getDate(), hour, minute)
        // An hour that the clock skips in spring does not come.
        if (moment > after && moment.getHours() === hour && runs.length < count) runs.push(moment)
      }
    }
  }
  return runs
}

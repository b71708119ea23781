/** A command of exiftool that shifts the time of photos. */
export interface Shift {
  /** Hours, minutes and seconds to add; negative to take away. */
  hours: number
  minutes: number
  seconds: number
  model: string
  /** `2022:05:20 14:00:00`; photos before it alone. */
  before: string
  folder: string
  isRecursive: boolean
}

/** In single quotes, as sh reads them. */
const quote = (text: string): string => (/^[\w./:-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`)

/** Inside a string of Perl between double quotes: exiftool evaluates the condition. */
const quotePerl = (text: string): string => `"${text.replace(/[\\"$@]/g, '\\$&')}"`

export const totalSeconds = ({ hours, minutes, seconds }: Shift): number => hours * 3600 + minutes * 60 + seconds

const BEFORE = /^\d{4}:\d\d:\d\d \d\d:\d\d:\d\d$/
export const isMoment = (text: string): boolean => text === '' || BEFORE.test(text)

/** The command; `undefined` when there is nothing to shift or the moment is not one. */
export function writeShift(shift: Shift): string | undefined {
  const total = totalSeconds(shift)
  if (total === 0 || !isMoment(shift.before)) return undefined
  const size = Math.abs(total)
  const time = [Math.floor(size / 3600), Math.floor(size / 60) % 60, size % 60].join(':')
  const conditions = [
    shift.model && `$Model eq ${quotePerl(shift.model)}`,
    shift.before && `$DateTimeOriginal lt ${quotePerl(shift.before)}`,
  ].filter(Boolean)
  return [
    'exiftool -P',
    shift.isRecursive && '-r',
    conditions.length > 0 && `-if ${quote(conditions.join(' and '))}`,
    quote(`-AllDates${total > 0 ? '+' : '-'}=0:0:0 ${time}`),
    quote(shift.folder || '.'),
  ]
    .filter(Boolean)
    .join(' ')
}

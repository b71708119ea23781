import { formatNumber, pickForm } from '../kit/format.ts'

const UNITS: readonly (readonly [seconds: number, forms: readonly [string, string, string]])[] = [
  [31_557_600, ['год', 'года', 'лет']],
  [86_400, ['день', 'дня', 'дней']],
  [3600, ['час', 'часа', 'часов']],
  [60, ['минута', 'минуты', 'минут']],
  [1, ['секунда', 'секунды', 'секунд']],
]
const THOUSANDS: readonly (readonly [years: number, word: string])[] = [
  [1e12, 'трлн лет'],
  [1e9, 'млрд лет'],
  [1e6, 'млн лет'],
  [1e3, 'тыс. лет'],
]

/** A time in the largest unit that fits: `9,7 тыс. лет`, `5 часов`, `меньше секунды`. */
export function sayTime(seconds: number): string {
  if (seconds < 1) return 'меньше секунды'
  const years = seconds / 31_557_600
  if (years > 1e15) return 'дольше возраста Вселенной'
  const large = THOUSANDS.find(([limit]) => years >= limit)
  if (large) return `${formatNumber(years / large[0], 1)} ${large[1]}`
  const [size, forms] = UNITS.find(([limit]) => seconds >= limit) ?? [1, ['секунда', 'секунды', 'секунд'] as const]
  const count = Math.round(seconds / size)
  return `${formatNumber(count)} ${pickForm(count, forms)}`
}

import Bars from './Bars.tsx'

/** What `site/measures/measure.mjs` writes. */
export interface Measure {
  /** ISO date of the run. */
  date: string
  machine: string
  runs: number
  programs: readonly string[]
  /** `value`, `low`, `high`: seconds of the processor, or of `unit`. `share`: what is left of the file, in percent. */
  rows: readonly { name: string; value: number; low: number; high: number; share?: number; unit?: string }[]
  /** Of measurements by the clock: seconds of a run, how busy the machine was before, percent its host took away. */
  seconds?: number
  load?: number
  stolen?: number
}

interface MeasuredProps {
  title: string
  of: Measure
  /** What the bars show: time, or what is left of a file. */
  show?: 'seconds' | 'share'
  /** Rows of this unit alone. */
  unit?: string
  digits?: number
  strong?: string
}

const DATE = new Intl.DateTimeFormat('ru', { dateStyle: 'long', timeZone: 'UTC' })

const NUMBER = new Intl.NumberFormat('ru', { maximumFractionDigits: 1 })

/** What a measurement by the clock needs to be believed. */
const conditionsOf = ({ seconds, load, stolen }: Measure): string =>
  seconds === undefined || load === undefined || stolen === undefined
    ? ''
    : ` Прогон — ${seconds} с, нагрузка до начала ${NUMBER.format(load)}, отнято гипервизором ${NUMBER.format(stolen)} %.`

/** A measurement as bars, with all that is needed to believe it or to repeat it. */
export default function Measured({ title, of, show = 'seconds', unit, digits, strong }: MeasuredProps) {
  const { date, machine, runs, programs, rows } = of
  const spread = `едиана ${runs} прогонов, черта под полосой — от меньшего до большего`
  const source = `${DATE.format(new Date(date))}; ${machine}; ${programs.join(', ')}`
  const lead = unit === undefined ? `Секунды процессора: м${spread}. ` : `М${spread}.${conditionsOf(of)} `
  return (
    <Bars
      title={title}
      caption={show === 'share' ? `${source}.` : `${lead}${source}.`}
      unit={unit ?? (show === 'share' ? '%' : 'с')}
      digits={digits ?? (show === 'share' ? 1 : 2)}
      rows={rows
        .filter(row => row.unit === unit)
        .map(({ name, value, low, high, share }) => (show === 'share' ? [name, share ?? 0] : [name, value, low, high]))}
      {...(strong === undefined ? {} : { strong })}
    />
  )
}

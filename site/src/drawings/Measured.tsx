import Bars from './Bars.tsx'

/** What `site/measures/measure.mjs` writes. */
export interface Measure {
  /** ISO date of the run. */
  date: string
  machine: string
  runs: number
  programs: readonly string[]
  /** `value`, `low`, `high`: seconds of the processor. `share`: what is left of the file, in percent. */
  rows: readonly { name: string; value: number; low: number; high: number; share?: number }[]
}

interface MeasuredProps {
  title: string
  of: Measure
  /** What the bars show: time, or what is left of a file. */
  show?: 'seconds' | 'share'
  strong?: string
}

const DATE = new Intl.DateTimeFormat('ru', { dateStyle: 'long', timeZone: 'UTC' })

/** A measurement as bars, with all that is needed to believe it or to repeat it. */
export default function Measured({ title, of, show = 'seconds', strong }: MeasuredProps) {
  const { date, machine, runs, programs, rows } = of
  const spread = `медиана ${runs} прогонов, черта под полосой — от меньшего до большего`
  const source = `${DATE.format(new Date(date))}; ${machine}; ${programs.join(', ')}`
  return (
    <Bars
      title={title}
      caption={show === 'share' ? `${source}.` : `Секунды процессора: ${spread}. ${source}.`}
      unit={show === 'share' ? '%' : 'с'}
      digits={show === 'share' ? 1 : 2}
      rows={rows.map(({ name, value, low, high, share }) =>
        show === 'share' ? [name, share ?? 0] : [name, value, low, high],
      )}
      {...(strong === undefined ? {} : { strong })}
    />
  )
}

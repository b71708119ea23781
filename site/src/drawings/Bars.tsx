import styles from './drawing.module.css'
import { Figure, WIDTH, Words } from './Figure.tsx'
import { LEADING, signsIn, wrap } from './text.ts'

interface BarsProps {
  title: string
  caption?: string
  unit: string
  /** Name, value and, where it was measured several times, the lowest and the highest. */
  rows: readonly (readonly [name: string, value: number, low?: number, high?: number])[]
  /** Digits after the comma. */
  digits?: number
  /** Name of the row to look at. */
  strong?: string
}

const LEFT = 138

/** Values by length, the number beside it. */
export default function Bars({ title, caption, unit, rows, digits = 0, strong }: BarsProps) {
  const most = Math.max(...rows.map(([, value, , high]) => high ?? value))
  const format = new Intl.NumberFormat('ru', {
    useGrouping: 'min2',
    maximumFractionDigits: digits,
    minimumFractionDigits: digits,
  })
  const labels = rows.map(([, value]) => `${format.format(value)}\u00a0${unit}`)
  const right = Math.max(...labels.map(label => label.length)) * 7.75 + 12
  const scale = (value: number) => ((WIDTH - LEFT - right) * value) / most
  const lines = Math.max(...rows.map(([name]) => wrap(name, signsIn(LEFT - 8)).length))
  const height = 14 + lines * LEADING
  return (
    <Figure title={title} caption={caption} height={rows.length * height + 4}>
      {rows.map(([name, value, low, high], row) => {
        const y = 2 + row * height + (lines - 1) * (LEADING / 2)
        return (
          <g key={name}>
            <Words x={2} y={y + 13} text={name} width={LEFT - 8} anchor="start" kind="note" />
            <rect
              className={name === strong ? styles.accent : styles.bar}
              x={LEFT}
              y={y + 4}
              width={Math.max(scale(value), 1)}
              height={18}
              rx="2"
            />
            {low !== undefined && high !== undefined && (
              <path
                className={styles.line}
                d={`M${LEFT + scale(low)} ${y + 24}H${LEFT + scale(high)}m0 -3v6M${LEFT + scale(low)} ${y + 21}v6`}
              />
            )}
            <Words
              x={LEFT + scale(high ?? value) + 8}
              y={y + 13}
              text={labels[row] ?? ''}
              width={right}
              anchor="start"
            />
          </g>
        )
      })}
    </Figure>
  )
}

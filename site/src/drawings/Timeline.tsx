import styles from './drawing.module.css'
import { Figure, type Tone, WIDTH, Words } from './Figure.tsx'

interface TimelineProps {
  title: string
  caption?: string
  /** Where the axis ends; it begins at 0. */
  length: number
  /** Words under the axis at their places. */
  ticks: readonly (readonly [at: number, text: string])[]
  /** Spans in rows above it. */
  rows: readonly {
    name: string
    spans: readonly (readonly [from: number, to: number, text: string, tone?: Tone])[]
  }[]
}

const LEFT = 84
const ROW = 36

/** What lasts how long, and what at the same time. */
export default function Timeline({ title, caption, length, ticks, rows }: TimelineProps) {
  const place = (at: number) => LEFT + ((WIDTH - LEFT - 8) * at) / length
  const axis = rows.length * ROW + 8
  return (
    <Figure title={title} caption={caption} height={axis + 28}>
      {rows.map(({ name, spans }, row) => {
        const y = 4 + row * ROW
        return (
          <g key={name}>
            <Words x={2} y={y + 14} text={name} width={LEFT - 8} anchor="start" kind="note" />
            {spans.map(([from, to, text, tone = 'box']) => (
              <g key={from}>
                <rect
                  className={styles[tone]}
                  x={place(from)}
                  y={y}
                  width={Math.max(place(to) - place(from) - 2, 2)}
                  height={28}
                  rx="3"
                />
                <Words
                  x={(place(from) + place(to)) / 2 - 1}
                  y={y + 14}
                  text={text}
                  width={place(to) - place(from)}
                  kind="note"
                />
              </g>
            ))}
          </g>
        )
      })}
      <line className={styles.line} x1={LEFT} x2={WIDTH - 6} y1={axis} y2={axis} />
      {ticks.map(([at, text]) => (
        <g key={at}>
          <line className={styles.line} x1={place(at)} x2={place(at)} y1={axis - 3} y2={axis + 3} />
          <Words
            x={place(at)}
            y={axis + 15}
            text={text}
            width={WIDTH}
            anchor={at === 0 ? 'start' : at === length ? 'end' : 'middle'}
            kind="note"
          />
        </g>
      ))}
    </Figure>
  )
}

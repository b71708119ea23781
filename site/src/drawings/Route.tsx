import styles from './drawing.module.css'
import { Figure, WIDTH, Words } from './Figure.tsx'
import { LEADING, signsIn, wrap } from './text.ts'

interface RouteProps {
  title: string
  caption?: string
  /** Stops in order: name, what is there, how to get to the next one. */
  stops: readonly (readonly [name: string, note?: string, way?: string])[]
}

const LINE = 20

/** A way through a city as a line with stops, out of scale. */
export default function Route({ title, caption, stops }: RouteProps) {
  let y = 16
  const placed = stops.map(([name, note, way], index) => {
    const at = y
    const lines = note ? wrap(note, signsIn(WIDTH - 60)).length : 0
    y += index === stops.length - 1 ? 12 + lines * LEADING : 26 + lines * LEADING + (way ? 24 : 10)
    return { name, note, way, at, lines }
  })
  const last = placed.at(-1)?.at ?? 0
  return (
    <Figure title={title} caption={caption} height={y + 10}>
      <path className={styles.route} d={`M${LINE} ${placed[0]?.at ?? 0}V${last}`} />
      {placed.map(({ name, note, way, at, lines }) => (
        <g key={name}>
          <circle className={styles.stop} cx={LINE} cy={at} r="7" />
          <Words x={44} y={at} text={name} width={WIDTH} anchor="start" kind="name" />
          {note && (
            <Words
              x={44}
              y={at + 12 + (lines * LEADING) / 2}
              text={note}
              width={WIDTH - 60}
              anchor="start"
              kind="note"
            />
          )}
          {way && (
            <Words
              x={44}
              y={at + 26 + lines * LEADING}
              text={`↓ ${way}`}
              width={WIDTH - 60}
              anchor="start"
              kind="note"
            />
          )}
        </g>
      ))}
    </Figure>
  )
}

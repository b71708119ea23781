import styles from './drawing.module.css'
import { Arrow, Box, Figure, WIDTH, Words } from './Figure.tsx'
import { LEADING, signsIn, wrap } from './text.ts'

interface SequenceProps {
  title: string
  caption?: string
  actors: readonly string[]
  /** From whom, to whom (numbers of actors), what; the same number twice is something done alone. */
  steps: readonly (readonly [from: number, to: number, text: string, kind?: 'later'])[]
}

const HEAD = 44

/** Who says what to whom, from top to bottom. A step that comes later is dashed. */
export default function Sequence({ title, caption, actors, steps }: SequenceProps) {
  const column = WIDTH / actors.length
  const middle = (index: number) => column * (index + 0.5)
  const widthOf = (from: number, to: number) => (from === to ? column + 40 : Math.abs(to - from) * column - 12)
  let y = HEAD + 6
  const placed = steps.map(([from, to, text, kind]) => {
    const lines = wrap(text, signsIn(widthOf(from, to))).length
    const top = y
    y += lines * LEADING + (from === to ? 18 : 26)
    return { from, to, text, kind, top, lines }
  })
  return (
    <Figure title={title} caption={caption} height={y + 6}>
      {actors.map((actor, index) => (
        <g key={actor}>
          <line className={styles.life} x1={middle(index)} x2={middle(index)} y1={HEAD} y2={y} />
          <Box x={middle(index) - column / 2 + 4} y={2} width={column - 8} height={HEAD - 4} name={actor} />
        </g>
      ))}
      {placed.map(({ from, to, text, kind, top, lines }) => {
        const x = from === to ? middle(from) : (middle(from) + middle(to)) / 2
        const textY = top + 4 + (lines * LEADING) / 2
        const width = widthOf(from, to)
        if (from === to) {
          const left = Math.min(Math.max(x - width / 2, 2), WIDTH - width - 2)
          return (
            <g key={top}>
              <rect className={styles.strong} x={left} y={top + 2} width={width} height={lines * LEADING + 8} rx="4" />
              <Words x={left + width / 2} y={textY + 2} text={text} width={width} kind="note" />
            </g>
          )
        }
        const arrowY = top + lines * LEADING + 10
        const inset = to > from ? 4 : -4
        return (
          <g key={top}>
            <Words x={x} y={textY} text={text} width={width} kind="note" />
            <Arrow
              from={[middle(from) + inset, arrowY]}
              to={[middle(to) - inset, arrowY]}
              isDashed={kind === 'later'}
            />
          </g>
        )
      })}
    </Figure>
  )
}

import type { ReactNode } from 'react'
import styles from './drawing.module.css'
import { LEADING, SIZE, signsIn, wrap } from './text.ts'

/** Width of every drawing in its own units. */
export const WIDTH = 400

interface FigureProps {
  /** What the drawing shows, for those who do not see it. */
  title: string
  height: number
  /** Stands under the drawing. */
  caption?: string | undefined
  children: ReactNode
}

/** A drawing that follows the colours of the page. */
export const Figure = ({ title, height, caption, children }: FigureProps) => (
  <figure className={styles.figure}>
    <svg viewBox={`0 0 ${WIDTH} ${height}`} role="img" aria-label={title}>
      {children}
    </svg>
    {caption && <figcaption>{caption}</figcaption>}
  </figure>
)

interface WordsProps {
  x: number
  y: number
  text: string
  /** Room for a line; longer texts go on below. */
  width: number
  kind?: 'text' | 'name' | 'note'
  anchor?: 'start' | 'middle' | 'end'
}

/** Letters of a name are wider: it is set stronger. */
const WEIGHT = { text: 0.56, name: 0.6, note: 0.56 } as const
/** Lines of text around a middle line; a line too long for its room is pressed into it. */
export function Words({ x, y, text, width, kind = 'text', anchor = 'middle' }: WordsProps) {
  const lines = wrap(text, signsIn(width))
  const first = y - ((lines.length - 1) * LEADING) / 2
  return (
    <text className={styles[kind]} textAnchor={anchor} dominantBaseline="central">
      {lines.map((line, index) => {
        const isLong = line.length * SIZE * WEIGHT[kind] > width + 4
        const pressed = isLong ? { textLength: width, lengthAdjust: 'spacingAndGlyphs' as const } : {}
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other name
          <tspan key={index} x={x} y={first + index * LEADING} {...pressed}>
            {line}
          </tspan>
        )
      })}
    </text>
  )
}

export type Tone = 'box' | 'strong' | 'faint'

interface BoxProps {
  x: number
  y: number
  width: number
  height: number
  name: string
  note?: string | undefined
  tone?: Tone | undefined
}

const linesOf = (text: string | undefined, width: number): number => (text ? wrap(text, signsIn(width - 8)).length : 0)

/** Room that a thing of such a width needs for its name and the word below. */
export const boxHeight = (width: number, name: string, note?: string): number =>
  Math.max(48, (linesOf(name, width) + linesOf(note, width)) * LEADING + 14)

/** A thing with its name, and a word on it below. */
export function Box({ x, y, width, height, name, note, tone = 'box' }: BoxProps) {
  const [names, notes] = [linesOf(name, width), linesOf(note, width)]
  const top = y + (height - (names + notes) * LEADING) / 2
  const at = { x: x + width / 2, width: width - 8 }
  return (
    <>
      <rect className={styles[tone]} x={x} y={y} width={width} height={height} rx="5" />
      <Words {...at} y={top + (names * LEADING) / 2} text={name} kind="name" />
      {note && <Words {...at} y={top + names * LEADING + (notes * LEADING) / 2} text={note} kind="note" />}
    </>
  )
}

interface ArrowProps {
  from: readonly [x: number, y: number]
  to: readonly [x: number, y: number]
  isDashed?: boolean | undefined
  isBoth?: boolean | undefined
}

/** A straight arrow: level, upright or slanted. */
export function Arrow({ from: [x1, y1], to: [x2, y2], isDashed, isBoth }: ArrowProps) {
  const length = Math.hypot(x2 - x1, y2 - y1)
  const [dx, dy] = [(x2 - x1) / length, (y2 - y1) / length]
  const head = (x: number, y: number, way: 1 | -1) => {
    const [bx, by] = [x - 8 * dx * way, y - 8 * dy * way]
    return `M${x} ${y}L${bx - 4 * dy} ${by + 4 * dx}L${bx + 4 * dy} ${by - 4 * dx}Z`
  }
  return (
    <>
      <path className={isDashed ? styles.dashed : styles.line} d={`M${x1} ${y1}L${x2} ${y2}`} />
      <path className={styles.head} d={head(x2, y2, 1) + (isBoth ? head(x1, y1, -1) : '')} />
    </>
  )
}

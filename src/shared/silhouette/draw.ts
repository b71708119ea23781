/** From marks to pixels: a silhouette in one of its forms, as rectangles and as paths of an SVG. */

import { LINE, type Mark, type MarkTone, MEASURE, type Silhouette } from './marks.ts'

/** Pixels. What a drawing is put together of; a whole one is as wide as its columns and the gaps between them. */
export interface Form {
  column: number
  gap: number
  /** From line to line. */
  pitch: number
  /** Height of a line. */
  ink: number
  /** Height of the bar that a column hangs from. */
  cap: number
  /** Lines of a column; what is more goes on in the next one. */
  rows: number
  /** At most so many columns. */
  columns?: number
}

/** `cap` is the bar of a heading, `open` that of a text before the first one. */
export type Tone = MarkTone | 'cap' | 'open'

/** Pixels, whole ones. */
export interface Bar {
  tone: Tone
  x: number
  y: number
  width: number
  height: number
}

/** Widths that take what there is are given here. */
export const FORMS = {
  lead: { gap: 14, pitch: 4, ink: 2, cap: 4, rows: 60, columns: 16 },
  row: { column: 26, gap: 5, pitch: 2, ink: 1, cap: 3, rows: 40, columns: 8 },
  share: { gap: 16, cap: 14, rows: 47, columns: 14 },
  map: { column: 40, gap: 0, pitch: 3, ink: 1, cap: 3, rows: 99 },
} as const

/** A text of more lines is drawn tighter in a map. */
const LONG = 200

export function mapForm(silhouette: Silhouette): Form {
  const rows = silhouette.reduce((sum, { height }) => sum + height / LINE, 0)
  return rows > LONG ? { ...FORMS.map, pitch: 2, rows: 140 } : FORMS.map
}

/** What is told of a silhouette that falls into columns. */
interface Walker {
  column(cap: 'cap' | 'open' | undefined): void
  /** `y` is from the top of its column, `height` what of it the column has. */
  mark(mark: Mark, y: number, height: number | undefined): void
}

/** Goes over sections cut into columns of at most `rows` lines; says how many columns there are. */
function walkColumns(silhouette: Silhouette, { rows, columns: most = Infinity }: Form, walker: Walker): number {
  const tallest = rows * LINE
  let count = 0
  for (const { anchor, marks } of silhouette) {
    if (count++ === most) return most
    walker.column(anchor === '' ? 'open' : 'cap')
    let top = 0
    const tall: Mark[] = []
    for (const mark of marks) {
      const [, y, , , height] = mark
      // A line that does not fit begins the next column; bars and grounds are cut where their column ends.
      if (y - top + LINE > tallest) {
        if (count++ === most) return most
        top = y
        walker.column(undefined)
        for (const high of tall) {
          const [, from, , , height = 0] = high
          if (from + height > top) walker.mark(high, 0, Math.min(from + height - top, tallest))
        }
      }
      if (height !== undefined) tall.push(mark)
      walker.mark(mark, y - top, height === undefined ? undefined : Math.min(height, tallest - (y - top)))
    }
  }
  return count
}

const ignore = (): void => {}

/** How many columns there are, and half-rows of the longest one. */
export function measureColumns(silhouette: Silhouette, form: Form): { count: number; height: number } {
  let bottom = 0
  const count = walkColumns(silhouette, form, {
    column: ignore,
    mark: (_, y, height = LINE) => {
      bottom = Math.max(bottom, y + height)
    },
  })
  return { count, height: bottom }
}

/** Room for a drawing, pixels: as large as it is, or a pixel more. */
export function roomOf(silhouette: Silhouette, form: Form): { width: number; height: number } {
  const { count, height } = measureColumns(silhouette, form)
  const { column, gap, cap, pitch } = form
  return { width: count * (column + gap) - gap, height: cap + pitch + (height * pitch) / LINE }
}

/** Width for `columns` of the form in `whole`. */
export const fitColumn = (whole: number, gap: number, columns: number): number =>
  Math.floor((whole - gap * (columns - 1)) / columns)

/** Tells the rectangles of a drawing from the top left, in the order of the columns; `width` and `height` of all. */
function eachBar(silhouette: Silhouette, form: Form, put: (bar: Bar) => void): { width: number; height: number } {
  const { column, gap, pitch, ink, cap: high } = form
  const top = high + pitch
  const scale = column / MEASURE
  let left = -column - gap
  let bottom = 0
  walkColumns(silhouette, form, {
    column: cap => {
      left += column + gap
      if (cap === undefined) return
      put({ tone: cap, x: left, y: 0, width: column, height: high })
      bottom = Math.max(bottom, high)
    },
    mark: ([tone, , x, width], y, height) => {
      const start = Math.round(x * scale)
      const end = Math.max(start + 1, Math.round((x + width) * scale))
      const from = top + Math.round((y * pitch) / LINE)
      // A ground reaches half the space over its first line and under its last one.
      const around = tone === 'ground' ? pitch - ink : 0
      const tall = height === undefined ? ink : Math.round((height * pitch) / LINE) - (pitch - ink)
      put({ tone, x: left + start, y: from - around, width: end - start, height: tall + 2 * around })
      bottom = Math.max(bottom, from + around + tall)
    },
  })
  return { width: left + column, height: bottom }
}

export function barsOf(silhouette: Silhouette, form: Form): Bar[] {
  const bars: Bar[] = []
  eachBar(silhouette, form, bar => bars.push(bar))
  return bars
}

/** A path of a drawing: `fill` is of rectangles, `stroke` of lines, whose height the style sheet knows. */
interface DrawnPath {
  tone: Tone
  how: 'fill' | 'stroke'
  d: string
}

/** A drawing ready for an SVG: a path or two a tone, in the order in which they lie on each other. */
export interface Drawing {
  width: number
  height: number
  paths: DrawnPath[]
}

const FILLED: Tone[] = ['ground', 'open', 'cap', 'grid', 'accent']
const STROKED: Tone[] = ['grid', 'line', 'code']

/** A path as far as it is written. */
interface Pen {
  d: string
  x: number
  y: number
}

/**
 * What is as high as a line and neither bar nor ground is a line. Each move is told from where the pen stands: lines of
 * a paragraph are the same text over and over, which packs well.
 */
function draw(silhouette: Silhouette, form: Form): Drawing {
  const filled = new Map<Tone, Pen>()
  const stroked = new Map<Tone, Pen>()
  const size = eachBar(silhouette, form, ({ tone, x, y, width, height }) => {
    const isLine = height === form.ink && STROKED.includes(tone)
    const pens = isLine ? stroked : filled
    let pen = pens.get(tone)
    if (pen === undefined) {
      pen = { d: '', x: 0, y: 0 }
      pens.set(tone, pen)
    }
    pen.d += isLine ? `m${x - pen.x} ${y - pen.y}h${width}` : `m${x - pen.x} ${y - pen.y}h${width}v${height}h-${width}z`
    pen.x = isLine ? x + width : x
    pen.y = y
  })
  const pathsOf = (tones: Tone[], how: DrawnPath['how']): DrawnPath[] =>
    tones.flatMap(tone => {
      const pen = (how === 'fill' ? filled : stroked).get(tone)
      return pen === undefined ? [] : [{ tone, how, d: pen.d }]
    })
  return { ...size, paths: [...pathsOf(FILLED, 'fill'), ...pathsOf(STROKED, 'stroke')] }
}

/** Of a whole silhouette in a form of fixed columns. */
export const drawRow = (silhouette: Silhouette, form: Form = FORMS.row): Drawing => draw(silhouette, form)

/** In the given width, whatever the number of columns. */
export function drawFitted(silhouette: Silhouette, form: Omit<Form, 'column'>, whole: number): Drawing {
  const { count } = measureColumns(silhouette, { ...form, column: 0 })
  const column = fitColumn(whole, form.gap, count)
  return draw(silhouette, { ...form, column })
}

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

/** One column. */
interface Column {
  cap: 'cap' | 'open' | undefined
  marks: Mark[]
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

/** Cuts sections into columns of at most `rows` lines. */
export function columnsOf(silhouette: Silhouette, { rows, columns: most = Infinity }: Form): Column[] {
  const columns: Column[] = []
  for (const { anchor, marks } of silhouette) {
    let top = 0
    const tall: Mark[] = []
    let column: Column = { cap: anchor === '' ? 'open' : 'cap', marks: [] }
    columns.push(column)
    for (const mark of marks) {
      const [tone, y, x, width, height] = mark
      // A line that does not fit begins the next column; bars and grounds are cut where their column ends.
      if (y - top + LINE > rows * LINE) {
        top = y
        column = { cap: undefined, marks: goingOn(tall, y) }
        columns.push(column)
      }
      if (height !== undefined) tall.push(mark)
      const room = rows * LINE - (y - top)
      column.marks.push(
        height === undefined ? [tone, y - top, x, width] : [tone, y - top, x, width, Math.min(height, room)],
      )
    }
  }
  return columns.slice(0, most)
}

/** Grounds and bars that reach below `y`, as they begin a column. */
const goingOn = (tall: readonly Mark[], top: number): Mark[] =>
  tall.flatMap(([tone, y, x, width, height = 0]): Mark[] =>
    y + height > top ? [[tone, 0, x, width, y + height - top]] : [],
  )

/** Width for `columns` of the form in `whole`. */
export const fitColumn = (whole: number, gap: number, columns: number): number =>
  Math.floor((whole - gap * (columns - 1)) / columns)

/** The rectangles of a drawing, from the top left, in the order of the columns. */
export const barsOf = (silhouette: Silhouette, form: Form): Bar[] =>
  columnsOf(silhouette, form).flatMap((column, index) => columnBars(column, form, index * (form.column + form.gap)))

function columnBars({ cap, marks }: Column, form: Form, left: number): Bar[] {
  const { column, pitch, ink } = form
  const top = form.cap + pitch
  const scale = column / MEASURE
  const bars: Bar[] = cap === undefined ? [] : [{ tone: cap, x: left, y: 0, width: column, height: form.cap }]
  for (const [tone, y, x, width, height] of marks) {
    const start = Math.round(x * scale)
    const end = Math.max(start + 1, Math.round((x + width) * scale))
    const from = top + Math.round((y * pitch) / LINE)
    // A ground reaches half the space over its first line and under its last one.
    const around = tone === 'ground' ? pitch - ink : 0
    const tall = height === undefined ? ink : Math.round((height * pitch) / LINE) - (pitch - ink)
    bars.push({ tone, x: left + start, y: from - around, width: end - start, height: tall + 2 * around })
  }
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

/** `ink`: what is as high as this and neither bar nor ground is a line. */
function drawingOf(bars: readonly Bar[], { width, ink }: { width: number; ink: number }): Drawing {
  const filled = new Map<Tone, Bar[]>()
  const stroked = new Map<Tone, Bar[]>()
  let height = 0
  for (const bar of bars) {
    height = Math.max(height, bar.y + bar.height)
    const of = bar.height === ink && STROKED.includes(bar.tone) ? stroked : filled
    const own = of.get(bar.tone)
    if (own === undefined) of.set(bar.tone, [bar])
    else own.push(bar)
  }
  const pathsOf = (tones: Tone[], how: DrawnPath['how']): DrawnPath[] =>
    tones.flatMap(tone => {
      const own = (how === 'fill' ? filled : stroked).get(tone)
      return own === undefined ? [] : [{ tone, how, d: how === 'fill' ? fillPath(own) : strokePath(own) }]
    })
  return { width, height, paths: [...pathsOf(FILLED, 'fill'), ...pathsOf(STROKED, 'stroke')] }
}

/** Each move is told from where the pen stands: lines of a paragraph are the same text over and over, which packs well. */
function strokePath(bars: readonly Bar[]): string {
  let d = ''
  let [penX, penY] = [0, 0]
  for (const { x, y, width } of bars) {
    d += `m${x - penX} ${y - penY}h${width}`
    ;[penX, penY] = [x + width, y]
  }
  return d
}

function fillPath(bars: readonly Bar[]): string {
  let d = ''
  let [penX, penY] = [0, 0]
  for (const { x, y, width, height } of bars) {
    d += `m${x - penX} ${y - penY}h${width}v${height}h-${width}z`
    ;[penX, penY] = [x, y]
  }
  return d
}

/** Of a whole silhouette in a form of fixed columns. */
export function drawRow(silhouette: Silhouette, form: Form = FORMS.row): Drawing {
  const count = columnsOf(silhouette, form).length
  return drawingOf(barsOf(silhouette, form), { width: count * (form.column + form.gap) - form.gap, ink: form.ink })
}

/** In the given width, whatever the number of columns. */
export function drawFitted(silhouette: Silhouette, form: Omit<Form, 'column'>, whole: number): Drawing {
  const count = columnsOf(silhouette, { ...form, column: 0 }).length
  const column = fitColumn(whole, form.gap, count)
  return drawingOf(barsOf(silhouette, { ...form, column }), {
    width: count * (column + form.gap) - form.gap,
    ink: form.ink,
  })
}

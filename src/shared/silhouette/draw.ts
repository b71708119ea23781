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

/** Pixels, whole ones, from the top left of the drawing; lines of a paragraph are one box, so many `times`. */
export interface ToneBox {
  tone: Tone
  x: number
  y: number
  width: number
  height: number
  times: number
  /** From one to the next below it. */
  step: number
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
  for (const section of silhouette) {
    if (count++ === most) return most
    walker.column(section.anchor === '' ? 'open' : 'cap')
    if (section.height <= tallest) for (const mark of section.marks) walker.mark(mark, mark[1], mark[4])
    else count += walkTall(section.marks, { tallest, most: most - count }, walker)
    if (count > most) return most
  }
  return count
}

/** A section of more than a column: says how many more it takes, `most + 1` when there is no room for all of it. */
function walkTall(
  marks: readonly Mark[],
  { tallest, most }: { tallest: number; most: number },
  walker: Walker,
): number {
  let count = 0
  let top = 0
  const tall: Mark[] = []
  for (const mark of marks) {
    const [tone, y, , , height] = mark
    const end = y + (height ?? LINE)
    // A line that does not fit begins the next column; bars and grounds are cut where their column ends, lines between.
    let from = y
    do {
      if (from - top + LINE > tallest) {
        if (count++ === most) return count
        top = from
        walker.column(undefined)
        for (const high of tall) {
          const [, start, , , height = 0] = high
          if (start + height > top) walker.mark(high, 0, Math.min(start + height - top, tallest))
        }
      }
      const room = tallest - (from - top)
      const fits = Math.min(end - from, tone === 'line' ? room - (room % LINE) : room)
      walker.mark(mark, from - top, height === undefined ? undefined : fits)
      from += fits
    } while (tone === 'line' && from < end)
    if (height !== undefined && tone !== 'line') tall.push(mark)
  }
  return count
}

const ignore = (): void => {}

/** How many columns there are, and half-rows of the longest one. */
export function measureColumns(silhouette: Silhouette, form: Form): { count: number; height: number } {
  const { rows, columns: most = Number.POSITIVE_INFINITY } = form
  const shown = silhouette.length > most ? silhouette.slice(0, most) : silhouette
  let height = 0
  for (const section of shown) height = Math.max(height, section.height)
  return height > rows * LINE ? measureTall(silhouette, form) : { count: shown.length, height }
}

/** Of a text with a section that is more than a column. */
function measureTall(silhouette: Silhouette, form: Form): { count: number; height: number } {
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

/** A drawing as rectangles from `edge` on, in the order of the columns, with the size of all. */
export function drawBoxes(
  silhouette: Silhouette,
  form: Form,
  edge = 0,
): { boxes: ToneBox[]; width: number; height: number } {
  const { column, gap, pitch, ink, cap: high } = form
  const top = high + pitch
  const scale = column / MEASURE
  // One list: a list for each tone costs more to find than what is of other tones to pass over.
  const boxes: ToneBox[] = []
  let left = edge - column - gap
  let bottom = 0
  walkColumns(silhouette, form, {
    column: cap => {
      left += column + gap
      if (cap === undefined) return
      boxes.push({ tone: cap, x: left, y: 0, width: column, height: high, times: 1, step: pitch })
      bottom = Math.max(bottom, high)
    },
    mark: (mark, y, height) => {
      const tone = mark[0]
      const start = Math.round(mark[2] * scale)
      const width = Math.max(1, Math.round((mark[2] + mark[3]) * scale) - start)
      const x = left + start
      const from = top + Math.round((y * pitch) / LINE)
      if (tone === 'line' || height === undefined) {
        const end = from + ((height ?? LINE) * pitch) / LINE
        boxes.push({ tone, x, y: from, width, height: ink, times: Math.ceil((end - from) / pitch), step: pitch })
        bottom = Math.max(bottom, end - pitch + ink)
        return
      }
      // A ground reaches half the space over its first line and under its last one.
      const around = tone === 'ground' ? pitch - ink : 0
      const tall = Math.round((height * pitch) / LINE) - (pitch - ink)
      boxes.push({ tone, x, y: from - around, width, height: tall + 2 * around, times: 1, step: pitch })
      bottom = Math.max(bottom, from + tall + around)
    },
  })
  return { boxes, width: left + column - edge, height: bottom }
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

/** In the order in which areas and lines lie on each other. */
export const TONES = ['ground', 'open', 'cap', 'grid', 'accent', 'line', 'code'] as const
const LINES: readonly Tone[] = ['grid', 'line', 'code']

/** What is as high as a line and neither bar nor ground is a line. */
function draw(silhouette: Silhouette, form: Form): Drawing {
  const { boxes, ...size } = drawBoxes(silhouette, form)
  const paths: DrawnPath[] = []
  for (const tone of TONES) {
    const d = tone === 'line' || tone === 'code' ? '' : pathOf(boxes, tone, { isLine: false, ink: form.ink })
    if (d !== '') paths.push({ tone, how: 'fill', d })
  }
  for (const tone of LINES) {
    const d = pathOf(boxes, tone, { isLine: true, ink: form.ink })
    if (d !== '') paths.push({ tone, how: 'stroke', d })
  }
  return { ...size, paths }
}

/**
 * Each move is told from where the pen stands: lines of a paragraph are the same text over and over, which packs well,
 * and is written once.
 */
function pathOf(boxes: readonly ToneBox[], tone: Tone, { isLine, ink }: { isLine: boolean; ink: number }): string {
  let path = ''
  let [penX, penY] = [0, 0]
  let [across, down, wide, move] = [0, 0, 0, '']
  for (const box of boxes) {
    if (box.tone !== tone || (tone === 'grid' && (box.height === ink) !== isLine)) continue
    const { x, y, width, height, times, step } = box
    if (!isLine || move === '' || x - penX !== across || y - penY !== down || width !== wide) {
      across = x - penX
      down = y - penY
      wide = width
      move = isLine ? `m${across} ${down}h${wide}` : `m${across} ${down}h${wide}v${height}h-${wide}z`
    }
    path += move
    if (times > 1) {
      across = -wide
      down = step
      move = `m${across} ${down}h${wide}`
      path += move.repeat(times - 1)
    }
    penX = isLine ? x + wide : x
    penY = y + (times - 1) * step
  }
  return path
}

/** Of a whole silhouette in a form of fixed columns. */
export const drawRow = (silhouette: Silhouette, form: Form = FORMS.row): Drawing => draw(silhouette, form)

/** In the given width, whatever the number of columns. */
export function drawFitted(silhouette: Silhouette, form: Omit<Form, 'column'>, whole: number): Drawing {
  const { count } = measureColumns(silhouette, { ...form, column: 0 })
  const column = fitColumn(whole, form.gap, count)
  return draw(silhouette, { ...form, column })
}

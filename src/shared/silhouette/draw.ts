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

/**
 * Takes a box of a drawing: whole pixels from its top left. Lines of a paragraph come as one, so many `times`, each a
 * pitch below the one before.
 */
export type PutBox = (tone: Tone, x: number, y: number, width: number, height: number, times: number) => void

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

interface Size {
  width: number
  height: number
}

/**
 * Puts drawings of one form down box by box from `edge` on, in the order of the text; says the size of each. There are so
 * many boxes that a list of them would cost more than what is drawn of it.
 */
export function createBoxes(form: Form, put: PutBox, edge = 0): (silhouette: Silhouette) => Size {
  const { column, gap, pitch, ink, cap: high } = form
  const top = high + pitch
  const scale = column / MEASURE
  let left = 0
  let bottom = 0
  const walker: Walker = {
    column: cap => {
      left += column + gap
      if (cap === undefined) return
      put(cap, left, 0, column, high, 1)
      if (bottom < high) bottom = high
    },
    mark: (mark, y, height) => {
      const tone = mark[0]
      const start = Math.round(mark[2] * scale)
      const width = Math.max(1, Math.round((mark[2] + mark[3]) * scale) - start)
      const from = top + Math.round((y * pitch) / LINE)
      let end = from + ink
      if (tone === 'line' || height === undefined) {
        const lines = (height ?? LINE) / LINE
        put(tone, left + start, from, width, ink, Math.ceil(lines))
        end += (lines - 1) * pitch
      } else {
        // A ground reaches half the space over its first line and under its last one.
        const around = tone === 'ground' ? pitch - ink : 0
        const tall = Math.round((height * pitch) / LINE) - (pitch - ink)
        put(tone, left + start, from - around, width, tall + 2 * around, 1)
        end = from + tall + around
      }
      if (bottom < end) bottom = end
    },
  }
  return silhouette => {
    left = edge - column - gap
    bottom = 0
    walkColumns(silhouette, form, walker)
    return { width: left + column - edge, height: bottom }
  }
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

/** A path that grows. Each move is told from where the pen stands. */
interface Pen {
  path: DrawnPath
  x: number
  y: number
  /** The last move of a line. */
  across: number
  down: number
  wide: number
  move: string
}

const createPen = (tone: Tone, how: DrawnPath['how']): Pen => ({
  path: { tone, how, d: '' },
  x: 0,
  y: 0,
  across: 0,
  down: 0,
  wide: 0,
  move: '',
})

const PLACES = new Map<Tone, number>(TONES.map((tone, place) => [tone, place]))

/** Draws in one form. What is as high as a line and neither bar nor ground is a line. */
export function createDrawer(form: Form): (silhouette: Silhouette) => Drawing {
  const { ink, pitch } = form
  let areas: Pen[] = []
  let lines: Pen[] = []
  const putAll = createBoxes(form, (tone, x, y, width, height, times) => {
    const place = PLACES.get(tone) ?? 0
    if (tone === 'line' || tone === 'code' || (tone === 'grid' && height === ink)) {
      lines[place] ??= createPen(tone, 'stroke')
      strokeLines(lines[place], { x, y, width, times, pitch })
      return
    }
    areas[place] ??= createPen(tone, 'fill')
    const pen = areas[place]
    pen.path.d += `m${x - pen.x} ${y - pen.y}h${width}v${height}h-${width}z`
    pen.x = x
    pen.y = y
  })
  return silhouette => {
    areas = []
    lines = []
    const { width, height } = putAll(silhouette)
    const paths: DrawnPath[] = []
    const add = ({ path }: Pen) => paths.push(path)
    // Places without a pen are passed over.
    areas.forEach(add)
    lines.forEach(add)
    return { width, height, paths }
  }
}

/** Lines of a paragraph are the same text over and over, which packs well, and is written once. */
function strokeLines(
  pen: Pen,
  { x, y, width, times, pitch }: { x: number; y: number; width: number; times: number; pitch: number },
): void {
  const { path } = pen
  const across = x - pen.x
  const down = y - pen.y
  if (across !== pen.across || down !== pen.down || width !== pen.wide) {
    pen.move = `m${across} ${down}h${width}`
    pen.across = across
    pen.down = down
    pen.wide = width
  }
  path.d += pen.move
  pen.x = x + width
  pen.y = y
  if (times === 1) return
  pen.across = -width
  pen.down = pitch
  pen.move = `m${-width} ${pitch}h${width}`
  path.d += pen.move.repeat(times - 1)
  pen.y += (times - 1) * pitch
}

/** Of a text in the lists of other pages. */
export const drawRow = createDrawer(FORMS.row)

/** In the given width, whatever the number of columns. */
export function drawFitted(silhouette: Silhouette, form: Omit<Form, 'column'>, whole: number): Drawing {
  const { count } = measureColumns(silhouette, { ...form, column: 0 })
  const column = fitColumn(whole, form.gap, count)
  return createDrawer({ ...form, column })(silhouette)
}

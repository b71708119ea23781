/** From marks to pixels: a silhouette in one of its forms, as rectangles and as paths of an SVG. */

import { LINE, type Mark, MEASURE, type Silhouette, type Tone } from './marks.ts'
import { createPen, type DrawnPath, fillArea, type Pen, strokeLines } from './pen.ts'

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

/**
 * A box of a drawing: whole pixels from its top left. Lines of a paragraph come as one, so many `times`, each a `step`
 * below the one before.
 */
export interface Box {
  tone: Tone
  x: number
  y: number
  width: number
  height: number
  times: number
  step: number
}

/** Takes a box. It is the same one every time, filled anew: who keeps it takes a copy. */
export type PutBox = (box: Readonly<Box>) => void

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
    column: () => {},
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
  const box: Box = { tone: 'open', x: 0, y: 0, width: 0, height: 0, times: 1, step: pitch }
  let left = 0
  let bottom = 0
  const walker: Walker = {
    column: cap => {
      left += column + gap
      if (cap === undefined) return
      box.tone = cap
      box.x = left
      box.y = 0
      box.width = column
      box.height = high
      box.times = 1
      put(box)
      if (bottom < high) bottom = high
    },
    mark: (mark, y, height) => {
      const tone = mark[0]
      const start = Math.round(mark[2] * scale)
      const from = top + Math.round((y * pitch) / LINE)
      let end = from + ink
      box.tone = tone
      box.x = left + start
      box.width = Math.max(1, Math.round((mark[2] + mark[3]) * scale) - start)
      if (tone === 'line' || height === undefined) {
        const lines = (height ?? LINE) / LINE
        box.y = from
        box.height = ink
        box.times = Math.ceil(lines)
        end += (lines - 1) * pitch
      } else {
        // A ground reaches half the space over its first line and under its last one.
        const around = tone === 'ground' ? pitch - ink : 0
        const tall = Math.round((height * pitch) / LINE) - (pitch - ink)
        box.y = from - around
        box.height = tall + 2 * around
        box.times = 1
        end = from + tall + around
      }
      put(box)
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

/** A drawing ready for an SVG: a path or two a tone, in the order in which they lie on each other. */
export interface Drawing {
  width: number
  height: number
  paths: DrawnPath[]
}

/** In the order in which areas and lines lie on each other. */
const TONES = ['ground', 'open', 'cap', 'grid', 'accent', 'line', 'code'] as const

const PLACES = new Map<Tone, number>(TONES.map((tone, place) => [tone, place]))

/** Draws in one form. What is as high as a line and neither bar nor ground is a line. */
export function createDrawer(form: Form): (silhouette: Silhouette) => Drawing {
  const { ink } = form
  let areas: Pen[] = []
  let lines: Pen[] = []
  const putAll = createBoxes(form, box => {
    const { tone, x, y, width, height } = box
    const place = PLACES.get(tone) ?? 0
    if (tone === 'line' || tone === 'code' || (tone === 'grid' && height === ink)) {
      lines[place] ??= createPen(tone, 'stroke')
      strokeLines(lines[place], box)
      return
    }
    areas[place] ??= createPen(tone, 'fill')
    fillArea(areas[place], { x, y, width, height })
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

/** Of a text in the lists of other pages. */
export const drawRow = createDrawer(FORMS.row)

/** In the given width, whatever the number of columns. */
export function drawFitted(silhouette: Silhouette, form: Omit<Form, 'column'>, whole: number): Drawing {
  const { count } = measureColumns(silhouette, { ...form, column: 0 })
  const column = fitColumn(whole, form.gap, count)
  return createDrawer({ ...form, column })(silhouette)
}

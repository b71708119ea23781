/**
 * A text as it is drawn: columns, one a section, that hang from their headings. Lines have their true lengths, code its
 * true indentation. Lengths are characters of a line of `MEASURE`, heights half-rows: a line takes two.
 */

/** Characters of a whole line. */
export const MEASURE = 64

/** Where lines of code begin and end at the most. */
export const CODE_EDGE = 3
export const CODE_END = 62

/** Half-rows of a line. */
export const LINE = 2

/**
 * What a mark is: a line of text, of code, a cell of a table or a picture, a smaller heading or the bar of a quote, the
 * ground under code.
 */
export type MarkTone = 'line' | 'code' | 'grid' | 'accent' | 'ground'

/** `cap` is the bar of a heading, `open` that of a text before the first one. */
export type Tone = MarkTone | 'cap' | 'open'

/**
 * `height` is of what is more than a line: grounds, bars, pictures; of lines, as many equal ones as it has room for: a
 * paragraph is two marks, however long it is.
 */
export type Mark = [tone: MarkTone, y: number, x: number, width: number, height?: number]

/** What hangs from one heading. */
export interface SilhouetteSection {
  /** Of the heading; empty for what stands before the first one. */
  anchor: string
  /** Half-rows. */
  height: number
  /** More than half of its lines are code. */
  isCode: boolean
  marks: Mark[]
}

/** In the order of the text. */
export type Silhouette = SilhouetteSection[]

/** A text of fewer sections has no outline to know it by. */
const FEWEST = 3

/** What has an outline at all; nothing otherwise. */
export const drawable = (silhouette: Silhouette | undefined): Silhouette | undefined =>
  silhouette !== undefined && silhouette.length >= FEWEST ? silhouette : undefined

/** Steps of the lengths that other pages draw: most corrections of a text stay within one. */
const COARSE = 16
const INDENT = 4
/** Shorter marks are no lines. */
const LEAST = 3

/**
 * As other pages show it: lines end at quarters of a column. A word more or less in a paragraph is seen on its own page
 * alone; a paragraph more is a paragraph more.
 */
export const coarse = (silhouette: Silhouette): Silhouette =>
  silhouette.map(({ anchor, height, isCode, marks }) => ({ anchor, height, isCode, marks: marks.map(coarseMark) }))

function coarseMark(mark: Mark): Mark {
  // By number: taking a tuple apart goes through an iterator, and there are many marks.
  const tone = mark[0]
  const x = mark[2]
  const width = mark[3]
  if (tone === 'code') {
    const start = CODE_EDGE + Math.floor((x - CODE_EDGE) / INDENT) * INDENT
    return [tone, mark[1], start, Math.min(CODE_END - start, Math.ceil(width / COARSE) * COARSE)]
  }
  // The mark of an item stays one.
  if (tone !== 'line' || width < LEAST || mark.length > 4) return mark
  return [tone, mark[1], x, Math.min(MEASURE, Math.ceil((x + width) / COARSE) * COARSE) - x]
}

/** The picture that a shared link shows: title on night paper, a line above or the text's silhouette, a line below. */

import type { Silhouette, Tone } from '../../shared/silhouette/marks.ts'
import type { ImageSize } from '../../shared/view/page-view.ts'
import { palette } from '../../theme/index.ts'
import { type Atlas, eachLetter, type Face, measureText, wrapText } from './atlas.ts'
import { columnsDesign, paintColumns } from './columns.ts'
import {
  clearPicture,
  createPicture,
  createStamp,
  drawStamp,
  fillBox,
  type Picture,
  type Rectangle,
  type Rgb,
  type Stamp,
} from './picture.ts'
import { type Crc32, createPngEncoder, PNG_VERSION } from './png.ts'

export { parseAtlas } from './atlas.ts'

export interface ShareText {
  title: string
  /** Small line over the title. */
  kicker: string
  /** Small line at the foot. */
  footer: string
  /** What hangs over the title instead, and what stands at the foot at the right. */
  hanging?: { silhouette: Silhouette; date: string } | undefined
}

/** Pixels. */
const SHARE_WIDTH = 1200
const SHARE_HEIGHT = 630

export const SHARE_SIZE: ImageSize = { width: SHARE_WIDTH, height: SHARE_HEIGHT, type: 'image/png' }

/** From the edges, of the last line of a title and of the line at the foot, over a title; the cap hangs from the edge. */
const LAYOUT = { margin: 72, title: 500, foot: 574, gap: 26, cap: { width: 137, height: 14 } }
/** In sizes of letters. */
const LEADING = { title: 1.1, small: 1.3 }

/** Shades that the letters of the atlas have. */
const SHADES = 15

type Ink = 'ink-strong' | 'accent' | 'muted' | 's-line' | 's-code' | 's-ground' | 's-grid' | 's-open'

/** Sixteen colours: the paper, and of each ink so many steps from it to full colour. Letters want several. */
type Inks = Partial<Record<Ink, number>>
const ALONE_INKS: Inks = { 'ink-strong': 7, accent: 4, muted: 4 }
const HANGING_INKS: Inks = {
  'ink-strong': 5,
  muted: 4,
  accent: 1,
  's-line': 1,
  's-code': 1,
  's-ground': 1,
  's-grid': 1,
  's-open': 1,
}

const coloursOf = (inks: Inks): Rgb[] => [
  mix(palette.paper.dark, palette.paper.dark, 1),
  ...entriesOf(inks).flatMap(([ink, steps]) =>
    Array.from({ length: steps }, (_, step) => mix(palette.paper.dark, palette[ink].dark, (step + 1) / steps)),
  ),
]

// Keys of a record of inks.
const entriesOf = (inks: Inks): [Ink, number][] => Object.entries(inks) as [Ink, number][]

/** What pictures are made of besides their texts and glyphs: another design is another picture under another name. */
export const shareDesign = (): string =>
  JSON.stringify([
    PNG_VERSION,
    SHARE_WIDTH,
    SHARE_HEIGHT,
    LAYOUT,
    LEADING,
    coloursOf(ALONE_INKS),
    coloursOf(HANGING_INKS),
    columnsDesign(),
  ])

/** A sheet with its colours. */
interface Sheet {
  picture: Picture
  encode: () => Uint8Array
  pens: ReadonlyMap<Ink, Pen>
}

interface Pen {
  /** Colour of each shade of a letter; the first is nothing. */
  colours: readonly number[]
  /** Letters drawn so far. */
  stamps: Map<number, Stamp>
}

function createSheet(inks: Inks, crc32: Crc32): Sheet {
  const pens = new Map<Ink, Pen>()
  let last = 0
  for (const [ink, steps] of entriesOf(inks)) {
    const before = last
    const colours = Array.from({ length: SHADES + 1 }, (_, shade) => {
      const step = Math.round((shade / SHADES) * steps)
      return step === 0 ? 0 : before + step
    })
    pens.set(ink, { colours, stamps: new Map() })
    last += steps
  }
  const picture = createPicture(SHARE_WIDTH, SHARE_HEIGHT, coloursOf(inks))
  return { picture, encode: createPngEncoder(picture, crc32), pens }
}

/** Where a text stands. */
interface Spot {
  x: number
  baseline: number
  ink: Ink
}

/** Draws 1200×630 pixels. Equal texts give equal bytes. Two sheets serve all pictures. */
export function createSharePainter(atlas: Atlas, crc32: Crc32): (text: ShareText) => Uint8Array {
  const [alone, hanging] = [createSheet(ALONE_INKS, crc32), createSheet(HANGING_INKS, crc32)]
  const colourOf = (tone: Tone): number => fullColour(hanging, TONE_INKS[tone])
  return ({ title, kicker, footer, hanging: above }) => {
    const sheet = above === undefined ? alone : hanging
    clearPicture(sheet.picture)
    if (above === undefined) writeAlone({ sheet, atlas }, { title, kicker, footer })
    else {
      paintColumns(sheet.picture, { silhouette: above.silhouette, edge: LAYOUT.margin, colourOf })
      writeUnderColumns({ sheet, atlas }, { title, footer, date: above.date })
    }
    return sheet.encode()
  }
}

const TONE_INKS: Record<Tone, Ink> = {
  line: 's-line',
  code: 's-code',
  grid: 's-grid',
  ground: 's-ground',
  open: 's-open',
  cap: 'accent',
  accent: 'accent',
}

/** A sheet to be written on, and the letters. */
interface Desk {
  sheet: Sheet
  atlas: Atlas
}

/** Lines one over the other, the last one on `baseline`; gives the top of the first. */
function writeLines(
  { sheet, atlas }: Desk,
  face: Face,
  { lines, ...spot }: Omit<Spot, 'x'> & { lines: string[] },
): number {
  const leading = Math.round(face.size * (face === atlas.faces.at(-1) ? LEADING.small : LEADING.title))
  for (const [index, text] of lines.entries()) {
    const baseline = spot.baseline - (lines.length - 1 - index) * leading
    drawText(sheet, atlas, { text, face, x: LAYOUT.margin, baseline, ink: spot.ink })
  }
  return spot.baseline - (lines.length - 1) * leading - face.size
}

/** What may not stand at the end of a line. */
const SHORT_WORD = /(?<!\S)(\p{L}{1,2}) /gu

/** The title stands as it does under columns, the line above it may be as long as what a site says of itself. */
function writeAlone(desk: Desk, { title, kicker, footer }: Omit<ShareText, 'hanging'>): void {
  const { atlas, sheet } = desk
  const { margin, foot, gap, cap } = LAYOUT
  const width = SHARE_WIDTH - 2 * margin
  const { face, lines } = fitTitle(title, atlas, { width, most: ALONE_LINES })
  fill(sheet, { x: margin, y: 0, ...cap, ink: 'accent' })
  const top = writeLines(desk, face, { lines, baseline: LAYOUT.title, ink: 'ink-strong' })
  const small = atlas.faces.at(-1)
  if (small === undefined) return
  const above = fitLines(small, kicker.replace(SHORT_WORD, '$1\u00a0'), { width, most: 2 })
  writeLines(desk, small, { lines: above, baseline: top - gap, ink: 'accent' })
  writeLines(desk, small, { lines: [fitLine(small, footer, width)], baseline: foot, ink: 'muted' })
}

/** Under the columns the title stands, the site and the date at the foot. */
function writeUnderColumns(desk: Desk, { title, footer, date }: { title: string; footer: string; date: string }): void {
  const { sheet, atlas } = desk
  const { margin, foot } = LAYOUT
  const width = SHARE_WIDTH - 2 * margin
  const { face, lines } = fitTitle(title, atlas, { width, most: HANGING_LINES })
  writeLines(desk, face, { lines, baseline: LAYOUT.title, ink: 'ink-strong' })
  const small = atlas.faces.at(-1)
  if (small === undefined) return
  const room = width - measureText(small, date) - margin
  drawText(sheet, atlas, {
    text: fitLine(small, footer, room),
    face: small,
    x: margin,
    baseline: foot,
    ink: 'ink-strong',
  })
  const x = SHARE_WIDTH - margin - Math.ceil(measureText(small, date))
  drawText(sheet, atlas, { text: date, face: small, x, baseline: foot, ink: 'muted' })
}

const fill = (sheet: Sheet, { ink, ...box }: Rectangle & { ink: Ink }): void =>
  fillBox(sheet.picture, box, fullColour(sheet, ink))

const fullColour = ({ pens }: Sheet, ink: Ink): number => pens.get(ink)?.colours[SHADES] ?? 0

function drawText({ picture, pens }: Sheet, { shades }: Atlas, line: Spot & { text: string; face: Face }): void {
  const pen = pens.get(line.ink)
  if (pen === undefined) return
  let at = line.x
  eachLetter(line.face, line.text, ({ glyph, advance }, shift) => {
    at += shift
    if (glyph === undefined) return
    const [, left, top, width, height, offset] = glyph
    const [x, y] = [Math.round(at + left), Math.round(line.baseline + top)]
    at += advance
    const seen = Math.min(width, picture.width - x)
    if (seen <= 0) return
    const isOdd = x % 2 === 1
    const key = 2 * offset + Number(isOdd)
    let stamp = seen === width ? pen.stamps.get(key) : undefined
    if (stamp === undefined) {
      stamp = createStamp(picture, { shades, offset, width, height }, { colours: pen.colours, isOdd, seen })
      if (seen === width) pen.stamps.set(key, stamp)
    }
    drawStamp(picture, stamp, { x, y })
  })
}

/** `share` of the way from one colour to the other. */
function mix(from: string, to: string, share: number): Rgb {
  const channel = (color: string, index: number): number =>
    Number.parseInt(color.slice(1 + 2 * index, 3 + 2 * index), 16)
  const between = (index: number): number =>
    Math.round(channel(from, index) + (channel(to, index) - channel(from, index)) * share)
  return [between(0), between(1), between(2)]
}

/** Lines of a title in the large face and in the smaller one. */
type Lines = [large: number, smaller: number]
const ALONE_LINES: Lines = [3, 4]
const HANGING_LINES: Lines = [2, 2]

/** The largest face whose lines fit, else the smaller one, cut with an ellipsis. */
function fitTitle(
  title: string,
  { faces }: Atlas,
  { width, most: [inLargest, inSmaller] }: { width: number; most: Lines },
): { face: Face; lines: string[] } {
  const [large, smaller] = faces
  if (large === undefined || smaller === undefined) throw new Error('an atlas has two title faces')
  const inLarge = wrapText(large, title, width)
  if (inLarge.length <= inLargest) return { face: large, lines: inLarge }
  return { face: smaller, lines: fitLines(smaller, title, { width, most: inSmaller }) }
}

/** So many lines, the last one cut with an ellipsis when there are more. */
function fitLines(face: Face, text: string, { width, most }: { width: number; most: number }): string[] {
  const lines = wrapText(face, text, width)
  if (lines.length <= most) return lines
  return [...lines.slice(0, most - 1), fitLine(face, lines.slice(most - 1).join(' '), width)]
}

/** One line, cut with an ellipsis when it is too long: after a word where there is more than one. */
function fitLine(face: Face, text: string, width: number): string {
  if (measureText(face, text) <= width) return text
  const characters = [...text]
  while (characters.length > 0 && measureText(face, `${characters.join('').trimEnd()}…`) > width) characters.pop()
  const cut = characters.join('')
  const end = text[cut.length] === ' ' ? cut.length : cut.lastIndexOf(' ')
  return `${(end > 0 ? cut.slice(0, end) : cut).trimEnd()}…`
}

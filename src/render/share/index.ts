/** The picture that a shared link shows: title on night paper, a line above or the text's silhouette, a line below. */

import type { Bar, Tone } from '../../shared/silhouette/draw.ts'
import type { ImageSize } from '../../shared/view/page-view.ts'
import { palette } from '../../theme/index.ts'
import { type Atlas, type Face, glyphOf, measureText, wrapText } from './atlas.ts'
import { createPicture, type Deflate, encodePng, type Picture, PNG_VERSION, type Rgb } from './png.ts'

export { parseAtlas } from './atlas.ts'

export interface ShareText {
  title: string
  /** Small line over the title. */
  kicker: string
  /** Small line at the foot. */
  footer: string
  /** The text's silhouette over the title, and what stands at the foot at the right. */
  silhouette?: { bars: Bar[]; date: string } | undefined
}

/** Pixels. */
const SHARE_WIDTH = 1200
const SHARE_HEIGHT = 630

export const SHARE_SIZE: ImageSize = { width: SHARE_WIDTH, height: SHARE_HEIGHT, type: 'image/png' }
const MARGIN = 84
const SHADES = 16

/** Of which each has sixteen entries of the palette from paper to full colour, so blending is an addition. */
const INKS = ['ink-strong', 'accent', 'muted', 'line', 's-line', 's-code', 's-ground', 's-grid', 's-open'] as const
type Ink = (typeof INKS)[number]

const PALETTE: Rgb[] = INKS.flatMap(ink =>
  Array.from({ length: SHADES }, (_, shade) => mix(palette.paper.dark, palette[ink].dark, shade / (SHADES - 1))),
)

/** What a picture is made of besides its texts and glyphs: another design is another picture under another name. */
export const SHARE_DESIGN = JSON.stringify([PNG_VERSION, SHARE_WIDTH, SHARE_HEIGHT, PALETTE])

/** Where a text stands. */
interface Spot {
  x: number
  baseline: number
  ink: Ink
}

/** Draws 1200×630 pixels. Equal texts give equal bytes. One sheet serves all pictures. `deflate` makes a zlib stream. */
export function createSharePainter(atlas: Atlas, deflate: Deflate): (text: ShareText) => Uint8Array {
  const picture = createPicture(SHARE_WIDTH, SHARE_HEIGHT, PALETTE)
  const small = atlas.faces.at(-1)
  const width = SHARE_WIDTH - 2 * MARGIN
  return ({ title, kicker, footer, silhouette }) => {
    picture.rows.fill(0)
    if (silhouette !== undefined) {
      drawUnderSilhouette({ picture, atlas }, { title, footer, silhouette })
      return encodePng(picture, deflate)
    }
    const { face, lines } = fitTitle(title, atlas, { width, most: ALONE_LINES })
    const leading = Math.round(face.size * 1.16)
    fill(picture, { x: MARGIN, y: MARGIN, width: 72, height: 8, ink: 'accent' })
    const write = (text: string, font: Face, spot: Spot): void =>
      drawText(picture, atlas, { text, face: font, ...spot })
    if (small !== undefined) {
      write(fitLine(small, kicker, width), small, { x: MARGIN, baseline: MARGIN + 66, ink: 'accent' })
      fill(picture, { x: MARGIN, y: SHARE_HEIGHT - MARGIN - 52, width, height: 1, ink: 'line' })
      write(fitLine(small, footer, width), small, { x: MARGIN, baseline: SHARE_HEIGHT - MARGIN + 2, ink: 'muted' })
    }
    for (const [index, line] of lines.entries()) {
      write(line, face, { x: MARGIN, baseline: MARGIN + 100 + face.size + index * leading, ink: 'ink-strong' })
    }
    return encodePng(picture, deflate)
  }
}

/** Pixels from the edges, of the last line of a title and of the line at the foot. */
const HANGING = { margin: 72, title: 500, foot: 574 }

const TONES: Record<Tone, Ink> = {
  line: 's-line',
  code: 's-code',
  grid: 's-grid',
  ground: 's-ground',
  open: 's-open',
  cap: 'accent',
  accent: 'accent',
}

/** Columns hang from the upper edge; the title stands under them, the site and the date at the foot. */
function drawUnderSilhouette(
  { picture, atlas }: { picture: Picture; atlas: Atlas },
  { title, footer, silhouette }: Required<Pick<ShareText, 'title' | 'footer' | 'silhouette'>>,
): void {
  const { margin, foot } = HANGING
  const width = SHARE_WIDTH - 2 * margin
  for (const { tone, x, y, width, height } of silhouette?.bars ?? []) {
    fill(picture, { x: margin + x, y, width, height, ink: TONES[tone] })
  }
  const { face, lines } = fitTitle(title, atlas, { width, most: HANGING_LINES })
  const leading = Math.round(face.size * 1.1)
  for (const [index, text] of lines.entries()) {
    const baseline = HANGING.title - (lines.length - 1 - index) * leading
    drawText(picture, atlas, { text, face, x: margin, baseline, ink: 'ink-strong' })
  }
  const small = atlas.faces.at(-1)
  if (small === undefined) return
  const date = silhouette?.date ?? ''
  const room = width - measureText(small, date) - margin
  drawText(picture, atlas, {
    text: fitLine(small, footer, room),
    face: small,
    x: margin,
    baseline: foot,
    ink: 'ink-strong',
  })
  const x = SHARE_WIDTH - margin - Math.ceil(measureText(small, date))
  drawText(picture, atlas, { text: date, face: small, x, baseline: foot, ink: 'muted' })
}

/** Index of the first entry of an ink. */
const shadesOf = (ink: Ink): number => INKS.indexOf(ink) * SHADES

interface Box {
  x: number
  y: number
  width: number
  height: number
  ink: Ink
}

function fill(picture: Picture, { x, y, width, height, ink }: Box): void {
  for (let row = y; row < y + height; row++) {
    const start = picture.at(x, row)
    picture.rows.fill(shadesOf(ink) + SHADES - 1, start, start + width)
  }
}

function drawText({ rows, at }: Picture, { shades }: Atlas, line: Spot & { text: string; face: Face }): void {
  const { text, face, x, baseline, ink } = line
  const base = shadesOf(ink)
  let pen = x
  let previous = ''
  for (const character of text) {
    pen += face.kerning[previous + character] ?? 0
    previous = character
    const glyph = glyphOf(face, character)
    if (glyph === undefined) continue
    const [advance, left, top, width, height, offset] = glyph
    const startX = Math.round(pen + left)
    const startY = Math.round(baseline + top)
    const seen = Math.min(width, SHARE_WIDTH - startX)
    for (let row = 0; row < height; row++) {
      const target = at(startX, startY + row)
      for (let column = 0; column < seen; column++) {
        const shade = shades[offset + row * width + column] ?? 0
        if (shade > 0) rows[target + column] = base + shade
      }
    }
    pen += advance
  }
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
  const lines = wrapText(smaller, title, width)
  if (lines.length <= inSmaller) return { face: smaller, lines }
  const whole = lines.slice(0, inSmaller - 1)
  return { face: smaller, lines: [...whole, fitLine(smaller, lines.slice(inSmaller - 1).join(' '), width)] }
}

/** One line, cut with an ellipsis when it is too long. */
function fitLine(face: Face, text: string, width: number): string {
  if (measureText(face, text) <= width) return text
  const characters = [...text]
  while (characters.length > 0 && measureText(face, `${characters.join('').trimEnd()}…`) > width) characters.pop()
  return `${characters.join('').trimEnd()}…`
}

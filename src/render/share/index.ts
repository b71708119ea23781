/** The picture that a shared link shows: title on night paper, one line above, one below. */

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
}

/** Pixels. */
const SHARE_WIDTH = 1200
const SHARE_HEIGHT = 630

export const SHARE_SIZE: ImageSize = { width: SHARE_WIDTH, height: SHARE_HEIGHT, type: 'image/png' }
const MARGIN = 84
const SHADES = 16

/** Of which each has sixteen entries of the palette from paper to full colour, so blending is an addition. */
const INKS = ['ink-strong', 'accent', 'muted', 'line'] as const
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
  return ({ title, kicker, footer }) => {
    picture.rows.fill(0)
    const { face, lines } = fitTitle(title, atlas, width)
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

/** The largest face whose lines fit: three of the large, four of the smaller, then cut with an ellipsis. */
function fitTitle(title: string, { faces }: Atlas, width: number): { face: Face; lines: string[] } {
  const [large, smaller] = faces
  if (large === undefined || smaller === undefined) throw new Error('an atlas has two title faces')
  const inLarge = wrapText(large, title, width)
  if (inLarge.length <= 3) return { face: large, lines: inLarge }
  const lines = wrapText(smaller, title, width)
  if (lines.length <= 4) return { face: smaller, lines }
  return { face: smaller, lines: [...lines.slice(0, 3), fitLine(smaller, lines.slice(3).join(' '), width)] }
}

/** One line, cut with an ellipsis when it is too long. */
function fitLine(face: Face, text: string, width: number): string {
  if (measureText(face, text) <= width) return text
  const characters = [...text]
  while (characters.length > 0 && measureText(face, `${characters.join('').trimEnd()}…`) > width) characters.pop()
  return `${characters.join('').trimEnd()}…`
}

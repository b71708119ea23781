/** The picture that a shared link shows: title on night paper, one line above, one below. */

import { type Atlas, type Face, glyphOf, measureText, wrapText } from './atlas.ts'
import { encodePng } from './png.ts'

export { type Atlas, parseAtlas } from './atlas.ts'

export interface ShareText {
  title: string
  /** Small line over the title. */
  kicker: string
  /** Small line at the foot. */
  footer: string
}

export interface ShareTools {
  atlas: Atlas
  /** Makes a zlib stream. */
  deflate: (bytes: Uint8Array) => Uint8Array
}

/** Pixels. */
export const SHARE_WIDTH = 1200
export const SHARE_HEIGHT = 630
const WIDTH = SHARE_WIDTH
const HEIGHT = SHARE_HEIGHT
const MARGIN = 84
const SHADES = 16

type Rgb = [number, number, number]
const PAPER: Rgb = [0x16, 0x13, 0x11]
const TITLE: Rgb = [0xfb, 0xf6, 0xef]
const ACCENT: Rgb = [0xff, 0x8f, 0x70]
const MUTED: Rgb = [0xb3, 0xa7, 0x9b]
const LINE: Rgb = [0x36, 0x2e, 0x29]

/** Each ink has sixteen palette entries from paper to full colour, so blending is an addition. */
const INKS = { title: 0, accent: 1, muted: 2, line: 3 } as const
const PALETTE: Rgb[] = [TITLE, ACCENT, MUTED, LINE].flatMap(ink =>
  Array.from({ length: SHADES }, (_, shade): Rgb => {
    const mix = (channel: 0 | 1 | 2): number =>
      Math.round(PAPER[channel] + ((ink[channel] - PAPER[channel]) * shade) / (SHADES - 1))
    return [mix(0), mix(1), mix(2)]
  }),
)

/** Draws 1200×630 pixels. Equal texts give equal bytes. */
export function drawShareImage({ title, kicker, footer }: ShareText, { atlas, deflate }: ShareTools): Uint8Array {
  const pixels = new Uint8Array(WIDTH * HEIGHT)
  const small = atlas.faces.at(-1)
  const width = WIDTH - 2 * MARGIN
  const { face, lines } = fitTitle(title, atlas, width)
  const leading = Math.round(face.size * 1.16)
  fill(MARGIN, MARGIN, 72, 8, 'accent')
  if (small !== undefined) {
    drawText(fitLine(small, kicker, width), small, MARGIN, MARGIN + 66, 'accent')
    fill(MARGIN, HEIGHT - MARGIN - 52, width, 1, 'line')
    drawText(fitLine(small, footer, width), small, MARGIN, HEIGHT - MARGIN + 2, 'muted')
  }
  lines.forEach((line, index) => drawText(line, face, MARGIN, MARGIN + 100 + face.size + index * leading, 'title'))
  return encodePng({ width: WIDTH, height: HEIGHT, pixels, palette: PALETTE }, deflate)

  function fill(x: number, y: number, w: number, h: number, ink: keyof typeof INKS): void {
    const value = INKS[ink] * SHADES + SHADES - 1
    for (let row = y; row < y + h; row++) pixels.fill(value, row * WIDTH + x, row * WIDTH + x + w)
  }

  function drawText(text: string, face: Face, x: number, baseline: number, ink: keyof typeof INKS): void {
    let pen = x
    let previous = ''
    for (const character of text) {
      pen += face.kerning[previous + character] ?? 0
      previous = character
      const glyph = glyphOf(face, character)
      if (glyph === undefined) continue
      const [advance, left, top, w, h, offset] = glyph
      const startX = Math.round(pen + left)
      const startY = Math.round(baseline + top)
      for (let row = 0; row < h; row++) {
        const target = (startY + row) * WIDTH + startX
        for (let column = 0; column < w; column++) {
          const shade = atlas.shades[offset + row * w + column] ?? 0
          if (shade > 0 && startX + column < WIDTH) pixels[target + column] = INKS[ink] * SHADES + shade
        }
      }
      pen += advance
    }
  }
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

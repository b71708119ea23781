/** SVG as text. Shapes come first, then texts, so that no line crosses a word. */

import type { Colours, Point } from './model.ts'
import { LEADING, SIZE, widest } from './text.ts'

/** A drawing that grows: its texts are apart from its shapes. */
export interface Canvas {
  shapes: string[]
  texts: string[]
  /** Where its texts begin when that is left of the drawing, and the rightmost and lowest point. */
  left: number
  right: number
  bottom: number
}

export const createCanvas = (): Canvas => ({ shapes: [], texts: [], left: 0, right: 0, bottom: 0 })

/** A tenth of a pixel is enough for everybody. */
export const round = (value: number): number => Math.round(value * 10) / 10

const escapeSvg = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

type Values = Record<string, string | number | undefined>

function tag(name: string, values: Values): string {
  const written = Object.entries(values).flatMap(([key, value]) =>
    value === undefined ? [] : [` ${key}="${typeof value === 'number' ? round(value) : escapeSvg(value)}"`],
  )
  return `<${name}${written.join('')}/>`
}

export function shape(canvas: Canvas, name: string, values: Values): void {
  canvas.shapes.push(tag(name, values))
}

/** A filled box is `class="d-box"`; colours of the author's own stand as attributes, which a class would override. */
export const painted = ({ fill, stroke }: Colours, className: string): Values =>
  fill === undefined && stroke === undefined ? { class: className } : { fill, stroke }

interface Words extends Point {
  size?: number
  weight?: 'bold'
  anchor?: 'start' | 'end'
  ink?: string | undefined
}

/** Lines around a point: its middle, or the middle of one side. */
export function words(canvas: Canvas, lines: readonly string[], look: Words): void {
  const { x, y, size = SIZE, weight, anchor, ink } = look
  const top = y - ((lines.length - 1) * LEADING) / 2 + size * 0.35
  const width = widest(lines, size)
  const reach = width * (anchor === 'start' ? 1 : anchor === 'end' ? 0 : 0.5)
  canvas.right = Math.max(canvas.right, x + reach)
  canvas.left = Math.min(canvas.left, x + reach - width)
  lines.forEach((line, index) => {
    if (line === '') return
    const values = {
      x,
      y: top + index * LEADING,
      'font-size': size === SIZE ? undefined : size,
      'font-weight': weight,
      'text-anchor': anchor,
      fill: ink,
    }
    canvas.texts.push(tag('text', values).replace(/\/>$/, `>${escapeSvg(line)}</text>`))
  })
}

export const pathOf = (points: readonly Point[]): string =>
  points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${round(x)} ${round(y)}`).join('')

/** A wider one is no longer made narrower than it is (`diagram.css`): its letters would be too small to read. */
const WIDE = 740

/** The whole drawing. Without a style sheet, as in feeds, it is lines and words in the colour of the text. */
export function finish({ shapes, texts, left }: Canvas, { x: right, y: height }: Point): string {
  const [x, width] = [round(left), round(right - left)]
  const box = `viewBox="${x} 0 ${width} ${round(height)}" width="${width}" height="${round(height)}"`
  const plain = 'fill="none" stroke="currentColor"'
  const letters = `fill="currentColor" stroke="none" font-size="${SIZE}" text-anchor="middle"`
  const look = width > WIDE ? ' class="d-wide"' : ''
  return `<svg ${box}${look} ${plain}>${shapes.join('')}<g ${letters}>${texts.join('')}</g></svg>`
}

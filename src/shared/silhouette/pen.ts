/** Paths of a drawing as they grow: each move is told from where the pen stands, which packs well. */

import type { Tone } from './marks.ts'

/** A path of a drawing: `fill` is of rectangles, `stroke` of lines, whose height the style sheet knows. */
export interface DrawnPath {
  tone: Tone
  how: 'fill' | 'stroke'
  d: string
}

/** A path that grows. Each move is told from where the pen stands. */
export interface Pen {
  path: DrawnPath
  x: number
  y: number
  /** The last move of a line. */
  across: number
  down: number
  wide: number
  move: string
}

export const createPen = (tone: Tone, how: DrawnPath['how']): Pen => ({
  path: { tone, how, d: '' },
  x: 0,
  y: 0,
  across: 0,
  down: 0,
  wide: 0,
  move: '',
})

export function fillArea(
  pen: Pen,
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
): void {
  pen.path.d += `m${x - pen.x} ${y - pen.y}h${width}v${height}h-${width}z`
  pen.x = x
  pen.y = y
}

/** Lines of a paragraph are the same text over and over, which packs well, and is written once. */
export function strokeLines(
  pen: Pen,
  { x, y, width, times, step }: { x: number; y: number; width: number; times: number; step: number },
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
  pen.down = step
  pen.move = `m${-width} ${step}h${width}`
  path.d += pen.move.repeat(times - 1)
  pen.y += (times - 1) * step
}

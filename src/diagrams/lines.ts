/** Lines between boxes and what stands at their ends. */

import type { End, GraphEdge, Point } from './model.ts'
import { type Canvas, pathOf, round, shape } from './svg.ts'

const along = (from: Point, to: Point, distance: number): Point => {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1
  return { x: from.x + ((to.x - from.x) / length) * distance, y: from.y + ((to.y - from.y) / length) * distance }
}

/** A smooth line through the middles of its parts. */
function smooth(points: readonly Point[]): string {
  const [first, ...rest] = points
  const last = rest.at(-1)
  if (first === undefined || last === undefined || points.length < 3) return pathOf(points)
  const middle = (a: Point, b: Point): string => `${round((a.x + b.x) / 2)} ${round((a.y + b.y) / 2)}`
  let path = `M${round(first.x)} ${round(first.y)}`
  for (let index = 1; index < points.length - 1; index++) {
    const [here, next] = [points[index], points[index + 1]]
    if (here === undefined || next === undefined) break
    if (index === 1) path += `L${middle(first, here)}`
    path += `Q${round(here.x)} ${round(here.y)} ${middle(here, next)}`
  }
  return `${path}L${round(last.x)} ${round(last.y)}`
}

const DASHES: Record<GraphEdge['stroke'], string | undefined> = {
  solid: undefined,
  thick: undefined,
  dotted: '4 4',
  none: undefined,
}

export function drawLine(
  canvas: Canvas,
  points: readonly Point[],
  { stroke, start, end }: Pick<GraphEdge, 'stroke' | 'start' | 'end'>,
): void {
  const [first, second] = points
  const [before, last] = points.slice(-2)
  if (stroke === 'none' || first === undefined || second === undefined || before === undefined || last === undefined)
    return
  const from = along(first, second, lengthOf(start))
  const to = along(last, before, lengthOf(end))
  const width = stroke === 'thick' ? 2.5 : undefined
  const d = smooth([from, ...points.slice(1, -1), to])
  shape(canvas, 'path', { d, class: 'd-line', 'stroke-dasharray': DASHES[stroke], 'stroke-width': width })
  drawEnd(canvas, start, { tip: first, from: second })
  drawEnd(canvas, end, { tip: last, from: before })
}

/** How much of the line its end takes. */
const LENGTHS: Partial<Record<End, number>> = { arrow: 8, triangle: 13, diamond: 18, 'filled-diamond': 18, circle: 8 }
const lengthOf = (end: End): number => LENGTHS[end] ?? 0

interface Heading {
  tip: Point
  from: Point
}

/** Points by how far they lie back along the line and aside of it. */
function pointsAt({ tip, from }: Heading, places: string): Point[] {
  const angle = Math.atan2(from.y - tip.y, from.x - tip.x)
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  return places.split(' ').map(place => {
    const [back = 0, aside = 0] = place.split(',').map(Number)
    return { x: tip.x + back * cos - aside * sin, y: tip.y + back * sin + aside * cos }
  })
}

/** A line, a closed form of a class, or a ring around a point; points as SVG writes them. */
type Part = { line: string } | { form: string; className: string } | { ring: number }

const FOOT: Part[] = [{ line: '0,-7 12,0 0,7' }, { line: '0,0 12,0' }]
const RHOMB = '0,0 9,-6 18,0 9,6'
const bar = (at: number): Part => ({ line: `${at},-6 ${at},6` })

/** Each in pixels back along the line and aside of it. */
const ENDS: Record<End, readonly Part[]> = {
  none: [],
  arrow: [{ form: '0,0 9,-4.5 9,4.5', className: 'd-ink' }],
  open: [{ line: '9,-5 0,0 9,5' }],
  cross: [{ line: '3,-5 11,5' }, { line: '3,5 11,-5' }],
  circle: [{ ring: 4 }],
  triangle: [{ form: '0,0 13,-7 13,7', className: 'd-box' }],
  diamond: [{ form: RHOMB, className: 'd-box' }],
  'filled-diamond': [{ form: RHOMB, className: 'd-ink' }],
  one: [bar(5), bar(9)],
  'zero-or-one': [bar(6), { ring: 13 }],
  many: [...FOOT, bar(16)],
  'zero-or-many': [...FOOT, { ring: 17 }],
}

function drawEnd(canvas: Canvas, end: End, heading: Heading): void {
  for (const part of ENDS[end]) {
    if ('ring' in part) {
      const [middle] = pointsAt(heading, `${part.ring},0`)
      if (middle !== undefined) shape(canvas, 'circle', { cx: middle.x, cy: middle.y, r: 4, class: 'd-box' })
    } else if ('line' in part) shape(canvas, 'path', { d: pathOf(pointsAt(heading, part.line)), class: 'd-line' })
    else shape(canvas, 'path', { d: `${pathOf(pointsAt(heading, part.form))}Z`, class: part.className })
  }
}

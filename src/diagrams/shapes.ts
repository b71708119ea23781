/** Boxes of graphs: how large a text makes each, and how it is drawn. */

import type { GraphNode, Point } from './model.ts'
import { type Canvas, painted, pathOf, shape, words } from './svg.ts'
import { LEADING, widest } from './text.ts'

export interface Box extends Point {
  width: number
  height: number
}

interface Shape {
  /** Of the box around a text of this size. */
  size(width: number, height: number): [number, number]
  draw(canvas: Canvas, box: Box, look: ReturnType<typeof painted>): void
}

const PAD = 16

/** Corners from the middle of the box, in halves of its sides; `slant` is in pixels. */
const polygon =
  (corners: (halfWidth: number, halfHeight: number) => [number, number][]): Shape['draw'] =>
  (canvas, { x, y, width, height }, look) =>
    shape(canvas, 'path', {
      d: `${pathOf(corners(width / 2, height / 2).map(([right, down]) => ({ x: x + right, y: y + down })))}Z`,
      ...look,
    })

/** By how far its corners are drawn in, from the upper left one around. */
const slanted = (...[first, second, third, fourth]: [number, number, number, number]): Shape['draw'] =>
  polygon((w, h) => [
    [-w + first, -h],
    [w - second, -h],
    [w - third, h],
    [-w + fourth, h],
  ])

const rectangle =
  (radius: number | 'half'): Shape['draw'] =>
  (canvas, { x, y, width, height }, look) =>
    shape(canvas, 'rect', {
      x: x - width / 2,
      y: y - height / 2,
      width,
      height,
      rx: radius === 'half' ? height / 2 : radius === 0 ? undefined : radius,
      ...look,
    })

const circles =
  (count: 1 | 2): Shape['draw'] =>
  (canvas, { x, y, width }, look) => {
    shape(canvas, 'circle', { cx: x, cy: y, r: width / 2, ...look })
    if (count === 2) shape(canvas, 'circle', { cx: x, cy: y, r: width / 2 - 4, ...look })
  }

const padded: Shape['size'] = (width, height) => [Math.max(width + PAD * 2, 48), height + PAD]
const wider =
  (more: number): Shape['size'] =>
  (width, height) => [width + PAD * 2 + more, height + PAD]
const round: Shape['size'] = (width, height) => {
  const across = Math.hypot(width, height) + PAD
  return [across, across]
}

/** The corners of a text stay inside sides that are half circles. */
const rounded: Shape['size'] = (width, height) => {
  const radius = (height + PAD) / 2
  const inset = radius - Math.sqrt(radius ** 2 - (height / 2) ** 2)
  return [width + Math.max(PAD * 2 + 10, inset * 2 + 12), height + PAD]
}

const drawCylinder: Shape['draw'] = (canvas, { x, y, width, height }, look) => {
  const [left, right, top, bottom] = [x - width / 2, x + width / 2, y - height / 2 + 6, y + height / 2 - 6]
  const arc = `A${width / 2} 6 0 0`
  shape(canvas, 'path', {
    d: `M${left} ${top}V${bottom}${arc} 0 ${right} ${bottom}V${top}${arc} 0 ${left} ${top}${arc} 0 ${right} ${top}`,
    ...look,
  })
}

const drawSubroutine: Shape['draw'] = (canvas, box, look) => {
  rectangle(0)(canvas, box, look)
  for (const side of [-1, 1]) {
    const x = box.x + side * (box.width / 2 - 8)
    shape(canvas, 'path', { d: `M${x} ${box.y - box.height / 2}v${box.height}`, class: 'd-line' })
  }
}

const SMALL = 14
const point: Shape['size'] = () => [SMALL, SMALL]

const RECTANGLE: Shape = { size: padded, draw: rectangle(0) }
const SOFT: Shape = { size: padded, draw: rectangle(6) }

const DIAMOND = polygon((w, h) => [
  [0, -h],
  [w, 0],
  [0, h],
  [-w, 0],
])
const BAR: Shape = {
  size: () => [70, 8],
  draw: (canvas, box) => rectangle(2)(canvas, box, { class: 'd-ink' }),
}

const SHAPES: Readonly<Record<string, Shape>> = {
  squareRect: RECTANGLE,
  rect: SOFT,
  roundedRect: SOFT,
  roundedWithTitle: SOFT,
  stadium: { size: rounded, draw: rectangle('half') },
  subroutine: { size: wider(16), draw: drawSubroutine },
  cylinder: { size: (width, height) => [width + PAD * 2, height + PAD + 18], draw: drawCylinder },
  circle: { size: round, draw: circles(1) },
  doublecircle: { size: (width, height) => round(width + 8, height), draw: circles(2) },
  diamond: {
    size: (width, height) => [width + height + PAD * 2, width / 2 + height + PAD * 1.5],
    draw: DIAMOND,
  },
  hexagon: {
    size: wider(20),
    draw: polygon((w, h) => [
      [-w + 14, -h],
      [w - 14, -h],
      [w, 0],
      [w - 14, h],
      [-w + 14, h],
      [-w, 0],
    ]),
  },
  odd: {
    size: wider(12),
    draw: polygon((w, h) => [
      [-w, -h],
      [w, -h],
      [w, h],
      [-w, h],
      [-w + 12, 0],
    ]),
  },
  lean_right: { size: wider(24), draw: slanted(14, 0, 14, 0) },
  lean_left: { size: wider(24), draw: slanted(0, 14, 0, 14) },
  trapezoid: { size: wider(28), draw: slanted(14, 14, 0, 0) },
  inv_trapezoid: { size: wider(28), draw: slanted(0, 0, 14, 14) },
  note: { size: padded, draw: rectangle(0) },
  choice: { size: () => [26, 26], draw: DIAMOND },
  fork: BAR,
  join: BAR,
  stateStart: {
    size: point,
    draw: (canvas, { x, y }) => shape(canvas, 'circle', { cx: x, cy: y, r: 7, class: 'd-ink' }),
  },
  stateEnd: {
    size: point,
    draw: (canvas, { x, y }) => {
      shape(canvas, 'circle', { cx: x, cy: y, r: 7, class: 'd-box' })
      shape(canvas, 'circle', { cx: x, cy: y, r: 3.5, class: 'd-ink' })
    },
  },
}

/** Names of Mermaid's second notation (`A@{ shape: hex }`) for what the first one has; any other is a rectangle. */
const ALIASES: Readonly<Record<string, string>> = {
  ...named('roundedRect', 'rounded event'),
  ...named('stadium', 'terminal pill'),
  ...named('subroutine', 'fr-rect subprocess subproc framed-rectangle'),
  ...named('cylinder', 'cyl db database'),
  ...named('circle', 'circ'),
  ...named('doublecircle', 'dbl-circ double-circle'),
  ...named('diamond', 'diam decision question'),
  ...named('hexagon', 'hex prepare'),
  ...named('lean_right', 'lean-r lean-right in-out'),
  ...named('lean_left', 'lean-l lean-left out-in'),
  ...named('trapezoid', 'trap-b trapezoid-bottom priority'),
  ...named('inv_trapezoid', 'trap-t inv-trapezoid trapezoid-top manual'),
  ...named('stateStart', 'start sm-circ small-circle f-circ filled-circle junction'),
  ...named('stateEnd', 'fr-circ framed-circle stop'),
}

function named(shape: string, names: string): Record<string, string> {
  return Object.fromEntries(names.split(' ').map(name => [name, shape]))
}

const shapeOf = (name: string): Shape => SHAPES[ALIASES[name] ?? name] ?? RECTANGLE

/** These say nothing. */
const WORDLESS = new Set(['choice', 'fork', 'join', 'stateStart', 'stateEnd'])

const ROW_PAD = 8
const partHeight = (part: readonly string[]): number => Math.max(part.length, 0.4) * LEADING + ROW_PAD

/** Of the box around the text of a node. */
export function sizeOf({ shape: name, lines, parts }: GraphNode): [number, number] {
  const head = lines.length * LEADING
  if (parts === undefined) return shapeOf(name).size(widest(lines), head)
  const width = Math.max(widest(lines), ...parts.map(part => widest(part))) + PAD * 2
  return [width, head + PAD + parts.reduce((sum, part) => sum + partHeight(part), 0)]
}

export function drawBox(canvas: Canvas, node: GraphNode, box: Box): void {
  const { shape: name, lines, parts, colours } = node
  if (parts !== undefined) {
    drawParts(canvas, node, box)
    return
  }
  shapeOf(name).draw(canvas, box, painted(colours, name === 'note' ? 'd-note' : 'd-box'))
  if (!WORDLESS.has(ALIASES[name] ?? name)) words(canvas, lines, { ...box, ink: colours.ink })
}

/** A name above, its parts below it, each after a line. */
function drawParts(canvas: Canvas, { lines, parts = [], colours }: GraphNode, box: Box): void {
  const left = box.x - box.width / 2
  rectangle(0)(canvas, box, painted(colours, 'd-box'))
  let y = box.y - box.height / 2
  const head = lines.length * LEADING + PAD
  words(canvas, lines, { x: box.x, y: y + head / 2, weight: 'bold', ink: colours.ink })
  y += head
  for (const part of parts) {
    shape(canvas, 'path', { d: `M${left} ${y}h${box.width}`, class: 'd-line' })
    const height = partHeight(part)
    words(canvas, part, { x: left + PAD / 2, y: y + height / 2, anchor: 'start', ink: colours.ink })
    y += height
  }
}

/** Where a line from `from` to the middle of a box meets its outline. */
export function meet({ shape: written }: GraphNode, box: Box, from: Point): Point {
  const name = ALIASES[written] ?? written
  const [right, down] = [from.x - box.x, from.y - box.y]
  if (right === 0 && down === 0) return box
  const [w, h] = [box.width / 2, box.height / 2]
  const part =
    name === 'diamond' || name === 'choice'
      ? 1 / (Math.abs(right) / w + Math.abs(down) / h)
      : /circle|stateStart|stateEnd/.test(name)
        ? w / Math.hypot(right, down)
        : Math.min(w / Math.abs(right), h / Math.abs(down))
  return { x: box.x + right * part, y: box.y + down * part }
}

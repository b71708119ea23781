/** Boxes and lines between them: flowcharts, states, classes, entities. */

import { drawLine } from './lines.ts'
import type { Direction, Graph, GraphEdge, GraphNode, LayOut, Layout, Point } from './model.ts'
import { type Box, drawBox, meet, sizeOf } from './shapes.ts'
import { type Canvas, createCanvas, finish, shape, words } from './svg.ts'
import { LEADING, widest } from './text.ts'

/** Pixels around the drawing, and above what stands in a frame. */
const MARGIN = 8
const HEAD = 26
const SIDE = 14

/** What stands in one frame, laid out by itself. */
interface Inside {
  node: GraphNode | undefined
  layout: Layout
  children: readonly GraphNode[]
  edges: readonly GraphEdge[]
  /** Frames within it that were laid out before it. */
  insides: ReadonlyMap<string, Inside>
}

export function drawGraph({ direction, nodes, edges }: Graph, layOut: LayOut): string {
  const family = createFamily(nodes, edges)
  const inside = layFrame(undefined, direction, { family, layOut })
  const canvas = createCanvas()
  drawInside(canvas, inside, { x: MARGIN, y: MARGIN })
  const width = Math.max(inside.layout.width + MARGIN * 2, canvas.right + MARGIN)
  return finish(canvas, { x: width, y: inside.layout.height + MARGIN * 2 })
}

interface Family {
  nodes: readonly GraphNode[]
  edges: readonly GraphEdge[]
  byId: ReadonlyMap<string, GraphNode>
  /** Frames that no line crosses: they are laid out alone, in a direction of their own. */
  closed: ReadonlySet<string>
}

function createFamily(nodes: readonly GraphNode[], edges: readonly GraphEdge[]): Family {
  const byId = new Map(nodes.map(node => [node.id, node]))
  const framesOf = (id: string): string[] => {
    const parent = byId.get(id)?.parent
    return parent === undefined || !byId.has(parent) ? [] : [parent, ...framesOf(parent)]
  }
  const crossed = new Set<string>()
  for (const { from, to } of edges) {
    const [outer, inner] = [framesOf(from), framesOf(to)]
    for (const id of [...outer, ...inner]) {
      if ((outer.includes(id) || id === from) !== (inner.includes(id) || id === to)) crossed.add(id)
    }
  }
  const groups = nodes.filter(({ isGroup, id }) => isGroup && nodes.some(({ parent }) => parent === id))
  return { nodes, edges, byId, closed: new Set(groups.map(({ id }) => id).filter(id => !crossed.has(id))) }
}

interface Laying {
  family: Family
  layOut: LayOut
}

/** What stands below a frame down to closed frames, which are boxes here. */
function membersOf(frame: string | undefined, { nodes, closed }: Family): GraphNode[] {
  const own = nodes.filter(({ parent }) => parent === frame)
  return own.flatMap(node =>
    node.isGroup && !closed.has(node.id) ? [node, ...membersOf(node.id, { nodes, closed } as Family)] : [node],
  )
}

const turned = (direction: Direction): Direction => (direction === 'TB' || direction === 'BT' ? 'LR' : 'TB')

function layFrame(node: GraphNode | undefined, direction: Direction, laying: Laying): Inside {
  const { family, layOut } = laying
  const children = membersOf(node?.id, family)
  const insides = new Map(
    children
      .filter(({ id }) => family.closed.has(id))
      .map(child => [child.id, layFrame(child, child.direction ?? turned(direction), laying)]),
  )
  const here = new Set(children.map(({ id }) => id))
  const edges = family.edges.filter(({ from, to }) => here.has(from) && here.has(to))
  const leaf = (id: string): string => leafOf(id, children, insides)
  const layout = layOut({
    direction,
    nodes: children.map(child => {
      const [width, height] = outerSize(child, insides.get(child.id))
      return { id: child.id, width, height, parent: here.has(child.parent ?? '') ? child.parent : undefined }
    }),
    edges: edges.map(({ from, to, lines }) => {
      const isEmpty = lines.every(line => line === '')
      const size = isEmpty ? { width: 0, height: 0 } : { width: widest(lines) + 8, height: lines.length * LEADING }
      return { from: leaf(from), to: leaf(to), ...size }
    }),
  })
  return { node, layout, children, edges, insides }
}

/** A line may not end at an open frame: it leads to the first box inside and is cut at the frame. */
function leafOf(id: string, children: readonly GraphNode[], insides: ReadonlyMap<string, Inside>): string {
  const node = children.find(child => child.id === id)
  if (node?.isGroup !== true || insides.has(id)) return id
  const first = children.find(({ parent }) => parent === id)
  return first === undefined ? id : leafOf(first.id, children, insides)
}

function outerSize(node: GraphNode, inside: Inside | undefined): [number, number] {
  if (inside === undefined) return sizeOf(node)
  const { width, height } = inside.layout
  return [Math.max(width, widest(node.lines)) + SIDE * 2, height + HEAD + SIDE]
}

function drawInside(canvas: Canvas, { layout, children, edges, insides }: Inside, at: Point): void {
  const boxOf = (id: string): Box | undefined => {
    const box = layout.nodes.get(id)
    return box && { ...box, x: box.x + at.x, y: box.y + at.y }
  }
  for (const node of children) {
    const box = boxOf(node.id)
    if (box !== undefined && node.isGroup) drawFrame(canvas, node, box)
    const inside = insides.get(node.id)
    if (box === undefined || inside === undefined) continue
    const x = box.x - inside.layout.width / 2
    drawInside(canvas, inside, { x, y: box.y - box.height / 2 + HEAD })
  }
  edges.forEach((edge, index) => {
    const laid = layout.edges[index]
    const [from, to] = [children.find(({ id }) => id === edge.from), children.find(({ id }) => id === edge.to)]
    if (laid === undefined || from === undefined || to === undefined) return
    const label = laid.label && { x: laid.label.x + at.x, y: laid.label.y + at.y }
    const frame = from === to && from.isGroup && !insides.has(from.id) ? boxOf(from.id) : undefined
    const points = laid.points.map(({ x, y }) => ({ x: x + at.x, y: y + at.y }))
    const met = frame ? loopIn(frame, label, edge) : cut(points, [from, boxOf(edge.from)], [to, boxOf(edge.to)])
    drawEdge(canvas, edge, met)
    if (label !== undefined) drawLabel(canvas, edge, label)
  })
  for (const node of children) {
    const box = boxOf(node.id)
    if (box !== undefined && !node.isGroup) drawBox(canvas, node, box)
  }
}

function drawFrame(canvas: Canvas, { lines, shape: name, colours }: GraphNode, box: Box): void {
  if (name === 'noteGroup') return
  const { x, y, width, height } = box
  const dashes = name === 'divider' ? '6 4' : undefined
  const look = colours.fill === undefined ? { class: 'd-frame' } : { fill: colours.fill, stroke: colours.stroke }
  shape(canvas, 'rect', { x: x - width / 2, y: y - height / 2, width, height, 'stroke-dasharray': dashes, ...look })
  words(canvas, lines.slice(0, 1), { x, y: y - height / 2 + HEAD / 2, ink: colours.ink })
}

/** From an open frame to itself: around the label, which has its room inside. */
function loopIn({ x, y, width }: Box, label: Point | undefined, { lines }: GraphEdge): Point[] {
  const edge = x + width / 2
  const turn = label ?? { x: edge - SIDE * 2, y }
  const half = (lines.length * LEADING) / 2 + 4
  const [top, bottom] = [turn.y - half, turn.y + half]
  return [
    { x: edge, y: top },
    { x: turn.x, y: top },
    { x: turn.x, y: bottom },
    { x: edge, y: bottom },
  ]
}

type Met = [GraphNode, Box | undefined]

/** The line ends at the outlines of its boxes. */
function cut(points: readonly Point[], [from, start]: Met, [to, end]: Met): Point[] {
  const inner = points
    .slice(1, -1)
    .filter(point => !isIn(point, from.isGroup ? start : undefined) && !isIn(point, to.isGroup ? end : undefined))
  const [second, before] = [inner[0] ?? end ?? points[1], inner.at(-1) ?? start ?? points[0]]
  const first = start && second ? meet(from, start, second) : points[0]
  const last = end && before ? meet(to, end, before) : points.at(-1)
  return [first, ...inner, last].filter(point => point !== undefined)
}

const isIn = ({ x, y }: Point, box: Box | undefined): boolean =>
  box !== undefined && Math.abs(x - box.x) <= box.width / 2 && Math.abs(y - box.y) <= box.height / 2

function drawEdge(canvas: Canvas, edge: GraphEdge, points: readonly Point[]): void {
  drawLine(canvas, points, edge)
  const { start, end } = edge.near
  const [first, second] = points
  const [before, last] = points.slice(-2)
  if (start !== undefined && first && second) drawNear(canvas, start, [first, second])
  if (end !== undefined && last && before) drawNear(canvas, end, [last, before])
}

/** A text beside an end of a line. */
function drawNear(canvas: Canvas, text: string, [tip, from]: [Point, Point]): void {
  const angle = Math.atan2(from.y - tip.y, from.x - tip.x)
  const at = {
    x: tip.x + 22 * Math.cos(angle) + 12 * Math.abs(Math.sin(angle)),
    y: tip.y + 22 * Math.sin(angle) - 10 * Math.abs(Math.cos(angle)),
  }
  words(canvas, [text], { ...at, size: 12 })
}

function drawLabel(canvas: Canvas, { lines, stroke }: GraphEdge, { x, y }: Point): void {
  if (stroke === 'none' || lines.every(line => line === '')) return
  const [width, height] = [widest(lines) + 6, lines.length * LEADING]
  shape(canvas, 'rect', { x: x - width / 2, y: y - height / 2, width, height, class: 'd-back' })
  words(canvas, lines, { x, y })
}

/** Sequences: who tells what to whom, from top to bottom. */

import { drawLine } from './lines.ts'
import type { Sequence, Step } from './model.ts'
import { type Canvas, createCanvas, finish, shape, words } from './svg.ts'
import { LEADING, SIZE, widest } from './text.ts'

const MARGIN = 8
const ROW = 16
const HEAD = 24
/** Of a message to oneself. */
const LOOP = 36
const BAR = 10

interface Stage {
  canvas: Canvas
  /** Middle of each actor by id. */
  columns: ReadonlyMap<string, number>
  y: number
  left: number
  right: number
  /** Frames that are open: where each began, with the lines between its parts. */
  frames: { top: number; word: string; lines: readonly string[]; parts: { y: number; lines: readonly string[] }[] }[]
  /** Since when each actor is active, one for each time. */
  active: Map<string, number[]>
  bars: { x: number; top: number; bottom: number }[]
  /** Frames that have ended, drawn below everything else. */
  grounds: string[]
}

export function drawSequence({ actors, steps }: Sequence): string {
  const columns = columnsOf(actors, steps)
  const height = Math.max(...actors.map(({ lines }) => lines.length * LEADING)) + ROW
  const last = actors.at(-1)
  const left = Math.min(MARGIN, ...notesAside(steps, columns).map(([from]) => from))
  const right = Math.max(
    (columns.get(last?.id ?? '') ?? 0) + boxWidth(last?.lines ?? []) / 2 + MARGIN,
    ...notesAside(steps, columns).map(([, to]) => to),
  )
  const stage: Stage = {
    canvas: createCanvas(),
    columns: new Map([...columns].map(([id, x]) => [id, x - left + MARGIN])),
    y: MARGIN + height + ROW,
    left: MARGIN,
    right: right - left,
    frames: [],
    active: new Map(),
    bars: [],
    grounds: [],
  }
  for (const step of steps) play(stage, step)
  const bottom = stage.y + ROW / 2
  for (const [actor, since] of stage.active) for (const top of since) addBar(stage, actor, [top, stage.y])
  drawGround(stage, bottom, MARGIN + height)
  for (const { id, lines, isPerson } of actors) {
    const at = { x: stage.columns.get(id) ?? 0, y: MARGIN + height / 2 }
    const width = boxWidth(lines)
    const box = { x: at.x - width / 2, y: MARGIN, width, height, rx: isPerson ? height / 2 : 4, class: 'd-box' }
    shape(stage.canvas, 'rect', box)
    words(stage.canvas, lines, at)
  }
  return finish(stage.canvas, { x: Math.max(stage.right, stage.canvas.right) + MARGIN, y: bottom + MARGIN })
}

const boxWidth = (lines: readonly string[]): number => Math.max(widest(lines) + 28, 90)

/** Middles of the actors: as far apart as their boxes and what they say to each other need. */
function columnsOf(actors: Sequence['actors'], steps: readonly Step[]): Map<string, number> {
  const index = new Map(actors.map(({ id }, at) => [id, at]))
  const gaps = actors.slice(1).map((actor, at) => {
    const before = actors[at]
    return (boxWidth(actor.lines) + boxWidth(before?.lines ?? [])) / 2 + 24
  })
  const needs = steps.flatMap((step): [number, number, number][] => {
    if (step.kind !== 'message') return []
    const [from, to] = [index.get(step.from) ?? 0, index.get(step.to) ?? 0]
    const room = widest(step.lines) + 40
    return from === to ? [[from, from + 1, room + LOOP]] : [[Math.min(from, to), Math.max(from, to), room]]
  })
  for (const [from, to, room] of needs.sort((a, b) => a[1] - a[0] - (b[1] - b[0]))) {
    const now = gaps.slice(from, to).reduce((sum, gap) => sum + gap, 0)
    for (let at = from; at < Math.min(to, gaps.length); at++)
      gaps[at] = (gaps[at] ?? 0) + Math.max(room - now, 0) / (to - from)
  }
  let x = MARGIN + boxWidth(actors[0]?.lines ?? []) / 2
  return new Map(
    actors.map(({ id }, at) => {
      if (at > 0) x += gaps[at - 1] ?? 0
      return [id, x]
    }),
  )
}

/** Left and right edges of what stands beside the outer actors. */
const notesAside = (steps: readonly Step[], columns: ReadonlyMap<string, number>): [number, number][] =>
  steps.flatMap((step): [number, number][] => {
    if (step.kind !== 'note') return []
    const [middle, width] = placeNote(step, columns)
    return [[middle - width / 2 - MARGIN, middle + width / 2 + MARGIN]]
  })

function placeNote(
  { over, side, lines }: Extract<Step, { kind: 'note' }>,
  columns: ReadonlyMap<string, number>,
): [number, number] {
  const places = over.map(id => columns.get(id) ?? 0)
  const [first, last] = [Math.min(...places), Math.max(...places)]
  const width = Math.max(widest(lines) + 24, side === 'over' ? last - first + 60 : 0)
  if (side === 'over') return [(first + last) / 2, width]
  return [first + (side === 'left' ? -1 : 1) * (width / 2 + 14), width]
}

function play(stage: Stage, step: Step): void {
  switch (step.kind) {
    case 'message':
      sayMessage(stage, step)
      break
    case 'note':
      putNote(stage, step)
      break
    case 'begin':
      stage.frames.push({ top: stage.y, word: step.word, lines: step.lines, parts: [] })
      stage.y += headOf(step.lines) + ROW
      break
    case 'else':
      stage.frames.at(-1)?.parts.push({ y: stage.y, lines: step.lines })
      stage.y += headOf(step.lines) + ROW / 2
      break
    case 'end':
      endFrame(stage)
      break
    case 'active':
      turnActive(stage, step)
  }
}

function putNote(stage: Stage, step: Extract<Step, { kind: 'note' }>): void {
  const [x, width] = placeNote(step, stage.columns)
  const height = step.lines.length * LEADING + ROW / 2
  shape(stage.canvas, 'rect', { x: x - width / 2, y: stage.y, width, height, class: 'd-note' })
  words(stage.canvas, step.lines, { x, y: stage.y + height / 2 })
  stage.y += height + ROW
}

function turnActive(stage: Stage, { actor, isOn }: Extract<Step, { kind: 'active' }>): void {
  const since = stage.active.get(actor) ?? []
  if (isOn) stage.active.set(actor, [...since, stage.y - ROW])
  else addBar(stage, actor, [since.pop() ?? stage.y, stage.y - ROW])
}

function addBar(stage: Stage, actor: string, [top, bottom]: [number, number]): void {
  const x = stage.columns.get(actor)
  if (x !== undefined && bottom > top) stage.bars.push({ x, top, bottom })
}

function sayMessage(stage: Stage, step: Extract<Step, { kind: 'message' }>): void {
  const [from, to] = [stage.columns.get(step.from) ?? 0, stage.columns.get(step.to) ?? 0]
  const lines = step.lines.map((line, at) => (at === 0 && step.number !== undefined ? `${step.number}. ${line}` : line))
  const height = lines.length * LEADING
  const look = { stroke: step.isDotted ? 'dotted' : 'solid', start: step.start, end: step.end } as const
  stage.y += height
  if (from === to) {
    words(stage.canvas, lines, { x: from + LOOP, y: stage.y - height / 2 + 4, anchor: 'start' })
    const [top, bottom] = [stage.y, stage.y + ROW + 4]
    const points = [from, from + LOOP - 8, from + LOOP - 8, from].map((x, at) => ({ x, y: at < 2 ? top : bottom }))
    drawLine(stage.canvas, points, look)
    stage.y = bottom + ROW
    return
  }
  words(stage.canvas, lines, { x: (from + to) / 2, y: stage.y - height / 2 - 2 })
  drawLine(
    stage.canvas,
    [
      { x: from, y: stage.y },
      { x: to, y: stage.y },
    ],
    look,
  )
  stage.y += ROW
}

/** Height of the words that a frame or a part of it begins with. */
const headOf = (lines: readonly string[]): number => HEAD + Math.max(lines.length - 1, 0) * LEADING

function endFrame(stage: Stage): void {
  const frame = stage.frames.pop()
  if (frame === undefined) return
  const inset = stage.frames.length * 6
  const [left, right] = [stage.left + inset, stage.right - inset]
  const ground: Canvas = { ...createCanvas(), texts: stage.canvas.texts }
  shape(ground, 'rect', { x: left, y: frame.top, width: right - left, height: stage.y - frame.top, class: 'd-frame' })
  for (const { y, lines } of frame.parts) {
    shape(ground, 'path', { d: `M${left} ${y}H${right}`, class: 'd-line', 'stroke-dasharray': '4 4' })
    words(ground, lines, { x: left + 8, y: y + headOf(lines) / 2, anchor: 'start', size: 12 })
  }
  words(ground, [frame.word], { x: left + 8, y: frame.top + HEAD / 2, anchor: 'start', size: 12, weight: 'bold' })
  const beside = left + 16 + widest([frame.word], SIZE)
  words(ground, frame.lines, { x: beside, y: frame.top + headOf(frame.lines) / 2, anchor: 'start', size: 12 })
  stage.grounds.unshift(...ground.shapes)
  stage.y += ROW
}

/** What lies below lines and boxes: frames, lifelines, bars. */
function drawGround(stage: Stage, bottom: number, top: number): void {
  const ground = createCanvas()
  for (const x of stage.columns.values())
    shape(ground, 'path', { d: `M${x} ${top}V${bottom}`, class: 'd-line', 'stroke-dasharray': '2 4' })
  for (const { x, top: from, bottom: to } of stage.bars)
    shape(ground, 'rect', { x: x - BAR / 2, y: from, width: BAR, height: to - from, class: 'd-box' })
  stage.canvas.shapes.unshift(...stage.grounds, ...ground.shapes)
}

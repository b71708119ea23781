/** Shares of a whole, and tasks over days. */

import type { Gantt, Manner, Pie } from './model.ts'
import { type Canvas, createCanvas, finish, round, shape, words } from './svg.ts'
import { widest, widthOf } from './text.ts'

const RADIUS = 110
const MARGIN = 12
const ROW = 24
/** Colours of slices, one class each, over and over. */
const HUES = 8

export function drawPie({ slices, showsValues }: Pie, { locale }: Manner): string {
  const canvas = createCanvas()
  const plain = new Intl.NumberFormat(locale)
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 })
  const all = slices.reduce((sum, { value }) => sum + value, 0) || 1
  const middle = MARGIN + RADIUS
  // Many names are taller than the circle, which stands in their middle.
  const across = Math.max(middle, MARGIN + (slices.length * ROW) / 2)
  let turn = -Math.PI / 2
  slices.forEach(({ value }, index) => {
    const part = value / all
    const [from, to] = [turn, turn + part * Math.PI * 2]
    const at = (angle: number): string =>
      `${round(middle + RADIUS * Math.cos(angle))} ${round(across + RADIUS * Math.sin(angle))}`
    const className = `d-${index % HUES}`
    if (part > 0.9999) shape(canvas, 'circle', { cx: middle, cy: across, r: RADIUS, class: className })
    else {
      const arc = `A${RADIUS} ${RADIUS} 0 ${part > 0.5 ? 1 : 0} 1 ${at(to)}`
      shape(canvas, 'path', { d: `M${middle} ${across}L${at(from)}${arc}Z`, class: className })
    }
    turn = to
  })
  const left = middle + RADIUS + 28
  const top = across - ((slices.length - 1) * ROW) / 2
  slices.forEach(({ label, value }, index) => {
    const y = top + index * ROW
    const share = percent.format(value / all)
    const line = `${label} — ${showsValues ? `${plain.format(value)} (${share})` : share}`
    shape(canvas, 'rect', { x: left, y: y - 7, width: 14, height: 14, class: `d-${index % HUES}` })
    words(canvas, [line], { x: left + 22, y, anchor: 'start' })
  })
  const height = Math.max(middle * 2, top + slices.length * ROW)
  return finish(canvas, { x: canvas.right + MARGIN, y: height })
}

const BAR = 20
const WIDTH = 560
const HOUR = 3_600_000
/** Distances between marks of the axis. */
const STEPS = [1, 2, 6, 12, 24, 48, 168, 336, 730, 2190, 4380, 8760].map(hours => hours * HOUR)
/** As many as have room below the bars: hours are written with their day. */
const MOST_MARKS = { days: 8, hours: 6 }

export function drawGantt({ tasks }: Gantt): string {
  const canvas = createCanvas()
  const from = Math.min(...tasks.map(task => task.from))
  const to = Math.max(...tasks.map(task => task.to), from + HOUR)
  const names = tasks.map(({ section }) => section)
  const left = MARGIN + (names.every(name => name === '') ? 0 : widest(names, 13) + 16)
  const xOf = (time: number): number => left + ((time - from) / (to - from)) * WIDTH
  const bottom = MARGIN + tasks.length * (BAR + 8)
  drawAxis(canvas, { from, to, bottom, xOf })
  let section: string | undefined
  tasks.forEach((task, index) => {
    const y = MARGIN + index * (BAR + 8)
    if (task.section !== section) {
      section = task.section
      words(canvas, [section], { x: MARGIN, y: y + BAR / 2, anchor: 'start', size: 13, weight: 'bold' })
      if (index > 0)
        shape(canvas, 'path', { d: `M${MARGIN} ${y - 4}H${left + WIDTH}`, class: 'd-line', 'stroke-dasharray': '2 4' })
    }
    drawTask(canvas, task, {
      x: xOf(task.from),
      width: Math.max(xOf(task.to) - xOf(task.from), 2),
      y,
      limit: left + WIDTH,
    })
  })
  return finish(canvas, { x: Math.max(canvas.right, left + WIDTH) + MARGIN + 20, y: bottom + 30 })
}

const CLASSES = { plain: 'd-box', active: 'd-0', done: 'd-note', critical: 'd-1', milestone: 'd-ink' } as const

interface Bar {
  x: number
  y: number
  width: number
  limit: number
}

function drawTask(canvas: Canvas, { label, state }: Gantt['tasks'][number], { x, y, width, limit }: Bar): void {
  const middle = y + BAR / 2
  if (state === 'milestone')
    shape(canvas, 'path', { d: `M${round(x)} ${y}l10 10l-10 10l-10 -10Z`, class: CLASSES.milestone })
  else shape(canvas, 'rect', { x, y, width, height: BAR, rx: 2, class: CLASSES[state] })
  const room = widthOf(label, 13)
  const isInside = state !== 'milestone' && state !== 'critical' && state !== 'active' && room + 8 < width
  if (isInside) words(canvas, [label], { x: x + width / 2, y: middle, size: 13 })
  else if (x + width + room + 14 <= limit + 20 || x - room < 0)
    words(canvas, [label], { x: x + (state === 'milestone' ? 14 : width + 6), y: middle, size: 13, anchor: 'start' })
  else words(canvas, [label], { x: x - (state === 'milestone' ? 14 : 6), y: middle, size: 13, anchor: 'end' })
}

interface Axis {
  from: number
  to: number
  bottom: number
  xOf(time: number): number
}

/** Marks at round days or hours of the world's clock: the machine's own has no say. */
function drawAxis(canvas: Canvas, { from, to, bottom, xOf }: Axis): void {
  const step =
    STEPS.find(length => (to - from) / length <= MOST_MARKS[length < 24 * HOUR ? 'hours' : 'days']) ??
    (to - from) / MOST_MARKS.days
  for (let time = Math.ceil(from / step) * step; time <= to; time += step) {
    const x = round(xOf(time))
    shape(canvas, 'path', { d: `M${x} ${MARGIN}V${bottom}`, class: 'd-grid' })
    const iso = new Date(time).toISOString()
    words(canvas, [step < 24 * HOUR ? iso.slice(5, 16).replace('T', ' ') : iso.slice(0, 10)], {
      x,
      y: bottom + 14,
      size: 12,
    })
  }
}

/** The silhouette of a text, read off the finished tree: what stands on its page line by line. */

import {
  CODE_EDGE,
  CODE_END,
  LINE,
  type MarkTone,
  MEASURE,
  type Silhouette,
  type SilhouetteSection,
} from '../../shared/silhouette/marks.ts'
import {
  attribute,
  type HtmlElement,
  type HtmlNode,
  hasClass,
  headingLevel,
  INLINE_ELEMENTS,
  textOf,
} from '../html-tree.ts'
import { isSpace, shownLength } from './shown-length.ts'

/** Half-rows between blocks, and before a smaller heading. */
const BLOCK_GAP = 1
const HEADING_GAP = 3
/** Characters: the shortest last line, the mark of an item, what it takes of its text. */
const SHORTEST = 3
const BULLET = 2
const INDENT = 4
const DEEPEST_CODE = 40
const PICTURE_ROWS = 10
const MAX_CELLS = 8
const TAB = 4
/** A heading is larger than its text. */
const HEADING_SCALE = 1.1

/** Where the next mark stands. */
interface Pen {
  sections: Silhouette
  section: SilhouetteSection
  /** Half-rows from the top of the section. */
  y: number
  /** Space owed before the next block. */
  gap: number
  /** Characters from the left that lists and quotes take. */
  x: number
  /** How many items of lists it is in. */
  items: number
  lines: { all: number; code: number }
}

const startSection = (anchor: string): SilhouetteSection => ({ anchor, height: 0, isCode: false, marks: [] })

/** Sections of the text with what is drawn of each; what stands before the first heading only when there is something. */
export function drawSilhouette(nodes: readonly HtmlNode[]): Silhouette {
  const pen: Pen = { sections: [], section: startSection(''), y: 0, gap: 0, x: 0, items: 0, lines: { all: 0, code: 0 } }
  drawNodes(nodes, pen)
  endSection(pen)
  return pen.sections
}

function endSection(pen: Pen): void {
  const { section, lines } = pen
  if (section.anchor === '' && section.marks.length === 0) return
  section.height = pen.y
  section.isCode = lines.code * 2 > lines.all
  pen.sections.push(section)
}

/** Inline nodes that stand between blocks are a paragraph of their own. */
function drawNodes(nodes: readonly HtmlNode[], pen: Pen): void {
  let from = 0
  for (const [index, node] of nodes.entries()) {
    if (node.kind !== 'element' || (INLINE_ELEMENTS.has(node.name) && node.name !== 'img')) continue
    drawText(shownLength(nodes, from, index), pen)
    drawElement(node, pen)
    from = index + 1
  }
  drawText(shownLength(nodes, from), pen)
}

type Draw = (node: HtmlElement, pen: Pen) => void

const drawPicture: Draw = (_, pen) => placePicture(pen)
const drawNothing: Draw = () => {}
const drawRule: Draw = (_, pen) => {
  pen.gap = HEADING_GAP
}

const DRAW = new Map<string, Draw>([
  ['h1', drawHeading],
  ['h2', drawHeading],
  ['h3', drawHeading],
  ['h4', drawHeading],
  ['h5', drawHeading],
  ['h6', drawHeading],
  ['p', drawParagraph],
  ['summary', drawParagraph],
  ['dt', drawParagraph],
  ['figcaption', drawParagraph],
  ['pre', drawCode],
  // Fields of several lines hold programs; words are asked for in fields of one.
  ['textarea', drawCode],
  ['table', drawTable],
  ['img', drawPicture],
  ['video', drawPicture],
  ['iframe', drawPicture],
  ['svg', drawPicture],
  ['ul', drawList],
  ['ol', drawList],
  ['blockquote', drawInset],
  ['dd', drawInset],
  ['hr', drawRule],
  ['style', drawNothing],
  ['script', drawNothing],
  ['input', drawNothing],
])

function drawElement(node: HtmlElement, pen: Pen): void {
  if (node.own === true) return
  const draw = DRAW.get(node.name)
  if (draw !== undefined) draw(node, pen)
  else if (hasClass(node, 'admonition')) drawInset(node, pen)
  else if (!hasClass(node, 'footnotes') && !hasClass(node, 'code-block-title')) drawNodes(node.children, pen)
}

function drawHeading(node: HtmlElement, pen: Pen): void {
  const level = headingLevel(node)
  const id = attribute(node, 'id')
  if (level === 2 && id !== '') {
    endSection(pen)
    pen.section = startSection(id)
    pen.y = 0
    pen.gap = 0
    pen.lines = { all: 0, code: 0 }
    return
  }
  const length = textOf(node.children)
    .replace(/\u200b/g, '')
    .trim().length
  pen.gap = pen.y === 0 ? 0 : HEADING_GAP
  leaveGap(pen)
  add(pen, 'accent', Math.min(MEASURE, Math.round(length * HEADING_SCALE)))
}

const isPicture = (node: HtmlNode): boolean => node.kind === 'element' && node.name === 'img'

/** A paragraph may be nothing but pictures. */
function drawParagraph({ children }: HtmlElement, pen: Pen): void {
  const words = children.some(isPicture) ? children.filter(child => !isPicture(child)) : children
  drawText(shownLength(words), pen)
  for (let left = children.length - words.length; left > 0; left--) placePicture(pen)
}

/** Lines of so many characters. */
function drawText(length: number, pen: Pen): void {
  if (length === 0) return
  const measure = MEASURE - pen.x
  const whole = Math.ceil(length / measure) - 1
  leaveGap(pen)
  if (whole > 0) {
    pen.section.marks.push(['line', pen.y, pen.x, measure, whole * LINE])
    pen.y += whole * LINE
    pen.lines.all += whole
  }
  add(pen, 'line', Math.max(SHORTEST, length - whole * measure))
}

/** Takes the space owed before a block. */
function leaveGap(pen: Pen): void {
  if (pen.y > 0) pen.y += pen.gap
  pen.gap = BLOCK_GAP
}

function placePicture(pen: Pen): void {
  leaveGap(pen)
  pen.section.marks.push(['grid', pen.y, pen.x, MEASURE - pen.x, PICTURE_ROWS * LINE])
  pen.y += PICTURE_ROWS * LINE
  pen.lines.all += PICTURE_ROWS
}

function add(pen: Pen, tone: MarkTone, width: number): void {
  pen.section.marks.push([tone, pen.y, pen.x, Math.max(1, Math.min(width, MEASURE - pen.x))])
  pen.y += LINE
  pen.lines.all++
}

function drawCode(node: HtmlElement, pen: Pen): void {
  const text = codeText(node.children)
  const end = text.endsWith('\n') ? text.length - 1 : text.length
  const lines = countLines(text, end)
  leaveGap(pen)
  pen.section.marks.push(['ground', pen.y, pen.x, MEASURE - pen.x, lines * LINE])
  const edge = pen.x + CODE_EDGE
  for (let start = 0; start <= end; ) {
    const stop = lineEnd(text, start, end)
    const { indent, length } = measureLine(text, start, stop)
    const x = Math.min(edge + Math.min(indent, DEEPEST_CODE), CODE_END - 1)
    if (length > 0) pen.section.marks.push(['code', pen.y, x, Math.min(length, CODE_END - x)])
    pen.y += LINE
    start = stop + 1
  }
  pen.lines.all += lines
  pen.lines.code += lines
}

function lineEnd(text: string, start: number, end: number): number {
  const found = text.indexOf('\n', start)
  return found < 0 || found > end ? end : found
}

function countLines(text: string, end: number): number {
  let lines = 0
  for (let start = 0; start <= end; start = lineEnd(text, start, end) + 1) lines++
  return lines
}

/** Characters before and of the words of a line, a tab as wide as `TAB`. Counted where they stand: there are many lines. */
function measureLine(text: string, start: number, stop: number): { indent: number; length: number } {
  const widthAt = (index: number): number => (text.charCodeAt(index) === 9 ? TAB : 1)
  let [first, last] = [start, stop]
  while (last > first && isSpace(text.charCodeAt(last - 1))) last--
  let indent = 0
  while (first < last && isSpace(text.charCodeAt(first))) indent += widthAt(first++)
  let length = 0
  while (first < last) length += widthAt(first++)
  return { indent, length }
}

/** Highlighted code is ready HTML that knows its text. */
function codeText(nodes: readonly HtmlNode[]): string {
  return nodes
    .map(node => {
      if (node.kind === 'text') return node.value
      if (node.kind === 'ready') return node.text ?? ''
      return node.kind === 'element' ? codeText(node.children) : ''
    })
    .join('')
}

function drawTable(node: HtmlElement, pen: Pen): void {
  const rows: HtmlElement[] = []
  const collect = (list: readonly HtmlNode[]): void => {
    for (const child of list) {
      if (child.kind !== 'element') continue
      if (child.name === 'tr') rows.push(child)
      else collect(child.children)
    }
  }
  collect(node.children)
  leaveGap(pen)
  for (const row of rows) {
    const cells = row.children
      .filter(child => child.kind === 'element' && /^t[dh]$/.test(child.name))
      .slice(0, MAX_CELLS)
    const isHeader = cells.some(cell => cell.kind === 'element' && cell.name === 'th')
    const width = Math.floor((MEASURE - pen.x - 2 * (cells.length - 1)) / Math.max(1, cells.length))
    for (const index of cells.keys()) {
      pen.section.marks.push([isHeader ? 'line' : 'grid', pen.y, pen.x + index * (width + 2), width])
    }
    pen.y += LINE
    pen.lines.all++
  }
}

function drawList(node: HtmlElement, pen: Pen): void {
  const items = node.children.filter(child => child.kind === 'element' && child.name === 'li')
  for (const [index, item] of items.entries()) {
    if (item.kind !== 'element') continue
    if (index > 0 || pen.items > 0) pen.gap = 0
    const at = pen.section.marks.length
    const { x } = pen
    pen.x = Math.min(x + INDENT, MEASURE / 2)
    pen.items++
    drawNodes(item.children, pen)
    pen.items--
    pen.x = x
    const first = pen.section.marks[at]
    if (first !== undefined) pen.section.marks.splice(at, 0, ['line', first[1], x, BULLET])
  }
  pen.gap = BLOCK_GAP
}

/** A quote or an admonition: a bar beside all of it. */
function drawInset({ children }: HtmlElement, pen: Pen): void {
  const at = pen.section.marks.length
  const { x, section } = pen
  pen.x = Math.min(x + INDENT, MEASURE / 2)
  drawNodes(children, pen)
  pen.x = x
  const first = section.marks[at]
  // A heading inside has begun another section: the bar would be there.
  if (first === undefined || section !== pen.section) return
  section.marks.splice(at, 0, ['accent', first[1], x, BULLET, pen.y - first[1]])
}

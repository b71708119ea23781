/** The silhouette of a text, read off the finished tree: what stands on its page line by line. */

import {
  CODE_EDGE,
  CODE_END,
  LINE,
  type Mark,
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
import { codeText, lineEnd, widthOf } from './code-lines.ts'
import { isSpaceCode, shownLength } from './shown-length.ts'

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
  for (let index = 0; index < nodes.length; index++) {
    const node = nodes[index]
    // The end of a line of HTML: every second node of a text is one.
    if (index === from && node?.kind === 'text' && node.value === '\n') from++
    if (node?.kind !== 'element' || (INLINE_ELEMENTS.has(node.name) && node.name !== 'img')) continue
    if (index > from) drawText(shownLength(nodes, from, index), pen)
    drawElement(node, pen)
    from = index + 1
  }
  if (from < nodes.length) drawText(shownLength(nodes, from), pen)
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
  let pictures = 0
  for (const child of children) if (isPicture(child)) pictures++
  drawText(shownLength(pictures === 0 ? children : children.filter(child => !isPicture(child))), pen)
  for (; pictures > 0; pictures--) placePicture(pen)
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
  const hasTabs = text.includes('\t')
  const end = text.endsWith('\n') ? text.length - 1 : text.length
  leaveGap(pen)
  const { marks } = pen.section
  const { y } = pen
  const ground: Mark = ['ground', y, pen.x, MEASURE - pen.x, 0]
  marks.push(ground)
  const edge = pen.x + CODE_EDGE
  for (let start = 0; start <= end; pen.y += LINE) {
    const stop = lineEnd(text, start, end)
    let first = start
    let last = stop
    while (last > first && isSpaceCode(text.charCodeAt(last - 1))) last--
    while (first < last && isSpaceCode(text.charCodeAt(first))) first++
    if (first < last) {
      const indent = hasTabs ? widthOf(text, start, first) : first - start
      const length = hasTabs ? widthOf(text, first, last) : last - first
      const x = Math.min(edge + Math.min(indent, DEEPEST_CODE), CODE_END - 1)
      marks.push(['code', pen.y, x, Math.min(length, CODE_END - x)])
    }
    start = stop + 1
  }
  ground[4] = pen.y - y
  pen.lines.all += ground[4] / LINE
  pen.lines.code += ground[4] / LINE
}

function drawTable(node: HtmlElement, pen: Pen): void {
  leaveGap(pen)
  drawRows(node.children, pen)
}

function drawRows(nodes: readonly HtmlNode[], pen: Pen): void {
  for (const node of nodes) {
    if (node.kind !== 'element') continue
    if (node.name === 'tr') drawCells(node.children, pen)
    else drawRows(node.children, pen)
  }
}

function drawCells(nodes: readonly HtmlNode[], pen: Pen): void {
  let count = 0
  let isHeader = false
  for (const node of nodes) {
    if (count === MAX_CELLS) break
    if (node.kind !== 'element' || (node.name !== 'td' && node.name !== 'th')) continue
    if (node.name === 'th') isHeader = true
    count++
  }
  const width = Math.floor((MEASURE - pen.x - 2 * (count - 1)) / Math.max(1, count))
  for (let index = 0; index < count; index++) {
    pen.section.marks.push([isHeader ? 'line' : 'grid', pen.y, pen.x + index * (width + 2), width])
  }
  pen.y += LINE
  pen.lines.all++
}

function drawList({ children }: HtmlElement, pen: Pen): void {
  let isFirst = true
  for (const item of children) {
    if (item.kind !== 'element' || item.name !== 'li') continue
    if (!isFirst || pen.items > 0) pen.gap = 0
    isFirst = false
    pen.items++
    drawBeside(['line', 0, pen.x, BULLET], item.children, pen)
    pen.items--
  }
  pen.gap = BLOCK_GAP
}

/** A quote or an admonition: a bar beside all of it. */
function drawInset({ children }: HtmlElement, pen: Pen): void {
  const { section } = pen
  const bar: Mark = ['accent', 0, pen.x, BULLET, 0]
  drawBeside(bar, children, pen)
  // A heading inside has begun another section: the bar would be there.
  if (section === pen.section) bar[4] = pen.y - bar[1]
  else section.marks = section.marks.filter(mark => mark !== bar)
}

/** A mark where what stands beside it begins; none beside nothing. */
function drawBeside(mark: Mark, nodes: readonly HtmlNode[], pen: Pen): void {
  const { x } = pen
  const { marks } = pen.section
  const at = marks.push(mark)
  pen.x = Math.min(x + INDENT, MEASURE / 2)
  drawNodes(nodes, pen)
  pen.x = x
  const first = marks[at]
  if (first === undefined) marks.pop()
  else mark[1] = first[1]
}

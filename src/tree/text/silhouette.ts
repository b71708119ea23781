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
  isHeading,
  textOf,
} from '../html-tree.ts'
import { shownLength } from './shown-length.ts'

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
  pen.sections.push({ ...section, height: pen.y, isCode: lines.code * 2 > lines.all })
}

/** Inline nodes that stand between blocks are a paragraph of their own. */
function drawNodes(nodes: readonly HtmlNode[], pen: Pen): void {
  let loose: HtmlNode[] = []
  const flush = (): void => {
    drawText(loose, pen)
    loose = []
  }
  for (const node of nodes) {
    if (node.kind !== 'element' || (INLINE_ELEMENTS.has(node.name) && node.name !== 'img')) loose.push(node)
    else {
      flush()
      drawElement(node, pen)
    }
  }
  flush()
}

type Draw = (node: HtmlElement, pen: Pen) => void

const drawPicture: Draw = (_, pen) => placePicture(pen)
const drawNothing: Draw = () => {}

const DRAW: Record<string, Draw> = {
  p: drawParagraph,
  summary: drawParagraph,
  dt: drawParagraph,
  figcaption: drawParagraph,
  pre: drawCode,
  // Fields of several lines hold programs; words are asked for in fields of one.
  textarea: drawCode,
  table: drawTable,
  img: drawPicture,
  video: drawPicture,
  iframe: drawPicture,
  ul: drawList,
  ol: drawList,
  blockquote: drawInset,
  dd: drawInset,
  hr: (_, pen) => {
    pen.gap = HEADING_GAP
  },
  style: drawNothing,
  script: drawNothing,
  input: drawNothing,
  svg: drawPicture,
}

function drawElement(node: HtmlElement, pen: Pen): void {
  if (node.own === true || hasClass(node, 'footnotes') || hasClass(node, 'code-block-title')) return
  const draw = isHeading(node) ? drawHeading : DRAW[node.name]
  if (draw !== undefined) draw(node, pen)
  else if (hasClass(node, 'admonition')) drawInset(node, pen)
  else drawNodes(node.children, pen)
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
  place(pen, 'accent', Math.min(MEASURE, Math.round(length * HEADING_SCALE)))
}

/** A paragraph may be nothing but pictures. */
function drawParagraph(node: HtmlElement, pen: Pen): void {
  const isPicture = (child: HtmlNode): boolean => child.kind === 'element' && child.name === 'img'
  const words = node.children.some(isPicture) ? node.children.filter(child => !isPicture(child)) : node.children
  drawText(words, pen)
  for (let left = node.children.length - words.length; left > 0; left--) placePicture(pen)
}

function drawText(nodes: readonly HtmlNode[], pen: Pen): void {
  const length = shownLength(nodes)
  if (length === 0) return
  const measure = MEASURE - pen.x
  place(pen, 'line', Math.max(SHORTEST, Math.min(length, measure)))
  const rows = Math.ceil(length / measure)
  for (let row = 1; row < rows; row++) {
    add(pen, 'line', row < rows - 1 ? measure : Math.max(SHORTEST, length - row * measure))
  }
}

/** Takes the space owed before a block. */
function leaveGap(pen: Pen): void {
  if (pen.y > 0) pen.y += pen.gap
  pen.gap = BLOCK_GAP
}

/** A block that begins with a line. */
function place(pen: Pen, tone: MarkTone, width: number): void {
  leaveGap(pen)
  add(pen, tone, width)
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
  const lines = codeText(node.children).replace(/\n$/, '').split('\n')
  leaveGap(pen)
  pen.section.marks.push(['ground', pen.y, pen.x, MEASURE - pen.x, lines.length * LINE])
  for (const line of lines) {
    const shown = line.replaceAll('\t', ' '.repeat(TAB)).trimEnd()
    const words = shown.trimStart()
    const indent = Math.min(shown.length - words.length, DEEPEST_CODE)
    const x = Math.min(pen.x + CODE_EDGE + indent, CODE_END - 1)
    const length = Math.min(words.length, CODE_END - x)
    if (length > 0) pen.section.marks.push(['code', pen.y, x, length])
    pen.y += LINE
    pen.lines.all++
    pen.lines.code++
  }
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

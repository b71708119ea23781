/** What the steps of one document share: results gathered on the way, and where things stand in which file. */

import { createReport, type Report } from '../messages/problem.ts'
import { firstPlace, knownOr } from '../shared/collections.ts'
import type { HeadTag } from '../shared/config.ts'
import type { FrameKind, PageLayout, Reference, Slot, Source, TocItem } from '../shared/document.ts'
import { isComponentPage, isMdxFile } from '../shared/files.ts'
import type { FilePath } from '../shared/path.ts'
import type { Problem, ProblemLevel } from '../shared/problem.ts'
import type { HtmlNode, Place } from './html-tree.ts'
import type { ParseOptions } from './options.ts'
import { createIds, type Ids } from './slugs.ts'

/** Limit of problems reported for one file. */
const MAX_PROBLEMS = 500

export interface Context {
  readonly source: Source
  readonly options: ParseOptions
  /** What cannot be code in MDX is text: where nobody said that it is MDX, and where an older parser took it so. */
  readonly isLoose: boolean
  readonly problems: Problem[]
  /** Notes a mistake into `problems`, once; of the document itself unless `at` says otherwise. */
  readonly report: Report
  readonly references: Reference[]
  readonly slots: Slot[]
  readonly ids: Ids
  /** Ids that links may point at, in document order. */
  readonly anchors: string[]
  toc: TocItem[]
  /** The author's `export const toc`. */
  ownToc: TocItem[] | undefined
  contentTitle: string | undefined
  /** Inline content of the title. */
  titleNodes: HtmlNode[]
  /** Partial -> where the page imports it: problems and links of a partial are shown there. */
  readonly hosts: Map<FilePath, Place>
  /** What stands for the id of a heading that the site draws -> its words. */
  readonly headingMarks: Map<string, string>
  /** Ids that the author gave to headings which the site draws. */
  readonly headingIds: Set<string>
  /** The site draws the first heading of the text. */
  drawsTitle: boolean
  /** The title stands in the text, in a box of its author's. */
  isTitleInside: boolean
  /** Numbers the groups of tabs of the page. */
  tabs: number
  /** Numbers its islands. */
  islands: number
  /** Tags for the head of its page. */
  readonly head: HeadTag[]
  /** What components say of the page. */
  readonly layout: PageLayout
  /** Class -> declarations: what stood in `style` attributes, which the policy forbids. */
  readonly styles: Map<string, string>
  /** Documents that draw parts of it in browsers. */
  readonly frames: Set<FrameKind>
  /** Lines of the body that are code or marks. */
  readonly notText: [first: number, last: number][]
}

export function createContext(source: Source, options: ParseOptions, isLoose = false): Context {
  const problems: Problem[] = []
  return {
    source,
    options,
    isLoose,
    problems,
    report: reportOnce(problems, source.file),
    references: [],
    slots: [],
    ids: createIds(),
    anchors: [],
    toc: [],
    ownToc: undefined,
    contentTitle: undefined,
    titleNodes: [],
    hosts: new Map(),
    headingMarks: new Map(),
    headingIds: new Set(),
    drawsTitle: false,
    isTitleInside: false,
    tabs: 0,
    islands: 0,
    head: [],
    layout: {},
    styles: new Map(),
    frames: new Set(),
    notText: [],
  }
}

/** How much it counts that a sign was taken for text: under MDX 1 it was no mistake. */
export const looseLevel = ({ options }: Context): ProblemLevel =>
  options.lenient?.isFirstMdx === true ? 'note' : 'warning'

/** One text that goes into the page: the document itself or a partial it imports. */
export interface Unit {
  file: FilePath
  text: string
  /** Line of the file on which `text` begins. */
  firstLine: number
  mdx: boolean
}

interface Positioned {
  position?: { start: { line: number; column: number } } | undefined
}

/** Place of a Markdown node in its file. */
export function placeOf(unit: Unit, node: Positioned): Place {
  const start = node.position?.start
  return { file: unit.file, line: (start?.line ?? 1) + unit.firstLine - 1, column: start?.column ?? 1 }
}

/** Where the text of a document begins: the place of what has none. */
export const bodyStart = ({ source: { file, bodyLine: line } }: Context): Place => ({ file, line, column: 1 })

const lineStarts = new WeakMap<Unit, number[]>()

function startsOf(unit: Unit): number[] {
  return knownOr(lineStarts, unit, () => {
    const starts = [0]
    for (let at = unit.text.indexOf('\n'); at >= 0; at = unit.text.indexOf('\n', at + 1)) starts.push(at + 1)
    return starts
  })
}

/** Place of an offset in the text of a unit. */
export function placeAt(unit: Unit, offset: number): Place {
  const starts = startsOf(unit)
  const line = Math.max(firstPlace(starts.length, place => (starts[place] ?? 0) > offset) - 1, 0)
  return { file: unit.file, line: line + unit.firstLine, column: offset - (starts[line] ?? 0) + 1 }
}

/** Place of the first occurrence of something that only its text is known of; `fallback` when there is none. */
export function placeOfText(unit: Unit, text: string, fallback: Place): Place {
  const offset = text === '' ? -1 : unit.text.indexOf(text)
  return offset < 0 ? fallback : placeAt(unit, offset)
}

function reportOnce(problems: Problem[], file: FilePath): Report {
  const note = createReport(problems, file)
  const known = new Set<string>()
  return (level, id, found = {}) => {
    const key = JSON.stringify([id, found.at, found.values])
    if (known.has(key) || problems.length >= MAX_PROBLEMS) return
    known.add(key)
    note(level, id, found)
  }
}

/** Both the page and the file that the tag stands in are code: a text taken in by code stays a text. */
export function isCode({ source, options }: Context, at: Place | undefined): boolean {
  const is = (file: string): boolean => options.markdown.format === 'mdx' || isMdxFile(file) || isComponentPage(file)
  return is(source.file) && is(at?.file ?? source.file)
}

/** Classes for the document of the page. */
export function addPageClasses(names: string, context: Context): void {
  const classes = [context.layout.className ?? '', names].join(' ').trim()
  if (classes !== '') context.layout.className = classes
}

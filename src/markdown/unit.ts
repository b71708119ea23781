/** One text, the document's or a partial's, from characters to the HTML tree with code and raw HTML still in it. */

import type { Root } from 'mdast'
import { type Context, placeOf, report, type Unit } from '../tree/context.ts'
import { type HtmlNode, walkElements } from '../tree/html-tree.ts'
import { type Inspection, inspectTree } from './inspect.ts'
import { isShallow, isWithinLimits } from './limits.ts'
import { parsePlain, parseText } from './parse-text.ts'
import { commentsToExpressions, escapeHeadingIds, prepareText } from './source-text.ts'
import { reportSyntax } from './syntax.ts'
import { type Conversion, nodesToHtml } from './to-html.ts'

/** A text as HTML, and what its code imports and exports. */
export interface ReadUnit {
  unit: Unit
  nodes: HtmlNode[]
  modules: Inspection['modules']
}

/** Noncharacters mark places inside the pipeline, so no text may bring its own. */
const NONCHARACTERS = /[\uFDD0-\uFDEF]/g

/** `undefined` when the text cannot be parsed; why is reported. */
export function readUnit(written: Unit, context: Context): ReadUnit | undefined {
  if (!isWithinLimits(written, context)) return undefined
  const prepared = prepareText(written.text.replace(NONCHARACTERS, '\uFFFD'), context.options.markdown.admonitions)
  const escaped = written.mdx ? escapeHeadingIds(prepared) : prepared
  const marker = findMarker(escaped, written, context)
  const unit: Unit = { ...written, text: written.mdx ? commentsToExpressions(escaped) : escaped }
  let root: Root
  try {
    root = parseText(unit.text, unit.mdx)
  } catch (error) {
    if (unit.mdx) reportSyntax(error, unit, context)
    else report(context, 'error', 'markdown-parser', placeOf(unit, {}), `документ не разбирается: ${String(error)}`)
    return undefined
  }
  if (!isShallow(root, unit, context)) return undefined
  const { definitions, modules } = inspectTree(root, unit, context)
  const nodes = nodesToHtml([root], { unit, context, definitions, marker })
  const line = marker === undefined ? 0 : unit.text.slice(0, marker.start).split('\n').length + unit.firstLine - 1
  return { unit, nodes: marker === undefined ? nodes : withMarker(nodes, line), modules }
}

function findMarker(text: string, unit: Unit, { source, options }: Context): Conversion['marker'] {
  const { truncateMarker } = options
  if (truncateMarker === undefined || unit.file !== source.file) return undefined
  const match = new RegExp(truncateMarker.source, truncateMarker.flags.replace(/[gy]/g, '')).exec(text)
  return match === null ? undefined : { start: match.index, end: match.index + match[0].length }
}

/** A marker that is no node of its own (`***` as a custom one, say) cuts before the next block. */
function withMarker(nodes: HtmlNode[], line: number): HtmlNode[] {
  if (hasTruncate(nodes)) return nodes
  const index = nodes.findIndex(node => 'at' in node && node.at !== undefined && node.at.line >= line)
  return nodes.toSpliced(index < 0 ? nodes.length : index, 0, { kind: 'truncate' })
}

const hasTruncate = (nodes: readonly HtmlNode[]): boolean =>
  nodes.some(
    node =>
      node.kind === 'truncate' ||
      (node.kind === 'code' && node.marker !== undefined) ||
      ((node.kind === 'element' || node.kind === 'jsx') && hasTruncate(node.children)),
  )

/** Text as bare CommonMark. */
export function readPlain(text: string, context: Context): HtmlNode[] {
  const unit: Unit = { file: context.source.file, text, firstLine: 1, mdx: false }
  const root = parsePlain(text)
  const { definitions } = inspectTree(root, unit, context)
  const nodes = nodesToHtml([root], { unit, context, definitions, marker: undefined })
  walkElements(nodes, node => {
    if (node.name === 'img') node.attributes.alt ??= ''
  })
  return nodes
}

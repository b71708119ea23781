/** One text, the document's or a partial's, from characters to the HTML tree with code and raw HTML still in it. */

import type { Root } from 'mdast'
import { withoutMarks } from '../shared/mark.ts'
import { type Context, placeOf, type Unit } from '../tree/context.ts'
import type { HtmlNode } from '../tree/html-tree.ts'
import { type Inspection, inspectTree } from './inspection/inspect.ts'
import { isShallow, isWithinLimits } from './limits/limits.ts'
import { parseMended } from './parse-text.ts'
import { createStepRun } from './plugins/run.ts'
import { parseLiterally, withSigns } from './repairs/literal.ts'
import { commentsToExpressions, escapeHeadingIds, prepareText } from './source-text.ts'
import { reportShown, reportSyntax } from './syntax.ts'
import { nodesToHtml } from './to-html.ts'
import { findMarker, placeMarker } from './truncate.ts'

/** A text as HTML, and what its code imports and exports. */
export interface ReadUnit {
  unit: Unit
  nodes: HtmlNode[]
  modules: Inspection['modules']
}

/** `undefined` when the text cannot be parsed; why is reported. */
export function readUnit(written: Unit, context: Context): ReadUnit | undefined {
  const parsed = parseWritten(written, context)
  return parsed && toUnit(parsed, context)
}

/** The same where a section has plugins: they change the trees before anything else looks at them. */
export async function readThroughPlugins(written: Unit, context: Context): Promise<ReadUnit | undefined> {
  const parsed = parseWritten(written, context)
  if (parsed === undefined) return undefined
  const steps = createStepRun(parsed.unit, context)
  const root = await steps.markdown(parsed.root)
  if (!isShallow(root, parsed.unit, context)) return undefined
  const unit = toUnit({ ...parsed, root }, context)
  return { ...unit, nodes: await steps.html('html', unit.nodes) }
}

interface Parsed {
  root: Root
  unit: Unit
  /** As written, but for what the parser does not know: offsets are those of the text that was parsed. */
  escaped: string
}

function parseWritten(written: Unit, context: Context): Parsed | undefined {
  const prepared = prepareText(withoutMarks(written.text), context.options.markdown.admonitions)
  const escaped = written.mdx ? escapeHeadingIds(prepared) : prepared
  const ready: Unit = { ...written, text: written.mdx ? commentsToExpressions(escaped) : escaped }
  // What is parsed is looked at, not what was written: a fence may have hidden its code.
  if (!isWithinLimits(ready, context)) return undefined
  const parsed = parse(ready, context)
  if (parsed === undefined) return undefined
  const unit: Unit = { ...ready, text: parsed.text }
  return isShallow(parsed.root, unit, context) ? { root: parsed.root, unit, escaped } : undefined
}

function toUnit({ root, unit, escaped }: Parsed, context: Context): ReadUnit {
  const { definitions, modules } = inspectTree(root, unit, context)
  const { truncateMarker } = context.options
  const isPage = unit.file === context.source.file
  // Offsets are the same in both spellings of a comment.
  const marker = isPage && truncateMarker !== undefined ? findMarker(escaped, truncateMarker) : undefined
  if (isPage && context.options.markdown.pages === true) noteLines({ escaped, marker, modules }, context)
  if (marker !== undefined) placeMarker(root, unit.text, marker)
  return { unit, nodes: nodesToHtml([root], { unit, context, definitions }), modules }
}

interface Noted extends Pick<Parsed, 'escaped'>, Pick<ReadUnit, 'modules'> {
  marker: ReturnType<typeof findMarker>
}

/** Lines with nothing but code or the marker: those who read the text as it is written do without. */
function noteLines({ escaped, marker, modules }: Noted, { notText }: Context): void {
  for (const { position } of modules) if (position !== undefined) notText.push([position.start.line, position.end.line])
  if (marker === undefined) return
  const before = escaped.slice(0, marker.start)
  const start = before.lastIndexOf('\n') + 1
  const around = before.slice(start) + escaped.slice(marker.end).split('\n', 1)[0]
  const first = before.split('\n').length
  const last = escaped.slice(0, marker.end).split('\n').length
  if (around.trim() === '') notText.push([first, last])
}

type Tree = ReturnType<typeof parseMended>

function parse(unit: Unit, context: Context): Tree | undefined {
  const read = (text: string): Tree => parseMended(text, unit.mdx, context.options.markdown.math)
  try {
    if (!(unit.mdx && context.isLoose)) return read(unit.text)
    const { parsed, errors } = parseLiterally(unit.text, read)
    for (const error of errors) reportShown(error, unit, context)
    // A stand-in is no part of the text.
    return errors.length === 0 ? parsed : { ...parsed, text: withSigns(parsed.text) }
  } catch (error) {
    if (unit.mdx) reportSyntax(error, unit, context)
    else context.report('error', 'markdown-parser', { at: placeOf(unit, {}), values: { message: String(error) } })
    return undefined
  }
}

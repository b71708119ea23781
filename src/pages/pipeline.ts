/** From a source to a parsed page: every step, in order. Each lives in the file it is imported from. */

import { createStepRun } from '../markdown/plugins/run.ts'
import { readThroughPlugins, readUnit } from '../markdown/unit.ts'
import { evaluateMdx } from '../mdx/evaluate.ts'
import { hasOwnTags } from '../mdx/overrides.ts'
import type { ParsedPage, Section, Source } from '../shared/document.ts'
import { sortProblems } from '../shared/problem.ts'
import { cutExcerpt } from '../tree/blocks/excerpt.ts'
import { numberFootnotes } from '../tree/blocks/footnotes.ts'
import { liftMarks } from '../tree/blocks/heading-marks.ts'
import { assignIds, claimIds, collectAnchors, linkHeadings, takeTitle } from '../tree/blocks/headings.ts'
import { finishImages } from '../tree/blocks/images.ts'
import { markLongNumbers } from '../tree/blocks/lists.ts'
import { wrapTables } from '../tree/blocks/tables.ts'
import { highlightCode } from '../tree/code/code-block.ts'
import { claimCodeIds } from '../tree/code/code-ids.ts'
import { type Context, createContext } from '../tree/context.ts'
import { parseSources } from '../tree/html/parse.ts'
import { repairNesting } from '../tree/html/repair.ts'
import { sanitizeHtml } from '../tree/html/sanitize.ts'
import { foldStyles } from '../tree/html/styles.ts'
import { writeHtml } from '../tree/html/write-html.ts'
import { dropComments, type HtmlNode, lineOf } from '../tree/html-tree.ts'
import type { ParseOptions } from '../tree/options.ts'
import { addContexts } from '../tree/text/contexts.ts'
import { collectReferences } from '../tree/text/references.ts'
import { collectSections, findDescription } from '../tree/text/sections.ts'
import { drawSilhouette } from '../tree/text/silhouette.ts'
import { countWords } from '../tree/text/words.ts'

/** `loose`: signs that cannot be code are text. */
export interface Reading {
  mdx: boolean
  loose?: boolean
}

export async function runPipeline(source: Source, options: ParseOptions, reading: Reading): Promise<ParsedPage> {
  const { mdx, loose } = reading
  const context = createContext(source, options, loose)
  // Text: old spellings, limits, the parser, mistakes that only the source shows; then Markdown to HTML.
  const unit = { file: source.file, text: source.body, firstLine: source.bodyLine, mdx }
  const read = options.plugins === undefined ? readUnit(unit, context) : await readThroughPlugins(unit, context)
  let nodes = read?.nodes ?? []
  // MDX: code runs once, here, and leaves plain elements.
  if (read !== undefined && (mdx || hasOwnTags(context))) nodes = await evaluateMdx(read, context)
  // Those of the engine and plugins of the site: `src/tree/steps.ts`.
  const steps = createStepRun(unit, context)
  nodes = await steps.html('written', nodes)
  // Raw HTML: tags are paired, what the page may not hold is taken out.
  nodes = parseSources(nodes, context)
  foldStyles(nodes, context)
  nodes = sanitizeHtml(nodes, context)
  nodes = numberFootnotes(nodes, context)
  nodes = repairNesting(nodes, context)
  // Headings, while their text is as written.
  const putIds = liftMarks(nodes, context)
  claimIds(nodes, context)
  claimCodeIds(nodes, context)
  nodes = dropComments(nodes)
  nodes = takeTitle(nodes, context)
  assignIds(nodes, context)
  putIds()
  collectAnchors([...context.titleNodes, ...nodes], context)
  // Blocks and addresses.
  nodes = await steps.html('blocks', nodes)
  await highlightCode(nodes, context)
  markLongNumbers(nodes)
  nodes = wrapTables(nodes, context)
  nodes = finishImages(nodes, context)
  nodes = collectReferences(nodes, context)
  context.titleNodes = collectReferences(context.titleNodes, context)
  // The text itself, and what is made of it.
  const both = async (when: 'words' | 'type'): Promise<void> => {
    nodes = await steps.html(when, nodes)
    context.titleNodes = await steps.html(when, context.titleNodes, true)
  }
  const isWhole = lineOf(context.titleNodes) === context.contentTitle
  await both('words')
  // `# :rocket: Launch`: windows and menus show the sign, as the heading does.
  if (isWhole) context.contentTitle = lineOf(context.titleNodes)
  const description = findDescription(nodes, { isLine: options.lenient !== undefined, file: source.file })
  await both('type')
  addContexts(nodes, context)
  linkHeadings(nodes, context)
  return finish(nodes, description, context)
}

/** What a tree of HTML and its context make of a page. */
export function finish(nodes: HtmlNode[], description: string | undefined, context: Context): ParsedPage {
  const excerpt = cutExcerpt(nodes, context)
  return {
    source: context.source,
    html: writeHtml(nodes).trim(),
    excerpt: excerpt === undefined ? undefined : writeHtml(excerpt).trim(),
    toc: context.toc,
    contentTitle: context.contentTitle,
    ...(context.titleNodes.some(({ kind }) => kind === 'element') && {
      contentTitleHtml: writeHtml(context.titleNodes).trim(),
    }),
    ...(context.isTitleInside && { isTitleInside: true as const }),
    description,
    references: context.references,
    slots: context.slots,
    anchors: context.anchors,
    words: context.source.kind === 'post' ? countWords(context.source.body, context.options.t.locale) : 0,
    sections: withHeading(collectSections(nodes), context),
    silhouette: drawSilhouette(nodes),
    ...(context.notText.length > 0 && { notText: context.notText }),
    ...(context.head.length > 0 && { head: context.head }),
    ...(Object.keys(context.layout).length > 0 && { layout: context.layout }),
    ...(context.styles.size > 0 && { styles: Object.fromEntries(context.styles) }),
    ...(context.frames.size > 0 && { frames: [...context.frames].sort() }),
    problems: sortProblems(context.problems),
  }
}

/** A document may have another title than the heading over its text: readers look for the words that they have seen. */
function withHeading([first, ...rest]: Section[], { source, contentTitle }: Context): Section[] {
  const { title } = source.frontMatter
  const isShown = source.kind !== 'post' && title !== undefined && contentTitle !== undefined
  if (first === undefined || !isShown || contentTitle === title) return first === undefined ? rest : [first, ...rest]
  return [{ ...first, text: `${contentTitle} ${first.text}`.trim() }, ...rest]
}

/** A page of which nothing could be read. */
export const emptyPage = (source: Source): ParsedPage => ({
  source,
  html: '',
  excerpt: undefined,
  toc: [],
  contentTitle: undefined,
  description: undefined,
  references: [],
  slots: [],
  anchors: [],
  words: 0,
  sections: [],
  problems: [],
})

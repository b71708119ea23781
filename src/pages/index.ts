/** The door of the room: Markdown and MDX to parsed pages. */

import { decideFormat } from '../markdown/format.ts'
import { problemOf, textOf } from '../messages/problem.ts'
import type { Text, TextValues } from '../messages/text.ts'
import type { TextId } from '../messages/texts/index.ts'
import type { ParsedPage, Source } from '../shared/document.ts'
import { messageOf } from '../shared/value.ts'
import type { ParseOptions } from '../tree/options.ts'
import { emptyPage, type Reading, runPipeline } from './pipeline.ts'
import { withReplaced } from './replaced.ts'

/**
 * Parses one document. Never rejects for what an author wrote: mistakes are in `problems`. A `.md` that uses MDX but
 * does not work as MDX is read as Markdown, with a warning.
 */
export async function parsePage(source: Source, options: ParseOptions): Promise<ParsedPage> {
  const { file, real } = source
  if (real === undefined) return withReplaced(await parseText(source, options), source, options)
  // What it takes in lies beside the text, not beside the link.
  const page = await parsePage({ ...source, file: real, real: undefined }, options)
  const problems = page.problems.map(problem => (problem.file === real ? { ...problem, file } : problem))
  return { ...page, source, problems }
}

async function parseText(source: Source, options: ParseOptions): Promise<ParsedPage> {
  const format = decideFormat(source, options.markdown)
  const isLoose = format.mdx && (!format.strict || options.lenient?.isFirstMdx === true)
  const page = await runSafely(source, options, { mdx: format.mdx, loose: isLoose })
  if (!format.mdx || (format.strict && options.lenient === undefined)) return page
  const failure = page.problems.find(
    ({ code, file, level }) => level === 'error' && file === source.file && code.startsWith('mdx-'),
  )
  if (failure === undefined) return page
  // What a Markdown plugin would have made of it is not known; without one the author made a mistake.
  if (format.strict && failure.code.startsWith('mdx-syntax') && options.lenient?.isPartial === false) return page
  const markdown = await runSafely(format.strict ? { ...source, body: withoutModules(source.body) } : source, options, {
    mdx: false,
  })
  const { code, values, cure, ...at } = failure
  // The failure was made of these.
  const why = textOf(code as TextId, values as TextValues)
  const fallback = problemOf('warning', 'mdx-fallback', { at, values: { why }, cure: cure as Text | undefined })
  return { ...markdown, problems: [fallback, ...markdown.problems] }
}

/** In a file that was certainly meant as MDX lines of `import` are no text; samples of code keep theirs. */
const withoutModules = (body: string): string =>
  body.replace(
    /(^(`{3,}|~{3,})[\s\S]*?^\2)|^import\s[^\n]*?['"][^'"\n]+['"];?[ \t]*$/gm,
    (_, sample: string | undefined) => sample ?? '',
  )

/** A fault of ours costs one page and names it; the others are still checked. */
async function runSafely(source: Source, options: ParseOptions, reading: Reading): Promise<ParsedPage> {
  try {
    return await runPipeline(source, options, reading)
  } catch (error) {
    const found = { at: { file: source.file }, values: { message: messageOf(error) } }
    return { ...emptyPage(source), problems: [problemOf('error', 'parse-failure', found)] }
  }
}

export { codeInText, mayTakeIn, modulesInText, seemsToTakeIn } from '../markdown/code-in-text.ts'
export { isModest } from '../markdown/limits/limits.ts'
export { findMarker } from '../markdown/truncate.ts'
export { createProvided } from '../mdx/components/host.ts'
export { createIsland } from '../mdx/components/island.ts'
export { createPart } from '../mdx/part.ts'
export { countElement, guardComponent, reportAbsent } from '../mdx/scope.ts'
export { mayAct, OWN_MODULE, type OwnModule, ownModule } from '../mdx/skeleton/own-module.ts'
export { createHighlighted } from '../tree/code/highlighted.ts'
export { foldMarkup } from '../tree/html/styles.ts'
export type { ParseOptions } from '../tree/options.ts'
export { namesPattern, typograph } from '../tree/typography/rules.ts'
export { type Drawn, drawnAround, withDrawn } from './around.ts'
export { isComponent, parseComponent } from './component-page.ts'
export { drawsList, parseList } from './own-list.ts'
export { drawsMenus, parseMenu } from './own-menu.ts'
export { emptyPage } from './pipeline.ts'
export { parseFrame, withReplaced } from './replaced.ts'

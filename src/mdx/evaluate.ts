/** Runs the code of an MDX document at build and returns its tree without a trace of JSX. */

import type { AnyComponent } from '../docusaurus/index.ts'
import { isStatic } from '../markdown/jsx.ts'
import { bodyStart, type Context } from '../tree/context.ts'
import type { HtmlNode } from '../tree/html-tree.ts'
import { assembleHtml } from './assemble.ts'
import { createComponents } from './components/components.ts'
import type { ModuleExports, ModuleScope } from './modules.ts'
import { previewTitle, previewToc, readToc, showUnknownNames } from './names.ts'
import { applyOverrides, drawHeads, ownComponents } from './overrides.ts'
import { readPartial } from './partials.ts'
import { loadValues, type MdxRun, type MdxText, renderContent, runText } from './run.ts'
import { createChunks } from './skeleton/chunks.ts'
import type { CompiledMdx } from './skeleton/compile.ts'
import { compileText, findFailure } from './skeleton/failure.ts'
import { toSkeleton } from './skeleton/skeleton.ts'
import { tellBrowser } from './told/browser.ts'
import { reportRuntime } from './told/errors.ts'
import { firstPlace } from './told/find-code.ts'
import { warnOfDeadHandlers } from './told/handlers.ts'

/** The whole document. Everything that goes wrong is reported; the tree is then empty or without the failed part. */
export async function evaluateMdx(written: MdxText, context: Context): Promise<HtmlNode[]> {
  const document: MdxText = { ...written, nodes: applyOverrides(drawHeads(written.nodes, context), context) }
  if (document.modules.length === 0 && document.nodes.every(isStatic)) return document.nodes
  // Headings that the site draws itself are headings to code too.
  const toc = previewToc(written.nodes)
  const run = await createRun(context, { toc, title: previewTitle(written.nodes) })
  const exports = await evaluateText(document, run)
  if (exports === undefined) return []
  const own = readToc(exports.toc)
  if (own !== undefined && exports.toc !== toc) context.ownToc = own
  const html = await render(exports, document, run)
  return html === undefined ? [] : assembleHtml(html, firstPlace(document), run)
}

/** Everything that drawing in one document needs, texts that its components take in among it. */
export async function createRun(
  context: Context,
  { toc = [], title }: Partial<Pick<MdxRun, 'toc' | 'title'>> = {},
): Promise<MdxRun> {
  const chunks = createChunks()
  const provided = context.options.provided
  const builtIn = createComponents({ context, chunks, toc }, provided)
  const components = { ...builtIn, ...ownComponents(context) }
  const origins: MdxRun['origins'] = new WeakMap()
  const parts = new Map<string, AnyComponent>()
  const at = bodyStart(context)
  const run = runOf([context.source.file])
  for (const file of context.options.embedded ?? []) {
    const exports = await run.partial(file, at)
    // The default export of a text is its component.
    parts.set(file, exports.default as AnyComponent)
  }
  return run

  function runOf(chain: readonly string[]): MdxRun {
    const partial: ModuleScope['partial'] = async (file, at) => {
      const text = await readPartial(context, { file, at }, chain)
      if (text === undefined) return { default: () => null }
      const nodes = applyOverrides(text.nodes, context)
      const made = await evaluateText({ ...text, nodes }, runOf([...chain, file]))
      return { toc: previewToc(text.nodes), frontMatter: {}, ...made, default: made?.default ?? (() => null) }
    }
    return { context, chunks, components, builtIn, provided, parts, toc, title, partial, origins }
  }
}

/** Exports of a text's code, its component as `default`; `undefined` when it does not run. */
async function evaluateText(written: MdxText, run: MdxRun): Promise<ModuleExports | undefined> {
  const { text, compiled } = compileRead(written, run)
  if (compiled === undefined) return undefined
  warnOfDeadHandlers(text.nodes, compiled, run)
  const values = await loadValues(text, compiled, run)
  try {
    const exports = await runText({ text, compiled, values }, run)
    const toc = Array.isArray(values.given_toc) && values.given_toc !== run.toc ? { toc: values.given_toc } : {}
    return { ...toc, ...exports }
  } catch (error) {
    if (!tellBrowser(error, text, run))
      reportRuntime(error, await findFailure(error, { text, known: values }, run), run.context)
    return undefined
  }
}

/** Compiled as it is written, but for braces that hold no code where they may be meant. */
function compileRead(written: MdxText, run: MdxRun): { text: MdxText; compiled: CompiledMdx | undefined } {
  const compile = (text: MdxText): CompiledMdx | undefined => compileText(text, toSkeleton(text.nodes, run.chunks), run)
  const compiled = compile(written)
  if (!run.context.isLoose || compiled === undefined) return { text: written, compiled }
  const nodes = showUnknownNames(written.nodes, compiled, run.context)
  if (nodes === written.nodes) return { text: written, compiled }
  const text = { ...written, nodes }
  return { text, compiled: compile(text) }
}

async function render(exports: ModuleExports, text: MdxText, run: MdxRun): Promise<string | undefined> {
  try {
    return await renderContent(exports.default, run, text.unit)
  } catch (error) {
    const origin = typeof error === 'object' && error !== null ? run.origins.get(error) : undefined
    const from = origin ?? text
    if (!tellBrowser(error, from, run)) reportRuntime(error, await findFailure(error, { text: from }, run), run.context)
    return undefined
  }
}

/** A page written in React: drawn once, its links, pictures and code treated like those of any document. */

import { isValidElement } from 'react'
import { assembleHtml } from '../mdx/assemble.ts'
import { createRun } from '../mdx/evaluate.ts'
import { renderContent } from '../mdx/run.ts'
import { reportRuntime } from '../mdx/told/errors.ts'
import type { ParsedPage, Source } from '../shared/document.ts'
import { isRecord } from '../shared/value.ts'
import { highlightCode } from '../tree/code/code-block.ts'
import { createContext } from '../tree/context.ts'
import { sanitizeHtml } from '../tree/html/sanitize.ts'
import { foldStyles } from '../tree/html/styles.ts'
import { attribute, dropComments, type HtmlNode, type Place, walkElements } from '../tree/html-tree.ts'
import type { ParseOptions } from '../tree/options.ts'
import { collectReferences } from '../tree/text/references.ts'
import { finish } from './pipeline.ts'

/** Functions, and what `memo`, `forwardRef` and `lazy` make; an element is drawn already. */
export const isComponent = (value: unknown): boolean =>
  typeof value === 'function' || (isRecord(value) && '$$typeof' in value && !isValidElement(value))

/** `load` gives the component; what it throws is reported as a problem of the page. */
export async function parseComponent(
  source: Source,
  load: () => Promise<unknown>,
  options: ParseOptions,
): Promise<ParsedPage> {
  const context = createContext(source, options)
  if (options.isBare === true) context.layout.wrapperClassName = 'no-frame'
  const at: Place = { file: source.file, line: 1, column: 1 }
  const run = await createRun(context)
  let nodes: HtmlNode[] = []
  try {
    const component = await load()
    if (!isComponent(component)) context.report('error', 'page-without-component', { at })
    else nodes = assembleHtml(await renderContent(component, run), at, run)
  } catch (error) {
    if (!(error instanceof Error && 'isReported' in error)) reportRuntime(error, at, context)
  }
  foldStyles(nodes, context)
  nodes = dropComments(sanitizeHtml(nodes, context))
  walkElements(nodes, node => {
    // The page has its landmark already.
    if (node.name === 'main') node.name = 'div'
    const id = attribute(node, 'id')
    if (id !== '') context.anchors.push(id)
  })
  await highlightCode(nodes, context)
  nodes = collectReferences(nodes, context)
  return finish(nodes, undefined, context)
}

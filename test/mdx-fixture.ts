/** What drawing in one document needs, for tests of parts of it. */

import type { ReactNode } from 'react'
import { createDocusaurus } from '../src/docusaurus/index.ts'
import { createRun } from '../src/mdx/evaluate.ts'
import { renderContent } from '../src/mdx/run.ts'
import { type Context, createContext } from '../src/tree/context.ts'
import type { HtmlNode, Place } from '../src/tree/html-tree.ts'
import type { ParseOptions } from '../src/tree/options.ts'
import { makeSource } from './factory.ts'
import { createFakeHost } from './fake-host.ts'
import { OPTIONS } from './markdown-fixture.ts'

export const SOURCE = { ...makeSource('doc', 'x.mdx'), bodyLine: 1 }
export const AT: Place = { file: SOURCE.file, line: 3, column: 5 }
export const UNIT = { file: SOURCE.file, text: '', firstLine: 1, mdx: true }

export const makeContext = (options: Partial<ParseOptions> = {}): Context =>
  createContext(SOURCE, { ...OPTIONS, provided: createDocusaurus(createFakeHost()), ...options })

export const makeRun = (context: Context) => createRun(context)

/** HTML of a node drawn in a document, placeholders in it. */
export async function drawIn(context: Context, node: ReactNode): Promise<string> {
  const run = await makeRun(context)
  return renderContent(() => node, run)
}

export const jsx = (name: string | undefined, children: HtmlNode[] = []): HtmlNode => ({
  kind: 'jsx',
  name: name ?? '',
  attributes: [],
  children,
  at: AT,
})

/** Plugins of unified over the trees of one text, in their order: those of remark, then those of rehype. */

import type { Root } from 'mdast'
import { isSaidError } from '../../messages/said-error.ts'
import type { MarkdownPlugin } from '../../shared/config.ts'
import { isRecord, messageOf } from '../../shared/value.ts'
import type { Context, Unit } from '../../tree/context.ts'
import { parseSources } from '../../tree/html/parse.ts'
import type { HtmlNode } from '../../tree/html-tree.ts'
import { isShallow } from '../limits/limits.ts'
import { parseText } from '../parse-text.ts'
import { createFile, type PluginFile, placeIn } from './file.ts'
import { fromHast } from './from-hast.ts'
import { toHast } from './to-hast.ts'

type Transform = (tree: unknown, file: PluginFile, next?: (error: unknown, tree?: unknown) => void) => unknown

/** Plugins of one text share its file and their processor. */
interface PluginRun {
  markdown(written: Root): Promise<Root>
  html(written: HtmlNode[]): Promise<HtmlNode[]>
}

export function createPluginRun(unit: Unit, context: Context): PluginRun {
  const { remark = [], rehype = [], siteDir = '', read } = context.options.plugins ?? {}
  const { frontMatter } = context.source
  const file = createFile({ unit, siteDir, frontMatter: { ...frontMatter }, report: context.report, read })
  const run: Run = { unit, context, file, processor: createProcessor(unit, context) }
  return {
    markdown: written => through(remark, written, run),
    async html(written) {
      if (rehype.length === 0) return written
      // Tags of Markdown stand in pairs before plugins look for elements.
      const { root, origins } = toHast(unit.mdx ? written : parseSources(written, context), unit)
      const made = await through(rehype, root, run)
      return isShallow(made as never, unit, context) ? fromHast(made.children, { unit, origins }) : []
    },
  }
}

interface Run {
  unit: Unit
  context: Context
  file: PluginFile
  processor: object
}

/** The tree after all of them; one that throws is named and leaves the tree to the next. */
async function through<T extends { children: unknown[] }>(
  plugins: readonly MarkdownPlugin[],
  written: T,
  { unit, context, file, processor }: Run,
): Promise<T> {
  let tree = written
  for (const { name, attach, options } of plugins) {
    try {
      const transform: unknown = await attach.apply(processor, options === undefined ? [] : [options])
      if (typeof transform !== 'function') continue
      const made = await transformed(transform as Transform, tree, file)
      // A plugin gives a tree or changes the one that it got.
      if (isRecord(made) && made.type === 'root' && Array.isArray(made.children)) tree = made as unknown as T
    } catch (error) {
      const values = { name, message: isSaidError(error) ? error.said : messageOf(error) }
      context.report('error', 'plugin-failed', { at: placeIn(unit, whereOf(error)), values })
    }
  }
  return tree
}

/** The old way of being asynchronous is a third parameter. */
const transformed = (transform: Transform, tree: unknown, file: PluginFile): unknown =>
  transform.length < 3
    ? transform(tree, file)
    : new Promise((resolve, reject) => {
        transform(tree, file, (error, made) => (error ? reject(error) : resolve(made)))
      })

/** Errors of `file.fail`, and those of packages that know the place as `line` and `column`. */
function whereOf(error: unknown): Parameters<typeof placeIn>[1] {
  if (!isRecord(error) && !(error instanceof Error)) return undefined
  const { place, line, column } = error as { place?: Parameters<typeof placeIn>[1]; line?: number; column?: number }
  return place ?? (line === undefined ? undefined : { line, column: column ?? 1 })
}

/** As much of unified's processor as plugins look at; what they would add to a parser has no effect here. */
function createProcessor(unit: Unit, context: Context): object {
  const data: Record<string, unknown> = { settings: {} }
  const processor = {
    data(key?: string, ...value: unknown[]): unknown {
      if (key === undefined) return data
      if (value.length === 0) return data[key]
      data[key] = value[0]
      return processor
    },
    use: () => processor,
    freeze: () => processor,
    parse: (text: unknown) => parseText(String(text), unit.mdx, context.options.markdown.math),
    runSync: (tree: unknown) => tree,
    attachers: [],
    parser: undefined,
    compiler: undefined,
  }
  return processor
}

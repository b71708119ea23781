/** Plugins of unified over the Markdown tree of one text, in their order. */

import type { Root } from 'mdast'
import { isRecord, messageOf } from '../../shared/value.ts'
import type { Context, Unit } from '../../tree/context.ts'
import { parseText } from '../parse-text.ts'
import { createFile, type PluginFile, placeIn } from './file.ts'

type Transform = (tree: unknown, file: PluginFile, next?: (error: unknown, tree?: unknown) => void) => unknown

/** The tree after all of them; one that throws is named and leaves the tree to the next. */
export async function runRemarkPlugins(written: Root, unit: Unit, context: Context): Promise<Root> {
  const { plugins } = context.options
  if (plugins === undefined) return written
  const { siteDir, remark } = plugins
  const { frontMatter } = context.source
  const file = createFile({ unit, siteDir, frontMatter: { ...frontMatter }, report: context.report })
  const processor = createProcessor(unit, context)
  let tree = written
  for (const { name, attach, options } of remark) {
    try {
      const transform: unknown = await attach.apply(processor, options === undefined ? [] : [options])
      if (typeof transform !== 'function') continue
      const made = await transformed(transform as Transform, tree, file)
      // A plugin gives a tree or changes the one that it got.
      if (isRecord(made) && made.type === 'root' && Array.isArray(made.children)) tree = made as unknown as Root
    } catch (error) {
      const values = { name, message: messageOf(error) }
      context.report('error', 'plugin-failed', { at: placeIn(unit, whereOf(error)), values })
    }
  }
  return tree
}

/** The old way of being asynchronous is a third parameter. */
const transformed = (transform: Transform, tree: Root, file: PluginFile): unknown =>
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

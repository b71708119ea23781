/** Steps over the trees of one text, in their order: plugins of a site, and the engine's own. */

import type { Root } from 'mdast'
import { isSaidError } from '../../messages/said-error.ts'
import { words } from '../../shared/text/words.ts'
import { isRecord, messageOf } from '../../shared/value.ts'
import type { Context, Unit } from '../../tree/context.ts'
import { parseSources } from '../../tree/html/parse.ts'
import type { HtmlNode } from '../../tree/html-tree.ts'
import type { OwnRoot, PluginFile, Step } from '../../tree/step.ts'
import { stepsOf } from '../../tree/steps.ts'
import { isShallow } from '../limits/limits.ts'
import { parseText } from '../parse-text.ts'
import { createFile, placeIn } from './file.ts'
import { fromHast } from './from-hast.ts'
import { withImports } from './imports.ts'
import { createOwnFile, createOwnProcessor } from './own.ts'
import { toHast } from './to-hast.ts'

type Transform = (tree: unknown, file: PluginFile, next?: (error: unknown, tree?: unknown) => void) => unknown

/** Steps of one text share its file and their processors; each is attached once. */
interface StepRun {
  markdown(written: Root): Promise<Root>
  html(when: Exclude<Step['when'], 'markdown'>, written: HtmlNode[], isTitle?: boolean): Promise<HtmlNode[]>
}

export function createStepRun(unit: Unit, context: Context, steps = stepsOf(context.options)): StepRun {
  const { siteDir = '', read } = context.options.plugins ?? {}
  const { frontMatter } = context.source
  const file = createFile({ unit, siteDir, frontMatter: { ...frontMatter }, report: context.report, read })
  const processor = createProcessor(unit, context)
  const own = { file: createOwnFile(file, context), processor: createOwnProcessor(context) }
  const run: Run = { unit, context, foreign: { file, processor }, own, attached: new Map() }
  const at = (when: Step['when']): Step[] => steps.filter(step => step.when === when)
  return {
    markdown: async written => withImports(await through(at('markdown'), written, run)),
    async html(when, written, isTitle = false) {
      let nodes = written
      const waiting = at(when)
      while (waiting[0] !== undefined) {
        const { tree } = waiting[0]
        const end = waiting.findIndex(step => step.tree !== tree)
        const group = waiting.splice(0, end < 0 ? waiting.length : end)
        if (tree === 'own')
          nodes = (await through(group, { type: 'root', children: nodes, isTitle } as OwnRoot, run)).children
        else nodes = await throughHast(group, nodes, run)
      }
      return nodes
    },
  }
}

interface Run {
  unit: Unit
  context: Context
  /** What steps are given: plugins of a site, and the engine's own. */
  foreign: Given
  own: Given
  /** Each is attached once to a text. */
  attached: Map<Step, unknown>
}

interface Given {
  file: PluginFile
  processor: object
}

async function throughHast(steps: readonly Step[], nodes: HtmlNode[], run: Run): Promise<HtmlNode[]> {
  const { unit, context } = run
  // Tags of Markdown stand in pairs before plugins look for elements.
  const { root, origins } = toHast(unit.mdx ? nodes : parseSources(nodes, context), unit)
  const made = await through(steps, root, run)
  return isShallow(made as never, unit, context) ? fromHast(made.children, { unit, origins }) : []
}

/** The tree after all of them; one that throws is named and leaves the tree to the next. */
async function through<T extends { children: unknown[] }>(steps: readonly Step[], written: T, run: Run): Promise<T> {
  let tree = written
  for (const step of steps) {
    const { file, processor } = step.tree === 'own' ? run.own : run.foreign
    try {
      const transform = run.attached.has(step) ? run.attached.get(step) : await attachStep(step, processor, run)
      if (typeof transform !== 'function') continue
      const made = await transformed(transform as Transform, tree, file)
      // A step gives a tree or changes the one that it got.
      if (isRecord(made) && made.type === 'root' && Array.isArray(made.children)) tree = made as unknown as T
    } catch (error) {
      const values = { name: step.name, message: isSaidError(error) ? error.said : messageOf(error) }
      run.context.report('error', 'plugin-failed', { at: placeIn(run.unit, whereOf(error)), values })
    }
  }
  return tree
}

async function attachStep(step: Step, processor: object, { attached, context }: Run): Promise<unknown> {
  const { attach, options, name } = step
  const notations = countNotations(processor)
  const transform: unknown = await attach.apply(processor, options === undefined ? [] : [options])
  attached.set(step, transform)
  // Said once for all texts, so it has no place among them.
  if (countNotations(processor) > notations && !READ.has(name))
    context.report('warning', 'plugin-notation', { at: { file: undefined }, values: { name } })
  return transform
}

/** Plugins whose notation the parser reads anyway. */
const READ: ReadonlySet<string> = new Set(words('remarkDirective remarkGfm remarkMath remarkFrontmatter remarkMdx'))

/** How many notations of their own plugins have asked a parser to read so far. */
function countNotations(processor: object): number {
  const { data } = processor as { data?: (key: string) => unknown }
  const asked = data?.('micromarkExtensions')
  return Array.isArray(asked) ? asked.length : 0
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

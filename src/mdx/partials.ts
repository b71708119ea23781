/** `import Part from './_part.mdx'`: text that goes into several pages. */

import { looksLikeMdx, parsesAsMdx } from '../markdown/format.ts'
import { readThroughPlugins, readUnit } from '../markdown/unit.ts'
import { textOf } from '../messages/problem.ts'
import { isMdxFile } from '../shared/files.ts'
import type { FilePath } from '../shared/path.ts'
import { nearest } from '../shared/text/nearest.ts'
import type { Context } from '../tree/context.ts'
import type { Place } from '../tree/html-tree.ts'
import type { MdxText } from './run.ts'

/** Parses a partial far enough to be evaluated; `undefined` when that failed and was reported. `chain`: files around it. */
export async function readPartial(
  context: Context,
  { file, at }: { file: FilePath; at: Place },
  chain: readonly string[],
): Promise<MdxText | undefined> {
  if (chain.includes(file)) {
    const loop = [...chain.slice(chain.indexOf(file)), file].join(' → ')
    context.report('error', 'include-loop', { at, values: { loop } })
    return undefined
  }
  const partial = context.options.partials.get(file)
  if (partial === undefined) {
    const close = nearest(file, context.options.partials.keys())
    const cure = close === undefined ? undefined : textOf('module-replacement/close', { name: close })
    context.report('error', 'missing-partial', { at, values: { file }, cure })
    return undefined
  }
  const host = at.file === context.source.file ? at : context.hosts.get(at.file)
  if (host !== undefined && !context.hosts.has(partial.file)) context.hosts.set(partial.file, host)
  const { format, math } = context.options.markdown
  const mdx =
    isMdxFile(partial.file) ||
    looksLikeMdx(partial.body, math) ||
    // As the texts around it: Docusaurus' are MDX whatever their names.
    (format === 'mdx' && parsesAsMdx(partial.body, math))
  const unit = { file: partial.file, text: partial.body, firstLine: partial.bodyLine, mdx }
  return context.options.plugins === undefined ? readUnit(unit, context) : readThroughPlugins(unit, context)
}

/** Finds where MDX fails: neither the code generator nor React says it, so parts are tried alone. */

import type { Root } from 'hast'
import { reportSyntax } from '../../markdown/syntax.ts'
import { escapeRegExp } from '../../shared/text/escape.ts'
import { messageOf } from '../../shared/value.ts'
import { placeOf, type Unit } from '../../tree/context.ts'
import type { HtmlNode, Place } from '../../tree/html-tree.ts'
import { loadValues, type MdxRun, type MdxText, renderContent, runText } from '../run.ts'
import { findCode, firstPlace } from '../told/find-code.ts'
import { type CompiledMdx, compileMdx } from './compile.ts'
import { GIVEN_NAMES, withoutEmptyStatement } from './program.ts'
import { toSkeleton } from './skeleton.ts'

/** Code of a text, or `undefined` when there is a syntax error; it is reported. */
export function compileText(text: MdxText, skeleton: Root, { context, components }: MdxRun): CompiledMdx | undefined {
  const blocks = text.modules.map(node => node.value)
  // Components that a text exports may draw those that need no import.
  const drawn = Object.keys(components).filter(
    name => /^\p{Lu}/u.test(name) && blocks.some(code => code.includes(`<${name}`)),
  )
  const names = {
    given: [...GIVEN_NAMES.filter(name => text.unit.text.includes(name)), ...drawn],
    own: context.options.ownNames?.(text.unit.file),
  }
  try {
    return compileMdx(skeleton, blocks, names)
  } catch (error) {
    const mended = blocks.map(withoutEmptyStatement)
    if (mended.some((code, index) => code !== blocks[index]))
      try {
        return compileMdx(skeleton, mended, names)
      } catch {
        // What is said of the code as it was written has its lines.
      }
    reportSyntax(error, findBrokenModule(text), context)
    return undefined
  }
}

/** The compiler counts lines from the `import` or `export` that it cannot read. */
function findBrokenModule(text: MdxText): Unit {
  for (const node of text.modules) {
    try {
      compileMdx({ type: 'root', children: [] }, [node.value])
    } catch {
      return { ...text.unit, text: node.value, firstLine: placeOf(text.unit, node).line }
    }
  }
  return text.unit
}

/** Where a text fails when it is run: the code in its first part that fails which has the name that is missing, or that part. */
export async function findFailure(error: unknown, { text, known }: Failing, run: MdxRun): Promise<Place> {
  const part = await findPart(text, known, run)
  const name = /^(\S+) is not defined/.exec(messageOf(error))?.[1]
  const within = part === undefined ? text : { ...text, modules: [], nodes: [part.node] }
  const code =
    name === undefined
      ? undefined
      : findCode(within, new RegExp(String.raw`(?<![\p{L}\p{N}_$.])${escapeRegExp(name)}(?![\p{L}\p{N}_$])`, 'u'))
  return code?.at ?? part?.at ?? firstPlace(text)
}

type Values = Record<string, unknown>

/** A text that fails, and what its code is given, where that is known. */
interface Failing {
  text: MdxText
  known?: Values
}

/** The first part of the document that fails; none where its imports and exports do. */
async function findPart(
  text: MdxText,
  known: Values | undefined,
  run: MdxRun,
): Promise<{ at: Place; node: HtmlNode } | undefined> {
  const context = { ...run.context, problems: [], report: () => {}, references: [], slots: [], head: [] }
  const quiet: MdxRun = { ...run, context }
  const parts = text.nodes.flatMap(node => ('at' in node && node.at !== undefined ? [{ at: node.at, node }] : []))
  // What fails with so many of them; each one alone would take hours in a long text.
  const fails = (count: number): Promise<boolean> =>
    isFailing({ ...text, nodes: parts.slice(0, count).map(({ node }) => node) }, known, quiet)
  let [fine, failing] = [0, parts.length]
  if ((await fails(0)) || !(await fails(failing))) return undefined
  while (failing - fine > 1) {
    const middle = (fine + failing) >> 1
    if (await fails(middle)) failing = middle
    else fine = middle
  }
  return parts[fine]
}

async function isFailing(text: MdxText, known: Record<string, unknown> | undefined, run: MdxRun): Promise<boolean> {
  const compiled = compileText(text, toSkeleton(text.nodes, run.chunks), run)
  if (compiled === undefined) return false
  try {
    const values = known ?? (await loadValues(text, compiled, run))
    const exports = await runText({ text, compiled, values }, run)
    await renderContent(exports.default, run, text.unit)
    return false
  } catch {
    return true
  }
}

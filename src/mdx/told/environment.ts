/** What code of a text reads of the environment of whoever builds the site: readers of the page get it too. */

import { placeAt, placeOf } from '../../tree/context.ts'
import type { HtmlNode, Place } from '../../tree/html-tree.ts'
import type { MdxRun, MdxText } from '../run.ts'

/** Bundlers write it into everybody's code. */
const EVERYBODYS = 'NODE_ENV'

/** What the code of a text may ask, with an ear at `process.env`: what is read there is told where it stands. */
export function tellingEnvironment(
  heard: Readonly<Record<string, unknown>> | undefined,
  text: MdxText,
  { context }: MdxRun,
): Readonly<Record<string, unknown>> | undefined {
  const machine: unknown = heard?.process
  if (typeof machine !== 'object' || machine === null || !('env' in machine)) return heard
  const tell = (name?: string): void => {
    const read = name === undefined ? 'process.env' : `process.env.${name}`
    const at = findCode(text, read) ?? findCode(text, 'process.env') ?? placeOf(text.unit, text.modules[0] ?? {})
    context.report('warning', 'environment', { at, values: { read } })
  }
  const env = new Proxy(Object(machine.env), {
    get(target, name) {
      if (typeof name === 'string' && name !== EVERYBODYS) tell(name)
      return Reflect.get(target, name)
    },
    ownKeys(target) {
      tell()
      return Reflect.ownKeys(target)
    },
  })
  return {
    ...heard,
    process: new Proxy(machine, { get: (target, name) => (name === 'env' ? env : Reflect.get(target, name)) }),
  }
}

/** The first piece of code of a text that has these words in it. */
function findCode({ unit, nodes, modules }: MdxText, words: string): Place | undefined {
  for (const { value, position } of modules) {
    const offset = value.indexOf(words)
    if (offset >= 0) return placeAt(unit, (position?.start.offset ?? 0) + offset)
  }
  return findIn(nodes, words)
}

function findIn(nodes: readonly HtmlNode[], words: string): Place | undefined {
  for (const node of nodes) {
    if (node.kind === 'expression' && node.value.includes(words)) return node.at
    if (node.kind !== 'jsx' && node.kind !== 'element') continue
    const isHere =
      node.kind === 'jsx' && node.attributes.some(item => 'expression' in item && item.expression.includes(words))
    const found = isHere ? node.at : findIn(node.children, words)
    if (found !== undefined) return found
  }
  return undefined
}

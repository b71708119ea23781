/** What code of a text reads of the environment of whoever builds the site: readers of the page get it too. */

import type { MdxRun, MdxText } from '../run.ts'
import { findCode, firstPlace } from './find-code.ts'

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
    const at = (findCode(text, read) ?? findCode(text, 'process.env'))?.at ?? firstPlace(text)
    context.report('warning', 'text-environment', { at, values: { read } })
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

/** Functions of a config as code: those that need nothing but what they are given mean the same in another file. */

import { lookInside } from '../../shared/value.ts'
import { codeNames } from '../module/code-names.ts'

type Code = ReadonlyMap<unknown, string>
type Callable = (...args: never) => unknown

/** By the function that stands for it here. */
const originals = new WeakMap<Callable, Callable>()

/** Notes what the author wrote. */
export function keepOriginal<Made extends Callable>(made: Made, original: Callable): Made {
  originals.set(made, original)
  return made
}

/** What the author wrote, under everything that was put around it. */
export function originalOf(made: Callable): Callable {
  const original = originals.get(made)
  return original === undefined ? made : originalOf(original)
}

/** Every such function inside a value, with its code. */
export async function codeOfFunctions(value: unknown): Promise<Code> {
  const found = new Map<unknown, string>()
  const functions = new Set<Callable>()
  lookInside(value, '', part => {
    if (typeof part === 'function') functions.add(part as Callable)
  })
  for (const made of functions) {
    const code = await codeOf(originalOf(made))
    if (code !== undefined) found.set(made, code)
  }
  return found
}

async function codeOf(value: { toString(): string }): Promise<string | undefined> {
  const source = Function.prototype.toString.call(value)
  // A method is written without the word.
  const forms = [source, source.replace(/^(async\s+)?/, '$1function ')]
  const { parseSync } = await import('rolldown/utils')
  for (const form of forms) {
    const parsed = parseSync('function.js', `(${form})`)
    if (parsed.errors.length === 0) return isClosed(await codeNames(parsed)) ? form : undefined
  }
  return undefined
}

const OWN = new Set(['arguments', 'undefined', 'NaN', 'Infinity'])

/** Everything that it names is its own or the language's. */
const isClosed = ({ named, declared, asksAround }: Awaited<ReturnType<typeof codeNames>>): boolean =>
  !asksAround &&
  named.every(
    ({ name, isLabel }) => isLabel || OWN.has(name) || declared.has(name) || (name in globalThis && name !== 'require'),
  )

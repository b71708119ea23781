/** A config as a value, and its functions within the fence. */

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { EXIT, stop } from '../errors.ts'
import { guard, guardNow, partOf, type Unit } from '../fence.ts'
import { problemOf } from '../messages/problem.ts'
import { type FilePath, toFilePath } from '../shared/path.ts'
import { type Position, type Problem, positionAt } from '../shared/problem.ts'
import { keepOriginal, originalOf } from './docusaurus/functions.ts'
import { standInName } from './docusaurus/stand-ins.ts'
import type { Report } from './fields.ts'
import { inFolder, type ReadModule } from './module/module.ts'
import { isPlain } from './promises.ts'
import { reportCharacters } from './resolve/characters.ts'

/** A config may be a function, async too; what it throws is a problem, and so is what a getter throws. */
export async function callConfig(
  { value, code }: ReadModule,
  siteDir: string,
): Promise<{ value?: unknown; problem?: Problem }> {
  // JSON has no code.
  if (code === undefined) return { value }
  const call = async () => fenced(await (typeof value === 'function' ? value() : value), { ...code, siteDir })
  try {
    return { value: await guard(code.unit, () => inFolder(siteDir, call)) }
  } catch (error) {
    return { problem: code.explain(error) }
  }
}

type Code = NonNullable<ReadModule['code']> & { siteDir: string }

/** Settings that are functions, and are called long after the config was read. */
const CALLED = new Set([
  'createRedirects',
  'createSitemapItems',
  'editUrl',
  'numberPrefixParser',
  'sidebarItemsGenerator',
])

/** The same with every getter asked, once, and with functions that stop the command with their place when they fail. */
function fenced(value: unknown, code: Code, seen = new Map<object, unknown>()): unknown {
  if (typeof value !== 'object' || value === null) return value
  const known = seen.get(value)
  if (known !== undefined) return known
  if (Array.isArray(value)) {
    const list: unknown[] = []
    seen.set(value, list)
    for (const item of value) list.push(fenced(item, code, seen))
    return list
  }
  if (!isPlain(value)) return value
  const copy: Record<string, unknown> = {}
  seen.set(value, copy)
  for (const key of Object.keys(value)) {
    const own = givenBy(value, key, code.unit)
    const isCalled = typeof own === 'function' && CALLED.has(key) && standInName(own) === undefined
    const inner = isCalled ? fencedFunction(key, own as AnyFunction, code) : fenced(own, code, seen)
    Object.defineProperty(copy, key, { value: inner, writable: true, enumerable: true, configurable: true })
  }
  return copy
}

/** A getter is code that may loop, too. */
const givenBy = (object: Record<string, unknown>, key: string, unit: Unit): unknown =>
  Object.getOwnPropertyDescriptor(object, key)?.get === undefined
    ? object[key]
    : guardNow(partOf(unit, key), () => object[key])

type AnyFunction = (...args: unknown[]) => unknown

/** Where functions are written that are called later, by what the author wrote. */
const homes = new WeakMap<object, { name: string; file: FilePath; path: string }>()

function fencedFunction(name: string, call: AnyFunction, { unit: config, explain, siteDir }: Code): AnyFunction {
  homes.set(call, { name, file: toFilePath(config.file), path: join(siteDir, config.file) })
  const unit = partOf(config, name)
  const fail = (error: unknown): never => {
    const problem = explain(error)
    // What the fence says comes from nowhere in the function.
    const place = problem.line === undefined ? homeOf(call) : undefined
    throw Object.assign(stop(EXIT.content, 'config-run'), { problem: { ...problem, ...place } })
  }
  const called: AnyFunction = (...args) => {
    const made = attempt(() => guardNow(unit, () => call(...args)), fail)
    if (made instanceof Promise) return guard(unit, async () => made).then(given => whole(call, name, given), fail)
    return whole(call, name, made)
  }
  return keepOriginal(called, call)
}

function attempt<T>(run: () => T, fail: (error: unknown) => never): T {
  try {
    return run()
  } catch (error) {
    return fail(error)
  }
}

/** What a function gave, without halves of letters. */
function whole(call: AnyFunction, name: string, made: unknown): unknown {
  readAnswer(call, report => reportCharacters(made, name, { report, isTheirs: true }))
  return made
}

/** Reads what such a function gave; a mistake in it ends the command, as one in the config does, with its place. */
export function readAnswer<T>(call: unknown, read: (report: Report) => T): T {
  const problems: Problem[] = []
  const made = read((where, id, values) =>
    problems.push(problemOf('error', id, { at: homeOf(call), values: { ...values, where: `${where}: ` } })),
  )
  const [problem] = problems
  if (problem !== undefined) throw Object.assign(stop(EXIT.content, 'config-run'), { problem })
  return made
}

/** The line where a function stands in the config's own text; of one that came from elsewhere the file alone. */
function homeOf(call: unknown): ({ file: FilePath } & Partial<Position>) | undefined {
  const original = typeof call === 'function' ? originalOf(call as AnyFunction) : undefined
  const home = original && homes.get(original)
  if (home === undefined) return undefined
  try {
    const text = readFileSync(home.path, 'utf8')
    const [own, key] = [text.indexOf(String(original)), text.search(new RegExp(`\\b${home.name}\\b`))]
    const isAlone = key >= 0 && text.lastIndexOf(home.name) === key
    const offset = own >= 0 ? own : isAlone ? key : undefined
    return { file: home.file, ...(offset !== undefined && positionAt(text, offset)) }
  } catch {
    return { file: home.file }
  }
}

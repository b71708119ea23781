/**
 * The fence around an author's code: says whose turn it is to whoever watches this process (`src/cli/fence`), stops
 * waiting for what never comes, and lets nothing in that code end the program. What a unit of code did wrong is thrown as
 * an error with a message; without a watcher only waiting is bounded.
 */

import { createRequire } from 'node:module'
import { problemOf } from './messages/problem.ts'
import { isSaidError, reasonOf, saidError } from './messages/said-error.ts'
import type { TextValues } from './messages/text.ts'
import type { TextId } from './messages/texts/index.ts'
import { keepBuiltins } from './shared/language/builtins.ts'
import { toFilePath } from './shared/path.ts'
import type { Place, Problem } from './shared/problem.ts'

/** Code with one name: a document, a config, a module. */
export interface Unit {
  /** Site-relative. */
  file: string
  /** Changes when the code does. */
  digest: string
  /** The part of it that runs, as its author calls it: a setting, a hook of a plugin. */
  what?: string
}

/** What a unit did in an earlier process: it is not run again until it changes. */
export interface Refused extends Unit {
  id: TextId
  values: TextValues
}

/** Something that failed when nobody waited for it. */
interface Stray {
  error: unknown
  /** Whose turn it was, or had been last. */
  unit: Unit | undefined
}

/** Seconds that a config may take, and every unit whose site says nothing else. */
export const CONFIG_SECONDS = Number(process.env.ZAPISKI_CONFIG_SECONDS) || 10
/** Seconds that a unit may take. */
let seconds = CONFIG_SECONDS
/** Those whose turn it is, each called by the one before it. */
const turns: Unit[] = []
let last: Unit | undefined
let refused: readonly Refused[] = []
let strays: Stray[] = []
let tell: (line: string) => void = () => {}
let note: (unit: Unit | undefined) => void = () => {}
/** Puts functions of the language back that code of a site has changed. */
let mend: () => string[] = () => []

interface Watcher {
  /** Takes `+` with a unit when its turn begins, `-` when it ends. */
  tell: (line: string) => void
  /** Takes a unit without code when its turn begins, nothing when it ends. */
  note: (unit: Unit | undefined) => void
  refused: readonly Refused[]
}

/** Packages that wait for free files put their own in the place of these (`graceful-fs`). */
const OF_PACKAGES: ReadonlySet<string> = new Set(['fs.close', 'fs.closeSync'])

/** From now on somebody watches this process. */
export function setWatcher(watcher: Watcher): void {
  tell = watcher.tell
  note = watcher.note
  // Those that everybody has: what the engine itself imports is its own.
  const shared = createRequire(import.meta.url)
  const modules = ['fs', 'fs/promises', 'path', 'url', 'util'].map(name => [
    name.replace('/', '.'),
    shared(`node:${name}`),
  ])
  mend = keepBuiltins(Object.fromEntries(modules), OF_PACKAGES)
  refused = watcher.refused
}

export function setLimit(most: number): void {
  seconds = most
}

/** Notes what failed behind everybody's back. */
export const noteStray = (error: unknown): void => void strays.push({ error, unit: turns.at(-1) ?? last })

/** Promises that failed with nobody waiting, errors out of timers: since this was last asked. */
export function strayProblems(placeOf?: (error: unknown) => Place | undefined): Problem[] {
  const taken = strays
  strays = []
  return taken.map(({ error, unit }) =>
    unfencedProblem(error, placeOf?.(error) ?? { file: unit && toFilePath(unit.file) }),
  )
}

/** Code that changes what everybody uses is told of; the engine goes on with what it had. */
function mendAfter(unit: Unit): void {
  const names = mend()
  if (names.length > 0) strays.push({ error: saidError('author-code/builtins', { names: names.slice(0, 5) }), unit })
}

/** What the fence says, or what failed outside of it. */
export const unfencedProblem = (error: unknown, at: Partial<Place>): Problem =>
  isSaidError(error)
    ? problemOf(error.said.id === 'author-code/builtins' ? 'warning' : 'error', error.said.id, {
        at,
        values: error.said.values,
        cure: error.cure,
      })
    : problemOf('error', 'author-code/rejected', { at, values: { reason: reasonOf(error) } })

/**
 * Runs code of an author that may wait. Units follow each other or stand in each other, never side by side. The turn
 * lasts until the program could do something else: what the code left behind (promises, `nextTick`) may loop too.
 */
export async function guard<T>(unit: Unit, run: () => Promise<T>): Promise<T> {
  begin(unit)
  try {
    const running = run()
    mendAfter(unit)
    return await settle(running)
  } finally {
    mendAfter(unit)
    await afterwards()
    end(unit)
  }
}

/** Has a text parsed in which there is no code: nothing is to be waited for or mended, but a parser may never come back. */
export async function guardProse<T>(unit: Unit, run: () => Promise<T>): Promise<T> {
  refuse(unit)
  note(unit)
  turns.push(unit)
  try {
    return await run()
  } finally {
    turns.splice(turns.lastIndexOf(unit), 1)
    note(undefined)
  }
}

/** Runs code of an author that gives its result at once. */
export function guardNow<T>(unit: Unit, run: () => T): T {
  begin(unit)
  try {
    return run()
  } finally {
    end(unit)
  }
}

/** Lets rejections come out that nobody looks after, while it is known whose they are. */
const afterwards = (): Promise<void> => new Promise(resolve => setImmediate(resolve))

/** A part of a unit that runs by itself, as a unit: when it is refused, the rest still runs. */
export const partOf = ({ file, digest }: Unit, what: string): Unit => ({ file, digest: `${digest} ${what}`, what })

/** For the beginning of a message. */
export const whereOf = (unit: Unit | undefined): string => (unit?.what === undefined ? '' : `${unit.what}: `)

/** Whose turn it is. */
export const unitNow = (): Unit | undefined => turns.at(-1)

/** Throws what the unit did in an earlier process. */
export function refuse(unit: Unit): void {
  const before = refused.find(({ file, digest }) => file === unit.file && digest === unit.digest)
  if (before !== undefined) throw saidError(before.id, { ...before.values, where: whereOf(unit) })
}

function begin(unit: Unit): void {
  refuse(unit)
  tell(`+${JSON.stringify(unit)}`)
  turns.push(unit)
}

function end(unit: Unit): void {
  mendAfter(unit)
  turns.splice(turns.lastIndexOf(unit), 1)
  tell('-')
  last = unit
}

/** Of a second. */
const STEPS = 10

/** The result of a promise that is settled in time. One that keeps nothing alive will never be settled at all. */
function settle<T>(promise: Promise<T>): Promise<T> {
  let stop = (): void => {}
  const never = new Promise<never>((_, reject) => {
    const fail = (): void => reject(saidError('author-code/wait', { seconds, where: whereOf(turns.at(-1)) }))
    // Steps, not the clock: on a machine that is busy with other things they come late, as does what is waited for.
    let left = seconds * STEPS
    let timer: NodeJS.Timeout | undefined
    // Most are settled before anything else happens.
    const start = setImmediate(() => {
      timer = setInterval(() => --left <= 0 && fail(), 1000 / STEPS).unref()
      process.once('beforeExit', fail)
    })
    stop = () => {
      clearImmediate(start)
      clearInterval(timer)
      process.off('beforeExit', fail)
    }
  })
  return Promise.race([promise, never]).finally(stop)
}

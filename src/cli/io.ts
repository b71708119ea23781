/** What commands need of the process, so that tests can stand in for it. */

import type { Found } from '../engine/parsing/found.ts'
import type { Inside } from './fence/inside.ts'
import type { Call } from './run.ts'

export interface Io {
  /** Absolute working directory. */
  cwd: string
  env: Record<string, string | undefined>
  /** Results. */
  out: (text: string) => void
  /** Problems and progress. */
  err: (text: string) => void
  /** Progress may redraw its line. */
  isTerminal: boolean
  columns: number | undefined
  color: boolean
  now: () => Date
  /** Resolves when a server should stop; never on its own. */
  untilStopped: () => Promise<void>
  /** Runs a command in a process that is watched; without it the command runs here. */
  watch?: (call: Call) => Promise<number>
  /** This process is watched. */
  inside?: Inside
  /** Hears what this process does, by a name. */
  noteWork?: (work: string) => void
  /** Bounds the heap by what is known of the texts. */
  boundHeap?: (found: Found) => void
}

/** Colour by the usual rules: `NO_COLOR` and `FORCE_COLOR` first, then what the stream is. */
function wantsColor(env: Io['env'], isTerminal: boolean): boolean {
  if (env.NO_COLOR !== undefined && env.NO_COLOR !== '') return false
  if (env.FORCE_COLOR !== undefined && env.FORCE_COLOR !== '') return env.FORCE_COLOR !== '0'
  return isTerminal && env.TERM !== 'dumb'
}

export function createIo(process: NodeJS.Process): Io {
  const { stdout, stderr } = process
  const isTerminal = stderr.isTTY === true
  // Code of a site may put something else in their place.
  const [out, err] = [stdout.write.bind(stdout), stderr.write.bind(stderr)]
  return {
    cwd: process.cwd(),
    env: process.env,
    out: text => void out(text),
    err: text => void err(text),
    // A log of a robot is read later, line by line.
    isTerminal: isTerminal && process.env.CI === undefined && process.env.TERM !== 'dumb',
    columns: stderr.columns,
    color: wantsColor(process.env, isTerminal),
    now: () => new Date(),
    untilStopped: () => new Promise(() => {}),
  }
}

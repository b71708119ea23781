/**
 * Runs a command in a process of its own and watches it: what loops, eats memory or crashes is ended and named, then
 * the command is run again without it, so that everything else is still done or checked.
 */

import { type ChildProcess, spawn } from 'node:child_process'
import { healOutput } from '../../build/journal.ts'
import { EXIT, type ExitCode, formatProblem } from '../../errors.ts'
import { CONFIG_SECONDS, type Refused, type Unit, whereOf } from '../../fence.ts'
import { problemOf } from '../../messages/problem.ts'
import type { TextValues } from '../../messages/text.ts'
import type { TextId } from '../../messages/texts/index.ts'
import { toFilePath } from '../../shared/path.ts'
import type { Problem } from '../../shared/problem.ts'
import type { Call } from '../run.ts'
import { environmentOf, flagsOf } from './flags.ts'
import { onSignals, SIGNALS, signalOf } from './inside.ts'
import { CHANNEL, type Facts, ORDER, type Order } from './order.ts'
import { isTooLong } from './patience.ts'
import { isAtWork, memoryOf, timeOf } from './resident.ts'
import { openSlate, type Slate } from './slate.ts'

interface Program {
  /** Absolute. */
  script: string
  argv: readonly string[]
}

/** Why a process was ended, or why it probably ended. */
interface Cause {
  id: TextId
  values: TextValues
}

/** A process that is watched. */
interface Watched {
  child: ChildProcess
  slate: Slate | undefined
  turns: Unit[]
  /** Whose turns began last. */
  recent: string[]
  /** Counts turns: the same number is the same turn. */
  number: number
  /** When the last one began or ended. */
  changed: number
  facts: Required<Pick<Facts, 'limits'>> & Facts
  /** Set when it is ended from here. */
  cause?: Cause
}

/** How often is looked, milliseconds. */
const LOOK = 200
/** Code that waits is stopped by the process itself, which then goes on. Looks. */
const PATIENCE = 5
/** Until a process that was told to end is ended, milliseconds. */
const GRACE = 1500
/** A signal and the end of a turn come by ways of their own, milliseconds. */
const JUST_NOW = 250
/** A build that is ended so often has said enough. */
const MOST_ROUNDS = 5
const LIMITS = { seconds: CONFIG_SECONDS, memory: 1024 }

/** Resolves with the code for the shell. */
export async function runWatched(call: Call, program: Program): Promise<number> {
  const order: Order = { refused: [] }
  for (let round = 1; ; round++) {
    const watched = start(program, call.args.command === 'dev' ? 'dev' : 'build', order)
    const end = await ended(watched)
    const { facts } = watched
    const unit = unitOf(watched)
    watched.slate?.close()
    sayWhatEnded(call, end, watched)
    // An author's code that says so itself while it has the turn is not believed.
    if (facts.exitCode !== undefined && (facts.exitCode === end.code || unit === undefined)) return facts.exitCode
    if (facts.outDir !== undefined) await healOutput(facts.outDir)
    if (end.asked !== undefined) return SIGNALS[end.asked]
    const cause = watched.cause ?? causeOf(end, unit)
    const isKnown = unit !== undefined && order.refused.some(known => isSame(known, unit))
    const isServer = call.args.command === 'dev'
    if (unit === undefined || isKnown || (!isServer && round === MOST_ROUNDS)) return report(call, cause, unit)
    order.refused = [...order.refused, { ...unit, ...cause }]
    if (facts.port !== undefined) order.port = facts.port
  }
}

const unitOf = ({ turns, slate }: Watched): Unit | undefined => turns.at(-1) ?? slate?.read()?.unit

const isSame = (known: Refused, { file, digest }: Unit): boolean => known.file === file && known.digest === digest

function report(call: Call, cause: Cause, unit: Unit | undefined): ExitCode {
  const at = unit && { file: toFilePath(unit.file) }
  tell(call, problemOf('error', cause.id, { at, values: { ...cause.values, where: whereOf(unit) } }))
  return EXIT.content
}

const tell = ({ io, format }: Call, problem: Problem): void => io.err(`${formatProblem(problem, format)}\n`)

/** What else would end the command without a word. Whoever pressed Ctrl+C knows. */
function sayWhatEnded(call: Call, { asked }: End, { facts, turns, recent, changed, cause }: Watched): void {
  if (facts.isMute === true) tell(call, problemOf('error', 'author-code/mute', { values: { files: recent } }))
  const signal = asked ?? signalOf(facts.exitCode)
  const unit = turns.at(-1)
  // From outside it comes to this process; it may be the author's when it came to the watched one, or amid their code.
  // When it is taken, the turn may have ended.
  const isAmid = unit !== undefined || Date.now() - changed < JUST_NOW
  if (signal !== undefined && signal !== 'SIGINT' && (asked === undefined || isAmid)) {
    const id = recent.length === 0 ? 'author-code/signal' : 'author-code/signal-in'
    tell(call, problemOf('error', id, { values: { signal, files: recent } }))
  }
  // Everything is done, but a listener for the end of the program does not come to an end.
  else if (facts.exitCode !== undefined && cause !== undefined && unit === undefined)
    tell(call, problemOf('warning', cause.id, { values: { ...cause.values, where: '' } }))
}

function start({ script, argv }: Program, work: 'build' | 'dev', order: Order): Watched {
  const slate = openSlate()
  const child = spawn(process.execPath, [...flagsOf(process, work), script, ...argv], {
    stdio: ['inherit', 'inherit', 'inherit', 'pipe', slate?.fd ?? 'ignore'],
    env: { ...environmentOf(process), [ORDER]: JSON.stringify({ ...order, hasSlate: slate !== undefined }) },
  })
  const watched: Watched = { child, slate, turns: [], recent: [], number: 0, changed: 0, facts: { limits: LIMITS } }
  let rest = ''
  // One that could not be started has none, whatever the types say; its error comes a moment later.
  const pipes: typeof child.stdio | undefined = child.stdio
  const channel = pipes?.[CHANNEL]
  channel?.on('data', (chunk: Buffer) => {
    const lines = (rest + chunk.toString()).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) take(watched, line)
  })
  // It ended while something was said.
  channel?.on('error', () => {})
  return watched
}

function take(watched: Watched, line: string): void {
  // Lines are written by the engine itself.
  if (line.startsWith('!')) Object.assign(watched.facts, JSON.parse(line.slice(1)) as Facts)
  else if (line.startsWith('+')) {
    const unit = JSON.parse(line.slice(1)) as Unit
    watched.turns.push(unit)
    watched.recent = [...watched.recent.filter(file => file !== unit.file), unit.file].slice(-2)
  } else watched.turns.pop()
  watched.number++
  watched.changed = Date.now()
}

interface End {
  code: number | null
  signal: NodeJS.Signals | null
  /** The signal that this process got. */
  asked: keyof typeof SIGNALS | undefined
}

/** Watches until the process has ended and all that it said is read. */
async function ended(watched: Watched): Promise<End> {
  const { child } = watched
  let asked: End['asked']
  const timers: NodeJS.Timeout[] = [setInterval(look(watched), LOOK)]
  const stopHearing = onSignals((_, signal) => {
    asked ??= signal
    child.kill(signal)
    timers.push(setTimeout(() => child.kill('SIGKILL'), GRACE))
  })
  try {
    return await new Promise<End>((resolve, reject) => {
      child.on('error', reject)
      const end = (code: End['code'], signal: End['signal']) => resolve({ code, signal, asked })
      child.on('close', end)
      // A program that it started may hold the channel open.
      child.on('exit', (code, signal) => timers.push(setTimeout(end, GRACE, code, signal)))
    })
  } finally {
    for (const timer of timers) clearTimeout(timer)
    stopHearing()
  }
}

/** Looks whether somebody has had the turn for too long, or takes too much since it began. */
function look(watched: Watched): () => void {
  const seen = { number: '', looks: 0, asleep: 0, memory: 0, time: timeOf(watched.child.pid) }
  return () => {
    const { child, turns, facts, slate } = watched
    const memory = memoryOf(child.pid)
    const written = slate?.read()
    const number = `${watched.number} ${written?.number}`
    const isIdle = turns.length === 0 && written?.unit === undefined && facts.exitCode === undefined
    if (isIdle || number !== seen.number) {
      Object.assign(seen, { number, looks: 0, asleep: 0, memory, time: timeOf(child.pid) })
      return
    }
    seen.looks++
    if (!isAtWork(child.pid)) seen.asleep++
    const { limits } = facts
    const cause = (id: TextId, values: TextValues): void => {
      watched.cause ??= { id, values }
      child.kill('SIGKILL')
    }
    if (memory - seen.memory > limits.memory) return cause('author-code/memory', { memory: limits.memory })
    const time = timeOf(child.pid)
    const secondsOf = (looks: number): number => ((looks - PATIENCE) * LOOK) / 1000
    const spent = {
      wall: secondsOf(seen.looks),
      asleep: secondsOf(seen.asleep),
      time: time === undefined || seen.time === undefined ? undefined : time - seen.time,
    }
    if (isTooLong(spent, limits.seconds)) cause('author-code/time', { seconds: limits.seconds })
  }
}

/** A process that ended by itself before its time. V8 ends it by one of these when there is no memory left. */
function causeOf({ code, signal }: End, unit: Unit | undefined): Cause {
  const how = signal ?? `exit ${code}`
  if (unit !== undefined) return { id: 'author-code/crash', values: { signal: how } }
  // V8 never says this one: somebody ended it, a person or a system without memory.
  if (signal === 'SIGKILL' || code === 137) return { id: 'run-ended/killed', values: {} }
  const isMemory = signal === 'SIGABRT' || signal === 'SIGTRAP' || code === 134
  return isMemory ? { id: 'run-ended/memory', values: {} } : { id: 'run-ended', values: { how } }
}

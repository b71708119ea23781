/** The watched process: says whose turn it is, keeps an author's code from ending it, goes when nobody watches any more. */

import { fstatSync, writeSync } from 'node:fs'
import { Socket } from 'node:net'
import { errorCode } from '../../disk.ts'
import { noteStray, setWatcher, strayProblems, type Unit, unitNow, whereOf } from '../../fence.ts'
import { problemOf } from '../../messages/problem.ts'
import { saidError } from '../../messages/said-error.ts'
import type { Problem } from '../../shared/problem.ts'
import { attempt } from '../../shared/value.ts'
import { CHANNEL, type Facts, ORDER, type Order } from './order.ts'
import { createWriter, SLATE } from './slate.ts'

export interface Inside extends Order {
  tell: (facts: Facts) => void
  /** Ends the process when everything is written. */
  end: (exitCode: number) => void
  /** Ends the process at once. */
  leave: (exitCode: number) => void
}

/** What this process is to do, when another one watches it. */
export function stepInside(explain: (problems: Problem[]) => void): Inside | undefined {
  const written = process.env[ORDER]
  if (written === undefined) return undefined
  delete process.env[ORDER]
  // Written by the engine itself.
  const order = JSON.parse(written) as Order
  const exit = process.exit.bind(process)
  let isOver = false
  const tell = (facts: Facts): void => {
    isOver ||= facts.exitCode !== undefined
    say(`!${JSON.stringify(facts)}`)
  }
  setWatcher({ tell: say, note: noteOn(order), refused: order.refused })
  // Without the other one nobody would end a loop here.
  new Socket({ fd: CHANNEL })
    .on('error', () => exit(1))
    .on('close', () => {
      explain([problemOf('error', 'author-code/signal', { values: { signal: 'SIGKILL' } })])
      exit(1)
    })
    .resume()
    .unref()
  process.on('uncaughtException', noteStray).on('unhandledRejection', noteStray)
  process.on('exit', () => {
    if (!isOver) explain(strayProblems())
  })
  keepRunning()
  const write = [process.stdout, process.stderr].map(stream => stream.write.bind(stream))
  const leave = (exitCode: number): void => {
    tell({ exitCode, isMute: isMute() })
    exit(exitCode)
  }
  onSignals(leave)
  return {
    ...order,
    tell,
    leave,
    end(exitCode) {
      // Also when the last that is written finds no reader.
      process.exitCode = exitCode
      void write[0]?.('', () => void write[1]?.('', () => leave(exitCode)))
    },
  }
}

/** On the slate, and in the pipe where there is none. */
function noteOn({ hasSlate = false }: Order): (unit: Unit | undefined) => void {
  let write = hasSlate ? createWriter(SLATE) : undefined
  return unit => {
    if (write?.(unit) === true) return
    write = undefined
    say(unit === undefined ? '-' : `+${JSON.stringify(unit)}`)
  }
}

/** Somebody closed what problems are said through. */
const isMute = (): boolean => process.platform !== 'win32' && attempt(() => fstatSync(STDERR)) === undefined

const STDERR = 2

/** The author's code may not end this process, nor the one that watches it: by a signal that would be without a word. */
function keepRunning(): void {
  const kill = process.kill.bind(process)
  const refused = (call: string): Error => saidError('author-code/exit', { call, where: whereOf(unitNow()) })
  process.exit = () => {
    throw refused('exit')
  }
  process.abort = () => {
    throw refused('abort')
  }
  keepOpen(process.stdout, () => refused('stdout.end'))
  keepOpen(process.stderr, () => refused('stderr.end'))
  process.kill = (pid, signal) => {
    // A group is written with a minus; nought is the own one, minus one is everybody.
    const isOurs = pid === -1 || [0, process.pid, process.ppid].includes(Math.abs(pid))
    if (isOurs && signal !== 0) throw refused('kill')
    return kill(pid, signal)
  }
}

function keepOpen(stream: NodeJS.WriteStream, refused: () => Error): void {
  const destroy = stream.destroy.bind(stream)
  stream.end = () => {
    throw refused()
  }
  // A stream that fails ends itself so.
  stream.destroy = error => {
    if (error === undefined) throw refused()
    return destroy(error)
  }
}

/** Exit codes of signals; SIGHUP: the terminal was closed. */
export const SIGNALS = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 } as const

/** The signal that an exit code tells of. */
export const signalOf = (exitCode: number | undefined): string | undefined =>
  Object.entries(SIGNALS).find(([, code]) => code === exitCode)?.[0]

/** What would end the process ends it through `hear`, so that what is open is put away; until the function that it gives is called. */
export function onSignals(hear: (exitCode: number, signal: keyof typeof SIGNALS) => void): () => void {
  // Keys of the constant.
  const all = Object.entries(SIGNALS) as [keyof typeof SIGNALS, number][]
  const listeners = all.map(([signal, exitCode]) => [signal, () => hear(exitCode, signal)] as const)
  for (const [signal, listener] of listeners) process.on(signal, listener)
  return () => {
    for (const [signal, listener] of listeners) process.off(signal, listener)
  }
}

/** At once, so that it is said also when the next step never ends. */
function say(line: string): void {
  const bytes = Buffer.from(`${line}\n`)
  for (let sent = 0; sent < bytes.length; ) {
    try {
      sent += writeSync(CHANNEL, bytes, sent)
    } catch (error) {
      // The other one has not read yet.
      if (errorCode(error) !== 'EAGAIN') return
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1)
    }
  }
}

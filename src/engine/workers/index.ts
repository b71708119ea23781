/**
 * Other threads of this process for a build of many pages: values go there, bytes come back. What they are asked for is
 * the same in every thread, so how many there are changes no byte. No code of an author runs in them, and they write
 * nothing: a signal or a crash finds one thread at the disk.
 */

import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { EXIT, type Stop, stop } from '../../errors.ts'
import { reasonOf } from '../../messages/said-error.ts'
import type { TextValues } from '../../messages/text.ts'
import { packageRoot } from '../../package-root.ts'
import { type Input, type Order, type Output, sentOf, type TaskName } from './tasks.ts'

export interface Workers {
  /** How many there are. */
  count: number
  /** Gives a task to the next free thread. */
  run<Name extends TaskName>(name: Name, input: Input<Name>): Promise<Output<Name>>
  end(): Promise<void>
}

interface Task {
  name: TaskName
  /** Things to be done. */
  size: number
  /** What is to be sent; once it has been, the thread has it and nobody here. */
  order: Order | undefined
  done: (output: Output<TaskName>) => void
  fail: (error: Stop) => void
}

interface Thread {
  worker: Worker
  /** What it was sent, in that order: the first is at work. */
  tasks: Task[]
  /** How often was looked since that began. */
  looks: number
}

/** So many pages pay for the start of a thread: of 130 it saves a ninth of the time for thirty MiB. */
const PAGES = 100
/** One for the index of the search, one for share images. */
const MOST = 2
/** Small things one after another: more room for what is new is only filled with what is over, MiB. */
const LIMITS = { maxYoungGenerationSizeMb: 8 }
/**
 * Which of the tasks that wait is taken first, the smallest: one thread makes the index, and the longest task is begun
 * before the short ones, of which whoever is free takes some; of share images the main thread takes what is left.
 */
const URGENCY: Record<TaskName, number> = { parse: 0, index: 1, draw: 2, shares: 3 }
/** Tasks that a thread has: it does not wait until this one, which is at work itself, has taken what it made. */
const AT_HAND = 4
/** How often is looked for a thread that does not answer, milliseconds. */
const LOOK = 1000
/** Looks that a task may take, and how many things of it are worth another one. */
const PATIENCE = { least: 120, things: 50 }

/** How many threads pay for themselves where nobody said a number. */
export const countWorkers = (pages: number): number =>
  pages < PAGES ? 0 : Math.min(MOST, Math.max(0, availableParallelism() - 1))

/**
 * Pages of which some are drawn elsewhere: by turns on two cores 10,000 take a tenth less of the wall for a twentieth more of
 * the processors and forty MiB, which very many have not; of 1,000 a second thread has no sooner learnt to draw than all
 * are drawn.
 */
const DRAWN = { least: 2000, most: 30_000 }

export const drawsElsewhere = (pages: number): boolean => pages >= DRAWN.least && pages <= DRAWN.most

const startThread = (script: string): Thread => ({
  worker: new Worker(script, { resourceLimits: LIMITS }),
  tasks: [],
  looks: 0,
})

function send(thread: Thread, task: Task): void {
  if (thread.tasks.length === 0) thread.looks = 0
  thread.tasks.push(task)
  if (task.order !== undefined) thread.worker.postMessage(task.order, sentOf(task.order))
  task.order = undefined
}

/** Those who have nothing get something first. */
function giveOut(waiting: Task[], threads: readonly Thread[]): void {
  for (let depth = 0; depth < AT_HAND; depth++)
    for (const thread of threads.filter(({ tasks }) => tasks.length === depth)) {
      const [task] = waiting
      if (task === undefined) return
      // Behind the one long task short ones would lie while somebody else is free.
      if (depth > 0 && thread.tasks[0]?.name !== task.name) continue
      waiting.shift()
      send(thread, task)
    }
}

export function startWorkers(count: number, script: string = join(packageRoot(), 'dist/thread.js')): Workers {
  const waiting: Task[] = []
  const threads = Array.from({ length: count }, () => startThread(script))
  let failure: Stop | undefined
  let isOver = false
  const fail = (id: 'worker/ended' | 'worker/silent', values: TextValues): void => {
    if (isOver) return
    failure ??= stop(EXIT.internal, id, { values })
    for (const task of [...waiting.splice(0), ...threads.flatMap(({ tasks }) => tasks)]) task.fail(failure)
    void end()
  }
  for (const thread of threads) {
    thread.worker
      .on('message', (output: Output<TaskName>) => {
        const task = thread.tasks.shift()
        thread.looks = 0
        giveOut(waiting, threads)
        task?.done(output)
      })
      .on('error', error => fail('worker/ended', { reason: reasonOf(error) }))
      .on('exit', code => fail('worker/ended', { reason: `exit ${code}` }))
  }
  const timer = setInterval(() => {
    const silent = threads.find(isSilent)
    if (silent?.tasks[0] !== undefined) fail('worker/silent', { task: silent.tasks[0].name })
  }, LOOK)
  timer.unref()

  async function end(): Promise<void> {
    isOver = true
    clearInterval(timer)
    await Promise.all(threads.map(({ worker }) => worker.terminate()))
  }

  return {
    count,
    run(name, input) {
      const made = new Promise<Output<typeof name>>((resolve, reject) => {
        if (failure !== undefined) return reject(failure)
        const order = { name, input } as Order
        // The output is that of the name.
        const task: Task = { name, size: sizeOf(order), order, done: resolve as Task['done'], fail: reject }
        const after = waiting.findIndex(other => URGENCY[other.name] > URGENCY[name])
        waiting.splice(after < 0 ? waiting.length : after, 0, task)
        giveOut(waiting, threads)
      })
      // Asked for ahead, it may fail before anybody waits for it.
      made.catch(() => undefined)
      return made
    },
    end,
  }
}

/** Counted by looks and not by a clock: a machine that slept, or the main thread at work, is no fault of another one. */
function isSilent(thread: Thread): boolean {
  const [task] = thread.tasks
  if (task === undefined) return false
  thread.looks++
  return thread.looks > PATIENCE.least + task.size / PATIENCE.things
}

function sizeOf(order: Order): number {
  if (order.name === 'parse') return order.input.sources.length
  if (order.name === 'draw') return order.input.pages.length
  return order.name === 'shares' ? order.input.length : order.input.texts.length
}

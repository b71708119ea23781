/** Stages of a long run: timed always, drawn as a bar on a terminal and as plain lines elsewhere. */

import { textOf } from '../messages/problem.ts'
import type { Say, Text } from '../messages/text.ts'
import type { TextId } from '../messages/texts/index.ts'

/** A message of the catalogue that names a stage. */
export type StageName = Extract<TextId, `stage/${string}`>

export interface Stage {
  name: StageName
  /** Wall time, milliseconds. */
  ms: number
  /** Times that `tick` was called. */
  count: number
}

type Work<T> = (tick: () => void) => Promise<T> | T

export interface Progress {
  /** Runs one stage. `total` is how many ticks to expect, `undefined` when unknown. */
  stage<T>(name: StageName, total: number | undefined, run: Work<T>): Promise<T>
  /** Stages of the same name within `run` are one, said when all are done: a site is read language by language. */
  together<T>(run: () => Promise<T>): Promise<T>
  /** Finished stages in their order. */
  stages(): Stage[]
}

interface ProgressView {
  /** Text goes here as it is, line ends included. */
  write: (text: string) => void
  say: Say
  /** Redraw one line in place. */
  isTerminal: boolean
  /** Width of the terminal; 80 by default. */
  columns?: number | undefined
}

const BAR_WIDTH = 24
/** Time between two drawings, milliseconds: smooth to the eye, free for the build. */
const REDRAW = 60
const CLEAR_LINE = '\r\u001B[2K'

/** A silent progress without a view. */
export function createProgress(view?: ProgressView, now: () => number = () => performance.now()): Progress {
  const stages: Stage[] = []
  let gathered: Map<StageName, Stage> | undefined

  function finish(done: Stage): void {
    const before = gathered?.get(done.name)
    if (gathered !== undefined) {
      gathered.set(done.name, { ...done, ms: done.ms + (before?.ms ?? 0), count: done.count + (before?.count ?? 0) })
      return
    }
    stages.push(done)
    if (view?.isTerminal === false) view.write(`${view.say(stageLine(done))}\n`)
  }

  async function together<T>(run: () => Promise<T>): Promise<T> {
    const own = new Map<StageName, Stage>()
    gathered = own
    try {
      return await run()
    } finally {
      gathered = undefined
      for (const done of own.values()) finish(done)
    }
  }

  async function stage<T>(name: StageName, total: number | undefined, run: Work<T>): Promise<T> {
    const start = now()
    let count = 0
    let drawn = Number.NEGATIVE_INFINITY
    const draw = (): void => {
      if (view === undefined || !view.isTerminal || now() - drawn < REDRAW) return
      drawn = now()
      const line = view.say(barLine({ name, count, ms: drawn - start }, total))
      view.write(CLEAR_LINE + line.slice(0, (view.columns ?? 80) - 1))
    }
    draw()
    // Stages that count nothing still show that time goes by.
    const timer = view?.isTerminal ? setInterval(draw, 100) : undefined
    timer?.unref()
    try {
      return await run(() => {
        count += 1
        draw()
      })
    } finally {
      clearInterval(timer)
      if (view?.isTerminal) view.write(CLEAR_LINE)
      finish({ name, ms: now() - start, count })
    }
  }

  return { stage, together, stages: () => [...stages] }
}

function barLine({ name, count, ms }: Stage, total: number | undefined): Text {
  const time = duration(ms)
  if (total === undefined || total === 0) return textOf('progress/running', { name: textOf(name), time })
  const filled = Math.min(BAR_WIDTH, Math.round((count / total) * BAR_WIDTH))
  const bar = '█'.repeat(filled) + '░'.repeat(BAR_WIDTH - filled)
  return textOf('progress/bar', { name: textOf(name), bar, count, total, time })
}

/** `Parsing: 142, 0.3 s`. */
const stageLine = ({ name, count, ms }: Stage): Text =>
  textOf(count > 0 ? 'progress/counted' : 'progress/timed', { name: textOf(name), count, time: duration(ms) })

/** `42 ms`, `1.2 s`, `3 min 5 s`. */
export function duration(ms: number): Text {
  if (ms < 100) return textOf('time/milliseconds', { value: Math.round(ms) })
  if (ms < 60_000) return textOf('time/seconds', { value: ms / 1000 })
  return textOf('time/minutes', { minutes: Math.floor(ms / 60_000), seconds: Math.round((ms % 60_000) / 1000) })
}

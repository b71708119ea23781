/** Stages of a long run: timed always, drawn as a bar on a terminal and as plain lines elsewhere. */

import { formatNumber } from '../errors.ts'

export interface Stage {
  name: string
  /** Wall time, milliseconds. */
  ms: number
  /** Times that `tick` was called. */
  count: number
}

export interface Progress {
  /** Runs one stage. `total` is how many ticks to expect, `undefined` when nobody knows. */
  stage<T>(name: string, total: number | undefined, run: (tick: () => void) => Promise<T> | T): Promise<T>
  /** Finished stages in their order. */
  stages(): Stage[]
}

export interface ProgressView {
  /** Text goes here as it is, line ends included. */
  write: (text: string) => void
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

  async function stage<T>(
    name: string,
    total: number | undefined,
    run: (tick: () => void) => Promise<T> | T,
  ): Promise<T> {
    const start = now()
    let count = 0
    let drawn = Number.NEGATIVE_INFINITY
    const draw = (): void => {
      if (view === undefined || !view.isTerminal || now() - drawn < REDRAW) return
      drawn = now()
      view.write(CLEAR_LINE + barLine(name, count, total, drawn - start).slice(0, (view.columns ?? 80) - 1))
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
      const done = { name, ms: now() - start, count }
      stages.push(done)
      if (view?.isTerminal) view.write(CLEAR_LINE)
      else view?.write(`${stageLine(done)}\n`)
    }
  }

  return { stage, stages: () => [...stages] }
}

function barLine(name: string, count: number, total: number | undefined, ms: number): string {
  if (total === undefined || total === 0) return `${name} … ${formatSeconds(ms)}`
  const filled = Math.min(BAR_WIDTH, Math.round((count / total) * BAR_WIDTH))
  const bar = '█'.repeat(filled) + '░'.repeat(BAR_WIDTH - filled)
  return `${name} ${bar} ${count} из ${total}, ${formatSeconds(ms)}`
}

/** `Разбор: 142, 0,3 с`. */
export function stageLine({ name, count, ms }: Stage): string {
  return `${name}: ${count > 0 ? `${formatNumber(count)}, ` : ''}${formatSeconds(ms)}`
}

/** `42 мс`, `1,2 с`, `3 мин 5 с`. */
export function formatSeconds(ms: number): string {
  if (ms < 100) return `${Math.round(ms)} мс`
  if (ms < 60_000) return `${formatNumber(ms / 1000)} с`
  return `${Math.floor(ms / 60_000)} мин ${Math.round((ms % 60_000) / 1000)} с`
}

/** What another process takes of the machine. */

import { readdirSync } from 'node:fs'
import { readText } from '../../disk.ts'
import { attempt } from '../../shared/value.ts'

/** Linux counts in pages. */
const PAGE = 4096

/** Megabytes; 0 where the system does not tell: there the limit of the JavaScript engine is the only one. */
export function memoryOf(pid: number | undefined): number {
  const pages = Number(readText(`/proc/${pid}/statm`)?.split(' ')[1])
  return Number.isNaN(pages) ? 0 : (pages * PAGE) / 1024 / 1024
}

/** Linux counts in hundredths. */
const TICKS = 100

/** What the system says of a process or a thread, from its state on. */
const statOf = (path: string): string[] =>
  // The name before it may hold anything.
  readText(`/proc/${path}/stat`)?.split(') ').at(-1)?.split(' ') ?? []

/** Seconds that it has had a processor, with all its threads; `undefined` where the system does not tell. */
export function timeOf(pid: number | undefined): number | undefined {
  const fields = statOf(String(pid))
  const ticks = Number(fields[11]) + Number(fields[12])
  return Number.isNaN(ticks) ? undefined : ticks / TICKS
}

/** Whether one of its threads works, or waits for a processor or a disk. */
export function isAtWork(pid: number | undefined): boolean {
  const threads = attempt(() => readdirSync(`/proc/${pid}/task`)) ?? []
  return threads.some(thread => /^[RD]$/.test(statOf(`${pid}/task/${thread}`)[0] ?? ''))
}

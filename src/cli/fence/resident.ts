/** How much memory another process takes. */

import { readFileSync } from 'node:fs'

/** Linux counts in pages. */
const PAGE = 4096

/** Megabytes; 0 where the system does not tell: there the limit of the JavaScript engine is the only one. */
export function memoryOf(pid: number | undefined): number {
  try {
    const pages = Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1])
    return Number.isNaN(pages) ? 0 : (pages * PAGE) / 1024 / 1024
  } catch {
    return 0
  }
}

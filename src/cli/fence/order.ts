/** What a process that watches and the one that it watches say to each other. */

import type { Refused } from '../../fence.ts'

/** From the watching one: a variable of the environment. */
export interface Order {
  refused: Refused[]
  /** There is a slate. */
  hasSlate?: boolean
  /** The port that an earlier process served at. */
  port?: number
}

/** From the watched one: what it has found out, a line that begins with `!`. */
export interface Facts {
  /** Limits of the config. */
  limits?: { seconds: number; memory: number }
  /** Absolute folder that is written into. */
  outDir?: string
  port?: number
  /** It is over, with this code for the shell. */
  exitCode?: number
  /** Its messages do not come out any more. */
  isMute?: boolean
}

export const ORDER = 'ZAPISKI_ORDER'

/** Lines go through this descriptor. */
export const CHANNEL = 3

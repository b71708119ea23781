/** The log of git, and what leads from one commit to another. */

import type { Problem } from '../../shared/problem.ts'
import { explainFailure, type GitResult } from './run.ts'

/** Output is parsed, so nothing of the user's settings may change it. */
const LOG = [
  '-c',
  'log.showSignature=false',
  '-c',
  'log.follow=false',
  '--literal-pathspecs',
  'log',
  '-z',
  '--name-status',
  '--find-renames=100%',
  '--no-ext-diff',
  '--no-notes',
  '--no-color',
  '--encoding=UTF-8',
  '--format=%x01%ct%x02%an',
]

export type Run = (args: string[], take?: (token: string) => void) => Promise<GitResult>

/** Of a range of commits or of all, then of some places. */
export async function readLog(
  run: Run,
  what: readonly string[],
  take: (token: string) => void,
): Promise<{ failure: Problem | undefined }> {
  const log = await run([...LOG, ...what], take)
  return { failure: log.code === 0 ? undefined : explainFailure(log) }
}

/** More at once are read from the beginning. */
const LONGEST_CHAIN = 5000

/**
 * Whether single commits, one after the other, lead from one to another: the log of the later one is then theirs and
 * the log of the earlier one. Where branches meet, the log may leave out what it said before.
 */
export async function isChain(run: Run, from: string, to: string): Promise<boolean> {
  const { code, output } = await run(['rev-list', '--parents', `--max-count=${LONGEST_CHAIN}`, `${from}..${to}`])
  if (code !== 0) return false
  let next = to
  for (const line of output.split('\n').filter(Boolean)) {
    const [commit, parent, ...others] = line.split(' ')
    if (commit !== next || parent === undefined || others.length > 0) return false
    next = parent
  }
  return next === from
}

/** Commits: as many are read in a moment. */
const SHORT = 5000

/** Whether all of the history is soon read. */
export async function isShort(run: Run): Promise<boolean> {
  const { code, output } = await run(['rev-list', '--count', `--max-count=${SHORT + 1}`, 'HEAD'])
  return code === 0 && Number(output) <= SHORT
}

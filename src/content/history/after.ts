/** What commits after a known one say of dates. */

import { extname } from 'node:path'
import type { Dates, KnownHistory } from '../../shared/document.ts'
import type { FilePath } from '../../shared/path.ts'
import { createHistory } from './follow.ts'
import { isChain, isShort, type Run, readLog } from './log.ts'
import { PATIENCE, runGit } from './run.ts'

interface LaterDates {
  /** Files whose dates may be other ones than they were. */
  touched: FilePath[]
  at(file: FilePath): ReturnType<Dates['get']>
}

/**
 * Dates of files as the history says them now; `known` is what it said up to an earlier commit. `undefined` where it
 * cannot be asked, or where branches met in a history that is long to read.
 */
export async function readDatesAfter(
  siteDir: string,
  folders: readonly string[],
  known: KnownHistory,
): Promise<LaterDates | undefined> {
  const run: Run = (args, take) => runGit(args, { cwd: siteDir, patience: PATIENCE, take })
  const where = await run(['rev-parse', '--is-shallow-repository', '--show-prefix', 'HEAD'])
  const [shallow, prefix = '', commit = ''] = where.output.split('\n')
  if (where.code !== 0 || shallow !== 'false' || commit === '') return undefined
  if (commit === known.commit) return { touched: [], at: file => known.dates.get(file) }
  const isNext = await isChain(run, known.commit, commit)
  if (!isNext && !(await isShort(run))) return undefined
  const history = createHistory({ prefix, isAsked: file => known.kinds.includes(extname(file)) })
  const range = isNext ? [`${known.commit}..${commit}`] : []
  const { failure } = await readLog(run, [...range, '--', ...folders.map(folder => folder || '.')], history.take)
  if (failure !== undefined) return undefined
  return isNext ? goneOn(history, known.dates) : instead(history.dates, known.dates)
}

/** Single commits, one after the other: what they did not touch is as it was. */
function goneOn({ dates, goOn }: ReturnType<typeof createHistory>, before: Dates): LaterDates | undefined {
  const touched = [...dates.keys()]
  const earlier = touched.flatMap(file => {
    const known = before.get(file)
    return known === undefined ? [] : [[file, known] as const]
  })
  return goOn(new Map(earlier)) ? { touched, at: file => dates.get(file) ?? before.get(file) } : undefined
}

/** All of it was read anew. */
function instead(now: Dates, before: Dates): LaterDates {
  const files = [...new Set([...now.keys(), ...before.keys()])]
  const textOf = (dates: Dates, file: FilePath): string => JSON.stringify(dates.get(file)) ?? ''
  return { touched: files.filter(file => textOf(now, file) !== textOf(before, file)), at: file => now.get(file) }
}

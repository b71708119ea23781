/** Dates and authors of all files from one `git log`: the newest commit of a file, and the one that brought it. */

import { extname } from 'node:path'
import { contentHash } from '../../content-hash.ts'
import { problemOf } from '../../messages/problem.ts'
import type { Dates, KnownHistory } from '../../shared/document.ts'
import type { FilePath } from '../../shared/path.ts'
import type { Problem } from '../../shared/problem.ts'
import type { Memory, RememberedDates } from '../memory.ts'
import { createHistory } from './follow.ts'
import { isChain, type Run, readLog } from './log.ts'
import { explainFailure, PATIENCE, runGit } from './run.ts'

export { readDatesAfter } from './after.ts'
export { findSubmodules } from './submodules.ts'

interface GitHistory {
  dates: Dates
  /** Where the next run may go on from there. */
  known?: KnownHistory
  /** At most one: why there are no dates. */
  problems: Problem[]
}

interface Asked {
  folders: readonly string[]
  wanted: ReadonlySet<FilePath>
  /** What the history said up to a commit is not asked again. */
  memory?: Memory | undefined
  /** How long git may say nothing, milliseconds. */
  patience?: number | undefined
}

/**
 * Reads the history of `folders` (relative to `siteDir`, which may be a subfolder of the repository) for the files in
 * `wanted`. Only renames without a change are followed: they need no file contents, which a partial clone would
 * download. Dates are those of the commit, as in Docusaurus. Without git, without a repository or in a shallow clone
 * there are no dates and one problem.
 */
export async function readGitDates(siteDir: string, asked: Asked): Promise<GitHistory> {
  const nothing = (problem: Problem): GitHistory => ({ dates: new Map(), problems: [problem] })
  const { folders, wanted, memory, patience = PATIENCE } = asked
  const run: Run = (args, take) => runGit(args, { cwd: siteDir, patience, take })
  const where = await run(['rev-parse', '--is-shallow-repository', '--show-prefix'])
  if (where.code !== 0) return nothing(explainFailure(where))
  const [shallow = '', prefix = ''] = where.output.split('\n')
  if (shallow === 'true') return nothing(problemOf('warning', 'git-shallow'))
  const places = folders.map(folder => folder || '.')
  if (memory === undefined) {
    const history = createHistory({ prefix, isAsked: file => wanted.has(file) })
    const { failure } = await readLog(run, ['--', ...places], history.take)
    return failure === undefined ? { dates: history.dates, problems: [] } : nothing(failure)
  }
  const kinds = kindsOf(wanted)
  const read = await readOn(run, { prefix, places, kinds, known: memory.dates() })
  if ('failure' in read) return nothing(read.failure)
  memory.keepDates(read)
  const dates = new Map([...read.dates].filter(([file]) => wanted.has(file)))
  return { dates, known: { commit: read.commit, kinds, dates: read.dates }, problems: [] }
}

/** Endings of files: of all that have one of them dates are kept, so that a file which comes later is known. */
const kindsOf = (files: ReadonlySet<FilePath>): string[] => [...new Set([...files].map(file => extname(file)))].sort()

interface Reading {
  prefix: string
  places: string[]
  kinds: string[]
  known: RememberedDates | undefined
}

/** The history as far as it is not known yet, and what is known before. */
async function readOn(
  run: Run,
  { prefix, places, kinds, known }: Reading,
): Promise<RememberedDates | { failure: Problem }> {
  const head = await run(['rev-parse', '--verify', '--quiet', 'HEAD'])
  const commit = head.output.trim()
  const key = contentHash(JSON.stringify([prefix, places, kinds]), 32)
  const isAsked = (file: FilePath): boolean => kinds.includes(extname(file))
  if (known?.key === key && head.code === 0) {
    if (known.commit === commit) return known
    if (await isChain(run, known.commit, commit)) {
      const history = createHistory({ prefix, isAsked })
      const { failure } = await readLog(run, [`${known.commit}..${commit}`, '--', ...places], history.take)
      if (failure === undefined && history.goOn(known.dates)) return { commit, key, dates: history.dates }
    }
  }
  const history = createHistory({ prefix, isAsked })
  const { failure } = await readLog(run, ['--', ...places], history.take)
  return failure === undefined ? { commit, key, dates: history.dates } : { failure }
}

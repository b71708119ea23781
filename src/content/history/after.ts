/** What commits after a known one say of dates. */

import { extname } from 'node:path'
import type { AskedHistory } from '../../shared/document.ts'
import type { FilePath } from '../../shared/path.ts'
import type { Dates } from '../memory.ts'
import { createHistory } from './follow.ts'
import { isChain, type Run, readLog } from './log.ts'
import { PATIENCE, runGit } from './run.ts'

type Known = Dates extends Map<FilePath, infer Entry> ? Entry : never

/**
 * Dates of the files that the commits after `asked.commit` touch, as the whole history says them; `knownOf` gives those
 * that a file had at that commit. `undefined` when the history has to be read whole.
 */
export async function readDatesAfter(
  siteDir: string,
  asked: AskedHistory,
  knownOf: (file: FilePath) => Known | undefined,
): Promise<Dates | undefined> {
  const { commit: before, folders, kinds } = asked
  const run: Run = (args, take) => runGit(args, { cwd: siteDir, patience: PATIENCE, take })
  const where = await run(['rev-parse', '--is-shallow-repository', '--show-prefix', 'HEAD'])
  const [shallow, prefix = '', commit = ''] = where.output.split('\n')
  if (before === undefined || where.code !== 0 || shallow !== 'false' || commit === '') return undefined
  if (commit === before) return new Map()
  if (!(await isChain(run, before, commit))) return undefined
  const history = createHistory({ prefix, isAsked: file => kinds.includes(extname(file)) })
  const range = [`${before}..${commit}`, '--', ...folders.map(folder => folder || '.')]
  const { failure } = await readLog(run, range, history.take)
  if (failure !== undefined) return undefined
  const earlier = [...history.dates.keys()].flatMap(file => {
    const known = knownOf(file)
    return known === undefined ? [] : [[file, known] as const]
  })
  return history.goOn(new Map(earlier)) ? history.dates : undefined
}

/** `build` and `check`: the run on the screen, problems, the closing table, the report file. */

import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join, relative, resolve } from 'node:path'
import { type BuildResult, build } from '../build/build.ts'
import { checkOutDir, checkPrevious, placesOf } from '../build/outdir.ts'
import { cacheFolder } from '../engine/cache/folder.ts'
import { createProgress, duration, type Stage } from '../engine/progress.ts'
import { sourceFolders } from '../engine/source-folders.ts'
import { EXIT, type ExitCode, exitCodeOf, formatProblems } from '../errors.ts'
import { describeProblem, sayIn, textOf } from '../messages/problem.ts'
import type { Language, Say } from '../messages/text.ts'
import { isAdvice } from '../shared/config/lenient.ts'
import { type Problem, sortProblems } from '../shared/problem.ts'
import { readWorkers } from './args.ts'
import { tellOf, writeChanges } from './changes.ts'
import { type SiteCall, withConfig } from './config.ts'
import { checkExternal } from './external/check.ts'
import { gitState } from './last/git-state.ts'
import { askedBy, type Done, rememberBuild } from './last/last.ts'
import { foldersBeside, takeSnapshot } from './last/look.ts'
import type { Call } from './run.ts'
import { sizeOf } from './size.ts'

export function runBuild(call: Call): Promise<ExitCode> {
  const { args, io } = call
  const report = args.text('report')
  return withConfig(call, buildSite, {
    outDir: args.text('out-dir'),
    async unread(problems, language) {
      if (report !== undefined)
        await writeFile(resolve(io.cwd, report), reportText(nothingOf(problems), EXIT.usage, language))
    },
  })
}

/** What is made of a site whose config cannot be read. */
const nothingOf = (problems: readonly Problem[]): BuildResult => ({
  problems: [...problems],
  stages: [],
  pages: 0,
  files: 0,
  bytes: 0,
  routes: [],
})

async function buildSite(call: SiteCall): Promise<ExitCode> {
  const { args, io, config, format, say } = call
  const start = performance.now()
  const strict = args.flag('strict')
  const write = args.command === 'build'
  if (write) {
    // Said before a long run rather than after it; the output asks again under its lock.
    checkOutDir(config.outDir, config.siteDir, sourceFolders(config))
    checkPrevious(placesOf(config.outDir))
  }
  const view = { write: io.err, say: sayIn(format.language), isTerminal: io.isTerminal, columns: io.columns }
  const progress = createProgress(view)
  const question = write ? askedBy(call) : undefined
  const beside = foldersBeside(config.siteDir, sourceFolders(config))
  const { siteDir, outDir } = config
  const snapshot = question && beside && takeSnapshot({ siteDir, outDir, own: question.list, beside })
  const git = question && gitState(siteDir)
  const result = await build(config, {
    mode: 'production',
    write,
    strict,
    progress,
    whenRead: io.boundHeap,
    future: args.flag('future'),
    allowShrink: args.flag('allow-shrink'),
    cache: args.flag('cache'),
    workers: readWorkers(args.text('workers')),
    records: args.text('search-records') !== undefined,
  })
  result.problems = (await call.placed?.(result.problems)) ?? result.problems
  if (args.flag('external')) result.problems = [...result.problems, ...(await askOthers(call, result))]
  const time = duration(performance.now() - start)
  const problems = shownOf(call, result)
  if (problems.length > 0) io.err(`${formatProblems(problems, { ...format, most: write ? LINES : undefined })}\n`)
  const code = exitCodeOf(result.problems, strict)
  await writeReports(call, result, code)
  if (code !== EXIT.ok) {
    if (write) io.err(`${say(existsSync(config.outDir) ? 'build/kept' : 'build/failed')}\n`)
    return code
  }
  // Where stages were not drawn over, they are on the screen already.
  const tell = tellOf(call)
  if (io.isTerminal) tell(table(result.stages, view.say))
  const { pages, files } = result
  const folder = relative(io.cwd, config.outDir) || '.'
  const line = write
    ? say('build/done', { time, pages, files, size: sizeOf(result.bytes), folder })
    : say('build/checked', { time, pages })
  tell(`${line}\n`)
  if (question !== undefined && snapshot !== undefined && beside !== undefined)
    await remember(call, result, { asked: question, snapshot, git, beside })
  return code
}

/** Other sites are asked by `check` alone, and only when it is wanted: a build is a function of the folder. */
const askOthers = ({ args, config }: SiteCall, { externals }: BuildResult): Promise<Problem[]> =>
  checkExternal(externals?.() ?? [], {
    timeout: 15_000,
    patience: 30_000,
    memory: args.flag('cache') ? join(cacheFolder(config.siteDir), 'external.json') : undefined,
  })

/** Advice on style is for `check` where nobody asked for it: the site was another engine's. */
function shownOf({ args, config }: SiteCall, { problems }: Pick<BuildResult, 'problems'>): Problem[] {
  const isAll = config.lenient === undefined || args.command !== 'build' || args.flag('strict') || args.flag('verbose')
  return isAll ? problems : problems.filter(problem => !isAdvice(problem))
}

/** With what a build says besides, less than a screen of thirty; `check` says all. */
const LINES = 14

/** The next build may find nothing to do. */
async function remember(
  call: SiteCall,
  result: BuildResult,
  known: Pick<Done, 'asked' | 'snapshot' | 'git' | 'beside'>,
): Promise<void> {
  const { io, config, configFiles, format, say, began } = call
  const { problems, inputs, pages, files, bytes, left } = result
  const shown = shownOf(call, result)
  // A problem of the history may be gone without a trace in it; where there is none, one that comes is seen.
  const isTold = problems.every(({ code }) => !code.startsWith('git-') || code === 'git-none')
  if (inputs === undefined || !isTold) return
  const folder = relative(io.cwd, config.outDir) || '.'
  await rememberBuild({
    ...known,
    inputs,
    configFiles,
    outDir: config.outDir,
    began,
    language: format.language,
    pages,
    left: left === undefined ? undefined : { id: left, since: undefined },
    err: shown.length > 0 ? `${formatProblems(shown, { ...format, most: LINES })}\n` : '',
    out: `${say('build/unchanged', { pages, files, size: sizeOf(bytes), folder })}\n`,
  })
}

async function writeReports({ args, io, format }: SiteCall, result: BuildResult, code: ExitCode): Promise<void> {
  const report = args.text('report')
  if (report !== undefined) await writeFile(resolve(io.cwd, report), reportText(result, code, format.language))
  const records = args.text('search-records')
  if (records !== undefined && code === EXIT.ok)
    await writeFile(resolve(io.cwd, records), result.searchRecords?.() ?? '')
  // A build that failed left the site as it was.
  await writeChanges({ args, io }, result.changes)
}

/** Stages under each other, names on the left, numbers on the right. */
function table(stages: readonly Stage[], say: Say): string {
  const rows = stages.map(({ name, count, ms }) => {
    const counted = count > 0 ? say(textOf('number', { value: count })) : ''
    return [say(textOf(name)), counted, say(duration(ms))] as const
  })
  const width = (column: 0 | 1 | 2): number => Math.max(0, ...rows.map(row => row[column].length))
  return rows
    .map(row => `${row[0].padEnd(width(0))}  ${row[1].padStart(width(1))}  ${row[2].padStart(width(2))}\n`)
    .join('')
}

/** For programs: problems with their words, stages by their ids. */
function reportText(
  { changes: _, inputs: __, left: ___, ...result }: BuildResult,
  exitCode: ExitCode,
  language: Language,
): string {
  const problems = sortProblems(result.problems).map(problem => {
    const { code, text, cure } = describeProblem(problem, language)
    const { level, file, line, column } = problem
    return { level, code, text, hint: cure, file, line, column }
  })
  const stages = result.stages.map(stage => ({ ...stage, name: stage.name.replace('stage/', '') }))
  return `${JSON.stringify({ exitCode, ...result, problems, stages }, undefined, 2)}\n`
}

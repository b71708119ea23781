/** `build` and `check`: the run on the screen, problems, the closing table, the report file. */

import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { relative, resolve } from 'node:path'
import { type BuildResult, build } from '../build/build.ts'
import { checkOutDir, checkPrevious, placesOf, sourceFolders } from '../build/outdir.ts'
import { createProgress, formatSeconds, type Stage } from '../engine/progress.ts'
import { EXIT, type ExitCode, exitCodeOf, formatNumber, formatProblems, plural } from '../errors.ts'
import { sortProblems } from '../shared/problem.ts'
import { readConfig } from './config.ts'
import type { Call } from './run.ts'

export async function runBuild(call: Call): Promise<ExitCode> {
  const { args, io, hide } = call
  const out = args.text('out-dir')
  const config = await readConfig(call, out === undefined ? undefined : resolve(io.cwd, out))
  if (config === undefined) return EXIT.usage
  const start = performance.now()
  const strict = args.flag('strict')
  const write = args.command === 'build'
  if (write) {
    // Said before a long run rather than after it; the output asks again under its lock.
    checkOutDir(config.outDir, config.siteDir, sourceFolders(config))
    checkPrevious(placesOf(config.outDir))
  }
  const view = { write: io.err, isTerminal: io.isTerminal, columns: io.columns }
  const result = await build(config, { mode: 'production', write, strict, progress: createProgress(view) })
  const ms = performance.now() - start
  if (result.problems.length > 0) io.err(`${formatProblems(result.problems, { color: io.color, hide })}\n`)
  const code = exitCodeOf(result.problems, strict)
  const report = args.text('report')
  if (report !== undefined) await writeFile(resolve(io.cwd, report), reportText(result, code))
  const records = args.text('search-records')
  if (records !== undefined && code === EXIT.ok)
    await writeFile(resolve(io.cwd, records), result.searchRecords?.() ?? '')
  if (code !== EXIT.ok) {
    if (write) io.err(`Сайт не собран${existsSync(config.outDir) ? ', прежний остался как был' : ''}.\n`)
    return code
  }
  // Where stages were not drawn over, they are on the screen already.
  if (io.isTerminal) io.out(table(result.stages))
  io.out(`${closing(result, write, ms, relative(io.cwd, config.outDir) || '.')}\n`)
  return code
}

/** Stages under each other, names on the left, numbers on the right. */
export function table(stages: readonly Stage[]): string {
  const rows = stages.map(
    ({ name, count, ms }) => [name, count > 0 ? formatNumber(count) : '', formatSeconds(ms)] as const,
  )
  const width = (column: 0 | 1 | 2): number => Math.max(0, ...rows.map(row => row[column].length))
  return rows
    .map(row => `${row[0].padEnd(width(0))}  ${row[1].padStart(width(1))}  ${row[2].padStart(width(2))}\n`)
    .join('')
}

function closing(result: BuildResult, write: boolean, ms: number, folder: string): string {
  const pages = plural(result.pages, 'страница', 'страницы', 'страниц')
  const time = formatSeconds(ms)
  if (!write) return `Проверено за ${time}: ${pages}, ошибок нет`
  return `Собрано за ${time}: ${pages}, ${plural(result.files, 'файл', 'файла', 'файлов')}, ${formatBytes(result.bytes)} → ${folder}`
}

/** `980 Б`, `12,3 КБ`, `4,5 МБ`: by 1024. */
export function formatBytes(bytes: number): string {
  if (bytes < 1024) return `${bytes} Б`
  if (bytes < 1024 ** 2) return `${formatNumber(bytes / 1024)} КБ`
  return `${formatNumber(bytes / 1024 ** 2)} МБ`
}

function reportText(result: BuildResult, exitCode: ExitCode): string {
  const { problems, ...rest } = result
  return `${JSON.stringify({ exitCode, problems: sortProblems(problems), ...rest }, undefined, 2)}\n`
}

/** From a command line to an exit code: finds the command, loads only its code, explains whatever it throws. */

import { existsSync, statSync } from 'node:fs'
import { homedir } from 'node:os'
import { resolve } from 'node:path'
import { createStop, EXIT, type ExitCode, explainError, formatProblem } from '../errors.ts'
import { type Args, readArgs } from './args.ts'
import type { Io } from './io.ts'

/** What a command gets. */
export interface Call {
  args: Args
  /** Absolute. */
  siteDir: string
  io: Io
  /** Absolute folders not to show. */
  hide: string[]
}

/** Runs a command; never throws. */
export async function run(argv: readonly string[], io: Io, version: string): Promise<ExitCode> {
  let debug = argv.includes('--debug')
  let hide = [io.cwd, homedir()]
  let color = io.color && !argv.includes('--no-color')
  try {
    const args = readArgs(argv)
    debug = args.flag('debug')
    color = io.color && args.flag('color')
    if (args.command === 'version') {
      io.out(`${version}\n`)
      return EXIT.ok
    }
    if (args.command === 'help') {
      const { helpText } = await import('./help.ts')
      io.out(helpText(args.positionals[0]))
      return EXIT.ok
    }
    const siteDir = findSite(args, io.cwd)
    hide = [siteDir, ...hide]
    return await dispatch({ args, siteDir, io: { ...io, color }, hide })
  } catch (error) {
    const { problem, exitCode } = explainError(error, hide[0] ?? io.cwd)
    io.err(`${formatProblem(problem, { color, hide })}\n`)
    if (debug && error instanceof Error) io.err(`${error.stack}\n`)
    return exitCode
  }
}

async function dispatch(call: Call): Promise<ExitCode> {
  switch (call.args.command) {
    case 'build':
    case 'check':
      return (await import('./build.ts')).runBuild(call)
    case 'dev':
      return (await import('./serve.ts')).runDev(call)
    case 'preview':
      return (await import('./serve.ts')).runPreview(call)
    case 'new':
      return (await import('./new.ts')).runNew(call)
    case 'import':
      return (await import('./import.ts')).runImport(call)
    case 'clear':
      return (await import('./clear.ts')).runClear(call)
    default:
      return (await import('./headings.ts')).runHeadings(call)
  }
}

/** Folder of the site: the first word that is not the command's own. */
function findSite({ command, positionals }: Args, cwd: string): string {
  const own = command === 'new' ? 2 : 0
  const most = command === 'write-heading-ids' ? Number.POSITIVE_INFINITY : own + 1
  if (positionals.length > most) {
    const extra = positionals.slice(most).join(' ')
    throw createStop(EXIT.usage, 'usage', `лишнее слово: ${extra}`, `справка: zapiski ${command} --help`)
  }
  const folder = positionals[own]
  const siteDir = resolve(cwd, folder ?? '.')
  if (!existsSync(siteDir) || !statSync(siteDir).isDirectory()) {
    throw createStop(EXIT.usage, 'usage', `папки «${folder}» нет`, 'укажите папку сайта')
  }
  return siteDir
}

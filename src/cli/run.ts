/** From a command line to an exit code: finds the command, loads only its code, explains whatever it throws. */

import { existsSync, statSync } from 'node:fs'
import { homedir } from 'node:os'
import { resolve } from 'node:path'
import { EXIT, type ExitCode, explainError, type FormatOptions, formatProblem, stop } from '../errors.ts'
import { strayProblems } from '../fence.ts'
import type { Language } from '../messages/text.ts'
import { type Args, askedLanguage, COMMANDS, type CommandEntry, type CommandName, readArgs } from './args.ts'
import type { Io } from './io.ts'
import { writtenLanguage } from './language.ts'
import { askedBy, findLast, rememberTimes } from './last/last.ts'

/** What a command gets. */
export interface Call {
  args: Args
  /** Absolute. */
  siteDir: string
  io: Io
  /** That of `--lang`: stronger than the site's own. */
  asked: Language | undefined
  /** When the command began, milliseconds. */
  began: number
  /** How problems are said. */
  format: FormatOptions
}

/** Runs a command; never throws. */
export async function run(argv: readonly string[], io: Io, version: string): Promise<number> {
  const began = Date.now()
  const color = io.color && !argv.includes('--no-color')
  let format: FormatOptions = { color, language: 'en', hide: [io.cwd, homedir()] }
  let asked: Language | undefined
  try {
    asked = askedLanguage(argv)
    format = { ...format, language: asked ?? 'en' }
    const args = readArgs(argv)
    if (args.command === 'version') {
      io.out(`${version}\n`)
      return EXIT.ok
    }
    if (args.command === 'help') {
      const { helpText } = await import('./help.ts')
      io.out(helpText(asked ?? writtenLanguage(io.cwd), args.positionals[0]))
      return EXIT.ok
    }
    const siteDir = findSite(args.command, args.positionals, io.cwd)
    format = { ...format, color: io.color && args.flag('color'), hide: [siteDir, io.cwd, homedir()] }
    const call = { args, siteDir, io, asked, began, format }
    // Who watches this process has looked already.
    const question = io.inside === undefined ? askedBy(call) : undefined
    const found = question && findLast(question)
    const noteWork = (way: string): void => io.noteWork?.(`${args.command} ${way}`)
    if (question !== undefined && found?.changed.length === 0 && found.git === undefined) {
      noteWork('again')
      if (found.isMoved) rememberTimes(question, found)
      io.err(found.last.err)
      const { tellOf, writeChanges } = await import('./changes.ts')
      tellOf(call)(found.last.out)
      await writeChanges(call, undefined)
      return EXIT.ok
    }
    if (question !== undefined && found !== undefined) {
      const { buildTexts } = await import('./texts.ts')
      noteWork('texts')
      if (await buildTexts(call, question, found)) return EXIT.ok
    }
    noteWork(io.watch === undefined ? 'here' : 'watched')
    // Who watches speaks too, and reads no settings.
    if (io.watch !== undefined)
      return await io.watch({ ...call, format: { ...format, language: asked ?? writtenLanguage(siteDir) } })
    const command = await COMMANDS[args.command].load()
    return await command(call)
  } catch (error) {
    const language = asked ?? writtenLanguage(format.hide?.[0] ?? io.cwd)
    return fail(error, { io, format: { ...format, language }, debug: argv.includes('--debug') })
  }
}

interface Failing {
  io: Io
  format: FormatOptions
  /** Show where in our code it happened. */
  debug: boolean
}

/** Says why a command ended. */
export function fail(error: unknown, { io, format, debug }: Failing): ExitCode {
  const { problem, exitCode } = explainError(error, format.hide?.[0] ?? io.cwd)
  // What the engine stumbled over may be what code of the site has left.
  const strays = exitCode === EXIT.internal ? strayProblems() : []
  for (const each of [...strays, problem]) io.err(`${formatProblem(each, format)}\n`)
  if (debug && error instanceof Error) io.err(`${error.stack}\n`)
  return strays.length > 0 ? EXIT.content : exitCode
}

/** Folder of the site: the first word that is not the command's own. */
function findSite(command: CommandName, positionals: readonly string[], cwd: string): string {
  const { words: own = 0, files = false }: CommandEntry = COMMANDS[command]
  const most = files ? Number.POSITIVE_INFINITY : own + 1
  if (positionals.length > most) {
    const words = positionals.slice(most).join(' ')
    throw stop(EXIT.usage, 'usage/extra-word', { values: { words, command } })
  }
  const name = positionals[own] ?? '.'
  const siteDir = resolve(cwd, name)
  if (existsSync(siteDir) && statSync(siteDir).isDirectory()) return siteDir
  throw stop(EXIT.usage, 'usage/folder', { values: { name } })
}

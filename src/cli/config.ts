/** A command on a site: its config is read, and from then on its language is spoken. */

import { resolve } from 'node:path'
import { healOutput } from '../build/journal.ts'
import { type Loaded, loadConfig } from '../config/index.ts'
import { EXIT, type ExitCode, explainError, type FormatOptions, formatProblems } from '../errors.ts'
import { setLimit } from '../fence.ts'
import { sayIn, textOf } from '../messages/problem.ts'
import type { Language, TextValues } from '../messages/text.ts'
import type { TextId } from '../messages/texts/index.ts'
import type { Config } from '../shared/config.ts'
import type { Problem } from '../shared/problem.ts'
import { type Call, fail } from './run.ts'

/** What a command on a site gets. */
export interface SiteCall extends Call {
  config: Config
  /** What a language may say otherwise. */
  written: Loaded['written']
  /** Problems of the site at the settings that they are about. */
  placed: Loaded['placed']
  /** Absolute files that the config was read from. */
  configFiles: string[]
  /** Files that would make it another if they were there. */
  awaited: string[]
  /** A message in the language of this run. */
  say: (id: TextId, values?: TextValues) => string
}

/** Where servers listen. */
export const HOST = 'localhost'

type SiteCommand = (call: SiteCall) => Promise<ExitCode>

interface Beginning {
  /** As it was written. */
  outDir?: string | undefined
  /** Hears why the command does not begin. */
  unread?: (problems: readonly Problem[], language: Language) => Promise<void>
}

/** Without a config that can be used the command does not begin: what is wrong is printed. */
export async function withConfig(call: Call, command: SiteCommand, beginning: Beginning = {}): Promise<ExitCode> {
  const { siteDir, io, asked } = call
  const { outDir } = beginning
  const since = Date.now()
  const loaded = await loadConfig(siteDir, {
    outDir: outDir === undefined ? undefined : resolve(io.cwd, outDir),
    locales: call.args.list('locale'),
    together: call.args.command === 'dev',
  })
  const { awaited = [] } = loaded
  const watched = [...loaded.files, ...awaited]
  const format = { ...call.format, language: asked ?? loaded.language, verbose: call.args.flag('verbose') }
  if (loaded.problems.length > 0) io.err(`${formatProblems(loaded.problems, format)}\n`)
  if (loaded.config === undefined) {
    await beginning.unread?.(loaded.problems, format.language)
    if (!(await isMended(call, { problems: loaded.problems, format, files: watched, since }))) return EXIT.usage
    return withConfig(call, command, beginning)
  }
  const { limits } = loaded.config
  setLimit(limits.seconds)
  io.inside?.tell({ limits, outDir: loaded.config.outDir })
  const speaker = sayIn(format.language)
  try {
    await healOutput(loaded.config.outDir)
    const say: SiteCall['say'] = (id, values) => speaker(textOf(id, values))
    return await command({
      ...call,
      format,
      config: loaded.config,
      configFiles: loaded.files,
      awaited,
      written: loaded.written,
      placed: loaded.placed,
      say,
    })
  } catch (error) {
    const code = fail(error, { io, format, debug: call.args.flag('debug') })
    const { problem, exitCode } = explainError(error, siteDir)
    if (exitCode !== EXIT.content && exitCode !== EXIT.usage) return code
    if (!(await isMended(call, { problems: [problem], format, files: watched, since }))) return code
    return withConfig(call, command, beginning)
  }
}

interface Broken {
  problems: readonly Problem[]
  format: FormatOptions
  /** Absolute files of the config. */
  files: readonly string[]
  since: number
}

/** A site that was served before: open pages wait, and are told what is wrong until its config is another. */
async function isMended({ io, args, siteDir }: Call, { problems, format, files, since }: Broken): Promise<boolean> {
  const port = io.inside?.port
  if (port === undefined) return false
  const text = formatProblems(problems, { ...format, color: false })
  const { holdAddress } = await import('../dev/hold.ts')
  await holdAddress({ port, host: args.text('host') ?? HOST, text, siteDir, files, since })
  return true
}

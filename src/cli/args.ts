/** Command line to a command with its options; what cannot be read is a stop with advice. */

import { type ParseArgsOptionsConfig, parseArgs } from 'node:util'
import { EXIT, type ExitCode, type Stop, stop } from '../errors.ts'
import { textOf } from '../messages/problem.ts'
import type { Language, Text, TextValues } from '../messages/text.ts'
import type { TextId } from '../messages/texts/index.ts'
import { nearest } from '../shared/text/nearest.ts'
import type { Call } from './run.ts'

export interface Args {
  command: Command
  positionals: string[]
  text: (name: string) => string | undefined
  /** Of an option that may be written several times. */
  list: (name: string) => string[] | undefined
  flag: (name: string) => boolean
}

type Command = CommandName | 'help' | 'version'

/** Other names of commands, Docusaurus' among them. */
const ALIASES: Record<string, Command> = { start: 'dev', serve: 'preview' }

const common: ParseArgsOptionsConfig = {
  help: { type: 'boolean', short: 'h' },
  lang: { type: 'string' },
  debug: { type: 'boolean' },
  color: { type: 'boolean' },
}
/** Languages; several by writing it several times. */
const locale = { type: 'string', multiple: true } as const
const building: ParseArgsOptionsConfig = {
  strict: { type: 'boolean' },
  future: { type: 'boolean' },
  report: { type: 'string' },
  'search-records': { type: 'string' },
  cache: { type: 'boolean' },
  workers: { type: 'string' },
  verbose: { type: 'boolean' },
  locale,
}
const serving: ParseArgsOptionsConfig = {
  port: { type: 'string', short: 'p' },
  // `-h` is the host here, as for Docusaurus.
  host: { type: 'string', short: 'h' },
  help: { type: 'boolean' },
  // Accepted for Docusaurus' sake; no browser is ever opened.
  open: { type: 'boolean' },
}

export interface CommandEntry {
  options: ParseArgsOptionsConfig
  help: TextId
  /** Words of its own before the folder of the site; none unless said. */
  words?: number
  /** Files stand after the folder. */
  files?: boolean
  /** Its code, which no other command loads. */
  load: () => Promise<(call: Call) => Promise<ExitCode>>
}

const withFolder: ParseArgsOptionsConfig = { 'out-dir': { type: 'string' } }

/** Every command: a new one is a line here, a file beside this one and its texts. In the order of the help. */
export const COMMANDS = {
  build: {
    options: { ...building, ...withFolder, changed: { type: 'string' }, 'allow-shrink': { type: 'boolean' } },
    help: 'help/build',
    load: async () => (await import('./build.ts')).runBuild,
  },
  check: {
    options: { ...building, external: { type: 'boolean' } },
    help: 'help/check',
    load: async () => (await import('./build.ts')).runBuild,
  },
  dev: {
    options: { ...serving, locale, cache: { type: 'boolean' } },
    help: 'help/dev',
    load: async () => (await import('./serve.ts')).runDev,
  },
  preview: {
    options: { ...serving, ...withFolder, dir: { type: 'string' }, locale },
    help: 'help/preview',
    load: async () => (await import('./serve.ts')).runPreview,
  },
  new: {
    options: { slug: { type: 'string' }, in: { type: 'string' } },
    help: 'help/new',
    words: 2,
    load: async () => (await import('./write/new.ts')).runNew,
  },
  clear: { options: withFolder, help: 'help/clear', load: async () => (await import('./clear.ts')).runClear },
  import: { options: {}, help: 'help/import', load: async () => (await import('./write/import.ts')).runImport },
  'write-heading-ids': {
    options: { 'maintain-case': { type: 'boolean' }, overwrite: { type: 'boolean' } },
    help: 'help/write-heading-ids',
    files: true,
    load: async () => (await import('./write/headings.ts')).runHeadings,
  },
  'docs:version': {
    options: { id: { type: 'string' } },
    help: 'help/docs:version',
    words: 1,
    load: async () => (await import('./write/docs-version.ts')).runDocsVersion,
  },
  'write-translations': {
    options: { locale, override: { type: 'boolean' } },
    help: 'help/write-translations',
    load: async () => (await import('./write/translations.ts')).runWriteTranslations,
  },
} satisfies Record<string, CommandEntry>

/** A command that does something on a site. */
export type CommandName = keyof typeof COMMANDS

export const isCommand = (name: string): name is CommandName => Object.hasOwn(COMMANDS, name)

/** Flags that are on unless they are switched off: `--no-color`. */
const UNLESS_OFF = new Set(['color', 'cache'])

const usage = (id: TextId, values?: TextValues, cure?: Text): Stop => stop(EXIT.usage, id, { values, cure })

/** Language asked for by `--lang`, wherever it stands: mistakes in the rest of the line are said in it too. */
export function askedLanguage(args: readonly string[]): Language | undefined {
  const at = args.findLastIndex(arg => arg === '--lang' || arg.startsWith('--lang='))
  if (at < 0) return undefined
  const name = args[at] === '--lang' ? (args[at + 1] ?? '') : (args[at] ?? '').slice('--lang='.length)
  if (name === 'en' || name === 'ru') return name
  throw usage('usage/language', { name })
}

export function readArgs(args: readonly string[]): Args {
  const [first, ...rest] = args
  if (first === undefined) throw usage('usage/no-command')
  if (first === '--version' || first === '-v') return simple('version')
  if (first === '--help' || first === '-h' || first === 'help') return simple('help')
  const section = /^(docs:version):(.+)$/.exec(first)
  const command = findCommand(section?.[1] ?? first)
  const { values, positionals } = parse(section?.[2] === undefined ? rest : [...rest, '--id', section[2]], command)
  if (values.help === true) return { ...simple('help'), positionals: [command] }
  return {
    command,
    positionals,
    text: name => {
      const value = values[name]
      return typeof value === 'string' ? value : undefined
    },
    list: name => {
      const value = values[name]
      return Array.isArray(value) ? value.filter(item => typeof item === 'string') : undefined
    },
    flag: name => values[name] === true || (UNLESS_OFF.has(name) && values[name] === undefined),
  }
}

const simple = (command: Command): Args => ({
  command,
  positionals: [],
  text: () => undefined,
  list: () => undefined,
  flag: () => false,
})

function findCommand(name: string): CommandName {
  const command = ALIASES[name] ?? name
  if (isCommand(command)) return command
  throw usage('usage/command', { name }, adviceOf(name, [...Object.keys(COMMANDS), ...Object.keys(ALIASES)]))
}

/** The name that was probably meant, or all that there are. */
function adviceOf(name: string, names: string[]): Text {
  const close = nearest(name, names)
  return close === undefined ? textOf('advice/known', { names }) : textOf('advice/maybe', { name: close })
}

function parse(args: string[], command: CommandName) {
  const options: ParseArgsOptionsConfig = { ...common, ...COMMANDS[command].options }
  try {
    return parseArgs({ args, options, allowPositionals: true, allowNegative: true, strict: true })
  } catch (error) {
    // Node's own words are English; its codes are enough to say it again.
    const { code, message = '' } = error as { code?: unknown; message?: string }
    const quoted = /'([^']+)'/.exec(message)?.[1] ?? ''
    const name = quoted.split(/[ ,=]/)[0] ?? ''
    if (code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION') {
      const names = Object.keys(options).map(option => `--${option}`)
      throw usage('usage/option', { command, name }, adviceOf(name, names))
    }
    if (code === 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE')
      throw usage(message.includes('does not take') ? 'usage/value-none' : 'usage/value', { command, name })
    throw usage('usage/unreadable', { command })
  }
}

/** Number of threads of an option. */
export function readWorkers(text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  const count = Number(text)
  if (/^\d+$/.test(text) && count <= MOST_WORKERS) return count
  throw usage('usage/workers', { written: text, most: MOST_WORKERS })
}
const MOST_WORKERS = 64

/** Port number of an option. */
export function readPort(text: string | undefined, fallback: number): number {
  if (text === undefined) return fallback
  const port = Number(text)
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port
  throw usage('usage/port', { name: text })
}

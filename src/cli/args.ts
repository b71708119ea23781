/** Command line to a command with its options; what cannot be read is a stop with advice. */

import { type ParseArgsOptionsConfig, parseArgs } from 'node:util'
import { createStop, EXIT, type Stop } from '../errors.ts'
import { nearest } from '../shared/nearest.ts'

export interface Args {
  command: Command
  positionals: string[]
  text: (name: string) => string | undefined
  flag: (name: string) => boolean
}

export type Command =
  | 'build'
  | 'dev'
  | 'preview'
  | 'check'
  | 'new'
  | 'clear'
  | 'write-heading-ids'
  | 'import'
  | 'help'
  | 'version'

/** Other names of commands, Docusaurus' among them. */
const ALIASES: Record<string, Command> = { start: 'dev', serve: 'preview' }

const common: ParseArgsOptionsConfig = {
  help: { type: 'boolean', short: 'h' },
  debug: { type: 'boolean' },
  color: { type: 'boolean' },
}
const building: ParseArgsOptionsConfig = {
  strict: { type: 'boolean' },
  report: { type: 'string' },
  'search-records': { type: 'string' },
}
const serving: ParseArgsOptionsConfig = {
  port: { type: 'string', short: 'p' },
  // `-h` is the host here, as for Docusaurus.
  host: { type: 'string', short: 'h' },
  help: { type: 'boolean' },
  // Accepted for Docusaurus' sake; no browser is ever opened.
  open: { type: 'boolean' },
}

const OPTIONS: Record<Exclude<Command, 'help' | 'version'>, ParseArgsOptionsConfig> = {
  build: { ...building, 'out-dir': { type: 'string' } },
  check: building,
  dev: serving,
  preview: { ...serving, 'out-dir': { type: 'string' }, dir: { type: 'string' } },
  new: { slug: { type: 'string' }, in: { type: 'string' } },
  clear: { 'out-dir': { type: 'string' } },
  import: {},
  'write-heading-ids': { 'maintain-case': { type: 'boolean' }, overwrite: { type: 'boolean' } },
}

const usage = (text: string, hint: string): Stop => createStop(EXIT.usage, 'usage', text, hint)

export function readArgs(args: readonly string[]): Args {
  const [first, ...rest] = args
  if (first === undefined) throw usage('не сказано, что делать', 'список команд: zapiski --help')
  if (first === '--version' || first === '-v') return simple('version')
  if (first === '--help' || first === '-h' || first === 'help') return simple('help')
  const command = findCommand(first)
  const options = { ...common, ...OPTIONS[command] }
  const { values, positionals } = parse(rest, options, command)
  if (values.help === true) return { ...simple('help'), positionals: [command] }
  return {
    command,
    positionals,
    text: name => {
      const value = values[name]
      return typeof value === 'string' ? value : undefined
    },
    // Colour is on unless it is switched off.
    flag: name => values[name] === true || (name === 'color' && values.color === undefined),
  }
}

const simple = (command: Command): Args => ({ command, positionals: [], text: () => undefined, flag: () => false })

function findCommand(name: string): keyof typeof OPTIONS {
  const command = ALIASES[name] ?? name
  if (isKnown(command)) return command
  const names = [...Object.keys(OPTIONS), ...Object.keys(ALIASES)]
  const close = nearest(name, names)
  throw usage(
    `команды «${name}» нет`,
    close === undefined ? `есть: ${names.join(', ')}` : `возможно, имелось в виду ${close}`,
  )
}

const isKnown = (name: string): name is keyof typeof OPTIONS => Object.hasOwn(OPTIONS, name)

function parse(args: string[], options: ParseArgsOptionsConfig, command: string) {
  try {
    return parseArgs({ args, options, allowPositionals: true, allowNegative: true, strict: true })
  } catch (error) {
    throw explain(error, args, options, command)
  }
}

/** Node's own words are English; its codes are enough to say it again. */
function explain(error: unknown, args: string[], options: ParseArgsOptionsConfig, command: string): Stop {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  const message = error instanceof Error ? error.message : ''
  const quoted = /'([^']+)'/.exec(message)?.[1] ?? ''
  const name = quoted.split(/[ ,=]/)[0] ?? ''
  if (code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION') {
    const names = Object.keys(options).map(option => `--${option}`)
    const close = nearest(name, names)
    const hint = close === undefined ? `есть: ${names.join(', ')}` : `возможно, имелось в виду ${close}`
    return usage(`у команды ${command} нет параметра ${name}`, hint)
  }
  if (code === 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE') {
    return usage(`параметр ${name} написан не так: ${args.join(' ')}`, `справка: zapiski ${command} --help`)
  }
  return usage('команда не читается', `справка: zapiski ${command} --help`)
}

/** Port number of an option. */
export function readPort(text: string | undefined, fallback: number): number {
  if (text === undefined) return fallback
  const port = Number(text)
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port
  throw usage(`«${text}» — не номер порта`, 'нужно число от 0 до 65535')
}

/** Which editor the author has, and how it is told to open a line. */

import { accessSync, constants } from 'node:fs'
import { basename, delimiter, join } from 'node:path'
import { attempt } from '../../shared/value.ts'

/** Absolute file with its place. */
export interface EditorPlace {
  file: string
  line: number
  column: number
}

export interface EditorCommand {
  command: string
  args: string[]
}

type Arguments = (place: EditorPlace) => string[]

const withG: Arguments = ({ file, line, column }) => ['-g', `${file}:${line}:${column}`]
const withColons: Arguments = ({ file, line, column }) => [`${file}:${line}:${column}`]
const withLine: Arguments = ({ file, line, column }) => ['--line', String(line), '--column', String(column), file]
const withPlus: Arguments = ({ file, line, column }) => [`+call cursor(${line},${column})`, file]

/** Editors with a window of their own, by the names of their programs; those of a terminal have none to open here. */
const EDITORS: Record<string, Arguments> = {
  code: withG,
  'code-insiders': withG,
  codium: withG,
  cursor: withG,
  windsurf: withG,
  zed: withColons,
  subl: withColons,
  idea: withLine,
  webstorm: withLine,
  phpstorm: withLine,
  pycharm: withLine,
  fleet: withColons,
  gvim: withPlus,
  mvim: withPlus,
  emacsclient: ({ file, line, column }) => ['-n', `+${line}:${column}`, file],
  kate: ({ file, line, column }) => ['-l', String(line), '-c', String(column), file],
  gedit: ({ file, line, column }) => [file, `+${line}:${column}`],
  mate: ({ file, line }) => ['-l', String(line), file],
}

interface Machine {
  env: Record<string, string | undefined>
  /** A program of this name can be run. */
  has(name: string): boolean
}

const argumentsOf = (command: string): Arguments | undefined => {
  const name = basename(command).replace(/\.(exe|cmd|sh)$/i, '')
  return Object.hasOwn(EDITORS, name) ? EDITORS[name] : undefined
}

/**
 * The editor of `$VISUAL` or `$EDITOR` when it has windows, else the first known one that is installed. What the author
 * put behind the name is left out: it is meant for another use, as `--wait` is.
 */
export function editorFor(place: EditorPlace, { env, has }: Machine = thisMachine): EditorCommand | undefined {
  const wanted = [env.VISUAL, env.EDITOR].flatMap(written => written?.trim().split(/\s+/)[0] ?? [])
  const command = [...wanted, ...Object.keys(EDITORS)].find(name => argumentsOf(name) !== undefined && has(name))
  const args = command === undefined ? undefined : argumentsOf(command)?.(place)
  return command === undefined || args === undefined ? undefined : { command, args }
}

const thisMachine: Machine = {
  env: process.env,
  has(name) {
    const folders = name.includes('/') ? [''] : (process.env.PATH ?? '').split(delimiter)
    return folders.some(folder => isProgram(folder === '' ? name : join(folder, name)))
  },
}

const isProgram = (path: string): boolean =>
  attempt(() => {
    accessSync(path, constants.X_OK)
    return true
  }) === true

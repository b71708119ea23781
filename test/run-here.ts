/** A command run in this process: no other one is started, and what it says is taken down. */

import { createIo, type Io } from '../src/cli/io.ts'
import { run } from '../src/cli/run.ts'

export interface Ran {
  /** What the process would exit with. */
  code: number
  out: string
  err: string
}

/** Runs a command line as a shell would, in the folder `cwd`. */
export async function runIn(cwd: string, args: readonly string[], io: Partial<Io> = {}): Promise<Ran> {
  const said = { out: [] as string[], err: [] as string[] }
  const own: Io = {
    ...createIo(process),
    cwd,
    color: false,
    out: text => void said.out.push(text),
    err: text => void said.err.push(text),
    ...io,
  }
  const code = await run(args, own, '1.2.3')
  return { code, out: said.out.join(''), err: said.err.join('') }
}

/** The same in English. */
export const runHere = (cwd: string, args: readonly string[]): Promise<Ran> => runIn(cwd, [...args, '--lang', 'en'])

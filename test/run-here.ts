/** A command run in this process: no other one is started, and what it says is taken down. */

import { createIo } from '../src/cli/io.ts'
import { run } from '../src/cli/run.ts'

/** Runs in the folder `cwd`, in English; `code` is what the process would exit with. */
export async function runHere(
  cwd: string,
  args: readonly string[],
): Promise<{ code: number; out: string; err: string }> {
  const said = { out: [] as string[], err: [] as string[] }
  const io = {
    ...createIo(process),
    cwd,
    color: false,
    out: (text: string) => void said.out.push(text),
    err: (text: string) => void said.err.push(text),
  }
  const code = await run([...args, '--lang', 'en'], io, '1')
  return { code, out: said.out.join(''), err: said.err.join('') }
}

/**
 * The program `zapiski`: hands the process over to `run` and ends with its code. A command that runs an author's code
 * does so in a second process, which the first one watches.
 */

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Found } from '../engine/parsing/found.ts'
import { formatProblem } from '../errors.ts'
import { packageRoot } from '../package-root.ts'
import { onSignals, stepInside } from './fence/inside.ts'
import { createIo } from './io.ts'
import { type Call, run } from './run.ts'

/** Of the process as it was made ready. */
interface Door {
  /** Hears what this process does, which is known once the command line is read. */
  noteWork(work: string): void
  boundHeap(found: Found): void
}

export async function main(door: Door): Promise<void> {
  const { version }: { version: string } = JSON.parse(readFileSync(join(packageRoot(), 'package.json'), 'utf8'))
  const argv = process.argv.slice(2)
  const io = { ...createIo(process), ...door }
  const leave = process.exit.bind(process)
  const inside = stepInside(problems => {
    for (const problem of problems) io.err(`${formatProblem(problem, { color: io.color, language: 'en' })}\n`)
  })
  // The reader of a pipe went away: `zapiski build | head`.
  process.stdout.on('error', () => (inside?.leave ?? leave)(Number(process.exitCode ?? 0)))
  if (inside !== undefined) return inside.end(await run(argv, { ...io, inside }, version))
  const stayQuiet = onSignals(leave)
  const watch = async (call: Call): Promise<number> => {
    const { runWatched } = await import('./fence/watch.ts')
    stayQuiet()
    return runWatched(call, { script: join(packageRoot(), 'dist/cli.js'), argv })
  }
  const options = [...process.execArgv, process.env.NODE_OPTIONS ?? '']
  const isDebugged = options.some(option => option.includes('--inspect'))
  process.exitCode = await run(argv, isDebugged ? io : { ...io, watch }, version)
}

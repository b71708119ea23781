#!/usr/bin/env node
/**
 * The program `zapiski`: hands the process over to `run` and ends with its code. A command that runs an author's code
 * does so in a second process, which the first one watches.
 */

import { readFileSync } from 'node:fs'
import module from 'node:module'
import { fileURLToPath } from 'node:url'
import { compileLater } from './cli/compiler.ts'
import { onSignals, stepInside } from './cli/fence/inside.ts'
import { boundHeap } from './cli/heap.ts'
import { createIo } from './cli/io.ts'
import { type Call, run } from './cli/run.ts'
import { formatProblem } from './errors.ts'

// React and others choose their production code when they are loaded.
process.env.NODE_ENV ??= process.argv[2] === 'dev' || process.argv[2] === 'start' ? 'development' : 'production'

compileLater(process.versions)

// What commands load from here on is compiled once for all runs, where Node can keep it.
module.enableCompileCache?.()

const { version }: { version: string } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))
const argv = process.argv.slice(2)
const io = createIo(process)
const leave = process.exit.bind(process)
const inside = stepInside(problems => {
  for (const problem of problems) io.err(`${formatProblem(problem, { color: io.color, language: 'en' })}\n`)
})
// The reader of a pipe went away: `zapiski build | head`.
process.stdout.on('error', () => (inside?.leave ?? leave)(Number(process.exitCode ?? 0)))

// The process that watches lives for a moment, and would be swept a dozen times while it looks at thousands of files.
if (inside !== undefined) boundHeap()

const stayQuiet = inside === undefined ? onSignals(leave) : () => {}

if (inside !== undefined) inside.end(await run(argv, { ...io, inside }, version))
else {
  const options = [...process.execArgv, process.env.NODE_OPTIONS ?? '']
  const isDebugged = options.some(option => option.includes('--inspect'))
  process.exitCode = await run(argv, isDebugged ? io : { ...io, watch }, version)
}

async function watch(call: Call): Promise<number> {
  const { runWatched } = await import('./cli/fence/watch.ts')
  stayQuiet()
  return runWatched(call, { script: fileURLToPath(import.meta.url), argv })
}

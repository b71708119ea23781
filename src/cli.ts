#!/usr/bin/env node
/** The program `zapiski`: hands the process over to `run` and ends with its code. */

import { readFileSync } from 'node:fs'
import module from 'node:module'
import { createIo } from './cli/io.ts'
import { run } from './cli/run.ts'

// React and others choose their production code when they are loaded.
process.env.NODE_ENV ??= process.argv[2] === 'dev' || process.argv[2] === 'start' ? 'development' : 'production'

// What commands load from here on is compiled once for all runs, where Node can keep it.
module.enableCompileCache?.()

process.once('SIGINT', () => process.exit(130))
process.once('SIGTERM', () => process.exit(143))
// The terminal was closed.
process.once('SIGHUP', () => process.exit(129))
// The reader of a pipe went away: `zapiski build | head`.
process.stdout.on('error', () => process.exit(0))

const { version }: { version: string } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))
process.exitCode = await run(process.argv.slice(2), createIo(process), version)

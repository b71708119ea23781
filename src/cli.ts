#!/usr/bin/env node
/** The program `zapiski`: the process is made ready, then the engine is loaded. */

import { boundHeap, compileLater } from './boot/flags.ts'
import { keepCode, load } from './boot/load.ts'
import { ORDER } from './cli/fence/order.ts'

// React and others choose their production code when they are loaded.
process.env.NODE_ENV ??= process.argv[2] === 'dev' || process.argv[2] === 'start' ? 'development' : 'production'

compileLater(process.versions)

// The process that watches lives for a moment, and would be swept a dozen times while it looks at thousands of files.
const isWatched = process.env[ORDER] !== undefined
if (isWatched) boundHeap()

let work = ''
process.on('exit', () => keepCode(work))

const { main } = load<typeof import('./cli/program.ts')>('program', isWatched ? 'program' : 'watcher')
await main({
  noteWork(name) {
    work = name
  },
  boundHeap,
})

/** A process that parses what it is given, and its keeper, who starts another when it ends. */

import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { rolldownBuild } from './bundle.mjs'

const ROOT = resolve(import.meta.dirname, '../..')

/** `patience` is in milliseconds: who takes longer is ended. */
export function createChild({ bare, patience }) {
  // Inside `node_modules`, so that the bundle finds its packages.
  const cache = join(ROOT, 'node_modules/.cache')
  mkdirSync(cache, { recursive: true })
  const folder = mkdtempSync(join(cache, 'fuzz-'))
  const bundle = rolldownBuild(ROOT, folder)
  let child
  let answer = () => {}

  async function start() {
    const args = [join(import.meta.dirname, 'parse.mjs'), await bundle, String(bare)]
    const started = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] })
    started.on('exit', (code, signal) => {
      if (started !== child) return
      child = undefined
      answer({ answer: 'crashed', why: signal ?? `exit ${code}` })
    })
    started.on('message', message => {
      if (started === child) answer(message)
    })
    child = started
  }

  async function ask(input) {
    if (child === undefined) await start()
    const began = performance.now()
    const said = await new Promise(done => {
      const timer = setTimeout(() => {
        const late = child
        child = undefined
        late?.kill('SIGKILL')
        done({ answer: 'slow', why: '' })
      }, patience)
      answer = message => {
        clearTimeout(timer)
        done(message)
      }
      child.send(input, () => {})
    })
    return { why: '', ...said, took: Math.round(performance.now() - began) }
  }

  function end() {
    const last = child
    child = undefined
    last?.kill()
    rmSync(folder, { recursive: true, force: true })
  }
  return { ask, end }
}

/** A process that parses what it is given, and its keeper, who starts another when it ends. */

import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { rolldownBuild } from './bundle.mjs'

const ROOT = resolve(import.meta.dirname, '../..')

/** Time on the clock for the time of a processor, at most: a machine may be busy with other things. */
const WAITING = 60
/** Of `/proc`: hundredths of a second. */
const TICK = 10

/** Milliseconds that a process has had a processor; those of the clock where the system does not tell. */
function timeOf(pid) {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1).split(' ')
    return (Number(fields[11]) + Number(fields[12])) * TICK
  } catch {
    return performance.now()
  }
}

/** `patience` is in milliseconds of a processor: who takes more is ended. */
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
    const asked = child
    const began = { clock: performance.now(), time: timeOf(asked.pid) }
    let took = 0
    const said = await new Promise(done => {
      const timer = setInterval(() => {
        took = timeOf(asked.pid) - began.time
        if (took < patience && performance.now() - began.clock < patience * WAITING) return
        child = undefined
        asked.kill('SIGKILL')
        clearInterval(timer)
        done({ answer: 'slow', why: '' })
      }, 100)
      answer = message => {
        clearInterval(timer)
        done(message)
      }
      asked.send(input, () => {})
    })
    return { why: '', ...said, took: Math.round(took) }
  }

  function end() {
    const last = child
    child = undefined
    last?.kill()
    rmSync(folder, { recursive: true, force: true })
  }
  return { ask, end }
}

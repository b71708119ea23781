/**
 * Proves that a warm build is a clean one: random steps on a small site, and after each both outputs byte for byte.
 * `node bench/steps.mjs [--seed 1] [--count 500] [--keep] [--quiet] [--cli | --dev] [--languages] [--structure] [--history]`; needs the built engine (`npm run build`).
 * With `--dev` the warm side is what `zapiski dev` answers some seconds after each step.
 * `--languages` goes through two languages and back, `--structure` through folders, menus, versions and parts, `--history` through commits. With `--cli` warm builds are runs of the program with another thread, which may find that nothing has changed, or texts alone.
 */

import { spawn } from 'node:child_process'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { createDevSide } from './steps/dev.mjs'
import { runSteps } from './steps/run.mjs'

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    count: { type: 'string', default: '500' },
    keep: { type: 'boolean', default: false },
    cli: { type: 'boolean', default: false },
    dev: { type: 'boolean', default: false },
    languages: { type: 'boolean', default: false },
    structure: { type: 'boolean', default: false },
    history: { type: 'boolean', default: false },
    quiet: { type: 'boolean', default: false },
  },
})
process.env.NODE_ENV ??= 'production'
// Walks are long and go on beside other work: a busy machine is no mistake of the site.
process.env.ZAPISKI_CONFIG_SECONDS ??= '300'
const dist = resolve(import.meta.dirname, '../dist')
const { build, loadConfig } = await import(join(dist, 'index.js'))

async function buildSite(folder, outDir, cache, mode = 'production') {
  const { config, problems } = await loadConfig(folder, { outDir })
  if (config === undefined) return { problems }
  // A language less is half of the pages less.
  return build(config, { mode, write: true, cache, allowShrink: true })
}

/** How often the program did how much. */
const ways = { whole: 0, texts: 0, nothing: 0, failed: 0 }

function wayOf(said) {
  if (said.includes('Ничего не изменилось')) return 'nothing'
  if (!said.includes('Собрано')) return 'failed'
  return said.includes('Страницы:') ? 'whole' : 'texts'
}

/** A run of the program: its problems are on the screen alone. */
async function runProgram(folder, outDir) {
  const args = ['build', folder, '--out-dir', outDir, '--workers', '1']
  const child = spawn(process.execPath, [join(dist, 'cli.js'), ...args])
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', text => {
      said += text
    })
  await new Promise(done => child.on('close', done))
  ways[wayOf(said)]++
  return {}
}

/** Kills a build of its own process in the midst of its work. */
async function interrupt(folder, ms) {
  const child = spawn(process.execPath, [join(dist, 'cli.js'), 'build', folder], { stdio: 'ignore' })
  const ended = new Promise(done => child.on('exit', done))
  await Promise.race([ended, sleep(ms)])
  child.kill('SIGKILL')
  await ended
}

const inside = {
  warm: values.cli ? runProgram : (folder, outDir) => buildSite(folder, outDir, true),
  clean: (folder, outDir) => buildSite(folder, outDir, false),
  interrupt,
}
const side = values.dev
  ? createDevSide(join(dist, 'cli.js'), (folder, outDir) => buildSite(folder, outDir, false, 'development'))
  : inside
const failure = await runSteps({
  seed: Number(values.seed),
  count: Number(values.count),
  keep: values.keep,
  hasLanguages: values.languages,
  hasStructure: values.structure,
  hasHistory: values.history,
  ...side,
  log: values.quiet ? undefined : line => console.log(line),
})
side.close?.()
console.log(failure ?? `${values.count} steps of seed ${values.seed}: every warm output is that of a clean build`)
if (values.cli) console.log(ways)
process.exitCode = failure === undefined ? 0 : 1

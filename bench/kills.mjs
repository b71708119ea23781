/**
 * Kills builds at random moments while a reader looks at pages and what they name; then the next command. Some know the
 * output in place, some have no cache, some have one that knows nothing of it: the build before was killed.
 * `node bench/kills.mjs [--seed 1] [--count 200] [--quiet]`; needs the built engine (`npm run build`).
 */

import { spawn } from 'node:child_process'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { runKills } from './kills/run.mjs'

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    count: { type: 'string', default: '200' },
    quiet: { type: 'boolean', default: false },
  },
})
process.env.NODE_ENV ??= 'production'
const dist = resolve(import.meta.dirname, '../dist')
const { build, loadConfig } = await import(join(dist, 'index.js'))

// With another thread, which a site of this size would not start.
const command = (name, folder) =>
  spawn(process.execPath, [join(dist, 'cli.js'), name, folder, '--workers', '1'], { stdio: 'ignore', detached: true })

const found = await runKills({
  seed: Number(values.seed),
  count: Number(values.count),
  start: folder => command('build', folder),
  async build(folder, outDir, cache) {
    const { config } = await loadConfig(folder, { outDir })
    return build(config, { mode: 'production', write: true, cache })
  },
  heal: folder => new Promise(done => command('check', folder).on('exit', done)),
  log: values.quiet ? undefined : line => console.log(line),
})
const { kills, late, journals, looks, faults } = found
console.log(`${kills} kills of seed ${values.seed} (${late} came too late), ${journals} in the midst of a commit`)
console.log(`${looks} looks, ${faults.length} faults`)
for (const { kind, what } of faults.slice(0, 20)) console.log(`  ${kind}: ${what}`)
process.exitCode = faults.length === 0 ? 0 : 1

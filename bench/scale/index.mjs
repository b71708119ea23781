/**
 * Time, memory and output of builds on sites of ordinary length, beside Hugo where it is installed, in one run:
 * cold (no cache, no output), again with nothing changed, again after one paragraph. Of each the time of the wall and,
 * after a slash, what all processes took of processors in user mode, which a busy machine changes less.
 *
 * `node bench/scale/index.mjs [--runs 3] [--engine DIST/CLI.JS] [pages …]`, e.g. `130 1000 10000`; of the pages six tenths are posts.
 */

import { spawn, spawnSync } from 'node:child_process'
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { writeCorpus } from './corpus.mjs'

const ROOT = resolve(import.meta.dirname, '../..')
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: 'string', default: '3' },
    engine: { type: 'string' },
    theme: { type: 'string', default: 'bare' },
  },
})
const cli = resolve(values.engine ?? join(ROOT, 'dist/cli.js'))
const sizes = positionals.length > 0 ? positionals.map(Number) : [130, 1000]
const runs = Number(values.runs)
const hasHugo = spawnSync('hugo', ['version']).status === 0

/** Memory of a process and of those that it started, MiB. */
function memoryOf(pid) {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8')
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean)
    const own = Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024
    return children.reduce((sum, child) => sum + memoryOf(child), own)
  } catch {
    return 0
  }
}

/** Runs a program; seconds of the wall and of processors, peak of memory in MiB; processes that it starts count. */
function measure(command, args, cwd) {
  return new Promise((done, fail) => {
    const start = performance.now()
    const timed = ['-c', 'TIMEFORMAT="%U"; time "$@"', 'bash', command, ...args]
    const child = spawn('bash', timed, { cwd, stdio: ['ignore', 'ignore', 'pipe'] })
    let errors = ''
    let peak = 0
    child.stderr.on('data', data => {
      errors += data
    })
    const timer = setInterval(() => {
      peak = Math.max(peak, memoryOf(child.pid))
    }, 20)
    child.on('close', code => {
      clearInterval(timer)
      const seconds = (performance.now() - start) / 1000
      if (code === 0) done({ seconds, user: Number(errors.trim().split('\n').at(-1)), peak })
      else fail(new Error(`${command} ${args.join(' ')}: ${code}\n${errors.slice(-2000)}`))
    })
  })
}

const median = list => list.toSorted((a, b) => a - b)[list.length >> 1]
const middleOf = runs => ({ seconds: median(runs.map(run => run.seconds)), user: median(runs.map(run => run.user)) })

function sizeOf(folder) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(entry => entry.isFile())
  const bytes = files.reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0)
  return { files: files.length, mib: bytes / 1024 / 1024 }
}

/** Cold, unchanged and one-paragraph builds of one engine. `clean` makes the next build cold. */
async function series({ build, clean, edit, out }) {
  const found = { cold: [], same: [], edit: [] }
  let peak = 0
  for (let run = 0; run < runs; run++) {
    clean()
    const cold = await build()
    peak = Math.max(peak, cold.peak)
    found.cold.push(cold)
    // What was touched within two seconds of the last look is looked at again: wait, as people do.
    await new Promise(resolve => setTimeout(resolve, 2100))
    await build()
    found.same.push(await build())
    edit(run)
    found.edit.push(await build())
  }
  return {
    cold: middleOf(found.cold),
    same: middleOf(found.same),
    edit: middleOf(found.edit),
    peak,
    ...sizeOf(out),
  }
}

function prepare(pages) {
  const folder = mkdtempSync(join(tmpdir(), 'zapiski-scale-'))
  const posts = Math.round(pages * 0.6)
  writeCorpus(folder, { posts, docs: pages - posts })
  mkdirSync(join(folder, 'node_modules'))
  symlinkSync(ROOT, join(folder, 'node_modules/zapiski'))
  return folder
}

let trashed = 0
/**
 * Moves what earlier builds left out of the way. It is not removed before the end: on ext4 a disk that has just lost
 * thousands of files makes new ones five times slower, and a cold build would be measured by the removal before it.
 */
function putAway(folder, ...paths) {
  const trash = join(folder, 'trash')
  mkdirSync(trash, { recursive: true })
  for (const path of paths.filter(existsSync)) renameSync(path, join(trash, String(trashed++)))
}

function ours(folder) {
  const out = join(folder, 'build')
  return series({
    out,
    build: () => measure(process.execPath, [cli, 'build', folder], folder),
    clean: () => putAway(folder, out, join(folder, 'node_modules/.cache'), join(folder, '.zapiski')),
    edit: run => appendFileSync(join(folder, 'blog/post-7.md'), `\nЕщё один абзац номер ${run}.\n`),
  })
}

/**
 * The texts as Hugo wants them: a folder is a section of its own with `_index.md` alone, and `index.md` would make all
 * that lies beside it files of one page, which it then does not draw.
 */
function writeHugoTexts(folder, content) {
  cpSync(join(folder, 'blog'), join(content, 'blog'), { recursive: true })
  const docs = join(content, 'docs')
  cpSync(join(folder, 'docs'), docs, { recursive: true })
  renameSync(join(docs, 'index.md'), join(docs, '_index.md'))
  for (const entry of readdirSync(docs, { recursive: true, withFileTypes: true })) {
    if (!entry.isDirectory()) continue
    writeFileSync(join(entry.parentPath, entry.name, '_index.md'), `---\ntitle: ${entry.name}\n---\n`)
  }
}

function hugo(folder) {
  const site = join(folder, 'hugo')
  mkdirSync(site)
  cpSync(join(import.meta.dirname, 'hugo'), site, { recursive: true })
  writeHugoTexts(folder, join(site, 'content'))
  const out = join(site, 'public')
  return series({
    out,
    build: () => measure('hugo', ['--quiet', '--destination', out, '--environment', values.theme], site),
    clean: () => putAway(folder, out, join(site, 'resources')),
    edit: run => appendFileSync(join(site, 'content/blog/post-7.md'), `\nЕщё один абзац номер ${run}.\n`),
  })
}

const timeText = ({ seconds, user }) => `${seconds.toFixed(2)} / ${user.toFixed(2)}`

const rows = []
const folders = []
for (const pages of sizes) {
  const folder = prepare(pages)
  folders.push(folder)
  const own = await ours(folder)
  const other = hasHugo ? await hugo(folder) : undefined
  const row = (name, { cold, same, edit, peak, files, mib }) => ({
    pages,
    engine: name,
    cold: timeText(cold),
    same: timeText(same),
    edit: timeText(edit),
    'peak MiB': Math.round(peak),
    files,
    'output MiB': mib.toFixed(1),
    'cold to Hugo': other === undefined ? '' : (cold.user / other.cold.user).toFixed(2),
  })
  rows.push(row('zapiski', own))
  if (other !== undefined) rows.push(row(`hugo ${values.theme}`, other))
}
for (const folder of folders) rmSync(folder, { recursive: true, force: true })
console.table(rows)

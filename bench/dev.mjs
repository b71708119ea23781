/**
 * What a save costs under `dev`: processor time of the server, and the time from the save until the page has the new
 * text, as a page that listens for changes gets it. Medians of twenty saves of one document.
 *
 * `node bench/dev.mjs [--engine DIST/CLI.JS] [pages …]`; 0 is our own site, otherwise a corpus of that many pages.
 */

import { spawn } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { writeCorpus } from './scale/corpus.mjs'

const ROOT = resolve(import.meta.dirname, '..')
const SAVES = 20
/** Clock ticks of `/proc/PID/stat`, milliseconds. */
const TICK = 10
const SLUG = /^slug:\s*(\/\S+)/m

const { values, positionals } = parseArgs({ allowPositionals: true, options: { engine: { type: 'string' } } })
const cli = resolve(values.engine ?? join(ROOT, 'dist/cli.js'))
const sizes = positionals.length > 0 ? positionals.map(Number) : [0, 142, 1000]

const median = list => list.toSorted((a, b) => a - b)[list.length >> 1]
const sleep = ms => new Promise(done => setTimeout(done, ms))

/** A site in a folder of its own, and the document that is saved: a post in the middle. */
function prepare(pages) {
  const folder = mkdtempSync(join(tmpdir(), 'zapiski-dev-'))
  if (pages === 0) cpSync(join(ROOT, 'site'), folder, { recursive: true })
  else writeCorpus(folder, { posts: Math.round(pages * 0.6), docs: pages - Math.round(pages * 0.6) })
  mkdirSync(join(folder, 'node_modules'), { recursive: true })
  symlinkSync(ROOT, join(folder, 'node_modules/zapiski'))
  const posts = readdirSync(join(folder, 'blog'), { recursive: true })
    .filter(name => name.endsWith('.md'))
    .map(name => join(folder, 'blog', name))
    .toSorted()
  return { folder, file: posts[posts.length >> 1] }
}

/** Starts the server; resolves with its address. */
function start(folder) {
  const child = spawn(process.execPath, [cli, 'dev', folder, '--port', '0'], { stdio: ['ignore', 'pipe', 'ignore'] })
  const address = new Promise((done, fail) => {
    let said = ''
    child.stdout.on('data', data => {
      said += data
      const found = /http:\S+/.exec(said)?.[0]
      if (found !== undefined) done(found)
    })
    child.on('exit', code => fail(new Error(`dev ended with ${code}`)))
  })
  return { child, address }
}

/** Processor time of a process and of those that it started so far, milliseconds; `NaN` where the system does not say. */
function processorTime(pid) {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
    const own = (Number(fields[11]) + Number(fields[12])) * TICK
    // The server runs in a second process, which the first one watches.
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean)
    return children.reduce((sum, child) => sum + processorTime(child), own)
  } catch {
    return Number.NaN
  }
}

/** Waits for the server's word that something has changed. */
async function listen(address) {
  const { body } = await fetch(new URL('/__zapiski/events', address))
  const reader = body.pipeThrough(new TextDecoderStream()).getReader()
  let heard = ''
  return async () => {
    while (!heard.includes('event: update')) heard += (await reader.read()).value ?? ''
    heard = heard.slice(heard.indexOf('event: update') + 1)
  }
}

async function measure(pages) {
  const { folder, file } = prepare(pages)
  const { child, address } = start(folder)
  const text = readFileSync(file, 'utf8')
  const page = new URL(`.${SLUG.exec(text)?.[1] ?? `/${basename(file, '.md')}`}`, await address)
  const changed = await listen(await address)
  const [busy, seen] = [[], []]
  for (let save = 0; save < SAVES + 3; save++) {
    await (await fetch(page)).text()
    await sleep(300)
    const before = processorTime(child.pid)
    const from = performance.now()
    // Longer each time, as texts grow: what lists show of their length changes too.
    writeFileSync(file, `${text}\n${'И ещё несколько слов. '.repeat(save * 9)}\n\nАбзац номер ${save}ю.\n`)
    do await changed()
    while (!(await (await fetch(page)).text()).includes(`Абзац номер ${save}ю.`))
    const time = performance.now() - from
    await sleep(100)
    // The first ones warm the machine up.
    if (save < 3) continue
    seen.push(time)
    busy.push(processorTime(child.pid) - before)
  }
  child.removeAllListeners('exit')
  child.kill()
  rmSync(folder, { recursive: true, force: true })
  return {
    pages: pages === 0 ? 'site' : pages,
    'screen, ms': Math.round(median(seen)),
    'slowest, ms': Math.round(Math.max(...seen)),
    'processor, ms': median(busy),
  }
}

const rows = []
for (const pages of sizes) rows.push(await measure(pages))
console.table(rows)

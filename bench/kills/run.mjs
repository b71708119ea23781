/** Builds that are killed while a reader looks: every page that can be seen is whole, and so is what it names. */

import { existsSync, lstatSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { setImmediate as pause, setTimeout as sleep } from 'node:timers/promises'
import { createDice, createSite, EDITS } from '../steps/site.mjs'

const ASSET = /\/(assets\/[\w./@-]+\.\w+)/g
/** Edits after which others' links would break: a site with mistakes is not written at all. */
const BREAKING = ['delete', 'rename']
const KINDS = Object.keys(EDITS).filter(name => !BREAKING.includes(name))
const SIGNALS = ['SIGKILL', 'SIGKILL', 'SIGKILL', 'SIGINT', 'SIGTERM', 'SIGHUP']
/** What stands beside an output while it is written. */
const TRACES = ['new', 'old', 'journal', 'lock'].map(kind => `.build.zapiski-${kind}`)

// The lock is a link to nowhere.
const isThere = path => lstatSync(path, { throwIfNoEntry: false }) !== undefined

const readText = file => {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

/** Faults of one page as it can be seen now: not whole, or naming what is not there. */
function faultsOf(out, path) {
  const text = readText(join(out, path))
  if (text === undefined) return []
  if (!text.trimEnd().endsWith('</html>')) return [{ kind: 'incomplete', what: path }]
  const missing = [...text.matchAll(ASSET)].map(match => match[1]).filter(asset => !existsSync(join(out, asset)))
  // The page may have been another's meanwhile: then its assets are others too.
  if (missing.length === 0 || readText(join(out, path)) !== text) return []
  return missing
    .filter(asset => !existsSync(join(out, asset)))
    .map(asset => ({ kind: 'missing', what: `${path}: ${asset}` }))
}

const pagesOf = out => readdirSync(out, { recursive: true }).filter(path => path.endsWith('.html'))

/** Looks at pages until it is told to stop; the front page is there at every moment. */
async function watch({ out, isOver, dice }, found) {
  const pages = pagesOf(out)
  while (!isOver()) {
    for (let look = 0; look < 20; look++) {
      found.looks++
      found.faults.push(...faultsOf(out, dice.pick(pages)))
      if (!existsSync(join(out, 'index.html'))) found.faults.push({ kind: 'gone', what: 'index.html' })
    }
    await pause()
  }
}

/** Resolves when a file appears beside the output, or when the build is over. */
async function appears(file, isOver) {
  while (!existsSync(file) && !isOver()) await pause()
}

/** When the signal comes: at any moment, in the midst of writing, in the midst of the commit. */
const MOMENTS = {
  any: async ({ dice, length }) => sleep(dice.number(length)),
  writing: async ({ site, dice, isOver }) => {
    await appears(site.at(TRACES[0]), isOver)
    await sleep(dice.number(120))
  },
  /** So short that the reader waits: looking at the journal is all that is done. */
  commit: async ({ site, dice, isOver }) => {
    const [staging, journal] = [site.at(TRACES[0]), site.at(TRACES[2])]
    await appears(staging, isOver)
    while (existsSync(staging) && !existsSync(journal));
    const end = performance.now() + dice.number(12) / 4
    while (performance.now() < end && existsSync(journal));
  },
}

/** What a build knows of the output in place. */
function knowledgeOf(site) {
  const cache = site.at('.zapiski')
  if (!existsSync(cache)) return 'without a cache'
  return readdirSync(cache).some(name => name.startsWith('output-')) ? 'warm' : 'over an unknown output'
}

async function killOne({ site, out, start, length, aim }, found) {
  const { dice } = site
  const child = start()
  let over = false
  const isOver = () => over
  const ended = new Promise(done => child.on('exit', (code, signal) => done({ code, signal }))).then(end => {
    over = true
    return end
  })
  const seen = { looks: 0, faults: [] }
  const watching = watch({ out, isOver, dice: createDice(dice.number(1e9)) }, seen)
  await MOMENTS[aim]({ site, dice, length, isOver })
  const signal = aim === 'commit' ? 'SIGKILL' : dice.pick(SIGNALS)
  send(child, signal)
  const end = await ended
  for (let look = 0; signal === 'SIGKILL' && send(child, 0) && look < 200; look++) await sleep(10)
  await watching
  found.looks += seen.looks
  found.faults.push(...seen.faults)
  if (end.code === 0) found.late++
  else if (end.signal !== 'SIGKILL') found.faults.push(...tracesOf(site))
  if (existsSync(site.at(TRACES[2]))) found.journals++
  if (existsSync(out)) found.faults.push(...pagesOf(out).flatMap(path => faultsOf(out, path)))
  else found.faults.push({ kind: 'gone', what: 'the site' })
  return signal
}

/** A power failure spares nobody: with the command dies the process that it watches. Signal 0 asks whether one is left. */
function send(child, signal) {
  if (typeof signal === 'string' && signal !== 'SIGKILL') return child.kill(signal)
  try {
    return process.kill(-child.pid, signal)
  } catch {
    // It was over before.
    return false
  }
}

const tracesOf = site => TRACES.filter(name => isThere(site.at(name))).map(what => ({ kind: 'left over', what }))

/** What the next command leaves undone. */
function leftovers(site, out) {
  const marker = JSON.parse(readText(join(out, '.zapiski-build')) ?? '{"files":[]}').files
  const files = readdirSync(out, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && entry.name !== '.zapiski-build')
    .map(entry => relative(out, join(entry.parentPath, entry.name)))
  const wrong = new Set([
    ...files.filter(path => !marker.includes(path)),
    ...marker.filter(path => !files.includes(path)),
  ])
  const pages = pagesOf(out).flatMap(path => faultsOf(out, path))
  return [...tracesOf(site), ...[...wrong].map(what => ({ kind: 'not as listed', what })), ...pages]
}

/**
 * `start(folder)` begins a build and gives its process, `build(folder, outDir, cache)` builds to the end, `heal(folder)`
 * is the command that comes next. Gives counts and every fault.
 */
export async function runKills({ seed, count, start, build, heal, log = () => {} }) {
  const root = mkdtempSync(join(tmpdir(), 'zapiski-kills-'))
  const dice = createDice(seed)
  const site = createSite(join(root, 'site'), dice)
  const out = site.at('build')
  const found = { kills: 0, late: 0, journals: 0, looks: 0, faults: [] }
  try {
    await build(site.folder, out, true)
    const begin = performance.now()
    await new Promise(done => start(site.folder).on('exit', done))
    const length = Math.ceil((performance.now() - begin) * 1.1)
    while (found.kills < count && found.faults.length === 0) {
      found.kills++
      const [edit, aim] = [dice.pick(KINDS), dice.pick(Object.keys(MOMENTS))]
      if (dice.number(4) === 0) rmSync(site.at('.zapiski'), { recursive: true, force: true })
      const knowledge = knowledgeOf(site)
      await EDITS[edit](site)
      const job = { site, out, start: () => start(site.folder), length, aim }
      const signal = await killOne(job, found)
      await heal(site.folder)
      found.faults.push(...leftovers(site, out))
      log(`${found.kills} ${edit}, ${knowledge}, ${signal} at ${aim}: ${found.faults.length} faults`)
    }
    found.faults.push(...(await compare(site, out, build)))
  } finally {
    rmSync(root, { recursive: true, force: true })
  }
  return found
}

/** After all of it a warm build is a clean one. */
async function compare(site, out, build) {
  const clean = join(dirname(site.folder), 'clean')
  await build(site.folder, out, true)
  const { problems } = await build(site.folder, clean, false)
  const mistakes = problems.filter(({ level }) => level === 'error')
  if (mistakes.length > 0) return mistakes.map(({ code, file }) => ({ kind: 'mistake', what: `${code} ${file}` }))
  const paths = folder =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter(entry => entry.isFile())
      .map(entry => relative(folder, join(entry.parentPath, entry.name)))
  const all = new Set([...paths(out), ...paths(clean)])
  return [...all]
    .filter(path => readText(join(out, path)) !== readText(join(clean, path)))
    .map(what => ({ kind: 'not as clean', what }))
}

/**
 * What the drawings of texts take of a cold build, from a profile of its processors: reading marks off the trees,
 * pixels and paths, files of drawings, columns on share images; of these the letters and the packing stand apart, since
 * an image without columns has them too.
 *
 * `node bench/drawings.mjs [PAGES …]`: our own site, then sites of so many pages (1000). Needs the built engine.
 */

import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { writeCorpus } from './scale/corpus.mjs'

const ROOT = resolve(import.meta.dirname, '..')
const sizes = process.argv.length > 2 ? process.argv.slice(2).map(Number) : [1000]

/** Sources whose every function draws; whoever is called by one draws, too. */
const DRAWS = /^src\/(?:tree\/text\/silhouette\.ts|shared\/silhouette\/|render\/drawings\.ts|theme\/Silhouette\.tsx)/
const SHARE = 'paintColumns'
const AWAY = new Set(['(idle)', '(root)'])

const modules = new Map()
/** The source of a line of a bundle: rolldown writes its name before what it holds. */
function sourceAt(url, line) {
  if (!url.startsWith('file:') || !url.includes('/dist/')) return ''
  let lines = modules.get(url)
  if (lines === undefined) {
    let source = ''
    lines = readFileSync(fileURLToPath(url), 'utf8')
      .split('\n')
      .map(text => {
        source = /^(?:\/\/|\/\/#region) (src\/\S+)$/.exec(text)?.[1] ?? source
        return source
      })
    modules.set(url, lines)
  }
  return lines[line] ?? ''
}

/** Whether a function draws, given what called it. */
function kindOf({ functionName, url, lineNumber }, caller) {
  if (caller === 'share' || functionName === SHARE) return 'share'
  return caller !== '' || DRAWS.test(sourceAt(url, lineNumber)) ? 'drawn' : ''
}

/**
 * Samples of a profile: of all that ran, and of each kind of drawing. Not their times: on a busy machine the time of a
 * sample is that of whoever had the processor meanwhile.
 */
function sharesOf({ nodes, samples }) {
  const known = new Map(nodes.map(node => [node.id, node]))
  const kinds = new Map()
  const walk = (node, caller) => {
    const kind = kindOf(node.callFrame, caller)
    kinds.set(node.id, kind)
    for (const child of node.children ?? []) walk(known.get(child), kind)
  }
  walk(nodes[0], '')
  const sum = { all: 0, drawn: 0, share: 0 }
  for (const id of samples) {
    if (AWAY.has(known.get(id).callFrame.functionName)) continue
    sum.all++
    const kind = kinds.get(id)
    if (kind !== '') sum[kind]++
  }
  return sum
}

function profile(site) {
  const folder = mkdtempSync(join(tmpdir(), 'zapiski-drawings-'))
  const flags = ['--cpu-prof', '--cpu-prof-interval=250', `--cpu-prof-dir=${join(folder, 'profiles')}`]
  const args = ['build', site, '--no-cache', '--out-dir', join(folder, 'out')]
  // One thread: what other threads do is in the same profile then.
  const run = spawnSync(process.execPath, [...flags, join(ROOT, 'dist/cli.js'), ...args, '--workers', '0'])
  if (run.status !== 0) throw new Error(String(run.stderr))
  const sum = { all: 0, drawn: 0, share: 0 }
  for (const name of readdirSync(join(folder, 'profiles'))) {
    const found = sharesOf(JSON.parse(readFileSync(join(folder, 'profiles', name), 'utf8')))
    for (const key of Object.keys(sum)) sum[key] += found[key]
  }
  rmSync(folder, { recursive: true })
  return sum
}

function corpusOf(pages) {
  const folder = mkdtempSync(join(tmpdir(), 'zapiski-drawings-'))
  const posts = Math.round(pages * 0.6)
  writeCorpus(folder, { posts, docs: pages - posts })
  mkdirSync(join(folder, 'node_modules'))
  symlinkSync(ROOT, join(folder, 'node_modules/zapiski'))
  return folder
}

const percent = (part, all) => `${((100 * part) / all).toFixed(2)} %`

function report(name, { all, drawn, share }) {
  console.log(
    `${name}: drawings ${percent(drawn + share, all)} of ${all} samples (pages and files ${percent(drawn, all)}, columns on share images ${percent(share, all)})`,
  )
}

report('our site', profile(join(ROOT, 'site')))
for (const pages of sizes) {
  const folder = corpusOf(pages)
  report(`${pages} pages`, profile(folder))
  rmSync(folder, { recursive: true })
}

/**
 * Sites that this project has never seen, built by us as they are and, where it can, by Docusaurus:
 * `node bench/oracle/strangers.mjs [--ours-only] [--list N] [--facts N] FOLDER…`
 *
 * A folder is that of a `docusaurus.config`. Docusaurus is the one that Node finds from there; what it built before
 * (`build`) is taken as it is. Ours is written beside, into `build-zapiski`. Nothing is judged: a table of how much of
 * theirs is the same, and `--list N` differences of each kind. `--facts N`: N differences of every kind of fact that
 * `index.mjs` compares and that nothing explains, the most frequent kinds first.
 */

import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { byKind, compareFacts } from './compare.mjs'
import { explain } from './explain.mjs'
import { siteFacts } from './facts/site.mjs'

const CLI = resolve(import.meta.dirname, '../../dist/cli.js')

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    'ours-only': { type: 'boolean', default: false },
    list: { type: 'string', default: '0' },
    facts: { type: 'string', default: '0' },
  },
})

/** Exit code, lines that were printed, and the last of them. */
function buildOurs(siteDir, outDir) {
  const args = [CLI, 'build', siteDir, '--out-dir', outDir, '--lang', 'en', '--no-cache']
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8', maxBuffer: 1e8 })
  const lines = `${stderr}${stdout}`.split('\n').filter(line => line.trim() !== '')
  return { status, lines }
}

/** The folder that Docusaurus built; why there is none. */
function buildTheirs(siteDir) {
  const outDir = join(siteDir, 'build')
  if (existsSync(join(outDir, 'index.html')) || existsSync(join(outDir, '404.html'))) return { outDir }
  try {
    const require = createRequire(join(siteDir, 'package.json'))
    const bin = join(dirname(require.resolve('@docusaurus/core/package.json')), 'bin/docusaurus.mjs')
    const env = { ...process.env, DISABLE_UPDATE_NOTIFIER: '1', BROWSERSLIST_IGNORE_OLD_DATA: '1' }
    execFileSync(process.execPath, [bin, 'build', '--no-minify'], { cwd: siteDir, env, stdio: 'pipe', maxBuffer: 1e8 })
    return { outDir }
  } catch (error) {
    const said = `${error.stdout ?? ''}${error.stderr ?? error.message}`
    const why = /\[(?:ERROR|cause)\][^\n]*|Error: [^\n]*/.exec(said)?.[0] ?? said.slice(0, 200)
    return { why }
  }
}

/** What is compared of a page: name -> lines. */
const PARTS = {
  titles: page => [page.title],
  ids: page => (page.headings ?? []).map(line => String(line)),
  links: page => (page.links ?? []).map(line => JSON.stringify(line)),
  text: page => [page.text ?? []].flat().map(line => JSON.stringify(line)),
}

function compare(expected, found) {
  const routes = Object.keys(expected.pages)
  const common = routes.filter(route => route in found.pages)
  const rows = { routes: [common.length, routes.length] }
  const differences = { routes: routes.filter(route => !(route in found.pages)) }
  differences.more = Object.keys(found.pages).filter(route => !(route in expected.pages))
  for (const [name, of] of Object.entries(PARTS)) {
    let same = 0
    differences[name] = []
    for (const route of common) {
      const [theirs, ours] = [of(expected.pages[route]), of(found.pages[route])]
      if (JSON.stringify(theirs) === JSON.stringify(ours)) same += 1
      else differences[name].push(`${route}\n      - ${firstOnly(theirs, ours)}\n      + ${firstOnly(ours, theirs)}`)
    }
    rows[name] = [same, common.length]
  }
  return { rows, differences }
}

/** Every fact that differs and has no explanation, by kind. */
function printFacts(expected, found, limit) {
  const open = compareFacts(expected, found).filter(difference => explain(difference, expected, found) === undefined)
  const kinds = byKind(open)
  const shown = value => (JSON.stringify(value) ?? '—').slice(0, 300)
  for (const [kind, list] of [...kinds].sort(([, a], [, b]) => b.length - a.length)) {
    console.log(`  ${kind}: ${list.length}`)
    for (const difference of list.slice(0, limit))
      console.log(`    ${difference.path}\n      - ${shown(difference.expected)}\n      + ${shown(difference.found)}`)
  }
}

const firstOnly = (lines, others) => (lines.find(line => !others.includes(line)) ?? '(order)').slice(0, 300)

const cell = ([same, all]) => (all === 0 ? '—' : same === all ? `${all}` : `${same}/${all}`)

console.log('| site | ours | lines | routes | titles | heading ids | links | text |')
console.log('| --- | --- | --- | --- | --- | --- | --- | --- |')
for (const folder of positionals) {
  const siteDir = resolve(folder)
  const name =
    basename(siteDir) === 'website' || basename(siteDir) === 'docs' ? basename(dirname(siteDir)) : basename(siteDir)
  const outDir = join(siteDir, 'build-zapiski')
  const ours = buildOurs(siteDir, outDir)
  const row = [name, ours.status === 0 ? 'builds' : `exit ${ours.status}`, ours.lines.length]
  const theirs = values['ours-only'] ? { why: '' } : buildTheirs(siteDir)
  if (theirs.outDir === undefined || ours.status !== 0) {
    console.log(`| ${[...row, theirs.why ?? '', '', '', '', ''].join(' | ')} |`)
    continue
  }
  const expected = siteFacts({ engine: 'docusaurus', outDir: theirs.outDir, siteDir })
  const found = siteFacts({ engine: 'zapiski', outDir, menusOf: expected.menusOf })
  const { rows, differences } = compare(expected, found)
  console.log(`| ${[...row, ...Object.values(rows).map(cell)].join(' | ')} |`)
  for (const [kind, list] of Object.entries(differences)) {
    for (const line of list.slice(0, Number(values.list))) console.log(`    ${kind}: ${line}`)
  }
  if (values.facts !== '0') printFacts(expected, found, Number(values.facts))
}

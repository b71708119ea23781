/**
 * The same sites built by Docusaurus and by us, and every difference between the two outputs:
 * `node bench/oracle/index.mjs [--keep DIR] [--golden] [--figures] [--all] [site…]`
 *
 * `--keep DIR`: the installed Docusaurus stays there between runs. `--golden`: writes Docusaurus' facts into the
 * repository. `--figures`: also builds each site cold and warm, weighs pages, and writes the table into the guide. `--all`: explained differences too.
 * Without names: every site. Ends with 1 when a difference has no explanation.
 */

import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { byKind, compareFacts } from './compare.mjs'
import { buildDocusaurus, installDocusaurus, VERSION } from './docusaurus.mjs'
import { explain } from './explain.mjs'
import { siteFacts } from './facts/site.mjs'
import { launchBrowser, samplePages, weighPages } from './figures.mjs'
import { GUIDE, withPart } from './guide.mjs'
import { GOLDEN, goldenFile, prepareSite, SITES } from './sites.mjs'
import { buildZapiski } from './zapiski.mjs'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    keep: { type: 'string' },
    golden: { type: 'boolean', default: false },
    figures: { type: 'boolean', default: false },
    all: { type: 'boolean', default: false },
  },
})
const names = positionals.length > 0 ? positionals : SITES
const unknown = names.filter(name => !SITES.includes(name))
if (unknown.length > 0) throw new Error(`no site ${unknown.join(', ')}; there are ${SITES.join(', ')}`)

const temporary = mkdtempSync(join(tmpdir(), 'zapiski-oracle-'))
const installation = resolve(values.keep ?? join(temporary, 'docusaurus'))
installDocusaurus(installation)

const shown = value => {
  const text = JSON.stringify(value) ?? '—'
  return text.length > 240 ? `${text.slice(0, 240)}…` : text
}

function print(title, differences) {
  const groups = byKind(differences)
  for (const [kind, found] of [...groups].sort(([a], [b]) => a.localeCompare(b))) {
    console.log(`  ${title} ${kind}: ${found.length}`)
    for (const { path, expected, found: ours } of found.slice(0, values.all ? Infinity : 10))
      console.log(`    ${path}\n      Docusaurus ${shown(expected)}\n      Zapiski    ${shown(ours)}`)
  }
}

const rows = []
const row = (name, ours, theirs, unit) =>
  rows.push(`| ${name} | ${ours} ${unit} | ${theirs} ${unit} | ${(theirs / Math.max(ours, 0.001)).toFixed(1)} |`)

const browser = values.figures ? await launchBrowser() : undefined
let unexplained = 0
for (const name of names) {
  const theirs = join(installation, 'sites', name)
  const ours = join(temporary, name)
  prepareSite(name, theirs)
  prepareSite(name, ours)
  const runs = values.figures ? [true, false] : [true]
  const seconds = {
    theirs: runs.map(isCold => buildDocusaurus(installation, theirs, { isCold })),
    ours: runs.map(isCold => buildZapiski(ours, { isCold })),
  }
  const expected = siteFacts({ engine: 'docusaurus', outDir: join(theirs, 'build'), siteDir: theirs })
  const found = siteFacts({ engine: 'zapiski', outDir: join(ours, 'build'), menusOf: expected.menusOf })
  if (values.golden && GOLDEN.includes(name)) {
    mkdirSync(dirname(goldenFile(name)), { recursive: true })
    writeFileSync(goldenFile(name), `${JSON.stringify(expected, null, 1)}\n`)
  }
  const differences = compareFacts(expected, found)
  const open = differences.filter(difference => explain(difference, expected, found) === undefined)
  unexplained += open.length
  console.log(`${name}: ${differences.length} differences, ${open.length} without an explanation`)
  print('unexplained', open)
  if (values.all)
    print(
      'explained',
      differences.filter(difference => !open.includes(difference)),
    )
  if (!values.figures) continue
  row(`${name}: build, cold`, seconds.ours[0].toFixed(2), seconds.theirs[0].toFixed(2), 's')
  row(`${name}: build, again`, seconds.ours[1].toFixed(2), seconds.theirs[1].toFixed(2), 's')
  const samples = Object.entries(samplePages(expected)).filter(([, route]) => found.pages[route] !== undefined)
  const weigh = outDir =>
    weighPages(
      browser,
      outDir,
      new URL(baseOf(expected)).pathname,
      samples.map(([, route]) => route),
    )
  const weights = { ours: await weigh(join(ours, 'build')), theirs: await weigh(join(theirs, 'build')) }
  for (const [index, [kind]] of samples.entries()) {
    const of = part => [weights.ours, weights.theirs].map(list => list[index][part].toFixed(1))
    row(`${name}: ${kind}, JavaScript, gz`, ...of('js'), 'KB')
    row(`${name}: ${kind}, all bytes, gz`, ...of('total'), 'KB')
  }
}

/** Canonical address of the shortest route, less the route: where the site begins. */
function baseOf(facts) {
  const [route, { canonical }] = Object.entries(facts.pages)
    .filter(([, page]) => page.canonical !== undefined)
    .sort(([a], [b]) => a.length - b.length)[0]
  const url = canonical.replace(/\/$/, '')
  return `${route === '/' ? url : url.slice(0, url.length - route.length)}/`
}

const table = [`| | Zapiski | Docusaurus ${VERSION} | во сколько раз |`, '| --- | --- | --- | --- |', ...rows].join(
  '\n',
)
if (rows.length > 0) {
  console.log(`\n${table}`)
  writeFileSync(GUIDE, withPart(readFileSync(GUIDE, 'utf8'), 'figures', table))
  // Tables of the guide are aligned as the linter wants them.
  spawnSync('npx', ['biome', 'format', '--write', GUIDE], {
    cwd: resolve(import.meta.dirname, '../..'),
    stdio: 'ignore',
  })
}
await browser?.close()
rmSync(temporary, { recursive: true, force: true })
process.exitCode = unexplained > 0 ? 1 : 0

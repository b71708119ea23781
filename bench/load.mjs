/**
 * Page loads and navigation of our site beside the same content in Docusaurus, in one run, alternating:
 * `node bench/load.mjs [--keep DIR]`, where DIR keeps the installed Docusaurus between runs.
 * A phone of 412 × 823 px, processor four times slower, slow 4G (150 ms, 1.6 Mbit/s), cold cache; medians of five.
 */

import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright-core'
import { load, slowPage } from './load/phone.mjs'
import { serveFolder } from './load/serve.mjs'
import { buildDocusaurus, installDocusaurus, VERSION } from './oracle/docusaurus.mjs'
import { prepareSite } from './oracle/sites.mjs'

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..')
const { values } = parseArgs({ options: { keep: { type: 'string' }, runs: { type: 'string', default: '5' } } })
const temporary = mkdtempSync(join(tmpdir(), 'zapiski-load-'))
const peer = resolve(values.keep ?? join(temporary, 'docusaurus'))
const runs = Number(values.runs)
const PAGES = { home: '/', post: '/ip-to-number-to-ip', doc: '/docs/linux/bash' }
/** From, to: a link that both sites have in their menus. */
const STEP = { from: '/docs/linux/bash', to: '/docs/linux/ssh' }

const median = numbers => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]
const folderSize = folder =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0)

function buildOurs(out) {
  const start = performance.now()
  execFileSync(process.execPath, [join(root, 'dist/cli.js'), 'build', join(root, 'site'), '--out-dir', out], {
    stdio: 'ignore',
  })
  return (performance.now() - start) / 1000
}

const executablePath = [process.env.CHROMIUM_PATH, '/usr/bin/chromium', '/usr/bin/google-chrome'].find(
  path => path !== undefined && existsSync(path),
)
const FLAGS = ['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run']

/** Milliseconds from a click to the new heading on the screen. */
async function step(browser, origin, { hover }) {
  const { context, page } = await slowPage(browser)
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(origin + STEP.from, { waitUntil: 'networkidle' })
  await page.waitForTimeout(1500)
  const link = page.locator(`a[href="${STEP.to}"]:visible`).first()
  await link.scrollIntoViewIfNeeded()
  if (hover) {
    await link.hover()
    await page.waitForTimeout(1500)
  }
  const start = Date.now()
  const old = await page.locator('article h1, #__zapiski_content h1').first().textContent()
  await link.evaluate(element => element.click())
  await page.waitForFunction(
    ([path, text]) => {
      const heading = document.querySelector('article h1, #__zapiski_content h1')?.textContent
      return location.pathname === path && heading !== undefined && heading !== text
    },
    [STEP.to, old],
    { polling: 'raf' },
  )
  const ms = Date.now() - start
  await context.close()
  return ms
}

const out = join(temporary, 'ours')
const builds = { ours: [buildOurs(out), buildOurs(out)], theirs: [] }
installDocusaurus(peer)
const theirs = join(peer, 'sites/zapiski')
prepareSite('zapiski', theirs)
builds.theirs = [buildDocusaurus(peer, theirs, { isCold: true }), buildDocusaurus(peer, theirs, { isCold: false })]
const servers = { ours: await serveFolder(out), theirs: await serveFolder(join(theirs, 'build')) }
const browser = await chromium.launch({ executablePath, args: FLAGS })

const sum = bytes => Object.values(bytes).reduce((total, count) => total + count, 0)
const rows = []
const row = (name, ours, theirs, unit) =>
  rows.push(`| ${name} | ${ours} ${unit} | ${theirs} ${unit} | ${(theirs / Math.max(ours, 0.001)).toFixed(1)} |`)
row('build, cold', builds.ours[0].toFixed(1), builds.theirs[0].toFixed(1), 's')
row('build, again', builds.ours[1].toFixed(1), builds.theirs[1].toFixed(1), 's')
row('output', (folderSize(out) / 1e6).toFixed(1), (folderSize(join(theirs, 'build')) / 1e6).toFixed(1), 'MB')
for (const [name, path] of Object.entries(PAGES)) {
  const seen = { ours: [], theirs: [] }
  for (let run = 0; run < runs; run++) {
    for (const site of ['ours', 'theirs']) seen[site].push(await load(browser, servers[site].origin + path))
  }
  const of = (site, read) => Math.round(median(seen[site].map(read)))
  const both = (label, read, unit, scale = 1) =>
    row(`${name}: ${label}`, +(of('ours', read) / scale).toFixed(1), +(of('theirs', read) / scale).toFixed(1), unit)
  both('all bytes', ({ bytes }) => sum(bytes), 'KB', 1000)
  both('JavaScript', ({ bytes }) => bytes.Script ?? 0, 'KB', 1000)
  both('HTML', ({ bytes }) => bytes.Document ?? 0, 'KB', 1000)
  both('FCP', ({ times }) => times.fcp, 'ms')
  both('LCP', ({ times }) => times.lcp, 'ms')
  both('TBT', ({ times }) => times.tbt, 'ms')
  both('fonts', ({ bytes }) => bytes.Font ?? 0, 'KB', 1000)
  both('requests', ({ requests }) => requests.length, '')
  both('taken over by the client', ({ times }) => times.ready, 'ms')
  both('layout shift, thousandths', ({ times }) => times.cls * 1000, '')
}
for (const hover of [false, true]) {
  const seen = { ours: [], theirs: [] }
  for (let run = 0; run < runs; run++) {
    for (const site of ['ours', 'theirs']) seen[site].push(await step(browser, servers[site].origin, { hover }))
  }
  row(`click to the new heading, ${hover ? 'after hover' : 'cold'}`, median(seen.ours), median(seen.theirs), 'ms')
}
console.log(`| | ours | Docusaurus ${VERSION} | ratio |\n| --- | --- | --- | --- |\n${rows.join('\n')}`)
await browser.close()
for (const server of Object.values(servers)) server.close()

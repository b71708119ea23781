/**
 * `node bench/first-page.mjs [NAME…]`: from an empty folder to the first page in the browser, what is installed for it
 * and how much that weighs; ours from packed files, beside scaffolds of others from the registry, in one run. Not a
 * test: times are those of this machine. `first-page/sites.mjs` says how each is made. `--prepare` before it makes and
 * installs all of them once, so that the cache of npm has every package: the line to the registry is not measured.
 */

import { spawn, spawnSync } from 'node:child_process'
import { lstatSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { chromium } from 'playwright-core'
import { findBrowser } from '../scripts/browser.mjs'
import { ROOT } from '../scripts/setup.mjs'
import { SITES } from './first-page/sites.mjs'

const FLAGS =
  '--headless --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync'

const args = process.argv.slice(2)
const isPreparing = args.includes('--prepare')
const wanted = args.filter(name => name !== '--prepare')

function run(command, args, cwd) {
  const start = performance.now()
  const { status, stderr, stdout } = spawnSync(command, args, {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, CI: '1', ...(!isPreparing && { npm_config_prefer_offline: 'true' }) },
    timeout: 400_000,
  })
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}\n${stdout}\n${stderr}`)
  return (performance.now() - start) / 1000
}

const splitCommand = ([command, ...args]) => [command, args]

/** Packages and bytes of an installed folder. */
function weigh(folder) {
  let bytes = 0
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  for (const entry of entries) if (entry.isFile()) bytes += lstatSync(join(entry.parentPath, entry.name)).size
  const lock = JSON.parse(readFileSync(join(folder, '.package-lock.json'), 'utf8'))
  return { packages: Object.keys(lock.packages).length, megabytes: bytes / 1e6 }
}

async function freePort() {
  const server = createServer()
  await new Promise(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address()
  await new Promise(resolve => server.close(resolve))
  return port
}

/** Seconds from the command to a heading in the browser. */
async function firstPage(browser, cwd, { start, path = '/' }) {
  const port = await freePort()
  const [command, ...args] = start(port)
  const begun = performance.now()
  const child = spawn(command, args, { cwd, detached: true, stdio: 'ignore' })
  const page = await browser.newPage()
  try {
    for (;;) {
      const isThere = await page.goto(`http://localhost:${port}${path}`, { timeout: 60_000 }).then(
        answer => answer?.ok() === true,
        () => false,
      )
      if (isThere && (await page.locator('h1, h2').first().isVisible())) break
      if (performance.now() - begun > 180_000) throw new Error('no page in three minutes')
      await sleep(100)
    }
    return (performance.now() - begun) / 1000
  } finally {
    await page.close()
    process.kill(-child.pid, 'SIGTERM')
  }
}

async function measure(browser, site) {
  const folder = mkdtempSync(join(tmpdir(), 'zapiski-first-'))
  try {
    const cwd = join(folder, 'site')
    if (site.prepare !== undefined) run(...splitCommand(site.prepare(folder)), folder)
    const create = site.create(folder).reduce((sum, [command, ...args]) => sum + run(command, args, folder), 0)
    const install = run('npm', ['install', '--no-audit', '--no-fund', ...(site.packages?.(folder) ?? [])], cwd)
    const weight = weigh(join(cwd, 'node_modules'))
    if (isPreparing) return { name: site.name, create, install, ...weight }
    const page = await firstPage(browser, cwd, site)
    return { name: site.name, create, install, page, total: create + install + page, ...weight }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

run(process.execPath, [join(ROOT, 'scripts/declarations.mjs')], ROOT)
const browser = await chromium.launch({ executablePath: findBrowser(), args: FLAGS.split(' ') })
const rows = []
for (const site of SITES.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
  const row = await measure(browser, site).catch(error => ({
    name: site.name,
    error: String(error.message).slice(0, 400),
  }))
  console.error(JSON.stringify(row))
  rows.push(row)
}
await browser.close()
const cell = (value, digits) => (value === undefined ? '—' : value.toFixed(digits)).padStart(9)
console.log(`Node ${process.versions.node}, ${availableParallelism()} cores; seconds, packages, MB`)
console.log(
  `${'site'.padEnd(16)}${['create', 'install', 'page', 'total', 'packages', 'MB'].map(name => name.padStart(9)).join('')}`,
)
for (const { name, create, install, page, total, packages, megabytes } of rows)
  console.log(
    `${name.padEnd(16)}${cell(create, 1)}${cell(install, 1)}${cell(page, 1)}${cell(total, 1)}${cell(packages, 0)}${cell(megabytes, 1)}`,
  )
const file = process.env.BENCH_REPORT
if (file !== undefined) writeFileSync(file, `${JSON.stringify(rows, undefined, 2)}\n`)

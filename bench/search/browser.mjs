/**
 * Search as a reader feels it, in Chromium: from the key press that opens the box to the first result, and from a
 * finished query to its results. `node bench/search/browser.mjs`: our site on this machine's own speed and on a phone
 * (processor four times slower, slow 4G: 150 ms, 1.6 Mbit/s). Medians of five, each visit with an empty cache.
 */

import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright-core'
import { serveFolder } from '../load/serve.mjs'

const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..')
const out = join(mkdtempSync(join(tmpdir(), 'zapiski-search-')), 'site')
execFileSync(process.execPath, [join(root, 'dist/cli.js'), 'build', join(root, 'site'), '--out-dir', out], {
  stdio: 'ignore',
})
const QUERIES = ['корутины', 'докер том', 'ыыр', 'проброс порта', 'менеджер паролей']
const RUNS = 5
const median = numbers => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]
const served = await serveFolder(out)
const executablePath = [process.env.CHROMIUM_PATH, '/usr/bin/chromium', '/usr/bin/google-chrome'].find(
  path => path !== undefined && existsSync(path),
)
const browser = await chromium.launch({ executablePath, args: ['--headless', '--no-sandbox', '--disable-gpu'] })

/** Milliseconds from setting the query to results that belong to it. */
async function ask(page, query) {
  return page.evaluate(async text => {
    const input = document.querySelector('.search-input')
    const list = () => document.querySelector('dialog.search [role=listbox]')
    const old = list()?.textContent ?? ''
    const started = performance.now()
    const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set
    setter.call(input, text)
    input.dispatchEvent(new Event('input', { bubbles: true }))
    while ((list()?.querySelector('[role=option]') ?? null) === null || list().textContent === old) {
      await new Promise(requestAnimationFrame)
      if (performance.now() - started > 20_000) throw new Error(`no results: ${text}`)
    }
    return performance.now() - started
  }, query)
}

async function visit(isSlow) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  let bytes = 0
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength
  })
  if (isSlow) {
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 150,
      downloadThroughput: (1.6 * 1024 * 1024) / 8,
      uploadThroughput: (750 * 1024) / 8,
    })
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  }
  await page.goto(`${served.origin}/about`, { waitUntil: 'networkidle' })
  await page.waitForFunction(() => document.documentElement.dataset.client === 'ready')
  await page.waitForTimeout(1000)
  bytes = 0
  const started = Date.now()
  await page.keyboard.press('Control+KeyK')
  await page.locator('.search-input').waitFor()
  const open = Date.now() - started
  const [firstQuery, ...others] = QUERIES
  const first = await ask(page, firstQuery)
  const firstBytes = bytes
  const next = []
  for (const query of others) next.push(await ask(page, query))
  await page.waitForTimeout(200)
  const nextBytes = (bytes - firstBytes) / others.length
  const warm = []
  for (const query of QUERIES) warm.push(await ask(page, query))
  await context.close()
  return { open, first, next: median(next), warm: median(warm), firstBytes, nextBytes }
}

const rows = {}
for (const isSlow of [false, true]) {
  const visits = []
  for (let run = 0; run < RUNS; run++) visits.push(await visit(isSlow))
  const of = key => Math.round(median(visits.map(visit => visit[key])))
  rows[isSlow ? 'slow 4G, processor ÷ 4' : 'this machine'] = {
    'box open, ms': of('open'),
    'first query, ms': of('first'),
    'next query, ms': of('next'),
    'same again, ms': of('warm'),
    'first query, KB': of('firstBytes') / 1000,
    'next query, KB': of('nextBytes') / 1000,
  }
}
console.table(rows)
await browser.close()
served.close()

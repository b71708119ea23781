/**
 * A page of our site beside the same page made by Docusaurus and Hugo, in one run, alternating:
 * `npm run -s build && node bench/load.mjs [--keep DIR] [--runs 5] [--pages doc,post,home] [--beside NAME=FOLDER]`.
 * DIR keeps the installed
 * Docusaurus with its built site for the next run; Hugo's column is there where `hugo` is; FOLDER is the same content
 * as another generator or theme has published it.
 * A phone of 412 × 823 px, processor four times slower, slow 4G (150 ms, 1.6 Mbit/s), cold cache; medians.
 */

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright-core'
import { findBrowser } from '../scripts/browser.mjs'
import { load } from './load/phone.mjs'
import { searchTwice } from './load/search.mjs'
import { serveFolder } from './load/serve.mjs'
import { buildSites } from './load/sites.mjs'

const { values } = parseArgs({
  options: {
    keep: { type: 'string' },
    runs: { type: 'string', default: '5' },
    pages: { type: 'string', default: 'doc' },
    beside: { type: 'string', multiple: true, default: [] },
  },
})
const runs = Number(values.runs)
const PAGES = { home: '/', post: '/ip-to-number-to-ip', doc: '/docs/linux/bash' }
const QUERIES = ['установка докера на сервер', 'настройка nginx']
const FLAGS =
  '--headless --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync'

const median = numbers => numbers.toSorted((a, b) => a - b)[numbers.length >> 1]
const sum = bytes => Object.values(bytes).reduce((total, count) => total + count, 0)
const kilobytes = bytes => (bytes / 1000).toFixed(1)
const whole = number => String(Math.round(number))

/** What is told of a page. */
const FIGURES = [
  ['first paint (FCP), ms', ({ times }) => times.fcp, whole],
  ['largest paint (LCP), ms', ({ times }) => times.lcp, whole],
  ['blocked (TBT), ms', ({ times }) => times.tbt, whole],
  ['hydrated, ms', ({ times }) => times.ready, ms => (ms === 0 ? '—' : whole(ms))],
  ['layout shift (CLS)', ({ times }) => times.cls, shift => shift.toFixed(3)],
  ['requests', ({ requests }) => requests.length, whole],
  ['all bytes, KB', ({ bytes }) => sum(bytes), kilobytes],
  ...['Document', 'Stylesheet', 'Script', 'Font', 'Fetch', 'Image'].map(kind => [
    `${kind.toLowerCase()}, KB`,
    ({ bytes }) => bytes[kind] ?? 0,
    kilobytes,
  ]),
]

const temporary = mkdtempSync(join(tmpdir(), 'zapiski-load-'))
const beside = values.beside.map(given => {
  const [name, folder] = given.split('=')
  return { name, folder: resolve(folder) }
})
const sites = [...buildSites(resolve(values.keep ?? temporary)), ...beside]
const servers = await Promise.all(sites.map(({ folder }) => serveFolder(folder)))
const browser = await chromium.launch({ executablePath: findBrowser(), args: FLAGS.split(' ') })
const rows = []
for (const name of values.pages.split(',')) {
  const seen = sites.map(() => [])
  for (let run = 0; run < runs; run++) {
    for (const [index, { origin }] of servers.entries()) seen[index].push(await load(browser, origin + PAGES[name]))
  }
  for (const [label, read, show] of FIGURES)
    rows.push([`${name}: ${label}`, ...seen.map(loads => show(median(loads.map(read))))])
}
const searches = []
for (let run = 0; run < runs; run++) searches.push(await searchTwice(browser, servers[0].origin + PAGES.doc, QUERIES))
for (const [label, read] of [
  ['search, from its opening to results, ms', ({ opened }) => opened],
  ['search, requests answered until then', ({ requests }) => requests],
  ['search, another query, ms', ({ next }) => next],
])
  rows.push([label, whole(median(searches.map(read))), ...sites.slice(1).map(() => '—')])
const line = cells => `| ${cells.join(' | ')} |`
console.log(
  [['', ...sites.map(({ name }) => name)], sites.map(() => '---').concat('---'), ...rows].map(line).join('\n'),
)
await browser.close()
for (const server of servers) server.close()
rmSync(temporary, { recursive: true })

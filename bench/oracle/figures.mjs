/** What a first visit to a page costs in a browser: everything that comes over the wire until it is quiet. */

import { existsSync } from 'node:fs'
import { chromium } from 'playwright-core'
import { serveFolder } from '../load/serve.mjs'

const executablePath = [process.env.CHROMIUM_PATH, '/usr/bin/chromium', '/usr/bin/google-chrome'].find(
  path => path !== undefined && existsSync(path),
)
const FLAGS = ['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run']

export const launchBrowser = () => chromium.launch({ executablePath, args: FLAGS })

/** The longest document, the longest post, the home page: where a site has them. */
export function samplePages(facts) {
  const longest = kind =>
    Object.entries(facts.pages)
      .filter(([, page]) => page.kind === kind && page.text !== undefined)
      .toSorted(([, a], [, b]) => b.text.length - a.text.length)[0]?.[0]
  const home = '/' in facts.pages ? '/' : undefined
  const routes = Object.entries({ doc: longest('doc'), post: longest('post'), home })
  return Object.fromEntries(routes.filter(([, route]) => route !== undefined))
}

/**
 * Kilobytes of scripts and of everything, gzipped where a host gzips, for each of the routes, with an empty cache. What
 * other hosts would send is left out: it is the same on both sides.
 */
export async function weighPages(browser, outDir, baseUrl, routes) {
  const server = await serveFolder(outDir, baseUrl)
  const weights = []
  for (const route of routes) {
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
    const page = await context.newPage()
    await page.route(
      url => url.origin !== server.origin,
      request => request.abort(),
    )
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    const types = new Map()
    const sum = { js: 0, total: 0 }
    session.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type))
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      sum.total += encodedDataLength / 1000
      if (types.get(requestId) === 'Script') sum.js += encodedDataLength / 1000
    })
    await page.goto(server.origin + baseUrl.slice(0, -1) + encodeURI(route), { waitUntil: 'networkidle' })
    await page.waitForTimeout(1000)
    await context.close()
    weights.push(sum)
  }
  server.close()
  return weights
}

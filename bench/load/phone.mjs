/** A phone of 412 × 823 px, processor four times slower, slow 4G (150 ms, 1.6 Mbit/s), cold cache. */

export async function slowPage(browser, { width = 412 } = {}) {
  const context = await browser.newContext({ viewport: { width, height: 823 }, isMobile: width < 1000, hasTouch: true })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.setCacheDisabled', { cacheDisabled: false })
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6 * 1024 * 1024) / 8,
    uploadThroughput: (750 * 1024) / 8,
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  return { context, page, session }
}

/** Runs in the page before anything of it. */
function observe() {
  const seen = { lcp: 0, tasks: [], shifts: [], ready: 0 }
  Object.assign(window, { seen })
  const watch = (type, take) =>
    new PerformanceObserver(list => list.getEntries().forEach(take)).observe({ type, buffered: true })
  watch('largest-contentful-paint', ({ startTime }) => {
    seen.lcp = startTime
  })
  watch('longtask', ({ startTime, duration }) => seen.tasks.push({ startTime, duration }))
  watch('layout-shift', ({ value, startTime, sources }) =>
    seen.shifts.push({ value, startTime, what: sources.map(({ node }) => node?.className || node?.nodeName) }),
  )
  // When the client took the page over; other engines say it in their own way or not at all.
  new MutationObserver(() => {
    if (seen.ready === 0 && document.documentElement.dataset.client === 'ready') seen.ready = performance.now()
    if (seen.ready === 0 && document.documentElement.dataset.hasHydrated === 'true') seen.ready = performance.now()
  }).observe(document, { attributes: true, subtree: true, attributeFilter: ['data-client', 'data-has-hydrated'] })
}

/** One cold load: bytes on the wire by kind, requests, paints, blocking time, shifts, and when the client is ready. */
export async function load(browser, url, options) {
  const { context, page, session } = await slowPage(browser, options)
  const types = new Map()
  const bytes = {}
  const requests = []
  session.on('Network.requestWillBeSent', ({ request, timestamp }) =>
    requests.push({ path: new URL(request.url).pathname, timestamp }),
  )
  session.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type))
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const type = types.get(requestId) ?? 'Other'
    bytes[type] = (bytes[type] ?? 0) + encodedDataLength
  })
  await page.addInitScript(observe)
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.waitForTimeout(1500)
  const times = await page.evaluate(() => {
    const fcp = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0
    const { lcp, tasks, shifts, ready } = window.seen
    const tbt = tasks.filter(task => task.startTime >= fcp).reduce((sum, task) => sum + task.duration - 50, 0)
    return { fcp, lcp, tbt, ready, cls: shifts.reduce((sum, { value }) => sum + value, 0) }
  })
  const shifts = await page.evaluate(() => window.seen.shifts)
  await context.close()
  const start = requests[0]?.timestamp ?? 0
  return {
    bytes,
    times,
    shifts,
    requests: requests.map(({ path, timestamp }) => `${Math.round((timestamp - start) * 1000)} ${path}`),
  }
}

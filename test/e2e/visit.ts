/** A visitor of a served site: a page whose console is kept, and what tests ask of it. */

import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser, BrowserContext, BrowserContextOptions, Page, Request } from 'playwright-core'
import { onTestFinished } from 'vitest'

export interface Visit {
  page: Page
  context: BrowserContext
  /** Everything the browser complained of: errors, warnings, violations of the policy. */
  complaints: string[]
  /** Paths asked of the server, in order, besides those of `fetched`. */
  requests: string[]
  /** Paths of pages that were fetched and not loaded as documents. */
  fetched: string[]
  /** Sooner than at the end of the test, where it is closed anyway. */
  close(): Promise<void>
}

export interface VisitOptions extends BrowserContextOptions {
  /** Runs before anything of the page. */
  init?: (() => void) | undefined
  /** Prepares the context; what it intercepts is let through again after the visit. */
  before?: ((context: BrowserContext) => Promise<void>) | undefined
  /** The client is waited for. */
  ready?: boolean
  /** By someone who saves data: no page is fetched before it is gone to. */
  saving?: boolean
  /** Is given what closes the visit, in a context of its own; else the end of the test closes it. */
  kept?: (close: () => Promise<void>) => void
}

export async function visit(browser: Browser, url: string, options: VisitOptions = {}): Promise<Visit> {
  const { init, before, ready = true, saving = false, kept, ...rest } = options
  const isShared = rest.permissions === undefined && kept === undefined
  const shared = isShared ? await sharedContext(browser, rest) : undefined
  const context = shared ?? (await newContext(browser, rest))
  let closing: Promise<void> | undefined
  const close = (): Promise<void> => {
    closing ??= leave(browser, context, shared !== undefined)
    return closing
  }
  if (kept === undefined) onTestFinished(close)
  else kept(close)
  await before?.(context)
  const page = await context.newPage()
  watchTraffic(page)
  if (saving) await page.addInitScript(saveData)
  if (init !== undefined) await page.addInitScript(init)
  const complaints: string[] = []
  const requests: string[] = []
  const fetched: string[] = []
  page.on('pageerror', error => complaints.push(error.message))
  page.on('console', message => {
    // A file that is no page names no icon: once a browser, one is looked for at the root.
    if (message.location().url.endsWith('/favicon.ico')) return
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
  })
  page.on('request', request => {
    const path = decodeURI(new URL(request.url()).pathname)
    ;(isFetchedPage(request) ? fetched : requests).push(path)
  })
  await page.goto(url, { waitUntil: 'load' })
  if (ready) await untilReady(page)
  return { page, context, complaints, requests, fetched, close }
}

/** What the client asks for to show a page in place of another one. */
export const isFetchedPage = (request: Request): boolean =>
  request.resourceType() === 'fetch' && request.headers().accept === 'text/html'

export const saveData = (): void => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } })
}

async function newContext(browser: Browser, options: BrowserContextOptions): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, ...options })
  await context.addInitScript(endPassages)
  return context
}

/**
 * A passage from page to page is at its end once it has begun, as when the next one begins: its frames, each of a whole
 * window without a graphics card, would take half as much as a load.
 */
function endPassages(): void {
  const start = document.startViewTransition
  Document.prototype.startViewTransition = function (update) {
    const passage = start.call(this, update)
    passage.ready.then(
      () => passage.skipTransition(),
      () => {},
    )
    return passage
  }
}

/** Contexts with an empty page, whose window others open in: a new one takes longer than the page in it. */
const contexts = new WeakMap<Browser, Map<string, Promise<BrowserContext>>>()

/** Nothing while another visit is in it. */
async function sharedContext(browser: Browser, options: BrowserContextOptions): Promise<BrowserContext | undefined> {
  const known = contexts.get(browser) ?? new Map<string, Promise<BrowserContext>>()
  contexts.set(browser, known)
  const key = JSON.stringify(options)
  const made = known.get(key) ?? withEmptyPage(newContext(browser, options))
  known.set(key, made)
  const context = await made
  return context.pages().length === 1 ? context : undefined
}

async function withEmptyPage(made: Promise<BrowserContext>): Promise<BrowserContext> {
  const context = await made
  await context.newPage()
  return context
}

/** Milliseconds in which a page that is not on its way elsewhere has answered. */
const PATIENCE = 3000

async function leave(browser: Browser, context: BrowserContext, isShared: boolean): Promise<void> {
  // What is still under way is nobody's concern. A document that was held back here may never come, and its page never
  // answer: nothing after this waits for a page without an end.
  await context.unrouteAll({ behavior: 'ignoreErrors' })
  if (isShared && (await Promise.race([clean(context), sleep(PATIENCE, false, { ref: false })]))) return
  for (const [key, made] of contexts.get(browser) ?? []) {
    if ((await made) === context) contexts.get(browser)?.delete(key)
  }
  await Promise.race([context.close(), sleep(PATIENCE, undefined, { ref: false })])
}

/** Leaves a shared context as it was: nothing stored, no page open. `false` where that cannot be said. */
async function clean(context: BrowserContext): Promise<boolean> {
  try {
    await context.setOffline(false)
    const [, ...open] = context.pages()
    const ours = open.find(page => page.url().startsWith('http'))
    await ours?.evaluate(() => localStorage.clear())
    for (const page of open) await page.close()
    return true
  } catch {
    return false
  }
}

/** Holds every request for `path` that no document makes until it is let go. */
export async function hold(context: BrowserContext, path: RegExp): Promise<() => void> {
  let release = (): void => {}
  const isFree = new Promise<void>(resolve => {
    release = resolve
  })
  await context.route(path, async route => {
    if (route.request().resourceType() === 'document') return route.continue()
    await isFree
    await route.continue().catch(() => {})
  })
  return release
}

/** For sites with counters: they answer with nothing, from here. */
export const quiet = {
  before: async (context: BrowserContext): Promise<void> => {
    await context.route(/googletagmanager|mc\.yandex/, route =>
      route.fulfill({ contentType: 'text/javascript', body: '' }),
    )
  },
}

/** The shell is hydrated and navigation is soft. */
export async function untilReady(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset.client === 'ready')
}

/** Marks the document: a mark that is gone means a full page load. */
export const mark = (page: Page): Promise<void> =>
  page.evaluate(() => {
    Object.assign(window, { marked: true })
  })
export const isMarked = (page: Page): Promise<boolean> => page.evaluate(() => 'marked' in window)

/** Text of the heading, no-break spaces as plain ones. */
export async function heading(page: Page): Promise<string> {
  return ((await page.locator('#__zapiski_content h1').textContent()) ?? '').replace(/\s+/g, ' ')
}
/** Two frames: what a scroll or a change of size begins is there. */
export const untilDrawn = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done()))))
/** Requests that a page waits for, and when the last of them began or ended. */
const traffic = new WeakMap<Page, { open: Set<Request>; at: number }>()

function watchTraffic(page: Page): void {
  const its = { open: new Set<Request>(), at: Date.now() }
  traffic.set(page, its)
  const end = (request: Request): void => {
    its.open.delete(request)
    its.at = Date.now()
  }
  page.on('request', request => {
    // The line on which `dev` tells of changes has no end.
    if (request.resourceType() === 'eventsource') return
    its.open.add(request)
    its.at = Date.now()
  })
  page.on('requestfinished', end)
  page.on('requestfailed', end)
}

/** Milliseconds without a request after which none is expected any more. */
const QUIET = 300

/**
 * The browser has had time for what waits until nothing else is to do, and no request is under way. Playwright's
 * `networkidle` is said once a document and stays said: what is asked for later it does not wait for.
 */
export async function untilQuiet(page: Page): Promise<void> {
  const its = traffic.get(page)
  if (its === undefined) throw new Error('only a page that was visited is watched')
  do {
    await page.evaluate(() => new Promise<void>(done => requestIdleCallback(() => requestIdleCallback(() => done()))))
    await sleep(QUIET / 3)
  } while (its.open.size > 0 || Date.now() - its.at < QUIET)
}
/** Nothing that ends by itself moves any more; what follows the scroll or turns for ever does not end. */
export async function untilStill(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ effect, timeline, playState }) =>
          playState !== 'running' ||
          !(timeline instanceof DocumentTimeline) ||
          effect?.getTiming().iterations === Infinity,
      ),
  )
}
/** A long text has its whole height: what is far below is laid out after the first paint, and until then it is guessed. */
export async function untilLaidOut(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.querySelectorAll('.markdown > *')].every(
      block => getComputedStyle(block).contentVisibility === 'visible',
    ),
  )
}
export const scrollTop = (page: Page): Promise<number> => page.evaluate(() => Math.round(scrollY))

/** Goes to a path as a link does. */
export const follow = (page: Page, path: string): Promise<void> =>
  page.evaluate(href => {
    const link = document.body.appendChild(Object.assign(document.createElement('a'), { href }))
    link.click()
    link.remove()
  }, path)

/** Waits until a page with this heading is shown. */
export async function untilHeading(page: Page, text: string): Promise<void> {
  await page.waitForFunction(
    wanted => document.querySelector('#__zapiski_content h1')?.textContent?.replace(/\s+/g, ' ').includes(wanted),
    text,
  )
}

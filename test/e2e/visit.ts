/** A visitor of a served site: a page whose console is kept, and what tests ask of it. */

import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser, BrowserContext, BrowserContextOptions, Page, Request } from 'playwright-core'
import { onTestFinished } from 'vitest'
import { enterContext, leaveContext } from './contexts.ts'

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
  /** Is given what closes the visit; else the end of the test closes it. */
  kept?: (close: () => Promise<void>) => void
}

export async function visit(browser: Browser, url: string, options: VisitOptions = {}): Promise<Visit> {
  const { init, before, ready = true, saving = false, kept, permissions, ...rest } = options
  const { look, made } = partsOf(rest)
  const context = await enterContext(browser, made)
  let closing: Promise<void> | undefined
  const leave = async (): Promise<void> => {
    if (permissions !== undefined) await context.clearPermissions()
    await leaveContext(browser, context, made)
  }
  const close = (): Promise<void> => {
    closing ??= leave()
    return closing
  }
  if (kept === undefined) onTestFinished(close)
  else kept(close)
  if (permissions !== undefined) await context.grantPermissions(permissions)
  await before?.(context)
  const page = await context.newPage()
  await look(page)
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

/** What a page can be given after it is there, and what its context is made with: contexts that are alike are shared. */
function partsOf(options: BrowserContextOptions) {
  const { viewport = null, colorScheme = 'light', reducedMotion = 'no-preference', ...others } = options
  const { forcedColors = 'none', ...rest } = others
  const isPhone = rest.isMobile === true
  const isPlain = colorScheme === 'light' && reducedMotion === 'no-preference' && forcedColors === 'none'
  const look = async (page: Page): Promise<void> => {
    if (viewport !== null && !isPhone) await page.setViewportSize(viewport)
    if (!isPlain) await page.emulateMedia({ colorScheme, reducedMotion, forcedColors })
  }
  return { look, made: isPhone ? { ...rest, viewport } : rest }
}

/** What the client asks for to show a page in place of another one. */
export const isFetchedPage = (request: Request): boolean =>
  request.resourceType() === 'fetch' && request.headers().accept === 'text/html'

export const saveData = (): void => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } })
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

/** The same, and the page that it leads to is there: another one than is shown. What is in the window stays in it. */
export async function goOn(page: Page, url: string): Promise<void> {
  const shown = await page.locator('#__zapiski_content h1').elementHandle()
  await follow(page, url)
  await page.waitForURL(url)
  await page.waitForFunction(title => title?.isConnected !== true, shown)
}

/** Waits until a page with this heading is shown. */
export async function untilHeading(page: Page, text: string): Promise<void> {
  await page.waitForFunction(
    wanted => document.querySelector('#__zapiski_content h1')?.textContent?.replace(/\s+/g, ' ').includes(wanted),
    text,
  )
}

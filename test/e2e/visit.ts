/** A visitor of a served site: a page whose console is kept, and what tests ask of it. */

import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'

export interface Visit {
  page: Page
  context: BrowserContext
  /** Everything the browser complained of: errors, warnings, violations of the policy. */
  complaints: string[]
  /** Paths asked of the server, in order. */
  requests: string[]
  close(): Promise<void>
}

export interface VisitOptions extends BrowserContextOptions {
  /** Runs before anything of the page. */
  init?: (() => void) | undefined
  /** Prepares the context; what it intercepts is let through again after the visit. */
  before?: ((context: BrowserContext) => Promise<void>) | undefined
  /** The client is waited for. */
  ready?: boolean
}

export async function visit(browser: Browser, url: string, options: VisitOptions = {}): Promise<Visit> {
  const { init, before, ready = true, ...rest } = options
  const shared = rest.permissions === undefined ? await sharedContext(browser, rest) : undefined
  const context = shared ?? (await newContext(browser, rest))
  await before?.(context)
  const page = await context.newPage()
  if (init !== undefined) await page.addInitScript(init)
  const complaints: string[] = []
  const requests: string[] = []
  page.on('pageerror', error => complaints.push(error.message))
  page.on('console', message => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
  })
  page.on('request', request => requests.push(decodeURI(new URL(request.url()).pathname)))
  await page.goto(url, { waitUntil: 'load' })
  if (ready) await untilReady(page)
  const close = async (): Promise<void> => {
    // What is still under way is nobody's concern.
    await context.unrouteAll({ behavior: 'ignoreErrors' })
    await (shared === undefined ? context.close() : clean(context, page))
  }
  return { page, context, complaints, requests, close }
}

const newContext = (browser: Browser, options: BrowserContextOptions): Promise<BrowserContext> =>
  browser.newContext({ viewport: { width: 1280, height: 800 }, ...options })

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

/** Leaves a shared context as it was: nothing stored, nothing intercepted, no page open. */
async function clean(context: BrowserContext, page: Page): Promise<void> {
  await context.setOffline(false)
  await page.evaluate(() => localStorage.clear()).catch(() => {})
  for (const open of context.pages().slice(1)) await open.close()
}

/** Holds every request for `path` until it is let go. */
export async function hold(context: BrowserContext, path: RegExp): Promise<() => void> {
  let release = (): void => {}
  const isFree = new Promise<void>(resolve => {
    release = resolve
  })
  await context.route(path, async route => {
    await isFree
    await route.continue().catch(() => {})
  })
  return release
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
export const scrollTop = (page: Page): Promise<number> => page.evaluate(() => Math.round(scrollY))

/** Waits until a page with this heading is shown. */
export async function untilHeading(page: Page, text: string): Promise<void> {
  await page.waitForFunction(
    wanted => document.querySelector('#__zapiski_content h1')?.textContent?.replace(/\s+/g, ' ').includes(wanted),
    text,
  )
}

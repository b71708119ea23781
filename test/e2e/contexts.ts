/** Contexts of a browser that visits come into and leave as they were: a new one takes as long as half a visit. */

import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser, BrowserContext, BrowserContextOptions } from 'playwright-core'

/** Those that nobody is in, by what they were made with. */
const idle = new WeakMap<Browser, Map<string, BrowserContext[]>>()

function idleOf(browser: Browser, options: BrowserContextOptions): BrowserContext[] {
  const known = idle.get(browser) ?? new Map<string, BrowserContext[]>()
  idle.set(browser, known)
  const key = JSON.stringify(options)
  const those = known.get(key) ?? []
  known.set(key, those)
  return those
}

export async function enterContext(browser: Browser, options: BrowserContextOptions): Promise<BrowserContext> {
  const known = idleOf(browser, options).pop()
  if (known !== undefined) return known
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, ...options })
  await context.addInitScript(endPassages)
  // A window that others open in: a new one takes longer than the page in it.
  await context.newPage()
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

/** Milliseconds in which a page that is not on its way elsewhere has answered. */
const PATIENCE = 3000

export async function leaveContext(
  browser: Browser,
  context: BrowserContext,
  options: BrowserContextOptions,
): Promise<void> {
  // What is still under way is nobody's concern. A document that was held back here may never come, and its page never
  // answer: nothing after this waits for a page without an end.
  await context.unrouteAll({ behavior: 'ignoreErrors' })
  if (await Promise.race([clean(context), sleep(PATIENCE, false, { ref: false })]))
    idleOf(browser, options).push(context)
  else await Promise.race([context.close(), sleep(PATIENCE, undefined, { ref: false })])
}

/** Leaves a context as it was: nothing stored, no page open. `false` where that cannot be said. */
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

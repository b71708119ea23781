/** What the tests of a file or of a group visit: one browser, one served site, there before the first of them. */

import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, onTestFailed } from 'vitest'
import { openBrowser } from './browser.ts'
import { type Served, serve, type How as Way } from './serve.ts'
import { untilReady, type Visit, type VisitOptions, visit } from './visit.ts'

/** How a page is looked at. */
interface How {
  width?: number
  height?: number
  colorScheme?: 'dark' | 'light'
  media?: 'print' | 'screen'
}

interface Looked {
  page: Page
  /** What the browser complained of since the page was loaded. */
  complaints: string[]
}

interface Group {
  /** The address of a path. */
  at(path: string): string
  /** Opens a path of the site, or another address, as a visitor does. */
  visit(path: string, options?: VisitOptions): Promise<Visit>
  /** The same for tests that stay on a page or load others: the eight pages fetched ahead are a fifth of a visit. */
  stay: Group['visit']
  /**
   * For tests that change nothing of a page: a window which they share and in which it is loaded when another one is
   * there. A load in a window takes three quarters of one in a new window, and none takes nothing.
   */
  look(path: string, how?: How): Promise<Looked>
  /** Paths that reached the server. */
  hits(): string[]
}

/** `site`: a folder of the repository whose build is shared, or what serves another one. */
export function onSite(site: string | (() => Promise<Served>), way: Way = 'built'): Group {
  let browser: Browser
  let served: Served | undefined
  beforeAll(async () => {
    browser = await openBrowser()
    served = await (typeof site === 'string' ? serve(way, site) : site())
  })
  afterAll(async () => {
    await closeWindow()
    await served?.close()
  })
  const known = (): Served => {
    if (served === undefined) throw new Error('the site is served from the first test on')
    return served
  }
  const at = (path: string): string => (path.startsWith('/') ? known().at(path) : path)
  const visitAt: Group['visit'] = (path, options) => visit(browser, at(path), options)
  const stay: Group['visit'] = (path, options) => visitAt(path, { ...options, saving: true })
  const { look, closeWindow } = createWindow(stay, at)
  return { at, visit: visitAt, stay, look, hits: () => known().hits }
}

/** A window that stays open from test to test. */
function createWindow(open: Group['visit'], at: Group['at']) {
  let close = async (): Promise<void> => {}
  let shown: (Looked & { path: string }) | undefined
  const closeWindow = async (): Promise<void> => {
    shown = undefined
    await close()
  }
  const look: Group['look'] = async (path, { width = 1280, height = 800, colorScheme = 'light', media } = {}) => {
    // The next try begins anew.
    onTestFailed(closeWindow)
    if (shown === undefined) {
      const kept = (end: () => Promise<void>): void => {
        close = end
      }
      shown = { ...(await open('about:blank', { ready: false, kept })), path: '' }
    }
    const { page, complaints } = shown
    await page.setViewportSize({ width, height })
    await page.emulateMedia({ colorScheme, media: media ?? 'screen' })
    if (shown.path !== path) {
      complaints.length = 0
      shown.path = path
      await page.goto(at(path))
      await untilReady(page)
    }
    return { page, complaints }
  }
  return { look, closeWindow }
}

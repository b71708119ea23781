/** What the tests of a file or of a group visit: one browser, one served site, there before the first of them. */

import type { Browser } from 'playwright-core'
import { afterAll, beforeAll } from 'vitest'
import { openBrowser } from './browser.ts'
import { type How, type Served, serve } from './serve.ts'
import { type Visit, type VisitOptions, visit } from './visit.ts'

interface Group {
  /** The address of a path. */
  at(path: string): string
  /** Opens a path of the site, or another address, as a visitor does. */
  visit(path: string, options?: VisitOptions): Promise<Visit>
  /** Paths that reached the server. */
  hits(): string[]
}

/** `site`: a folder of the repository whose build is shared, or what serves another one. */
export function onSite(site: string | (() => Promise<Served>), how: How = 'built'): Group {
  let browser: Browser
  let served: Served | undefined
  beforeAll(async () => {
    browser = await openBrowser()
    served = await (typeof site === 'string' ? serve(how, site) : site())
  })
  afterAll(() => served?.close())
  const known = (): Served => {
    if (served === undefined) throw new Error('the site is served from the first test on')
    return served
  }
  const at = (path: string): string => (path.startsWith('/') ? known().at(path) : path)
  return { at, visit: (path, options) => visit(browser, at(path), options), hits: () => known().hits }
}

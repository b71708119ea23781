/** Where scrollbars take room, as on most desktops: what scrolls inside a page has thin ones, and nothing moves for them. */

import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openWithBars } from './browser.ts'
import { type Served, serve } from './serve.ts'
import { SITE_DIR } from './site.ts'
import { visit } from './visit.ts'

let browser: Browser
let served: Served
beforeAll(async () => {
  browser = await openWithBars()
  served = await serve('built', SITE_DIR)
})
afterAll(async () => {
  await browser.close()
  await served.close()
})

const LONG = '/docs/linux/ssh'
const open = async (path: string, width: number): Promise<Page> =>
  (await visit(browser, served.at(path), { viewport: { width, height: 600 } })).page

/** Pixels that the bar of each scroller takes. */
const barsOf = (page: Page): Promise<number[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.toc, .sidebar, .search-body, pre')].flatMap(box => {
      const bars = [box.offsetWidth - box.clientWidth, box.offsetHeight - box.clientHeight]
      return bars.filter(size => size > 2)
    }),
  )

const placeOf = (page: Page): Promise<number[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('#__zapiski_content h1, .navbar a')].map(one => one.getBoundingClientRect().left),
  )

test('what scrolls inside a page has a thin bar', async () => {
  const page = await open(LONG, 1280)
  const bars = await barsOf(page)
  // The contents and a long line of code.
  expect(bars.length).toBeGreaterThan(1)
  expect(Math.max(...bars)).toBeLessThan(12)
  await page.keyboard.press('/')
  await page.keyboard.type('ключ')
  await page.locator('.search-body [role="option"]').first().waitFor()
  expect(Math.max(...(await barsOf(page)))).toBeLessThan(12)
})

test.each([1280, 1920])('the search moves nothing of the page under it, %i', async width => {
  const page = await open(LONG, width)
  const before = await placeOf(page)
  await page.keyboard.press('/')
  await page.locator('dialog[open]').waitFor()
  expect(await placeOf(page)).toEqual(before)
})

test('a site that lets nothing stick out of its body keeps what sticks to the window', async () => {
  const page = await open(LONG, 1280)
  await page.evaluate(() => {
    document.body.style.overflowX = 'hidden'
    scrollTo(0, 900)
  })
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(900)
  expect(await page.locator('.toc').evaluate(toc => toc.getBoundingClientRect().top)).toBeGreaterThanOrEqual(0)
})

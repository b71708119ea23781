/**
 * A browser of 2023, as telephones have that get no newer one: what came later is taken away, and everything works. The
 * browser's own part of popovers cannot be: its styles stay, its clicks are stopped.
 */

import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser } from './browser.ts'
import { type Served, serve } from './serve.ts'
import { SITE_DIR } from './site.ts'
import { follow, untilHeading, visit } from './visit.ts'

let browser: Browser
let served: Served
beforeAll(async () => {
  browser = await openBrowser()
  served = await serve('built', SITE_DIR)
})
afterAll(() => served.close())

/** Runs before anything of the page. */
function ageTo2023(): void {
  const later: Record<string, string[]> = {
    AbortSignal: ['any'],
    Array: ['fromAsync'],
    Map: ['groupBy'],
    Object: ['groupBy'],
    Promise: ['withResolvers', 'try'],
    RegExp: ['escape'],
    URL: ['canParse', 'parse'],
    'Element.prototype': ['checkVisibility', 'moveBefore', 'setHTMLUnsafe', 'getHTML'],
    'HTMLElement.prototype': ['popover', 'showPopover', 'hidePopover', 'togglePopover'],
    'Iterator.prototype': [
      'map',
      'filter',
      'take',
      'drop',
      'flatMap',
      'reduce',
      'toArray',
      'forEach',
      'some',
      'every',
      'find',
    ],
    'Set.prototype': ['union', 'intersection', 'difference', 'symmetricDifference', 'isSubsetOf', 'isSupersetOf'],
    'String.prototype': ['isWellFormed', 'toWellFormed'],
    'Document.prototype': ['startViewTransition'],
    globalThis: ['requestIdleCallback', 'CloseWatcher', 'scheduler', 'navigation'],
  }
  const all: Record<string, object | undefined> = {
    ...Object.fromEntries(Object.getOwnPropertyNames(globalThis).map(name => [name, Reflect.get(globalThis, name)])),
    globalThis,
  }
  for (const [place, names] of Object.entries(later)) {
    const [owner = '', part] = place.split('.')
    const target = part === undefined ? all[owner] : Reflect.get(all[owner] ?? {}, part)
    for (const name of target === undefined ? [] : names) Reflect.deleteProperty(target, name)
  }
  addEventListener(
    'click',
    event => {
      if (event.target instanceof Element && event.target.closest('[popovertarget]') !== null) event.preventDefault()
    },
    true,
  )
}

const open = async (path: string, width = 1280): Promise<{ page: Page; complaints: string[] }> =>
  visit(browser, served.at(path), { viewport: { width, height: 800 }, init: ageTo2023 })

const isShown = (page: Page, selector: string) => page.locator(selector).isVisible()

test('the menu of narrow screens opens, leads to its second level, and closes by Escape, by a press and by a way on', async () => {
  const { page, complaints } = await open('/docs/linux/ssh', 390)
  expect(await page.evaluate(() => 'popover' in document.body || 'any' in AbortSignal)).toBe(false)
  await page.locator('.navbar-toggle').click()
  await page.locator('.mobile-menu').waitFor()
  expect(await page.locator('.mobile-menu').getAttribute('role')).toBe('dialog')
  // It lies over the bar, and the page under it stays where it is.
  expect(await page.evaluate(() => document.documentElement.style.overflow)).toBe('hidden')
  await page.locator('.mobile-menu-more').click()
  await page.locator('.sidebar-back').click()
  expect(await isShown(page, '.sidebar')).toBe(false)
  await page.locator('.mobile-menu-more').click()
  expect(await isShown(page, '.sidebar')).toBe(true)
  await page.keyboard.press('Escape')
  expect([await isShown(page, '.sidebar'), await isShown(page, '.mobile-menu')]).toEqual([false, true])
  await page.keyboard.press('Escape')
  expect(await isShown(page, '.mobile-menu')).toBe(false)
  expect(await page.evaluate(() => document.activeElement?.className)).toBe('navbar-toggle')
  await page.locator('.navbar-toggle').click()
  await page.mouse.click(380, 700)
  expect(await isShown(page, '.mobile-menu')).toBe(false)
  expect(await page.evaluate(() => document.documentElement.style.overflow)).toBe('')
  await page.locator('.navbar-toggle').click()
  await page.locator('.mobile-menu a[href="/archive"]').click()
  await untilHeading(page, 'Архив')
  expect(await isShown(page, '.mobile-menu')).toBe(false)
  expect(complaints).toEqual([])
})

test('menus that no browser opens are closed by the style sheet', async () => {
  const { page } = await open('/', 390)
  const sheet = await page.evaluate(async () => {
    const link = document.querySelector<HTMLLinkElement>('link[href*="/theme-"]')
    return (await fetch(link?.href ?? '')).text()
  })
  expect(sheet).toContain('@supports not selector(:popover-open){[popover]{display:none}}')
})

test('the search finds, and the way to what was found is a page like any other', async () => {
  const { page, complaints } = await open('/')
  await page.keyboard.press('/')
  await page.keyboard.type('ключи ssh')
  await page.locator('dialog [role="option"]').first().waitFor()
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/ssh-keys/)
  await follow(page, served.at('/search?q=ключи'))
  await page.locator('main mark').first().waitFor()
  expect(complaints).toEqual([])
})

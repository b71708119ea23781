/** What is tried against a build and against the dev server: one of each. */

import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { findings } from './axe.ts'
import { onSite } from './group.ts'
import { ask, dialog, options, SEARCH_CODE } from './search-kit.ts'
import { SITE_DIR } from './site.ts'
import { follow, isMarked, mark, scrollTop, untilHeading, untilQuiet, untilReady } from './visit.ts'

const jump = (page: Page, top: number): Promise<void> => page.evaluate(y => scrollTo(0, y), top)
const lazy = (path: string): boolean => /^\/(?:assets\/)?search\//.test(path) || SEARCH_CODE.test(path)

// Dev answers the very bytes of a build (`test/dev-parity.test.ts`): what is tried against both is what its own script,
// its headers and its 404 could change. Axe looks at what is drawn, which these do not change.
describe.each(['built', 'dev'] as const)('%s site', how => {
  const { at, visit, hits } = onSite(SITE_DIR, how)

  test('a link changes the page without a load: top, title, focus, place in the menu, name said', async () => {
    const { page, complaints } = await visit('/docs/linux/ssh')
    await mark(page)
    await jump(page, 900)
    await page.locator('#__zapiski_main a[href="/docs/linux/prepare"]').first().click()
    await untilHeading(page, 'Подготовка')
    expect(await isMarked(page)).toBe(true)
    await page.waitForURL(at('/docs/linux/prepare'))
    await expect.poll(() => scrollTop(page)).toBe(0)
    expect(await page.title()).toContain('Записки')
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1')
    await expect
      .poll(() => page.locator('#zapiski-sidebar [aria-current="page"]').getAttribute('href'))
      .toBe('/docs/linux/prepare')
    await expect.poll(() => page.locator('#zapiski-status').textContent()).toContain('Подготовка')
    expect(await page.locator('link[rel="canonical"]').getAttribute('href')).toMatch(/\/docs\/linux\/prepare$/)
    expect(complaints).toEqual([])
  })

  test('back, forward and reload bring the exact place; the first page needs no request', async () => {
    const { page, fetched } = await visit('/docs/linux/ssh')
    await mark(page)
    await jump(page, 700)
    await follow(page, '/docs/linux/prepare')
    await untilHeading(page, 'Подготовка')
    await expect.poll(() => scrollTop(page)).toBe(0)
    await jump(page, 400)
    await page.goBack()
    await untilHeading(page, 'SSH')
    await expect.poll(() => scrollTop(page)).toBe(700)
    expect(fetched).not.toContain('/docs/linux/ssh')
    await page.goForward()
    await untilHeading(page, 'Подготовка')
    await expect.poll(() => scrollTop(page)).toBe(400)
    expect(await isMarked(page)).toBe(true)
    await page.reload()
    await untilReady(page)
    await expect.poll(() => scrollTop(page)).toBe(400)
    await page.goBack()
    await untilHeading(page, 'SSH')
    await expect.poll(() => scrollTop(page)).toBe(700)
  })

  test('a page that does not exist is the server’s honest 404, and Back is right', async () => {
    const { page } = await visit('/about')
    await follow(page, '/no-such-page')
    await untilHeading(page, 'не найдена')
    await page.goBack()
    await untilHeading(page, 'О блоге')
  })

  test('offline: a page at hand opens, the first one reopens', async () => {
    const { page, context, fetched } = await visit('/about')
    await page.locator('.navbar-brand').hover()
    await expect.poll(() => fetched).toContain('/')
    await untilQuiet(page)
    await context.setOffline(true)
    await page.locator('.navbar-brand').click()
    await page.waitForURL(at('/'))
    await page.goBack()
    await untilHeading(page, 'О блоге')
  })

  test('each page is fetched at most once however often it is pointed at', async () => {
    const before = hits().length
    const homes = () => hits().filter((path, index) => index >= before && path === '/')
    const { page } = await visit('/about')
    const link = page.locator('.navbar-brand')
    for (let i = 0; i < 3; i++) {
      await link.hover()
      // A pointer that rests here asks for the page.
      if (i === 0) await expect.poll(() => homes()).toEqual(['/'])
      else await page.evaluate(() => new Promise(done => setTimeout(done, 100)))
      await page.mouse.move(600, 790)
    }
    await link.click()
    await page.waitForURL(at('/'))
    expect(homes()).toEqual(['/'])
  })

  test('nothing of the search is fetched before someone turns to it', async () => {
    const { page, requests } = await visit('/about')
    await untilQuiet(page)
    expect(requests.filter(lazy)).toEqual([])
    await page.locator('.navbar-search').hover()
    await expect.poll(() => requests.some(path => path === '/search/manifest.json')).toBe(true)
  })

  test('words in any form are found, the keyboard chooses, Enter goes there without a load; the page is kept as recent', async () => {
    const { page, complaints } = await visit('/about')
    await mark(page)
    await ask(page, 'ключами ssh')
    await options(page).first().waitFor()
    expect(await page.locator(`${dialog} mark`).count()).toBeGreaterThan(0)
    if (how === 'built') expect(await findings(page)).toEqual([])
    const active = () => page.locator('.search-input').getAttribute('aria-activedescendant')
    const selected = () => page.locator(`${dialog} [aria-selected="true"]`).getAttribute('id')
    expect(await active()).toBe(await selected())
    expect(await page.locator('.search-input').getAttribute('aria-expanded')).toBe('true')
    await page.keyboard.press('End')
    expect(await page.locator(`${dialog} [aria-selected="true"]`).textContent()).toContain('Показать')
    await page.keyboard.press('Home')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowUp')
    const title = (await page.locator(`${dialog} [aria-selected="true"] .search-title`).textContent()) ?? ''
    await page.keyboard.press('Enter')
    await untilHeading(page, title.slice(0, 8))
    expect(await isMarked(page)).toBe(true)
    expect(await page.locator(dialog).count()).toBe(0)
    await page.keyboard.press('Control+KeyK')
    await expect.poll(() => page.locator(`${dialog} .search-group-label`).textContent()).toBe('Недавнее')
    if (how === 'built') expect(await findings(page)).toEqual([])
    await page.locator('.search-saved-row button').first().click()
    await expect.poll(() => page.locator(`${dialog} .search-group-label`).textContent()).toBe('Избранное')
    await page.locator('.search-saved-row button').first().click()
    await expect.poll(() => page.locator('.search-start').count()).toBe(1)
    expect(complaints).toEqual([])
  })
})

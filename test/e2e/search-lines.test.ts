/** The search where lines are slow, where screens are small, and without scripts. */

import { describe, expect, test } from 'vitest'
import { findings } from './axe.ts'
import { onSite } from './group.ts'
import { ask, dialog, options, SEARCH_CODE } from './search-kit.ts'
import { SITE_DIR } from './site.ts'
import { hold, untilQuiet } from './visit.ts'

const FRAGMENT = /assets\/search\/p\d+-/

describe('slow lines and small screens', () => {
  const { stay } = onSite(SITE_DIR)

  test('what is typed while the code of the box is on its way is the query', async () => {
    let release = (): void => {}
    const { page } = await stay('/about', {
      before: async context => {
        release = await hold(context, SEARCH_CODE)
      },
    })
    await page.keyboard.press('Control+KeyK')
    await page.keyboard.type('dock')
    await page.locator(`${dialog} .loader`).waitFor()
    expect(await findings(page)).toEqual([])
    await page.keyboard.type('e')
    release()
    await page.locator(`${dialog} .search-foot`).waitFor({ state: 'attached' })
    await page.keyboard.type('r')
    expect(await page.locator('.search-input').inputValue()).toBe('docker')
    await expect.poll(() => options(page).first().textContent()).toContain('Docker')
  })

  test('an index that never answers: the wait is said, then a message with a button that asks again', async () => {
    let release = (): void => {}
    const { page } = await stay('/about', {
      // The client's own limit of ten seconds, sooner.
      init: () => {
        const timeout = AbortSignal.timeout.bind(AbortSignal)
        AbortSignal.timeout = ms => timeout(ms / 3)
      },
      before: async context => {
        release = await hold(context, /search\/manifest\.json/)
      },
    })
    await ask(page, 'docker')
    await page.locator('.search-wait').waitFor()
    await page.locator(`${dialog} [role="alert"]`).waitFor()
    expect(await page.locator('.search-wait').count()).toBe(0)
    release()
    await page.getByRole('button', { name: 'Повторить' }).click()
    await options(page).first().waitFor()
  })

  test('from opening the box to results: the code, what every query needs, the words; then excerpts', async () => {
    let release = (): void => {}
    const { page, requests } = await stay('/about', {
      before: async context => {
        release = await hold(context, FRAGMENT)
      },
    })
    await untilQuiet(page)
    const before = requests.length
    await ask(page, 'docker compose')
    await options(page).first().waitFor()
    const first = requests.slice(before).filter(path => !FRAGMENT.test(path))
    expect(first.filter(path => SEARCH_CODE.test(path))).toHaveLength(1)
    expect(first.filter(path => path === '/search/manifest.json')).toHaveLength(1)
    expect(first.length).toBeLessThanOrEqual(6)
    expect(await page.locator(`${dialog} .search-text`).count()).toBe(0)
    // A choice made meanwhile stays when the excerpts come.
    await page.keyboard.press('ArrowDown')
    const chosen = () => page.locator(`${dialog} [aria-selected="true"]`).getAttribute('href')
    const href = await chosen()
    release()
    await page.locator(`${dialog} .search-text`).first().waitFor()
    expect(await chosen()).toBe(href)
  })

  test('pages that are read stay where they are when their excerpts come', async () => {
    let release = (): void => {}
    const { page } = await stay('/about', {
      before: async context => {
        release = await hold(context, FRAGMENT)
      },
    })
    // By what its excerpts say the order would be another one.
    await ask(page, 'слабых ключей')
    await options(page).first().waitFor()
    const titles = () => page.locator(`${dialog} .search-title`).allTextContents()
    const drawn = await titles()
    expect(drawn.length).toBeGreaterThan(3)
    release()
    await page.locator(`${dialog} .search-text`).first().waitFor()
    expect(await titles()).toEqual(drawn)
  })

  test('on a narrow screen the box fills it and works by touch', async () => {
    const { page } = await stay('/', {
      viewport: { width: 360, height: 740 },
      hasTouch: true,
      isMobile: true,
    })
    await page.locator('.navbar-search').tap()
    await page.locator('.search-input').fill('docker')
    await options(page).first().waitFor()
    const box = await page.locator(dialog).boundingBox()
    expect(box).toMatchObject({ x: 0, y: 0, width: 360, height: 740 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
    expect(await findings(page)).toEqual([])
    await options(page).first().tap()
    await expect.poll(() => page.locator(dialog).count()).toBe(0)
  })

  test('without JavaScript the search page leads elsewhere, and has no field that would not answer', async () => {
    const { page } = await stay('/search?q=lua', { javaScriptEnabled: false, ready: false })
    expect(await page.locator('.search-places a').count()).toBeGreaterThan(3)
    expect(await page.locator('.search-form').isVisible()).toBe(false)
    const answering = await stay('/search?q=lua')
    expect(await answering.page.locator('.search-form').isVisible()).toBe(true)
  })
})

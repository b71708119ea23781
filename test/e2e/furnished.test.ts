/** A site with everything that a config can ask for: announcement, counters, versions, languages, kinds of menu items. */

import type { BrowserContext, Route } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { onSite } from './group.ts'
import { FURNISHED } from './site.ts'
import { follow, isMarked, mark, quiet, untilHeading, untilReady } from './visit.ts'

/** What the counters leave on the window. */
interface Counted {
  dataLayer?: ArrayLike<unknown>[]
  ym?: { a?: unknown[][] }
}

describe('a furnished site', () => {
  const { at, look, visit } = onSite(FURNISHED)

  test('the announcement has its colours, closes in all tabs, stays closed without a jump', async () => {
    const { page, context, complaints } = await visit('/', quiet)
    const bar = page.locator('.announcement')
    expect(await bar.evaluate(element => getComputedStyle(element).backgroundColor)).toBe('rgb(18, 52, 86)')
    expect(await bar.evaluate(element => getComputedStyle(element).color)).toBe('rgb(250, 251, 252)')
    expect(await bar.locator('a').getAttribute('href')).toBe('/docs/intro')
    const other = await context.newPage()
    await other.goto(at('/docs/intro'))
    await bar.locator('button').click()
    expect(await bar.isVisible()).toBe(false)
    await expect.poll(() => other.locator('.announcement').isVisible()).toBe(false)
    await context.route('**/*.js', route => route.abort())
    await page.reload()
    expect(await bar.isVisible()).toBe(false)
    await page.evaluate(() => localStorage.setItem('docusaurus.announcement.id', 'older'))
    await page.reload()
    expect(await bar.isVisible()).toBe(true)
    expect(complaints.filter(text => !text.includes('ERR_FAILED'))).toEqual([])
  })

  test('both counters are told of each new path, after the page is loaded, and the policy lets them in', async () => {
    const { page, complaints, requests } = await visit('/', quiet)
    await expect.poll(() => page.evaluate(() => (window as unknown as Counted).dataLayer?.length)).toBe(2)
    const commands = () =>
      page.evaluate(() =>
        ((window as unknown as Counted).dataLayer ?? []).map(entry => JSON.stringify(Array.from(entry))),
      )
    expect((await commands())[1]).toBe('["config","G-TEST",{"anonymize_ip":true}]')
    const hits = () =>
      page.evaluate(() => ((window as unknown as Counted).ym?.a ?? []).filter(command => command[1] === 'hit'))
    expect(await hits()).toHaveLength(1)
    await follow(page, '/docs/intro')
    await untilHeading(page, 'Введение')
    await expect
      .poll(async () => (await commands()).slice(2))
      .toEqual(['["set","page_path","/docs/intro"]', '["event","page_view"]'])
    expect((await hits())[1]).toEqual([
      4242,
      'hit',
      at('/docs/intro'),
      { title: 'Введение | Обставленный сайт', referer: at('/') },
    ])
    await page.locator('.toc a').first().click()
    await page.waitForTimeout(100)
    expect(await commands()).toHaveLength(4)
    expect(requests.filter(path => path === '/gtag/js')).toHaveLength(1)
    expect(complaints).toEqual([])
  })

  test('C6: counters that are blocked, silent or a login page of somebody’s network cost the page nothing', async () => {
    const ways: ((route: Route) => unknown)[] = [
      route => route.abort(),
      () => undefined,
      route => route.fulfill({ status: 302, headers: { location: 'http://portal.invalid/' } }),
      route => route.fulfill({ contentType: 'text/html', body: '<html>login</html>' }),
    ]
    for (const way of ways) {
      const asked: string[] = []
      const before = async (context: BrowserContext): Promise<void> => {
        await context.route(/gtag\/js|tag\.js/, route => {
          asked.push(route.request().url())
          return way(route)
        })
      }
      const { page, complaints, close } = await visit('/docs/intro', { before })
      await expect.poll(() => asked.length).toBe(2)
      await mark(page)
      await follow(page, '/')
      await page.waitForURL(at('/'))
      await expect.poll(() => page.evaluate(() => (window as unknown as Counted).dataLayer?.length)).toBe(4)
      expect(await isMarked(page)).toBe(true)
      // What browsers say of such answers themselves, and what the counter says.
      expect(
        complaints.filter(text => !/net::|Failed to load|MIME type|portal\.invalid|Unexpected token '<'/.test(text)),
      ).toEqual([])
      await close()
    }
  })

  test('a picked docs version is remembered for its plugin, one that is no more is forgotten', async () => {
    const { page } = await visit('/')
    const stored = () => page.evaluate(() => localStorage.getItem('docs-preferred-version-default'))
    await page.evaluate(() => document.querySelector<HTMLElement>('[data-version]')?.click())
    expect(await stored()).toBe('current')
    await page.evaluate(() => localStorage.setItem('docs-preferred-version-default', '0.9'))
    await page.reload()
    await untilReady(page)
    expect(await stored()).toBeNull()
  })

  test('the language menu keeps path, query and hash', async () => {
    const { page } = await visit('/docs/intro?q=1#раздел')
    await page.locator('.navbar details.dropdown', { hasText: 'Русский' }).locator('summary').click()
    const link = page.locator('.navbar a[data-locale="ru"]')
    expect(await link.getAttribute('href')).toBe('/docs/intro')
    await link.click()
    // The one language leads to where the reader is: what the link became by the press is what can be seen.
    const { pathname, search, hash } = new URL((await link.getAttribute('href')) ?? '', page.url())
    expect([pathname, search, decodeURI(hash)]).toEqual(['/docs/intro', '?q=1', '#раздел'])
    expect(decodeURI(page.url())).toBe(at('/docs/intro?q=1#раздел'))
  })

  test('the language menu keeps an address where nothing is', async () => {
    const { page } = await visit('/no/such/page?q=1')
    await page
      .locator('.navbar details.dropdown', { has: page.locator('[data-locale]') })
      .locator('summary')
      .click()
    await mark(page)
    await page.locator('.navbar a[data-locale="ru"]').click()
    // The same address is a new document.
    await page.waitForFunction(() => !('marked' in window) && document.readyState === 'complete')
    expect(page.url()).toBe(at('/no/such/page?q=1'))
  })

  test('menu items of every kind are there; one is current by its pattern', async () => {
    const { page } = await look('/docs/intro')
    const said = (side: string) =>
      page
        .locator(`.navbar-items--${side} > li`)
        .evaluateAll(all => all.map(item => item.querySelector('summary, a, em')?.textContent?.trim()))
    expect(await said('left')).toEqual(['Введение', 'Документ', 'Меню', 'Next', 'Next', 'разметка'])
    expect((await said('right')).slice(0, 3)).toEqual(['Русский', 'Хранилище кода', 'Ещё одно введение'])
    expect(await page.locator('.navbar-items--right > li > .navbar-search').count()).toBe(1)
    const current = page.locator('.navbar-items--left a[aria-current]')
    expect(await current.first().textContent()).toBe('Введение')
    expect(await page.locator('.navbar--dark').count()).toBe(1)
  })

  test('style sheets that cannot be found show the banner of a broken base path on the home page only', async () => {
    const lost = {
      ready: false,
      before: async (context: BrowserContext) => {
        await context.route('**/*.css', route => route.fulfill({ status: 404, body: '' }))
      },
    }
    const { page, close } = await visit('/', lost)
    const banner = page.locator('#__zapiski_base_url')
    await banner.waitFor({ state: 'visible' })
    expect(await banner.textContent()).toContain('Сайт загрузился неправильно.')
    expect(await banner.textContent()).toMatch(/Попробуйте такой: \/$/)
    expect(await banner.evaluate(element => getComputedStyle(element).borderTopColor)).toBe('rgb(255, 0, 0)')
    await close()
    const other = await visit('/docs/intro', lost)
    expect(await other.page.locator('#__zapiski_base_url').count()).toBe(0)
    await other.close()
    const fine = await visit('/')
    // It is in the document, unseen, and leaves with the page that it speaks of.
    expect(await fine.page.locator('#__zapiski_base_url').isVisible()).toBe(false)
    expect(await fine.page.locator('#__zapiski_base_url').count()).toBe(1)
    await mark(fine.page)
    await follow(fine.page, '/docs/intro')
    await untilHeading(fine.page, 'Введение')
    expect(await isMarked(fine.page)).toBe(true)
    await expect.poll(() => fine.page.locator('#__zapiski_base_url').count()).toBe(0)
    await fine.close()
  })

  test.each([
    ['a host that answers every address with a page', '**/*.css', true],
    ["someone else's sheet that fails", 'https://sheets.example/**', false],
  ])('%s: the banner is there as it should', async (_, address, isShown) => {
    const { page } = await visit('/', {
      ready: false,
      before: async context => {
        await context.route(address, route =>
          isShown ? route.fulfill({ contentType: 'text/html', body: '<h1>Вход</h1>' }) : route.abort(),
        )
      },
      init: () => {
        const link = Object.assign(document.createElement('link'), {
          rel: 'stylesheet',
          href: 'https://sheets.example/a.css',
        })
        new MutationObserver((_, observer) => {
          if (document.head === null) return
          observer.disconnect()
          document.head.append(link)
        }).observe(document, { childList: true, subtree: true })
      },
    })
    expect(await page.locator('#__zapiski_base_url').isVisible()).toBe(isShown)
  })
})

describe('a furnished site under development', () => {
  const { visit } = onSite(FURNISHED, 'dev')

  test('counters are not loaded', async () => {
    const { page, requests } = await visit('/')
    // They would begin in the turn after the page is loaded.
    await page.evaluate(() => new Promise(done => setTimeout(done, 100)))
    expect(requests.filter(path => /gtag|tag\.js/.test(path))).toEqual([])
  })
})

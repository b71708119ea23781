import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openBrowser } from './browser.ts'
import { type How, type Served, serve } from './serve.ts'
import { SITE_DIR } from './site.ts'
import { heading, isMarked, mark, scrollTop, untilHeading, untilReady, visit } from './visit.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})

const isRecord = (path: string): boolean => /^\/data\/[^/]+$/.test(path)
const entries = (page: Page): Promise<number> => page.evaluate(() => navigation.entries().length)
const jump = (page: Page, top: number): Promise<void> => page.evaluate(y => scrollTo(0, y), top)

// Dev answers the very bytes of a build (`test/dev-parity.test.ts`): what is tried against both is what its own script,
// its headers and its 404 could change.
describe.each(['built', 'dev'] as const)('%s site', (how: How) => {
  let served: Served
  beforeAll(async () => {
    served = await serve(how, SITE_DIR)
  })
  afterAll(() => served?.close())
  const at = (path: string): string => served.at(path)

  test('a link changes the page without a load: top, title, focus, place in the menu, name said', async () => {
    const { page, complaints, close } = await visit(browser, at('/docs/linux/ssh'))
    await mark(page)
    await jump(page, 900)
    await page.locator('#__zapiski_main a[href="/docs/linux/prepare"]').first().click()
    await untilHeading(page, 'Подготовка')
    expect(await isMarked(page)).toBe(true)
    expect(page.url()).toBe(at('/docs/linux/prepare'))
    expect(await scrollTop(page)).toBe(0)
    expect(await page.title()).toContain('Записки')
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1')
    expect(await page.locator('#zapiski-sidebar [aria-current="page"]').getAttribute('href')).toBe(
      '/docs/linux/prepare',
    )
    await expect.poll(() => page.locator('#zapiski-status').textContent()).toContain('Подготовка')
    expect(await page.locator('link[rel="canonical"]').getAttribute('href')).toMatch(/\/docs\/linux\/prepare$/)
    expect(complaints).toEqual([])
    await close()
  })

  test('back, forward and reload bring the exact place; the first page needs no request', async () => {
    const { page, requests, close } = await visit(browser, at('/docs/linux/ssh'))
    await mark(page)
    await jump(page, 700)
    await page.evaluate(() =>
      document.querySelector<HTMLElement>('#__zapiski_main a[href="/docs/linux/prepare"]')?.click(),
    )
    await untilHeading(page, 'Подготовка')
    await jump(page, 400)
    const before = requests.length
    await page.goBack()
    await untilHeading(page, 'SSH')
    expect(await scrollTop(page)).toBe(700)
    expect(requests.slice(before).filter(path => path.includes('docs-linux-ssh'))).toEqual([])
    await page.goForward()
    await untilHeading(page, 'Подготовка')
    expect(await scrollTop(page)).toBe(400)
    expect(await isMarked(page)).toBe(true)
    await page.reload()
    await untilReady(page)
    await expect.poll(() => scrollTop(page)).toBe(400)
    await page.goBack()
    await untilHeading(page, 'SSH')
    await expect.poll(() => scrollTop(page)).toBe(700)
    await close()
  })

  test('a page that does not exist is the server’s honest 404, and Back is right', async () => {
    const { page, close } = await visit(browser, at('/about'))
    await page.evaluate(() => {
      const link = document.createElement('a')
      link.href = '/no-such-page'
      document.body.append(link)
      link.click()
    })
    await untilHeading(page, 'не найдена')
    await page.goBack()
    await untilHeading(page, 'О блоге')
    await close()
  })

  test('offline: a page at hand opens, the first one reopens', async () => {
    const { page, context, requests, close } = await visit(browser, at('/about'))
    await page.locator('.navbar-brand').hover()
    await expect.poll(() => requests.some(path => path.startsWith('/data/index-'))).toBe(true)
    await page.waitForLoadState('networkidle')
    await context.setOffline(true)
    await page.locator('.navbar-brand').click()
    await page.waitForURL(at('/'))
    await page.goBack()
    await untilHeading(page, 'О блоге')
    await close()
  })

  test('each page is fetched at most once however often it is pointed at', async () => {
    const before = served.hits.length
    const { page, close } = await visit(browser, at('/about'))
    const link = page.locator('.navbar-brand')
    for (let i = 0; i < 3; i++) {
      await link.hover()
      await page.waitForTimeout(120)
      await page.mouse.move(600, 790)
    }
    await link.click()
    await page.waitForURL(at('/'))
    expect(served.hits.slice(before).filter(path => path.startsWith('/data/index-'))).toHaveLength(1)
    await close()
  })
})

describe('navigation', () => {
  let served: Served
  beforeAll(async () => {
    served = await serve('built', SITE_DIR)
  })
  afterAll(() => served?.close())
  const at = (path: string): string => served.at(path)

  test.each([
    '/',
    '/prostoy-parol',
    '/docs/linux/ssh',
    '/docs/linux',
    '/archive',
    '/tags',
    '/tags/lua',
    '/authors',
    '/authors/zapiski',
    '/about',
    '/search',
    '/docs',
    '/docs/tags',
  ])('hydration of %s: no complaint, no record asked for, the nodes of the article stay', async path => {
    const { page, complaints, requests, close } = await visit(browser, at(path), {
      init: () => {
        document.addEventListener('DOMContentLoaded', () => {
          const nodes = [...document.querySelectorAll('#__zapiski_content *')]
          Object.assign(window, { kept: () => nodes.every(node => node.isConnected) && nodes.length > 0 })
        })
      },
    })
    expect(await page.evaluate(() => (window as unknown as { kept(): boolean }).kept())).toBe(true)
    expect(complaints).toEqual([])
    const own = path === '/' ? 'index' : path.slice(1).replaceAll('/', '-')
    const asked = requests.filter(name => name.replace(/-\w{5}\.json$/, '') === `/data/${own}`)
    expect(asked).toEqual([])
    await close()
  })

  test('after soft navigation the head is that of the page, and the first page gets its own back', async () => {
    const said = (page: Page) =>
      page.evaluate(() =>
        [...document.head.querySelectorAll('meta[name],meta[property],link[rel="canonical"],link[rel="alternate"]')]
          .map(element => element.outerHTML)
          .toSorted(),
      )
    const { page, close } = await visit(browser, at('/prostoy-parol'))
    await mark(page)
    const first = await said(page)
    for (const [path, name] of [
      ['/docs/linux/ssh', 'SSH'],
      ['/archive', 'Архив'],
      ['/docs', 'База знаний'],
    ] as const) {
      await page.evaluate(href => {
        const link = document.body.appendChild(Object.assign(document.createElement('a'), { href }))
        link.click()
        link.remove()
      }, path)
      await untilHeading(page, name)
      await page.waitForURL(at(path))
      const loaded = await visit(browser, at(path))
      await expect.poll(() => said(page)).toEqual(await said(loaded.page))
      await loaded.close()
    }
    for (let i = 0; i < 3; i++) await page.goBack()
    await expect.poll(() => said(page)).toEqual(first)
    expect(await isMarked(page)).toBe(true)
    await close()
  })

  test('Cyrillic hashes, raw and encoded, in the page and across pages; a malformed one harms nothing', async () => {
    const { page, complaints, close } = await visit(browser, at('/about'))
    await mark(page)
    const hash = '#файл-sshconfig'
    for (const written of [hash, `#${encodeURIComponent(hash.slice(1))}`, '#%E0%A4%A']) {
      await page.evaluate(href => {
        const link = document.createElement('a')
        link.href = href
        document.querySelector('#__zapiski_content')?.append(link)
        link.click()
      }, `/docs/linux/ssh${written}`)
      await untilHeading(page, 'SSH')
      if (written.includes('A4')) expect(await heading(page)).toContain('SSH')
      else {
        await page.waitForFunction(() => document.querySelector(':target') !== null)
        const top = await page.locator(':target').evaluate(element => element.getBoundingClientRect().top)
        expect(top).toBeGreaterThanOrEqual(0)
        expect(top).toBeLessThan(200)
      }
      await page.goBack()
      await untilHeading(page, 'О блоге')
    }
    expect(await isMarked(page)).toBe(true)
    expect(complaints).toEqual([])
    await close()
  })

  test('a link to the page itself goes to the top and adds no entry; two clicks make one entry; of A and B only B', async () => {
    const { page, close } = await visit(browser, at('/docs/linux/ssh'))
    await mark(page)
    await jump(page, 500)
    const count = await entries(page)
    await page.evaluate(() => document.querySelector<HTMLElement>('#zapiski-sidebar [aria-current="page"]')?.click())
    await expect.poll(() => scrollTop(page)).toBe(0)
    expect(await entries(page)).toBe(count)
    await page.evaluate(() => {
      const link = document.querySelector<HTMLElement>('#__zapiski_main a[href="/docs/linux/prepare"]')
      link?.click()
      link?.click()
    })
    await untilHeading(page, 'Подготовка')
    expect(await entries(page)).toBe(count + 1)
    await page.evaluate(() => {
      document.querySelector<HTMLElement>('a[href="/archive"]')?.click()
      document.querySelector<HTMLElement>('a[href="/about"]')?.click()
    })
    await untilHeading(page, 'О блоге')
    expect(await entries(page)).toBe(count + 2)
    expect(await isMarked(page)).toBe(true)
    await close()
  })

  test.each(['404', '500', 'wrong type', 'malformed', 'other build', 'dropped'])(
    'a record that is %s becomes a full page load, and Back is right',
    async fault => {
      const { page, close } = await visit(browser, at('/about'), {
        before: async context => {
          await context.route('**/data/docs-*.json', async route => {
            if (fault === 'dropped') return route.abort()
            const response = await route.fetch()
            const body = await response.text()
            if (fault === '404' || fault === '500') return route.fulfill({ status: Number(fault), body: '' })
            if (fault === 'wrong type')
              return route.fulfill({ status: 200, contentType: 'text/html', body: '<h1>Вход</h1>' })
            if (fault === 'malformed') return route.fulfill({ response, body: body.slice(0, 100) })
            return route.fulfill({ response, body: body.replace(/"build":"[^"]+"/, '"build":"other"') })
          })
        },
      })
      await mark(page)
      await page.evaluate(() => document.querySelector<HTMLElement>('.navbar a[href="/docs"]')?.click())
      await untilHeading(page, 'База знаний')
      await page.waitForLoadState()
      expect(await isMarked(page)).toBe(false)
      expect(page.url()).toBe(at('/docs'))
      await page.goBack()
      await untilHeading(page, 'О блоге')
      expect(page.url()).toBe(at('/about'))
      await page.goForward()
      await untilHeading(page, 'База знаний')
      await close()
    },
  )

  test('the bar of progress waits 200 ms and goes when the page is there', async () => {
    // The page comes when the test has seen what it wanted, however slow the machine is.
    let release = (): void => {}
    const released = new Promise<void>(resolve => {
      release = resolve
    })
    const { page, close } = await visit(browser, at('/about'), {
      before: async context => {
        await context.route('**/data/archive-*.json', async route => {
          await released
          await route.continue()
        })
      },
    })
    await page.evaluate(() => {
      const state = Object.assign(window, { started: performance.now(), shownAt: 0, first: '' })
      // Looked at where it appears: by the time a busy machine asks again it has moved on.
      new MutationObserver(() => {
        const bar = document.querySelector<HTMLElement>('.progress')
        if (bar === null || state.shownAt > 0) return
        state.shownAt = performance.now()
        state.first = bar.style.transform
      }).observe(document.body, { childList: true })
      document.querySelector<HTMLElement>('.navbar a[href="/archive"]')?.click()
    })
    await page.waitForSelector('.progress', { state: 'attached' })
    expect(await page.evaluate(() => (window as unknown as { first: string }).first)).toBe('scaleX(0.08)')
    const delay = await page.evaluate(() => {
      const { shownAt, started } = window as unknown as { shownAt: number; started: number }
      return shownAt - started
    })
    expect(delay).toBeGreaterThanOrEqual(199)
    expect(await heading(page)).toContain('О блоге')
    release()
    await untilHeading(page, 'Архив')
    await page.waitForSelector('.progress', { state: 'detached' })
    await close()
  })

  test('few pages are fetched unasked, none for who saves data', async () => {
    const plain = await visit(browser, at('/archive'))
    await plain.page.waitForTimeout(1200)
    const fetched = plain.requests.filter(isRecord)
    expect(new Set(fetched).size).toBe(fetched.length)
    expect(fetched.length).toBeGreaterThan(0)
    expect(fetched.length).toBeLessThanOrEqual(14)
    await plain.close()
    const saving = await visit(browser, at('/archive'), {
      init: () => Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } }),
    })
    await saving.page.locator('.archive-year a').first().hover()
    await saving.page.waitForTimeout(1200)
    expect(saving.requests.filter(isRecord)).toEqual([])
    await saving.close()
  })

  test('without the Navigation API pages load in full', async () => {
    const { page, complaints, requests, close } = await visit(browser, at('/about'), {
      init: () => {
        Reflect.deleteProperty(window, 'navigation')
      },
    })
    await mark(page)
    await page.evaluate(() => document.querySelector<HTMLElement>('.navbar a[href="/archive"]')?.click())
    await untilHeading(page, 'Архив')
    expect(await isMarked(page)).toBe(false)
    expect(requests.filter(path => path === '/archive')).toHaveLength(1)
    await page.goBack()
    await untilHeading(page, 'О блоге')
    expect(complaints).toEqual([])
    await close()
  })
})

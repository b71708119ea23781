import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openBrowser } from './browser.ts'
import { type Served, serve, serveBuilt } from './serve.ts'
import { type BuiltSite, buildSiteDir, SITE_DIR } from './site.ts'
import { heading, isMarked, mark, untilHeading, untilReady, visit } from './visit.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})

describe('our own site', () => {
  let served: Served
  beforeAll(async () => {
    served = await serve('built', SITE_DIR)
  })
  afterAll(() => served?.close())
  const at = (path: string): string => served.at(path)

  test('scripts blocked: the site reads and navigates, the menu opens', async () => {
    const { page, close } = await visit(browser, at('/about'), {
      ready: false,
      before: async context => {
        await context.route('**/*.js', route => route.abort())
      },
    })
    await page.locator('details.dropdown > summary').first().click()
    await page.getByRole('link', { name: 'Архив' }).first().click()
    await untilHeading(page, 'Архив')
    // The heading is there before the style sheet that hides what needs scripts.
    await page.waitForLoadState('load')
    expect(await page.locator('.needs-js').first().isVisible()).toBe(false)
    await close()
  })

  test('the second script missing: plain pages, controls that work, no error', async () => {
    const { page, close } = await visit(browser, at('/about'), {
      ready: false,
      before: async context => {
        await context.route('**/app-*.js', route => route.fulfill({ status: 404, body: '' }))
      },
    })
    await page.locator('[data-action="color-mode"]').click()
    expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark')
    await page.locator('a.navbar-brand').click()
    await page.waitForURL(at('/'))
    expect(await page.locator('article').count()).toBeGreaterThan(3)
    // Folders that nobody would fill offer nothing; their names are links still.
    await page.goto(at('/docs/linux/ssh'))
    await page.waitForFunction(() => document.documentElement.dataset.client === 'plain')
    const folder = page.locator('#zapiski-sidebar .sidebar-category', { hasText: 'macOS' })
    expect(await folder.locator('summary').isVisible()).toBe(false)
    expect(await folder.locator('a').getAttribute('href')).toBe('/docs/macos')
    await close()
  })

  test('a menu newer than its page: the article stays, the menu is the new one, navigation goes on', async () => {
    const { page, complaints, close } = await visit(browser, at('/docs/linux/ssh'), {
      init: () => {
        document.addEventListener('DOMContentLoaded', () => {
          Object.assign(window, { heading: document.querySelector('#__zapiski_content h1') })
        })
      },
      before: async context => {
        await context.route('**/data/menu/docs-*.json', async route => {
          const menu = await (await route.fetch()).json()
          const link = { type: 'link', label: 'Новая страница', href: '/docs/linux/bash', route: '/docs/linux/bash' }
          menu.items[2].items.unshift(link)
          menu.items.splice(0, 1)
          await route.fulfill({ json: menu })
        })
      },
    })
    const isSame = () => page.evaluate(() => 'heading' in window && document.contains(window.heading as Node))
    await page.locator('#zapiski-sidebar a', { hasText: 'Новая страница' }).waitFor()
    expect(await isSame()).toBe(true)
    expect(await heading(page)).toContain('SSH')
    expect(await page.locator('#zapiski-sidebar a', { hasText: 'Главная' }).count()).toBe(0)
    await mark(page)
    await page.locator('#zapiski-sidebar a[href="/docs/linux/prepare"]').click()
    await untilHeading(page, 'Подготовка')
    expect(await isMarked(page)).toBe(true)
    // React says once that the two differed.
    expect(complaints).toEqual([expect.stringContaining('React error #418')])
    await close()
  })

  test('storage blocked: one warning, everything works for the visit', async () => {
    const { page, complaints, close } = await visit(browser, at('/docs/linux/ssh'), {
      init: () => {
        for (const name of ['localStorage', 'sessionStorage']) {
          Object.defineProperty(window, name, {
            get() {
              throw new DOMException('blocked', 'SecurityError')
            },
          })
        }
      },
    })
    await page.locator('[data-action="color-mode"]').click()
    expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark')
    await page.locator('.tabs label.tab').nth(1).click()
    expect(await page.locator('.tab-panel').nth(1).isVisible()).toBe(true)
    expect(complaints).toHaveLength(1)
    expect(complaints[0]).toContain('Хранилище браузера недоступно')
    await close()
  })

  test('slow 4G and a quarter of the speed: the text is there before the scripts, then the client comes alive', async () => {
    const { page, complaints, close } = await visit(browser, 'about:blank', { ready: false })
    const session = await page.context().newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 150,
      downloadThroughput: (1.6 * 1024 * 1024) / 8,
      uploadThroughput: (750 * 1024) / 8,
    })
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    await page.goto(at('/mosh'), { waitUntil: 'commit' })
    await page.locator('article h1').waitFor()
    expect(await page.evaluate(() => document.documentElement.dataset.client)).not.toBe('ready')
    await untilReady(page)
    expect(complaints).toEqual([])
    await close()
  })

  test('a translator has wrapped the words: the text stays whole and navigation works', async () => {
    const { page, close } = await visit(browser, at('/docs/linux/ssh'), {
      init: () => {
        // As translators do it: text nodes go into <font><font>.
        document.addEventListener('DOMContentLoaded', () => {
          const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
          const texts: Node[] = []
          while (walker.nextNode()) {
            const { parentElement, textContent } = walker.currentNode
            if (parentElement?.closest('script') === null && textContent?.trim()) texts.push(walker.currentNode)
          }
          for (const text of texts) {
            const font = document.createElement('font')
            text.parentNode?.replaceChild(font, text)
            font.append(document.createElement('font'))
            font.firstElementChild?.append(text)
          }
        })
      },
    })
    await mark(page)
    expect((await page.locator('.markdown').textContent())?.length).toBeGreaterThan(1000)
    await page.evaluate(() => document.querySelector<HTMLElement>('.navbar a[href="/archive"]')?.click())
    await untilHeading(page, 'Архив')
    await page.goBack()
    await untilHeading(page, 'SSH')
    expect(await isMarked(page)).toBe(true)
    await close()
  })

  test('translated after hydration: the next page is whole', async () => {
    const { page, complaints, close } = await visit(browser, at('/docs/linux/ssh'))
    await page.evaluate(() => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      const texts: Node[] = []
      while (walker.nextNode()) texts.push(walker.currentNode)
      for (const text of texts) {
        if (text.parentElement?.closest('script') !== null || !text.textContent?.trim()) continue
        const font = document.createElement('font')
        text.parentNode?.replaceChild(font, text)
        font.append(text)
      }
    })
    for (const [path, name] of [
      ['/', 'Записки'],
      ['/archive', 'Архив'],
      ['/docs', 'База знаний'],
    ] as const) {
      await page.evaluate(href => document.querySelector<HTMLElement>(`.navbar a[href="${href}"]`)?.click(), path)
      await page.waitForURL(at(path))
      await untilHeading(page, name)
    }
    expect(complaints).toEqual([])
    await close()
  })

  test('an extension puts its nodes in: the article stays, navigation works', async () => {
    const { page, close } = await visit(browser, at('/about'), {
      init: () => {
        document.addEventListener('DOMContentLoaded', () => {
          const make = () => Object.assign(document.createElement('div'), { className: 'extension' })
          document.body.prepend(make())
          document.documentElement.append(make())
          document.querySelector('.navbar-inner')?.prepend(make())
          document.querySelector('main')?.append(make())
          document.documentElement.classList.add('extension-was-here')
        })
      },
    })
    await mark(page)
    expect(await heading(page)).toContain('О блоге')
    await page.evaluate(() => document.querySelector<HTMLElement>('.navbar a[href="/archive"]')?.click())
    await untilHeading(page, 'Архив')
    expect(await isMarked(page)).toBe(true)
    expect(await page.evaluate(() => document.documentElement.className)).toContain('extension-was-here')
    await close()
  })

  test.each([
    ['forced colours', { forcedColors: 'active' }],
    ['reduced motion', { reducedMotion: 'reduce' }],
  ] as const)('%s: nothing is lost', async (_, options) => {
    const { page, complaints, close } = await visit(browser, at('/docs/linux/ssh'), options)
    await page.evaluate(() => document.querySelector<HTMLElement>('.navbar a[href="/archive"]')?.click())
    await untilHeading(page, 'Архив')
    expect(complaints).toEqual([])
    await close()
  })

  test('a shell that crashes says so with its causes and tries again', async () => {
    const { page, close } = await visit(browser, at('/about'), {
      before: async context => {
        await context.route('**/data/archive-*.json', async route => {
          const response = await route.fetch()
          const record = await response.json()
          // Its contents list cannot be drawn.
          await route.fulfill({ response, json: { ...record, toc: [{ level: 2 }] } })
        })
      },
    })
    await page.evaluate(() => document.querySelector<HTMLElement>('.navbar a[href="/archive"]')?.click())
    const crash = page.locator('.crash')
    await crash.waitFor()
    expect(await crash.locator('h1').textContent()).toBe('На этой странице произошла ошибка.')
    expect(await crash.locator('.crash-message').textContent()).toMatch(/^Cannot read properties/)
    expect(await page.title()).toBe('Ошибка страницы')
    await crash.getByRole('button', { name: 'Попробовать ещё раз' }).click()
    await crash.waitFor()
    await page.goBack()
    await untilHeading(page, 'О блоге')
    await close()
  })
})

describe('a new build on the server, the old one in the browser', () => {
  let served: Served
  let site: BuiltSite
  let next: BuiltSite
  let folder: string
  beforeAll(async () => {
    site = await buildSiteDir(resolve(import.meta.dirname, '../sites/furnished'))
    served = await serveBuilt(site)
    folder = mkdtempSync(join(tmpdir(), 'zapiski-next-'))
    cpSync(resolve(import.meta.dirname, '../sites/furnished'), folder, { recursive: true })
    const config = join(folder, 'zapiski.config.ts')
    writeFileSync(config, readFileSync(config, 'utf8').replace('Обставленный', 'Переставленный'))
    next = await buildSiteDir(folder)
  })
  afterAll(async () => {
    await served?.close()
    await next?.remove()
    rmSync(folder, { recursive: true })
  })

  test('links reach the new build in one load, Back works, nothing loops', async () => {
    const { page, requests, close } = await visit(browser, served.at('/'), {
      // No page is at hand before it is gone to.
      init: () => Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } }),
    })
    await mark(page)
    const { outDir } = site
    for (const name of readdirSync(outDir)) rmSync(join(outDir, name), { recursive: true })
    cpSync(next.outDir, outDir, { recursive: true })
    const before = requests.length
    await page.evaluate(() => document.querySelector<HTMLElement>('.navbar a[href="/docs/intro"]')?.click())
    await untilHeading(page, 'Введение')
    await untilReady(page)
    expect(await isMarked(page)).toBe(false)
    await page.waitForTimeout(500)
    expect(requests.slice(before).filter(path => path === '/docs/intro')).toHaveLength(1)
    await page.goBack()
    await page.waitForURL(served.at('/'))
    await untilReady(page)
    await close()
  })
})

/** What the counters leave on the window. */
interface Counted {
  dataLayer?: ArrayLike<unknown>[]
  ym?: { a?: unknown[][] }
}

describe('a furnished site', () => {
  let served: Served
  beforeAll(async () => {
    served = await serve('built', resolve(import.meta.dirname, '../sites/furnished'))
  })
  afterAll(() => served?.close())
  const at = (path: string): string => served.at(path)
  /** Counters answer with nothing, from here. */
  const quiet = {
    before: async (context: import('playwright-core').BrowserContext) => {
      await context.route(/googletagmanager|mc\.yandex/, route =>
        route.fulfill({ contentType: 'text/javascript', body: '' }),
      )
    },
  }

  test('the announcement has its colours, closes in all tabs, stays closed without a jump', async () => {
    const { page, context, complaints, close } = await visit(browser, at('/'), quiet)
    const bar = page.locator('.announcement')
    expect(await bar.evaluate(element => getComputedStyle(element).backgroundColor)).toBe('rgb(18, 52, 86)')
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
    await close()
  })

  test('both counters are told of each new path, after the page is loaded, and the policy lets them in', async () => {
    const { page, complaints, requests, close } = await visit(browser, at('/'), quiet)
    await expect.poll(() => page.evaluate(() => (window as unknown as Counted).dataLayer?.length)).toBe(2)
    const commands = () =>
      page.evaluate(() =>
        ((window as unknown as Counted).dataLayer ?? []).map(entry => JSON.stringify(Array.from(entry))),
      )
    expect((await commands())[1]).toBe('["config","G-TEST",{"anonymize_ip":true}]')
    const hits = () =>
      page.evaluate(() => ((window as unknown as Counted).ym?.a ?? []).filter(command => command[1] === 'hit'))
    expect(await hits()).toHaveLength(1)
    await page.evaluate(() => document.querySelector<HTMLElement>('.navbar a[href="/docs/intro"]')?.click())
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
    await close()
  })

  test('counters are not loaded under development', async () => {
    const dev = await serve('dev', resolve(import.meta.dirname, '../sites/furnished'))
    const { page, requests, close } = await visit(browser, dev.at('/'), quiet)
    await page.waitForTimeout(300)
    expect(requests.filter(path => /gtag|tag\.js/.test(path))).toEqual([])
    await close()
    await dev.close()
  })

  test('a picked docs version is remembered for its plugin, one that is no more is forgotten', async () => {
    const { page, close } = await visit(browser, at('/'), quiet)
    const stored = () => page.evaluate(() => localStorage.getItem('docs-preferred-version-default'))
    await page.evaluate(() => document.querySelector<HTMLElement>('[data-version]')?.click())
    expect(await stored()).toBe('current')
    await page.evaluate(() => localStorage.setItem('docs-preferred-version-default', '0.9'))
    await page.reload()
    await untilReady(page)
    expect(await stored()).toBeNull()
    await close()
  })

  test('the language menu keeps path, query and hash', async () => {
    const { page, close } = await visit(browser, at('/docs/intro?q=1#раздел'), quiet)
    await page.locator('.navbar details.dropdown', { hasText: 'Русский' }).locator('summary').click()
    const link = page.locator('.navbar a[data-locale="ru"]')
    await link.click()
    await page.waitForURL(url => url.search === '?q=1')
    expect(new URL(page.url()).pathname).toBe('/docs/intro')
    expect(decodeURI(new URL(page.url()).hash)).toBe('#раздел')
    await close()
  })

  test('the language menu keeps an address where nothing is', async () => {
    const { page, close } = await visit(browser, at('/no/such/page?q=1'), quiet)
    await page
      .locator('.navbar details.dropdown', { has: page.locator('[data-locale]') })
      .locator('summary')
      .click()
    const link = page.locator('.navbar a[data-locale="ru"]')
    await link.click()
    await page.waitForLoadState()
    expect(page.url()).toBe(at('/no/such/page?q=1'))
    await close()
  })

  test('menu items of every kind are there; one is current by its pattern', async () => {
    const { page, close } = await visit(browser, at('/docs/intro'), quiet)
    expect(await page.locator('.navbar .raw').textContent()).toBe('разметка')
    const current = page.locator('.navbar-items--left a[aria-current]')
    expect(await current.first().textContent()).toBe('Введение')
    expect(await page.locator('.navbar--dark').count()).toBe(1)
    await close()
  })

  test('style sheets that cannot be found show the banner of a broken base path on the home page only', async () => {
    const lost = {
      ready: false,
      before: async (context: import('playwright-core').BrowserContext) => {
        await context.route('**/*.css', route => route.fulfill({ status: 404, body: '' }))
      },
    }
    const { page, close } = await visit(browser, at('/'), lost)
    const banner = page.locator('#__zapiski_base_url')
    await banner.waitFor({ state: 'visible' })
    expect(await banner.textContent()).toContain('Сайт загрузился неправильно.')
    expect(await banner.evaluate(element => getComputedStyle(element).borderTopColor)).toBe('rgb(255, 0, 0)')
    await close()
    const other = await visit(browser, at('/docs/intro'), lost)
    expect(await other.page.locator('#__zapiski_base_url').count()).toBe(0)
    await other.close()
    const fine = await visit(browser, at('/'), quiet)
    expect(await fine.page.locator('#__zapiski_base_url').isVisible()).toBe(false)
    await fine.page.evaluate(() => document.querySelector<HTMLElement>('.navbar a[href="/docs/intro"]')?.click())
    await untilHeading(fine.page, 'Введение')
    expect(await fine.page.locator('#__zapiski_base_url').count()).toBe(0)
    await fine.close()
  })

  test.each([
    ['a host that answers every address with a page', '**/*.css', true],
    ["someone else's sheet that fails", 'https://sheets.example/**', false],
  ])('%s: the banner is there as it should', async (_, address, isShown) => {
    const { page, close } = await visit(browser, at('/'), {
      ready: false,
      before: async context => {
        await quiet.before(context)
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
    await close()
  })
})

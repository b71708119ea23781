import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { onSite } from './group.ts'
import { serveBuilt } from './serve.ts'
import { type BuiltSite, buildShared, buildSiteDir, FURNISHED, SITE_DIR } from './site.ts'
import { follow, heading, isFetchedPage, isMarked, mark, untilHeading, untilReady } from './visit.ts'

describe('our own site', () => {
  const { at, visit } = onSite(SITE_DIR)

  test('scripts blocked: the site reads and navigates, the menu opens', async () => {
    const { page } = await visit('/about', {
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
  })

  test('the second script missing: plain pages, controls that work, no error', async () => {
    const { page } = await visit('/about', {
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
  })

  test('a menu newer than its page: the article stays, the menu is the new one, navigation goes on', async () => {
    const { page, complaints } = await visit('/docs/linux/ssh', {
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
    expect(complaints).toEqual([])
  })

  test('storage blocked: one warning, everything works for the visit', async () => {
    const { page, complaints } = await visit('/docs/linux/ssh', {
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
  })

  test('slow 4G and a quarter of the speed: the text is there before the scripts, then the client comes alive', async () => {
    const { page, complaints } = await visit('about:blank', { ready: false })
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
  })

  test('a translator has wrapped the words: the text stays whole and navigation works', async () => {
    const { page } = await visit('/docs/linux/ssh', {
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
    await follow(page, '/archive')
    await untilHeading(page, 'Архив')
    await page.goBack()
    await untilHeading(page, 'SSH')
    expect(await isMarked(page)).toBe(true)
  })

  test('a shell that is not as it was built is drawn anew, and the console is told', async () => {
    const { page, complaints } = await visit('/about', {
      before: async context => {
        await context.route(/\/about$/, async route => {
          const response = await route.fetch()
          await route.fulfill({ response, body: (await response.text()).replaceAll('>Ресурсы<', '>Чужое слово<') })
        })
      },
    })
    await expect.poll(() => complaints.join()).toMatch(/error #418/)
    await expect.poll(() => page.locator('.navbar').textContent()).toContain('Ресурсы')
    expect(await heading(page)).toContain('О блоге')
  })

  test('translated after hydration: the next page is whole', async () => {
    const { page, complaints } = await visit('/docs/linux/ssh')
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
      await follow(page, path)
      await page.waitForURL(at(path))
      await untilHeading(page, name)
    }
    expect(complaints).toEqual([])
  })

  test('an extension puts its nodes in: the article stays, navigation works', async () => {
    const { page } = await visit('/about', {
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
    await follow(page, '/archive')
    await untilHeading(page, 'Архив')
    expect(await isMarked(page)).toBe(true)
    expect(await page.evaluate(() => document.documentElement.className)).toContain('extension-was-here')
  })

  test.each([
    ['forced colours', { forcedColors: 'active' }],
    ['reduced motion', { reducedMotion: 'reduce' }],
  ] as const)('%s: nothing is lost', async (_, options) => {
    const { page, complaints } = await visit('/docs/linux/ssh', options)
    await follow(page, '/archive')
    await untilHeading(page, 'Архив')
    expect(complaints).toEqual([])
  })

  test('a shell that crashes says so and tries again', async () => {
    const { page } = await visit('/about', {
      before: async context => {
        await context.route(/\/archive$/, async route => {
          if (!isFetchedPage(route.request())) return route.continue()
          const response = await route.fetch()
          // Its contents list cannot be drawn: an id is no number.
          const body = (await response.text()).replace(/"toc":\[[^\]]*\]/, '"toc":[{"level":2,"id":5,"text":"x"}]')
          await route.fulfill({ response, body })
        })
      },
    })
    await follow(page, '/archive')
    const crash = page.locator('.crash')
    await crash.waitFor()
    expect(await crash.locator('h1').textContent()).toBe('На этой странице произошла ошибка.')
    expect(await crash.locator('.crash-message').textContent()).toMatch(/replace is not a function/)
    expect(await page.title()).toBe('Ошибка страницы')
    // The bar stays, with its ways on.
    expect(await page.locator('.navbar .navbar-brand').count()).toBe(1)
    const again = crash.getByRole('button', { name: 'Попробовать ещё раз' })
    await again.click()
    await crash.waitFor()
    // What made it fail is over: the same page is drawn.
    await page.evaluate(() => Object.assign(Number.prototype, { replace: () => 'five' }))
    await again.click()
    await untilHeading(page, 'Архив')
    expect(await crash.count()).toBe(0)
    await expect.poll(() => page.title()).toContain('Архив')
    await page.goBack()
    await untilHeading(page, 'О блоге')
  })
})

describe('a new build on the server, the old one in the browser', () => {
  let site: BuiltSite
  let next: BuiltSite
  let folder: string
  let root: string
  const { at, stay } = onSite(async () => {
    const built = await buildShared(FURNISHED)
    root = mkdtempSync(join(tmpdir(), 'zapiski-first-'))
    site = { ...built, outDir: join(root, 'build') }
    cpSync(built.outDir, site.outDir, { recursive: true })
    return serveBuilt(site)
  })
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'zapiski-next-'))
    cpSync(FURNISHED, folder, { recursive: true })
    const config = join(folder, 'zapiski.config.ts')
    writeFileSync(config, readFileSync(config, 'utf8').replace('Обставленный', 'Переставленный'))
    next = await buildSiteDir(folder)
  })
  afterAll(async () => {
    await next?.remove()
    for (const made of [folder, root]) rmSync(made, { recursive: true })
  })

  test('links reach the new build in one load, Back works, nothing loops', async () => {
    const { page, requests } = await stay('/')
    await mark(page)
    const { outDir } = site
    for (const name of readdirSync(outDir)) rmSync(join(outDir, name), { recursive: true })
    cpSync(next.outDir, outDir, { recursive: true })
    const before = requests.length
    await follow(page, '/docs/intro')
    await untilHeading(page, 'Введение')
    await untilReady(page)
    expect(await isMarked(page)).toBe(false)
    expect(requests.slice(before).filter(path => path === '/docs/intro')).toHaveLength(1)
    await page.goBack()
    await page.waitForURL(at('/'))
    await untilReady(page)
    // Nothing goes round: what was loaded last is what is there.
    expect(requests.slice(before).filter(path => path === '/docs/intro')).toHaveLength(1)
  })
})
